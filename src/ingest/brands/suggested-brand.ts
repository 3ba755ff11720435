import { z } from 'zod';
import { MOST_NAMED } from '../../events/event-types.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { PostgresClient } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';

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
ON CONFLICT (brand_id, lower(name)) DO NOTHING
RETURNING id, name, domain`;

const Inserted = z.object({ id: z.string(), name: z.string(), domain: z.string().nullable() });

/** Inserts brands as suggested competitors, and the event that tells of them. */
export async function insertSuggested(
  client: PostgresClient,
  brandId: string,
  brands: readonly (SuggestedBrand | Newcomer)[],
): Promise<void> {
  const rows = brands.map(({ aliases = [], domain = null, ...brand }) => ({ ...brand, aliases, domain }));
  const inserted = rowsOf(Inserted, await client.query(INSERT, [brandId, JSON.stringify(rows)]));
  if (inserted.length === 0) return;
  const competitors = inserted.slice(0, MOST_NAMED);
  await recordEvent(client, { brandId }, 'competitor.suggested', { competitors, total: inserted.length });
}
