import type { PostgresClient } from '../stores/postgres.ts';

/**
 * Makes whoever else gives a name to a brand or one of its competitors wait until this transaction ends, so that
 * looking for the bearer of a name and giving it are one step. The first statement of such a transaction: what is
 * read after it is as the transactions before have left it.
 * @returns false where there is no such brand.
 */
export async function lockNames(client: PostgresClient, brandId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
  return rowCount === 1;
}
