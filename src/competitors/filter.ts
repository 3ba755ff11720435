import { z } from 'zod';
import type { UnnamedFinding } from '../shared/faults.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

const Numbered = z.object({ id: z.string(), no: z.number() });

/**
 * The numbers, inside ClickHouse, of the brands that a filter names; 0 is the own brand. Faults
 * are ids that are neither a competitor of the brand nor its own competitor_id.
 */
export async function findCompetitors(
  postgres: Postgres,
  brand: BrandScope,
  ids: readonly string[],
): Promise<{ readonly nos: readonly number[]; readonly faults: readonly UnnamedFinding[] }> {
  const result = await postgres.query(
    scoped(brand, {
      text: `SELECT id, no FROM competitors WHERE brand_id = $1 AND id = ANY($2::uuid[])
             UNION ALL
             SELECT competitor_id, 0 FROM brands WHERE id = $1 AND competitor_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  const rows = rowsOf(Numbered, result);
  const found = new Set(rows.map(({ id }) => id));
  return {
    nos: rows.map(({ no }) => no),
    faults: ids
      .filter((id) => !found.has(id))
      .map((id) => ({
        code: 'unknown_competitor',
        message: `${id} is neither a competitor of this brand nor its own competitor_id`,
      })),
  };
}
