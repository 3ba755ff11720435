import { z } from 'zod';
import { lockNames, requireUntaken } from '../brands/bearers.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { changedList, type ListChange } from '../words/list-change.ts';
import { requireDomain, requireName, requireNames } from '../words/names.ts';
import { missing } from '../words/refusal.ts';
import { COMPETITOR_COLUMNS, PrintedCompetitor, requireStatus } from './create-competitor.ts';

/** What of a competitor becomes another; what is undefined stays. */
export interface CompetitorUpdate {
  readonly name?: string | undefined;
  readonly aliases?: ListChange;
  /** null where it is to have none. */
  readonly domain?: string | null | undefined;
  readonly status?: string | undefined;
}

const Owned = PrintedCompetitor.extend({ brand_id: z.string() });

/**
 * Changes what a competitor is called, its domain and its status. Names and domains count in answers from now on, and
 * in stored ones once these are read again, which begins by itself; the status counts at once.
 * @throws Refusal `name_taken` for a name of its brand or of another of its competitors, `not_found`, `invalid_value`.
 */
export async function updateCompetitor(postgres: Postgres, id: string, update: CompetitorUpdate) {
  const { aliases = { add: [], remove: [] }, domain, status } = update;
  const name = update.name === undefined ? undefined : requireName('name', update.name);
  const added = requireNames('alias', aliases.add);
  const removed = requireNames('remove-alias', aliases.remove);
  const site = typeof domain === 'string' ? requireDomain('domain', domain) : domain;
  if (status !== undefined) requireStatus(status);
  return transaction(postgres, async (client) => {
    const read = () =>
      client.query(`SELECT brand_id, ${COMPETITOR_COLUMNS} FROM competitors WHERE id = $1`, [id]);
    const owner = maybeRow(Owned, await read());
    if (!owner) throw missing(`competitor ${id}`);
    await lockNames(client, owner.brand_id);
    const competitor = maybeRow(Owned, await read());
    if (!competitor) throw missing(`competitor ${id}`);
    await requireUntaken(client, owner.brand_id, id, [...(name === undefined ? [] : [name]), ...added]);
    const nameNow = name ?? competitor.name;
    const aliasesNow = changedList('remove-alias', competitor.aliases, { add: added, remove: removed });
    const result = await client.query(
      `UPDATE competitors SET name = $2, aliases = $3, domain = $4, status = $5
       WHERE id = $1 RETURNING ${COMPETITOR_COLUMNS}`,
      [
        id,
        nameNow,
        aliasesNow.filter((alias) => alias !== nameNow),
        site === undefined ? competitor.domain : site,
        status ?? competitor.status,
      ],
    );
    return oneRow(PrintedCompetitor, result);
  });
}
