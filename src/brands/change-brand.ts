import { z } from 'zod';
import { type ChangedBrand, enterOfBrand } from '../people/journal.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import { Refusal } from '../words/refusal.ts';
import { requireUntaken } from './add-names.ts';
import { lockNames } from './bearers.ts';

/** What of a brand its people change; lists are replaced whole. */
export interface BrandChange {
  readonly name?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly include_subdomains?: boolean | undefined;
  readonly primary_country?: string | undefined;
  readonly engines?: readonly string[] | undefined;
}

const Changing = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  include_subdomains: z.boolean(),
  primary_country: z.string(),
  engines: z.array(z.string()),
});

const COLUMNS = Object.keys(Changing.shape);

/**
 * Changes a brand. Names and domains count in answers from now on, and in stored ones once these are read again, which
 * begins by itself; engines and country from the next daily run.
 * @param change values as they are stored.
 * @throws Refusal `name_taken` for a name of one of its competitors.
 */
export const changeBrand = (postgres: Postgres, brand: ChangedBrand, change: BrandChange): Promise<void> =>
  transaction(postgres, async (client) => {
    if (!(await lockNames(client, brand.brandId))) throw new Refusal('not_found');
    const read = { text: `SELECT ${COLUMNS.join(', ')} FROM brands WHERE id = $1`, values: [] };
    const before: Record<string, unknown> = oneRow(Changing, await client.query(scoped(brand, read)));
    const changes = Object.fromEntries(
      Object.entries(change).filter(
        ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]),
      ),
    );
    const fields = Object.keys(changes);
    if (fields.length === 0) return;
    const names = [change.name ?? [], change.aliases ?? []].flat();
    await requireUntaken(client, brand.brandId, brand.brandId, names);
    const set = COLUMNS.filter((column) => fields.includes(column)).map((name, at) => `${name} = $${at + 2}`);
    const values = COLUMNS.filter((column) => fields.includes(column)).map((column) => changes[column]);
    await client.query(scoped(brand, { text: `UPDATE brands SET ${set.join(', ')} WHERE id = $1`, values }));
    const subject = change.name ?? String(before.name);
    await enterOfBrand(client, brand, { action: 'brand.changed', subject, changes });
  });
