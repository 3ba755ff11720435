import { z } from 'zod';
import { missing, Refusal } from '../words/refusal.ts';
import { type BrandKey, scoped } from './brand-scope.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { maybeRow } from './rows.ts';

const Epoch = z.object({ epoch: z.number() });

/** The brand as it is now: a rewrite moves its epoch. @throws Refusal `not_found` where it was deleted. */
export async function currentBrand(postgres: Postgres | PostgresClient, brand: BrandKey): Promise<BrandKey> {
  const row = maybeRow(
    Epoch,
    await postgres.query(scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] })),
  );
  if (!row) throw missing(`brand ${brand.brandId}`);
  return { ...brand, epoch: row.epoch };
}

/** Whether something failed because its brand was deleted meanwhile. */
export const isDeleted = (error: unknown): boolean => error instanceof Refusal && error.code === 'not_found';
