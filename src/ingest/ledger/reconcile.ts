import type { IsoDate } from '../../shared/dates.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import { currentBrand } from '../../stores/current-brand.ts';
import { transaction } from '../../stores/postgres.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import type { Difference } from './difference.ts';
import { BOOKED_TABLES, reconcileLedger } from './reconcile-ledger.ts';
import { COMPARED_TABLES, reconcileTables } from './reconcile-tables.ts';

/** Number of comparisons per brand. */
export const COMPARISONS_PER_BRAND = BOOKED_TABLES + COMPARED_TABLES;

/**
 * Compares all tables of a brand with its answers. What is being sent is in some of them and not yet in others, so
 * tables that differ are compared once more while nothing is: acceptors of the brand wait for that alone.
 * @param days as `auditTables`.
 */
export async function reconcileSettledTables(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
  days: readonly IsoDate[] | null = null,
): Promise<Difference[]> {
  const found = await reconcileTables(clickhouse, await currentBrand(postgres, brand), null, days);
  if (found.length === 0) return [];
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const epoch = await lockAcceptance(client, brand);
    await drainOutbox(postgres, clickhouse, brand);
    return reconcileTables(clickhouse, { ...brand, epoch }, new Set(found.map(({ table }) => table)), days);
  });
}

/**
 * Compares a brand's answers with the ledger of what was accepted, and all other tables with the answers.
 * @throws as `auditLedger`.
 */
export async function reconcileBrand(stores: StoreClients, brand: BrandScope): Promise<Difference[]> {
  return [...(await reconcileLedger(stores, brand)), ...(await reconcileSettledTables(stores, brand))];
}
