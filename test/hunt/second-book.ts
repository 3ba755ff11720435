import { auditBrand } from '../../src/ingest/audit.ts';
import { loadBrand } from '../../src/ingest/brand.ts';
import type { Stores } from '../../src/stores/index.ts';

type Both = Pick<Stores, 'postgres' | 'clickhouse'>;

/** What the service's own audit finds in a brand. */
export async function audited({ postgres, clickhouse }: Both, brandId: string): Promise<readonly unknown[]> {
  const brand = await loadBrand(postgres, brandId);
  if (!brand) throw new Error(`there is no brand ${brandId}`);
  return auditBrand(clickhouse, brand);
}
