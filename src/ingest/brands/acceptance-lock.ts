import type { BrandScope } from '../../stores/brand-scope.ts';
import { currentBrand } from '../../stores/current-brand.ts';
import type { PostgresClient } from '../../stores/postgres.ts';

/**
 * Makes every other acceptor of the brand, and a rewrite or an audit of it, wait until this transaction ends.
 * @returns the epoch new rows are written in.
 */
export async function lockAcceptance(client: PostgresClient, brand: BrandScope): Promise<number> {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('accept'), $1)", [brand.brandNo]);
  return (await currentBrand(client, brand)).epoch;
}
