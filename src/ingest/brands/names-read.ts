import { z } from 'zod';
import { IS_TO_REREAD } from '../../brands/to-reread.ts';
import { type BrandScope, BrandScopeRow, scoped } from '../../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { oneRow, rowsOf } from '../../stores/rows.ts';
import { lockAcceptance } from './acceptance-lock.ts';
import type { IngestBrand } from './ingest-brand.ts';

/* With which revision of its names a brand's stored answers are read (postgres/0016_names_read.sql). */

const ACCEPTED = `
UPDATE brands AS b SET
  names_read = CASE WHEN is_first THEN $2 ELSE least(names_read, $2) END,
  names_reading = least(names_reading, $2)
FROM (SELECT NOT EXISTS (SELECT FROM ledger WHERE brand_id = $1) AS is_first) AS opening
WHERE b.id = $1 AND (is_first OR names_read > $2 OR names_reading > $2)`;

/**
 * Writes down with which names answers were read that are being accepted: where names have come since, the brand is
 * to be read again; where they are its first ones, there is nothing from before. Part of the transaction that accepts
 * them, before it enters them in the ledger or touches competitors (who gives names locks the brand first, too).
 * @param revision of the names; 0 where it is not known.
 */
export async function noteNamesOf(
  client: PostgresClient,
  brand: BrandScope,
  revision: number,
): Promise<void> {
  await client.query(scoped(brand, { text: ACCEPTED, values: [revision] }));
}

/** Changes of names that readers of answers see by themselves, since answers got their sequences. */
export interface ShownChanges {
  /** Numbers of the brands that have another name; 0 is the own brand. */
  readonly renamed: readonly number[];
  /** True where the own brand has other domains. */
  readonly hasOtherDomains: boolean;
}

/** Scope of a rereading. */
export interface NamesSince extends ShownChanges {
  /** True where all answers are to be read again, whatever they name. */
  readonly all: boolean;
  /** Numbers of the brands whose names have changed since answers were read; 0 is the own brand. */
  readonly changed: readonly number[];
}

const Since = z.object({
  all: z.boolean(),
  changed: z.array(z.number()),
  renamed: z.array(z.number()),
  hasOtherDomains: z.boolean(),
}) satisfies z.ZodType<NamesSince>;

/** Changes that answers were not told anew for, as far as a rereading sees them. */
const NOT_SHOWN = `FROM name_changes JOIN feeds USING (brand_id)
                 WHERE brand_id = $1 AND revision > names_shown AND revision <= $2`;

/**
 * Begins to read a brand's stored answers with the names of `brand.namesRevision`: whatever is accepted from now on
 * and was read with older ones is seen to be.
 */
export async function beginRereading(postgres: Postgres, brand: IngestBrand): Promise<NamesSince> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await lockAcceptance(client, brand);
    const result = await client.query(
      scoped(brand, {
        text: `UPDATE brands SET names_reading = $2 WHERE id = $1
               RETURNING names_read = 0 AS all, ARRAY(
                 SELECT DISTINCT competitor_no FROM name_changes
                 WHERE brand_id = $1 AND revision > names_read ORDER BY competitor_no
               ) AS changed,
               ARRAY(SELECT DISTINCT competitor_no ${NOT_SHOWN} AND is_renamed) AS renamed,
               EXISTS(SELECT ${NOT_SHOWN} AND has_other_domains) AS "hasOtherDomains"`,
        values: [brand.namesRevision],
      }),
    );
    return oneRow(Since, result);
  });
}

/**
 * Ends it: what is stored is read with these names. The transaction holds the brand's acceptance.
 * @param brand as it was begun with.
 * @param all whether all of it was: otherwise it stays to be done where that was demanded meanwhile.
 */
export async function endRereading(client: PostgresClient, brand: IngestBrand, all: boolean): Promise<void> {
  await client.query(
    scoped(brand, {
      text: 'UPDATE feeds SET names_shown = greatest(names_shown, $2) WHERE brand_id = $1',
      values: [brand.namesRevision],
    }),
  );
  await client.query(
    scoped(brand, {
      text: 'UPDATE brands SET names_read = names_reading WHERE id = $1 AND ($2 OR names_read > 0)',
      values: [all],
    }),
  );
}

/** Has all stored answers of brands, by their numbers, be read again, which also writes all their rows anew. */
export async function demandRereading(postgres: Postgres, brandNos: readonly number[]): Promise<void> {
  await postgres.query('UPDATE brands SET names_read = 0 WHERE no = ANY($1)', [brandNos]);
}

/** The brands that have answers which are not read with today's names. */
export async function brandsToReread(postgres: Postgres): Promise<BrandScope[]> {
  const result = await postgres.query(
    `SELECT id AS "brandId", no AS "brandNo", epoch FROM brands AS b
     WHERE ${IS_TO_REREAD} ORDER BY no`,
  );
  return rowsOf(BrandScopeRow, result);
}
