import { z } from 'zod';
import { type BrandScope, BrandScopeRow } from '../../stores/brand-scope.ts';
import { filesOf } from '../../stores/migrations/migration-files.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { oneRow, rowsOf } from '../../stores/rows.ts';
import type { Stores } from '../../stores/stores.ts';
import { copyNumbered } from './copy-numbered.ts';
import { rewriteBrand } from './rewrite.ts';

/** The migrations of ClickHouse after which every brand is written anew, by their names: what rollups hold, and sequences. */
export const isRollupChange = (file: string): boolean => /^\d+_(measures_|sequences\b)/.test(file);

const OUTDATED = `
SELECT id AS "brandId", no AS "brandNo", epoch FROM brands
WHERE epoch_since < (SELECT max(made_at) FROM rollup_changes) ORDER BY no`;

const Outdated = z.object({ outdated: z.boolean() });

/** True where rollups of a brand lack a changed measure: its rewriting was cut short, or goes on. */
export async function hasOutdated(postgres: Postgres): Promise<boolean> {
  const changes = (await filesOf('clickhouse')).filter(isRollupChange);
  const result = await postgres.query(
    `SELECT EXISTS (
      SELECT FROM brands, unnest($1::text[]) AS change (file) LEFT JOIN rollup_changes USING (file)
      WHERE made_at IS NULL OR epoch_since < made_at
    ) AS outdated`,
    [changes],
  );
  return oneRow(Outdated, result).outdated;
}

/**
 * Notes which changes of rollups there are; until a brand is rewritten for them, nothing else rewrites it.
 * @param files the migrations of ClickHouse that are applied.
 */
export async function noteRollupChanges(
  { postgres }: Pick<Stores, 'postgres'>,
  files: readonly string[],
): Promise<void> {
  await postgres.query('INSERT INTO rollup_changes (file) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
    files.filter(isRollupChange),
  ]);
}

/**
 * Rewrites every brand whose rollups are older than a change of what they hold. Readers see the rows of before until
 * all of a brand are written anew. Safe to be cut short and run again: a change counts from when it is first seen, and
 * a brand that is rewritten is done.
 * @param onProgress told the answers of a brand that are rewritten, of how many.
 */
export async function rewriteOutdated(
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  onProgress: (brand: BrandScope, done: number, of: number) => void = () => {},
): Promise<void> {
  const { postgres } = stores;
  for (const brand of rowsOf(BrandScopeRow, await postgres.query(OUTDATED))) {
    await rewriteBrand(stores, brand, {
      write: copyNumbered(postgres),
      isUpgrade: true,
      onProgress: (done, of) => onProgress(brand, done, of),
    });
  }
}
