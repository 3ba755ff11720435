import type { PostgresClient } from '../../stores/postgres.ts';

/** A brand that answers name and that may become a competitor. */
export interface SuggestedBrand {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly domain?: string | null;
}

/** A suggested brand that has its number already, and is no competitor yet. */
export interface Newcomer extends SuggestedBrand {
  readonly no: number;
}

/**
 * Competitors that a brand may have by being named. All of them are in memory wherever its answers are read: 300,000
 * were a gigabyte and 20 s, in the worker that all brands share.
 */
export const MOST_COMPETITORS = 10_000;

const INSERT = `
INSERT INTO competitors (brand_id, no, name, aliases, domain, status) OVERRIDING SYSTEM VALUE
SELECT $1, coalesce(no, nextval(pg_get_serial_sequence('competitors', 'no'))), name,
  ARRAY(SELECT jsonb_array_elements_text(aliases)), domain, 'suggested'
FROM jsonb_to_recordset($2) AS suggested (no int, name text, aliases jsonb, domain text)
ON CONFLICT (brand_id, lower(name)) DO NOTHING`;

/** Inserts brands as suggested competitors. */
export async function insertSuggested(
  client: PostgresClient,
  brandId: string,
  brands: readonly (SuggestedBrand | Newcomer)[],
): Promise<void> {
  const rows = brands.map(({ aliases = [], domain = null, ...brand }) => ({ ...brand, aliases, domain }));
  await client.query(INSERT, [brandId, JSON.stringify(rows)]);
}
