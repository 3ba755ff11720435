import { type BrandKey, scoped } from './brand-scope.ts';
import type { Postgres, PostgresClient } from './postgres.ts';

/** The brand as it is now: a rewrite moves its epoch. @throws Error where there is no such brand any more */
export async function currentBrand(postgres: Postgres | PostgresClient, brand: BrandKey): Promise<BrandKey> {
  const { rows } = await postgres.query<{ epoch: number }>(
    scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] }),
  );
  if (!rows[0]) throw new Error(`there is no brand ${brand.brandId}`);
  return { ...brand, epoch: rows[0].epoch };
}
