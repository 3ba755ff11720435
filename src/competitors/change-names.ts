import { z } from 'zod';
import { requireUntaken } from '../brands/add-names.ts';
import { lockNames } from '../brands/bearers.ts';
import { type ChangedBrand, enterOfBrand } from '../people/journal.ts';
import { scoped } from '../stores/brand-scope.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { Refusal } from '../words/refusal.ts';

/** What a competitor is called from now on; aliases are replaced whole. */
export interface NamesChange {
  readonly name?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly domain?: string | null | undefined;
}

const Named = z.object({ name: z.string() });

/**
 * Gives a competitor other names or another domain. They count in answers from now on, and in stored ones once these
 * are read again, which begins by itself.
 * @throws Refusal `name_taken` for a name of its brand or of another of its competitors, `not_found`.
 */
export const changeNames = (
  postgres: Postgres,
  brand: ChangedBrand,
  id: string,
  change: NamesChange,
): Promise<void> =>
  transaction(postgres, async (client) => {
    await lockNames(client, brand.brandId);
    const read = { text: 'SELECT name FROM competitors WHERE brand_id = $1 AND id = $2', values: [id] };
    const found = maybeRow(Named, await client.query(scoped(brand, read)));
    if (found === null) throw new Refusal('not_found');
    const { name, aliases, domain } = change;
    if (name === undefined && aliases === undefined && domain === undefined) return;
    await requireUntaken(client, brand.brandId, id, [name ?? [], aliases ?? []].flat());
    await client.query(
      scoped(brand, {
        text: `UPDATE competitors SET name = coalesce($3, name), aliases = coalesce($4, aliases),
                 domain = CASE WHEN $5 THEN $6 ELSE domain END
               WHERE brand_id = $1 AND id = $2`,
        values: [id, name ?? null, aliases ?? null, domain !== undefined, domain ?? null],
      }),
    );
    const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await enterOfBrand(client, brand, { action: 'competitor.changed', subject: found.name, changes });
  });
