import { z } from 'zod';
import { claimDomains, lockNames, requireUntaken } from '../brands/name-owners.ts';
import { type Author, enterOfBrand } from '../people/audit-log.ts';
import { differing } from '../shared/differing.ts';
import { addedItems, changedList, type ListChange, readChange } from '../shared/list-change.ts';
import { requireDomain, requireName, requireNames } from '../shared/names.ts';
import { missing } from '../shared/refusal.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { rowUpdate } from '../stores/row-update.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { COMPETITOR_COLUMNS, PrintedCompetitor, requireStatus } from './create-competitor.ts';

/**
 * Competitor to change. With a brand, only its own competitors; without an author, the change is recorded as
 * a command's.
 */
export interface ChangedCompetitor {
  readonly id: string;
  readonly brandId?: string;
  readonly author?: Author | undefined;
}

/** New values of a competitor; an undefined one leaves the column unchanged. */
export interface CompetitorUpdate {
  readonly name?: string | undefined;
  readonly aliases?: ListChange | undefined;
  /** null where it is to have none. */
  readonly domain?: string | null | undefined;
  readonly status?: string | undefined;
}

const Owned = PrintedCompetitor.extend({ brand_id: z.string(), domain_verified: z.boolean() });

const READ = `SELECT brand_id, domain_verified, ${COMPETITOR_COLUMNS} FROM competitors
WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2)`;

/**
 * Changes a competitor's names, domain and status. Names and domains count in new answers from now on, and in
 * stored ones after the automatic rereading; the status counts at once. A given domain counts as verified.
 * @throws Refusal `name_taken` for a name of its brand or of another of its competitors, `domain_taken` as
 * `claimDomains`, `not_found`, also for a competitor of another brand, `invalid_value`.
 */
export async function updateCompetitor(
  postgres: Postgres,
  { id, brandId, author }: ChangedCompetitor,
  update: CompetitorUpdate,
) {
  const { domain, status } = update;
  const name = update.name === undefined ? undefined : requireName('name', update.name);
  const aliases = readChange(
    update.aliases ?? { add: [], remove: [] },
    (texts) => requireNames('alias', texts),
    (texts) => requireNames('remove-alias', texts),
  );
  const site = typeof domain === 'string' ? requireDomain('domain', domain) : domain;
  if (status !== undefined) requireStatus(status);
  return transaction(postgres, async (client) => {
    const read = async () => maybeRow(Owned, await client.query(READ, [id, brandId ?? null]));
    const owner = await read();
    if (!owner) throw missing(`competitor ${id}`);
    await lockNames(client, owner.brand_id);
    const found = await read();
    if (!found) throw missing(`competitor ${id}`);
    const { brand_id, domain_verified, ...competitor } = found;
    await requireUntaken(client, brand_id, id, [
      ...(name === undefined ? [] : [name]),
      ...addedItems(aliases),
    ]);
    const brand = { brandId: brand_id, author };
    // A domain that it already has is not checked: older data may share it.
    if (site && site !== competitor.domain) await claimDomains(client, brand, id, [site]);
    const nameNow = name ?? competitor.name;
    const aliasesNow = changedList('remove-alias', competitor.aliases, aliases);
    const changes = differing(competitor, {
      name: nameNow,
      aliases: aliasesNow.filter((alias) => alias !== nameNow),
      domain: site === undefined ? competitor.domain : site,
      status: status ?? competitor.status,
    });
    // Setting a domain verifies it.
    const isVerified = site === undefined ? domain_verified : site !== null;
    const columns = { ...changes, ...(isVerified !== domain_verified && { domain_verified: isVerified }) };
    if (Object.keys(columns).length === 0) return competitor;
    const result = await client.query(rowUpdate('competitors', id, columns, COMPETITOR_COLUMNS));
    if (Object.keys(changes).length === 0) return competitor;
    const change = { action: 'competitor.changed', subject: competitor.name, changes } as const;
    await enterOfBrand(client, brand, change);
    return oneRow(PrintedCompetitor, result);
  });
}
