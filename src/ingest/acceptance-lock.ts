import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { PostgresClient } from '../stores/postgres.ts';

/**
 * Makes every other acceptor of the brand, and a rewrite or an audit of it, wait until this transaction ends.
 * @returns the epoch new rows are written in.
 */
export async function lockAcceptance(client: PostgresClient, brand: BrandKey): Promise<number> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('accept'), $1)", [brand.brandNo]);
  const { rows } = await client.query<{ epoch: number }>(
    scoped(brand, { text: 'SELECT epoch FROM brands WHERE id = $1', values: [] }),
  );
  if (!rows[0]) throw new Error(`there is no brand ${brand.brandId}`);
  return rows[0].epoch;
}
