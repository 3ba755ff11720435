import { type IngestBrand, loadBrand } from '../ingest/brands/ingest-brand.ts';
import { missing } from '../shared/refusal.ts';
import type { Postgres } from '../stores/postgres.ts';

/**
 * The brand that a command names.
 * @throws Refusal `not_found`
 */
export async function requireBrand(postgres: Postgres, id: string): Promise<IngestBrand> {
  const brand = await loadBrand(postgres, id);
  if (!brand) throw missing(`brand ${id}`);
  return brand;
}
