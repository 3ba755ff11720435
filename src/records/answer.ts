import { LISTS, type ListDefinition } from '../catalogue/lists.ts';
import type { Caller } from '../keys/caller.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { Refusal } from '../words/refusal.ts';
import { selectList } from './columns.ts';

/** The rows of an answer in one of the lists; its time, once known, makes them a look-up by key. */
async function readPart<T>(
  clickhouse: ClickHouse,
  caller: Caller,
  { name, columns, order }: ListDefinition,
  params: { readonly id: string; readonly at?: string },
): Promise<T[]> {
  const at =
    params.at === undefined ? '' : "\n  AND t.answered_at = parseDateTime64BestEffort({at:String}, 3, 'UTC')";
  const query = scoped(caller, {
    sql: withBrandConfig(`SELECT
  ${selectList(columns, 'page')}
FROM ${name} AS t
WHERE ${BRAND_CLAUSE}
  AND t.answer_id = {id:UUID}${at}
ORDER BY ${order}`),
    params,
  });
  const result = await clickhouse.query({
    query: query.sql,
    query_params: { ...query.params },
    format: 'JSONEachRow',
  });
  return result.json<T>();
}

/**
 * One complete answer with its mentions and citations, of a prompt in any status.
 * @throws Refusal `not_found` for any id that is not one of the brand's answers.
 */
export async function readAnswer(clickhouse: ClickHouse, caller: Caller, id: string) {
  const [answer] = await readPart<{ answered_at: string }>(clickhouse, caller, LISTS.answers, { id });
  if (!answer) throw new Refusal('not_found');
  const at = answer.answered_at;
  const [mentions, citations] = await Promise.all([
    readPart(clickhouse, caller, LISTS.mentions, { id, at }),
    readPart(clickhouse, caller, LISTS.citations, { id, at }),
  ]);
  return { ...answer, mentions, citations };
}
