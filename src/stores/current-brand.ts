import { z } from 'zod';
import { missing } from '../shared/refusal.ts';
import { type BrandScope, scoped } from './brand-scope.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { maybeRow } from './rows.ts';

const Epoch = z.object({ epoch: z.number() });

/** The brand as it is now: a rewrite moves its epoch. @throws Refusal `not_found` where it was deleted. */
export async function currentBrand(
  postgres: Postgres | PostgresClient,
  brand: BrandScope,
): Promise<BrandScope> {
  const row = maybeRow(
    Epoch,
    await postgres.query(scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] })),
  );
  if (!row) throw missing(`brand ${brand.brandId}`);
  return { ...brand, epoch: row.epoch };
}

/** True where a brand was deleted, which explains failures of work on it. */
export async function isDeleted(
  postgres: Postgres,
  { brandId }: Pick<BrandScope, 'brandId'>,
): Promise<boolean> {
  const { rowCount } = await postgres.query('SELECT FROM brands WHERE id = $1', [brandId]);
  return rowCount === 0;
}
