import { z } from 'zod';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import { queryRows, rowsOf } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';

const Last = z.object({ prompt_no: z.number(), date: z.string() });
const Numbered = z.object({ id: z.string(), no: z.number() });

const LAST = `
SELECT prompt_no, max(period) AS date FROM answers_prompt_day WHERE ${BRAND_CLAUSE} GROUP BY prompt_no`;

/** The day (UTC) of the newest complete answer to each prompt that has one. */
export async function readLastAnswers({ postgres, clickhouse }: StoreClients, brand: BrandScope) {
  const text = 'SELECT id, no FROM prompts WHERE brand_id = $1';
  const [last, prompts] = await Promise.all([
    queryRows(clickhouse, Last, scoped(brand, { sql: LAST, params: {} })),
    postgres.query(scoped(brand, { text, values: [] })),
  ]);
  const days = new Map(last.map(({ prompt_no, date }) => [prompt_no, date]));
  return rowsOf(Numbered, prompts).flatMap(({ id, no }) => {
    const date = days.get(no);
    return date === undefined ? [] : [{ prompt_id: id, date }];
  });
}
