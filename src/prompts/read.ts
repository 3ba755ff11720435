import { Refusal } from '../shared/refusal.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow } from '../stores/rows.ts';
import { readStatusPage, type StatusPage, type StatusTable } from '../stores/status-page.ts';
import { PROMPT_COLUMNS, type Prompt, PromptRow, type PromptStatus, promptOf } from './prompt.ts';

export type PromptListQuery = StatusPage<PromptStatus>;

const PROMPTS: StatusTable<PromptRow> = {
  name: 'prompts',
  columns: PROMPT_COLUMNS,
  row: PromptRow,
  order: 'created_at, no',
};

/** A page of the brand's prompts, oldest first, and how many there are in all. */
export async function listPrompts(
  postgres: Postgres,
  brand: BrandScope,
  page: PromptListQuery,
): Promise<{ data: Prompt[]; total: number }> {
  const { rows, total } = await readStatusPage(postgres, brand, PROMPTS, page);
  return { data: rows.map(promptOf), total };
}

/**
 * One prompt of the brand, in any status.
 * @throws Refusal `not_found` for an unknown id and for one of another brand alike.
 */
export async function readPrompt(postgres: Postgres, brand: BrandScope, id: string): Promise<Prompt> {
  const result = await postgres.query({
    name: 'read-prompt',
    ...scoped(brand, {
      text: `SELECT ${PROMPT_COLUMNS} FROM prompts WHERE brand_id = $1 AND id = $2`,
      values: [id],
    }),
  });
  const row = maybeRow(PromptRow, result);
  if (!row) throw new Refusal('not_found');
  return promptOf(row);
}
