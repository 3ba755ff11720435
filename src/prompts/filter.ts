import { z } from 'zod';
import type { UnnamedFinding } from '../shared/faults.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';

const Numbered = z.object({ id: z.string(), no: z.number(), status: z.string() });

/**
 * The numbers, inside ClickHouse, of the prompts that a filter names. Faults are ids that are no
 * prompt of the brand and, unless `includeArchived`, those of archived ones.
 */
export async function findPrompts(
  postgres: Postgres,
  brand: BrandScope,
  ids: readonly string[],
  includeArchived: boolean,
): Promise<{ readonly nos: readonly number[]; readonly faults: readonly UnnamedFinding[] }> {
  const result = await postgres.query(
    scoped(brand, {
      text: 'SELECT id, no, status FROM prompts WHERE brand_id = $1 AND id = ANY($2::uuid[])',
      values: [ids],
    }),
  );
  const rows = rowsOf(Numbered, result);
  const found = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !found.has(id));
  const archived = includeArchived ? [] : rows.filter(({ status }) => status === 'archived');
  return {
    nos: rows.map(({ no }) => no),
    faults: [
      ...unknown.map(
        (id): UnnamedFinding => ({
          code: 'unknown_prompt',
          message: `${id} is not a prompt of this brand`,
        }),
      ),
      ...archived.map(
        ({ id }): UnnamedFinding => ({
          code: 'prompt_archived',
          message: `${id} is archived; send include_archived=true to include it`,
        }),
      ),
    ],
  };
}
