import { Problem } from '../http/problems.ts';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';

/**
 * The numbers, inside ClickHouse, of the brands that a competitor_id filter names; 0 is the own brand.
 * @throws Problem `unknown_competitor` for an id that is neither a competitor of the brand nor its own
 *   competitor_id.
 */
export async function resolveCompetitors(
  postgres: Postgres,
  brand: BrandKey,
  ids: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await postgres.query<{ id: string; no: number }>(
    scoped(brand, {
      text: `SELECT id, no FROM competitors WHERE brand_id = $1 AND id = ANY($2::uuid[])
             UNION ALL
             SELECT competitor_id, 0 FROM brands WHERE id = $1 AND competitor_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) {
    throw new Problem('unknown_competitor', {
      errors: unknown.map((id) => ({
        parameter: 'competitor_id',
        message: `${id} is neither a competitor of this brand nor its own competitor_id`,
      })),
    });
  }
  return rows.map(({ no }) => no);
}
