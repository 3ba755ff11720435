import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';

/** What ingestion needs to know of a brand. */
export interface IngestBrand extends BrandKey {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly includeSubdomains: boolean;
  readonly competitorId: string;
}

/** @returns null where there is no such brand. */
export async function loadBrand(
  postgres: Postgres | PostgresClient,
  brandId: string,
): Promise<IngestBrand | null> {
  const { rows } = await postgres.query<IngestBrand>(
    `SELECT id AS "brandId", no AS "brandNo", epoch, name, aliases, domains,
            include_subdomains AS "includeSubdomains", competitor_id AS "competitorId"
     FROM brands WHERE id::text = $1`,
    [brandId.toLowerCase()],
  );
  return rows[0] ?? null;
}
