import { CommandError } from '../commands/command.ts';
import { lockNames } from './lock-names.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { requireDomain, requireNames } from '../words/names.ts';

/** Further names and domains that a brand or a competitor goes by. */
export interface MoreNames {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/** Who of a brand, other than $2 itself, goes by one of the names $3. */
const BEARER = `
SELECT bearer.name AS bearer, wanted.name FROM (
  SELECT id AS brand_id, id, name, name || aliases AS names FROM brands
  UNION ALL
  SELECT brand_id, id, name, name || aliases FROM competitors
) AS bearer
CROSS JOIN unnest($3::text[]) AS wanted (name)
WHERE bearer.brand_id = $1 AND bearer.id <> $2
  AND lower(wanted.name) IN (SELECT lower(known) FROM unnest(bearer.names) AS known)
LIMIT 1`;

function read({ aliases, domains }: MoreNames) {
  const names = requireNames('--alias', aliases);
  const sites = [...new Set(domains.map((domain) => requireDomain('--domain', domain)))];
  if (names.length + sites.length === 0) {
    throw new CommandError('invalid_option', 'name at least one --alias or --domain to add');
  }
  return { names, sites };
}

async function requireFree(client: PostgresClient, brandId: string, id: string, names: readonly string[]) {
  const { rows } = await client.query<{ bearer: string; name: string }>(BEARER, [brandId, id, names]);
  const [taken] = rows;
  if (taken) throw new CommandError('name_taken', `${taken.name} is a name of ${taken.bearer}`);
}

/**
 * Adds names and domains to a brand; they count in answers from now on, and in stored ones after `reextract`.
 * @throws CommandError `name_taken` for a name of one of its competitors, `not_found`, `invalid_option`.
 */
export async function addToBrand(postgres: Postgres, more: MoreNames) {
  const { names, sites } = read(more);
  return transaction(postgres, async (client) => {
    if (!(await lockNames(client, more.id)))
      throw new CommandError('not_found', `there is no brand ${more.id}`);
    await requireFree(client, more.id, more.id, names);
    const { rows } = await client.query(
      `UPDATE brands SET
         aliases = aliases || ARRAY(SELECT new FROM unnest($2::text[]) AS new WHERE new <> ALL(name || aliases)),
         domains = domains || ARRAY(SELECT new FROM unnest($3::text[]) AS new WHERE new <> ALL(domains))
       WHERE id = $1 RETURNING id, name, aliases, domains`,
      [more.id, names, sites],
    );
    return rows[0] as { id: string; name: string };
  });
}

/**
 * Adds names to a competitor and sets its domain, likewise.
 * @throws as `addToBrand`; `invalid_option` for a second domain.
 */
export async function addToCompetitor(postgres: Postgres, more: MoreNames) {
  const { names, sites } = read(more);
  if (sites.length > 1) throw new CommandError('invalid_option', 'a competitor has one --domain');
  return transaction(postgres, async (client) => {
    const { rows: found } = await client.query<{ brand_id: string }>(
      'SELECT brand_id FROM competitors WHERE id = $1',
      [more.id],
    );
    if (!found[0]) throw new CommandError('not_found', `there is no competitor ${more.id}`);
    await lockNames(client, found[0].brand_id);
    await requireFree(client, found[0].brand_id, more.id, names);
    const { rows } = await client.query(
      `UPDATE competitors SET
         aliases = aliases || ARRAY(SELECT new FROM unnest($2::text[]) AS new WHERE new <> ALL(name || aliases)),
         domain = coalesce($3, domain)
       WHERE id = $1 RETURNING id, name, aliases, domain, status`,
      [more.id, names, sites[0]],
    );
    return rows[0] as { id: string; name: string };
  });
}
