import { z } from 'zod';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

const Id = z.object({ id: z.string() });

/** The brands whose plan includes the daily run, oldest first. */
export async function brandsWithRuns(postgres: Postgres): Promise<string[]> {
  const result = await postgres.query(
    `SELECT b.id FROM brands b
     JOIN organizations o ON o.id = b.organization_id
     JOIN plans ON plans.id = o.plan
     WHERE plans.api_access
     ORDER BY b.no`,
  );
  return rowsOf(Id, result).map(({ id }) => id);
}

/**
 * Brands that still lack the run of a date and have something to ask. The demo has a run only by hand,
 * since its answers are invented and nobody should pay for real ones without having decided so.
 */
export async function brandsDue(postgres: Postgres, date: string): Promise<string[]> {
  const result = await postgres.query(
    `SELECT DISTINCT brand_id AS id FROM prompts p
     WHERE status = 'active'
       AND NOT EXISTS (SELECT FROM runs WHERE brand_id = p.brand_id AND date = $1)
       AND NOT EXISTS (SELECT FROM brands WHERE id = p.brand_id AND is_demo)`,
    [date],
  );
  const due = new Set(rowsOf(Id, result).map(({ id }) => id));
  return (await brandsWithRuns(postgres)).filter((id) => due.has(id));
}
