import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import type { Stores } from '../../src/stores/stores.ts';

/* What the service itself has written down and finds: all that the hunt knows of its ledger and its audit. */

type Both = Pick<Stores, 'postgres' | 'clickhouse'>;

/** What the service's own audit finds in a brand. */
export async function audited(stores: Both, brandId: string): Promise<readonly unknown[]> {
  const brand = await loadBrand(stores.postgres, brandId);
  if (!brand) throw new Error(`there is no brand ${brandId}`);
  return reconcileBrand(stores, brand);
}

export interface LedgerDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly answers: number;
  readonly mentions: number;
  readonly citations: number;
  /** The sum, modulo 2^64, of the first 8 bytes of the SHA-256 of each answer's id. */
  readonly checksum: bigint;
}

/** What the ledger has of a brand, oldest day first. */
export async function ledgerOf({ postgres }: Both, brandId: string): Promise<LedgerDay[]> {
  const { rows } = await postgres.query<Omit<LedgerDay, 'checksum'> & { checksum: string }>(
    `SELECT day::text, answers::int, mentions::int, citations::int, checksum::text
     FROM ledger WHERE brand_id = $1 ORDER BY day`,
    [brandId],
  );
  return rows.map((row) => ({ ...row, checksum: BigInt(row.checksum) }));
}
