import { type BrandScope, BrandScopeRow } from './brand-scope.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { rowsOf } from './rows.ts';

/** All brands, in the order of their numbers: for what is done for one after the other. */
export async function allBrands(postgres: Postgres | PostgresClient): Promise<BrandScope[]> {
  const text = 'SELECT id AS "brandId", no AS "brandNo", epoch FROM brands ORDER BY no';
  return rowsOf(BrandScopeRow, await postgres.query(text));
}
