import { Problem } from '../http/problems.ts';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';

/**
 * The numbers, inside ClickHouse, of the prompts that a prompt_id filter names.
 * @throws Problem `unknown_prompt` for an id that is no prompt of the brand, `prompt_archived` for an
 *   archived one unless `includeArchived`.
 */
export async function resolvePrompts(
  postgres: Postgres,
  brand: BrandKey,
  ids: readonly string[],
  includeArchived: boolean,
): Promise<readonly number[]> {
  const { rows } = await postgres.query<{ id: string; no: number; status: string }>(
    scoped(brand, {
      text: 'SELECT id, no, status FROM prompts WHERE brand_id = $1 AND id = ANY($2::uuid[])',
      values: [ids],
    }),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const unknown = ids.filter((id) => !found.has(id));
  if (unknown.length > 0) {
    throw new Problem('unknown_prompt', {
      errors: unknown.map((id) => ({
        parameter: 'prompt_id',
        message: `${id} is not a prompt of this brand`,
      })),
    });
  }
  const archived = includeArchived ? [] : rows.filter(({ status }) => status === 'archived');
  if (archived.length > 0) {
    throw new Problem('prompt_archived', {
      errors: archived.map(({ id }) => ({
        parameter: 'prompt_id',
        message: `${id} is archived; send include_archived=true to read it`,
      })),
    });
  }
  return rows.map(({ no }) => no);
}

/** Whether the brand has any archived prompt at this moment. */
export async function hasArchivedPrompts(postgres: Postgres, brand: BrandKey): Promise<boolean> {
  const { rows } = await postgres.query<{ found: boolean }>(
    scoped(brand, {
      text: "SELECT EXISTS (SELECT FROM prompts WHERE brand_id = $1 AND status = 'archived') AS found",
      values: [],
    }),
  );
  return rows[0]?.found ?? true;
}
