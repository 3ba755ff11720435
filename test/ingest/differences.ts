import type { Difference } from '../../src/ingest/ledger/difference.ts';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { reconcileLedger } from '../../src/ingest/ledger/reconcile-ledger.ts';
import { reconcileTables } from '../../src/ingest/ledger/reconcile-tables.ts';
import type { BrandScope } from '../../src/stores/brand-scope.ts';
import { currentBrand } from '../../src/stores/current-brand.ts';
import { NIGHTLY } from '../helpers/nightly.ts';
import type { TestStores } from '../helpers/stores.ts';

/** The rows of each fact, and one of the tables that add them up. */
const BY_DAY = new Set([
  ...['answers', 'mentions', 'citations'],
  ...['answers_total_day', 'mentions_week', 'citations_domain_month'],
]);

/**
 * What an audit finds in a brand that is at rest: by day against the ledger and in some tables of each fact, at night in
 * all, which takes a second of processor time. A whole audit by day is for each way in which tables are written: imports,
 * batches sent again, rewrites, rereading and repairs.
 */
export async function differencesOf(
  stores: Pick<TestStores, 'postgres' | 'clickhouse'>,
  brand: BrandScope,
): Promise<Difference[]> {
  if (NIGHTLY) return reconcileBrand(stores, brand);
  const tables = await reconcileTables(stores.clickhouse, await currentBrand(stores.postgres, brand), BY_DAY);
  return [...(await reconcileLedger(stores, brand)), ...tables];
}
