import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { Refusal } from '../words/refusal.ts';
import { PROMPT_COLUMNS, type Prompt, type PromptRow, type PromptStatus, promptOf } from './prompt.ts';

export interface PromptListQuery {
  readonly status: readonly PromptStatus[];
  readonly limit: number;
  readonly offset: number;
}

// One statement, so that the total and the page are of one moment. Past the end it is one row of nulls.
const LIST = `
SELECT counted.total, page.*
FROM (SELECT count(*)::int AS total FROM prompts WHERE brand_id = $1 AND status = ANY($2)) AS counted
LEFT JOIN LATERAL (
  SELECT ${PROMPT_COLUMNS}, no FROM prompts
  WHERE brand_id = $1 AND status = ANY($2)
  ORDER BY created_at, no LIMIT $3 OFFSET $4
) AS page ON true
ORDER BY page.created_at, page.no`;

/** A page of the brand's prompts, oldest first, and how many there are in all. */
export async function listPrompts(
  postgres: Postgres,
  brand: BrandKey,
  { status, limit, offset }: PromptListQuery,
): Promise<{ data: Prompt[]; total: number }> {
  const { rows } = await postgres.query<PromptRow & { total: number; no: number | null }>({
    name: 'list-prompts',
    ...scoped(brand, { text: LIST, values: [status, limit, offset] }),
  });
  const data = rows
    .filter(({ no }) => no !== null)
    .map(({ total: _, no: __, ...row }) => promptOf(row as PromptRow));
  return { data, total: rows[0]?.total ?? 0 };
}

/**
 * One prompt of the brand, in any status.
 * @throws Refusal `not_found` for an unknown id and for one of another brand alike.
 */
export async function readPrompt(postgres: Postgres, brand: BrandKey, id: string): Promise<Prompt> {
  const { rows } = await postgres.query<PromptRow>({
    name: 'read-prompt',
    ...scoped(brand, {
      text: `SELECT ${PROMPT_COLUMNS} FROM prompts WHERE brand_id = $1 AND id = $2`,
      values: [id],
    }),
  });
  if (!rows[0]) throw new Refusal('not_found');
  return promptOf(rows[0]);
}
