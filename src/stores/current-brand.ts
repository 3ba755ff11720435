import { z } from 'zod';
import { type BrandKey, scoped } from './brand-scope.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { maybeRow } from './rows.ts';

const Epoch = z.object({ epoch: z.number() });

/** The brand as it is now: a rewrite moves its epoch. @throws Error where there is no such brand any more */
export async function currentBrand(postgres: Postgres | PostgresClient, brand: BrandKey): Promise<BrandKey> {
  const row = maybeRow(
    Epoch,
    await postgres.query(scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] })),
  );
  if (!row) throw new Error(`there is no brand ${brand.brandId}`);
  return { ...brand, epoch: row.epoch };
}
