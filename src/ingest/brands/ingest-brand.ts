import { z } from 'zod';
import { type BrandScope, BrandScopeRow } from '../../stores/brand-scope.ts';
import type { Postgres, PostgresClient } from '../../stores/postgres.ts';
import { maybeRow } from '../../stores/rows.ts';

/** Brand as ingestion needs it. */
export interface IngestBrand extends BrandScope {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly includeSubdomains: boolean;
  readonly competitorId: string;
  /** Grows with every change of the names of the brand and its competitors (postgres/0016_names_read.sql). */
  readonly namesRevision: number;
  /** True where a model reads its answers, if one is configured. */
  readonly readByModel: boolean;
}

const IngestBrandRow = BrandScopeRow.extend({
  name: z.string(),
  aliases: z.array(z.string()),
  domains: z.array(z.string()),
  includeSubdomains: z.boolean(),
  competitorId: z.string(),
  namesRevision: z.number(),
  readByModel: z.boolean(),
}) satisfies z.ZodType<IngestBrand>;

/** @returns null where there is no such brand. */
export async function loadBrand(
  postgres: Postgres | PostgresClient,
  brandId: string,
): Promise<IngestBrand | null> {
  return maybeRow(
    IngestBrandRow,
    await postgres.query(
      `SELECT id AS "brandId", no AS "brandNo", epoch, name, aliases, domains,
              include_subdomains AS "includeSubdomains", competitor_id AS "competitorId",
              names_revision AS "namesRevision", coalesce(read_by_model, true) AS "readByModel"
       FROM brands WHERE id::text = $1`,
      [brandId.toLowerCase()],
    ),
  );
}
