import { requireDomain, requireName, requireNames } from '../brands/names.ts';
import { CommandError } from '../commands/command.ts';
import type { Postgres } from '../stores/postgres.ts';

export const COMPETITOR_STATUSES = ['tracked', 'suggested', 'dismissed'] as const;

export type CompetitorStatus = (typeof COMPETITOR_STATUSES)[number];

export interface NewCompetitor {
  readonly brandId: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | undefined;
  readonly status: string;
}

/** Who of a brand already goes by a name: the brand itself (no id) or one of its competitors. */
const BEARER = `
SELECT NULL AS id, name FROM brands
WHERE id = $1 AND lower($2) IN (SELECT lower(known) FROM unnest(name || aliases) AS known)
UNION ALL
SELECT id, name FROM competitors
WHERE brand_id = $1 AND lower($2) IN (SELECT lower(known) FROM unnest(name || aliases) AS known)`;

async function nameTaken(postgres: Postgres, brandId: string, name: string): Promise<CommandError> {
  const { rows } = await postgres.query<{ id: string | null; name: string }>(BEARER, [brandId, name]);
  const bearer = rows[0];
  if (bearer && bearer.id === null) {
    return new CommandError('own_brand_not_a_competitor', `${name} is a name of the brand itself`);
  }
  return new CommandError(
    'competitor_already_exists',
    `${name} is a name of the brand's competitor ${bearer?.name ?? name}`,
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
  const { rows } = await postgres.query(
    `INSERT INTO competitors (brand_id, name, aliases, domain, status)
     SELECT id, $2, $3, $4, $5 FROM brands WHERE id = $1 AND NOT EXISTS (${BEARER})
     ON CONFLICT (brand_id, lower(name)) DO NOTHING
     RETURNING id, name, aliases, domain, status`,
    [competitor.brandId, name, requireNames('--alias', competitor.aliases), domain, competitor.status],
  );
  if (rows[0]) return rows[0] as { id: string; name: string };
  const { rowCount } = await postgres.query('SELECT FROM brands WHERE id = $1', [competitor.brandId]);
  throw rowCount === 0
    ? new CommandError('not_found', `there is no brand ${competitor.brandId}`)
    : await nameTaken(postgres, competitor.brandId, name);
}
