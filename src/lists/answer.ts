import { z } from 'zod';
import { LISTS, type ListDefinition } from '../catalogue/lists.ts';
import type { Caller } from '../keys/caller.ts';
import { Refusal } from '../shared/refusal.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import { selectList } from './columns.ts';

/** A row of a list, as it is sent: its columns in the order of the SELECT. */
const Row = z.record(z.string(), z.unknown());
const StoredAnswer = Row.and(z.object({ answered_at: z.string() }));

/** The rows of an answer in one of the lists; its time, once known, makes them a look-up by key. */
async function readPart<T>(
  clickhouse: ClickHouse,
  schema: z.ZodType<T>,
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
  return queryRows(clickhouse, schema, query);
}

/**
 * One complete answer with its mentions and citations, of a prompt in any status.
 * @throws Refusal `not_found` for any id that is not one of the brand's answers.
 */
export async function loadAnswer(clickhouse: ClickHouse, caller: Caller, id: string) {
  const [answer] = await readPart(clickhouse, StoredAnswer, caller, LISTS.answers, { id });
  if (!answer) throw new Refusal('not_found');
  const at = answer.answered_at;
  const [mentions, citations] = await Promise.all([
    readPart(clickhouse, Row, caller, LISTS.mentions, { id, at }),
    readPart(clickhouse, Row, caller, LISTS.citations, { id, at }),
  ]);
  return { ...answer, mentions, citations };
}
