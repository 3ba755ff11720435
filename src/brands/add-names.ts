import { z } from 'zod';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { requireDomain, requireNames } from '../words/names.ts';
import { missing, Refusal } from '../words/refusal.ts';
import { findBearer, lockNames } from './bearers.ts';

/** Further names and domains that a brand goes by. */
export interface MoreNames {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

const NamedBrand = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
});

/** @throws Refusal `name_taken` where anybody but `id` goes by one of the names. */
export async function requireUntaken(
  client: PostgresClient,
  brandId: string,
  id: string,
  names: readonly string[],
): Promise<void> {
  const bearer = await findBearer(client, brandId, names, id);
  if (bearer) throw new Refusal('name_taken', { detail: `${bearer.taken} is a name of ${bearer.name}` });
}

/**
 * Adds names and domains to a brand; they count in answers from now on, and in stored ones once these are read again,
 * which begins by itself.
 * @throws Refusal `name_taken` for a name of one of its competitors, `not_found`, `invalid_value`.
 */
export async function addToBrand(postgres: Postgres, { id, aliases, domains }: MoreNames) {
  const names = requireNames('alias', aliases);
  const sites = [...new Set(domains.map((domain) => requireDomain('domain', domain)))];
  return transaction(postgres, async (client) => {
    if (!(await lockNames(client, id))) throw missing(`brand ${id}`);
    await requireUntaken(client, id, id, names);
    const result = await client.query(
      `UPDATE brands SET
         aliases = aliases || ARRAY(SELECT new FROM unnest($2::text[]) AS new WHERE new <> ALL(name || aliases)),
         domains = domains || ARRAY(SELECT new FROM unnest($3::text[]) AS new WHERE new <> ALL(domains))
       WHERE id = $1 RETURNING id, name, aliases, domains`,
      [id, names, sites],
    );
    return oneRow(NamedBrand, result);
  });
}
