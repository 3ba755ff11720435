import { requireDomain, requireName, requireNames } from '../words/names.ts';
import { CommandError } from '../commands/command.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { lockNames } from '../brands/lock-names.ts';

export const COMPETITOR_STATUSES = ['tracked', 'suggested', 'dismissed'] as const;

export type CompetitorStatus = (typeof COMPETITOR_STATUSES)[number];

export interface NewCompetitor {
  readonly brandId: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | undefined;
  readonly status: string;
}

/** Who of a brand already goes by one of some names: the brand itself (no id) or one of its competitors. */
const BEARER = `
SELECT bearer.id, bearer.name, wanted.name AS taken FROM (
  SELECT NULL AS id, name, name || aliases AS names FROM brands WHERE id = $1
  UNION ALL
  SELECT id, name, name || aliases FROM competitors WHERE brand_id = $1
) AS bearer
CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS wanted (name, place)
WHERE lower(wanted.name) IN (SELECT lower(known) FROM unnest(bearer.names) AS known)
ORDER BY place, bearer.id NULLS FIRST LIMIT 1`;

/** @throws CommandError where the brand or one of its competitors goes by one of the names. */
async function requireFree(client: PostgresClient, brandId: string, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string | null; name: string; taken: string }>(BEARER, [
    brandId,
    names,
  ]);
  const [bearer] = rows;
  if (!bearer) return;
  if (bearer.id === null) {
    throw new CommandError('own_brand_not_a_competitor', `${bearer.taken} is a name of the brand itself`);
  }
  throw new CommandError(
    'competitor_already_exists',
    `${bearer.taken} is a name of the brand's competitor ${bearer.name}`,
  );
}

/**
 * Adds a competitor to a brand.
 * @throws CommandError `competitor_already_exists` or `own_brand_not_a_competitor` for a name or alias
 *   (in any letter case) that the brand or one of its competitors goes by.
 */
export async function createCompetitor(postgres: Postgres, competitor: NewCompetitor) {
  if (!(COMPETITOR_STATUSES as readonly string[]).includes(competitor.status)) {
    throw new CommandError(
      'invalid_option',
      `--status must be one of ${COMPETITOR_STATUSES.join(', ')}, not ${JSON.stringify(competitor.status)}`,
    );
  }
  const name = requireName('--name', competitor.name);
  const domain = competitor.domain === undefined ? null : requireDomain('--domain', competitor.domain);
  const aliases = requireNames('--alias', competitor.aliases);
  return transaction(postgres, async (client) => {
    if (!(await lockNames(client, competitor.brandId))) {
      throw new CommandError('not_found', `there is no brand ${competitor.brandId}`);
    }
    await requireFree(client, competitor.brandId, [name, ...aliases]);
    const { rows } = await client.query(
      `INSERT INTO competitors (brand_id, name, aliases, domain, status) VALUES ($1, $2, $3, $4, $5)
       RETURNING id, name, aliases, domain, status`,
      [competitor.brandId, name, aliases, domain, competitor.status],
    );
    return rows[0] as { id: string; name: string };
  });
}
