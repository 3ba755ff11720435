import { z } from 'zod';
import { requireUntaken } from '../brands/add-names.ts';
import { lockNames } from '../brands/bearers.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { requireDomain, requireNames } from '../words/names.ts';
import { missing } from '../words/refusal.ts';
import { PrintedCompetitor } from './create-competitor.ts';

const Owner = z.object({ brand_id: z.string() });

/** Further names that a competitor goes by, and the domain that it has from now on. */
export interface MoreNames {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly domain: string | undefined;
}

/**
 * Adds names to a competitor and sets its domain; they count in answers from now on, and in stored ones once these are
 * read again, which begins by itself.
 * @throws Refusal `name_taken` for a name of its brand or of another of its competitors, `not_found`, `invalid_value`.
 */
export async function addToCompetitor(postgres: Postgres, { id, aliases, domain }: MoreNames) {
  const names = requireNames('alias', aliases);
  const site = domain === undefined ? null : requireDomain('domain', domain);
  return transaction(postgres, async (client) => {
    const owner = maybeRow(Owner, await client.query('SELECT brand_id FROM competitors WHERE id = $1', [id]));
    if (!owner) throw missing(`competitor ${id}`);
    await lockNames(client, owner.brand_id);
    await requireUntaken(client, owner.brand_id, id, names);
    const result = await client.query(
      `UPDATE competitors SET
         aliases = aliases || ARRAY(SELECT new FROM unnest($2::text[]) AS new WHERE new <> ALL(name || aliases)),
         domain = coalesce($3, domain)
       WHERE id = $1 RETURNING id, name, aliases, domain, status`,
      [id, names, site],
    );
    return oneRow(PrintedCompetitor, result);
  });
}
