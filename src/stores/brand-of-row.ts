import { type BrandScope, BrandScopeRow } from './brand-scope.ts';
import type { Postgres } from './postgres.ts';
import { maybeRow } from './rows.ts';

/** The brand that a row of a table belongs to; null where there is no such row. For operators, who see all brands. */
export async function brandOfRow(
  postgres: Postgres,
  table: 'prompts' | 'competitors',
  id: string,
): Promise<BrandScope | null> {
  const result = await postgres.query(
    `SELECT b.id AS "brandId", b.no AS "brandNo", b.epoch
     FROM ${table} AS owned JOIN brands b ON b.id = owned.brand_id WHERE owned.id = $1`,
    [id],
  );
  return maybeRow(BrandScopeRow, result);
}
