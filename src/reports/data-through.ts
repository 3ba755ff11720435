import type { DateRange } from '../http/parameters.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';

const newest = (dropsArchived: boolean) =>
  withBrandConfig(`SELECT answered_at FROM answers
WHERE ${BRAND_CLAUSE}
  AND answered_at >= toDateTime64({start:Date}, 3, 'UTC')
  AND answered_at < toDateTime64({end:Date} + 1, 3, 'UTC')${
    dropsArchived ? '\n  AND prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))' : ''
  }
ORDER BY answered_at DESC
LIMIT 1`);

/**
 * The time of the brand's newest complete answer inside a range, null where there is none. Archived prompts
 * are left out where `dropsArchived`; no other filter applies.
 */
export async function dataThrough(
  clickhouse: ClickHouse,
  brand: BrandKey,
  range: DateRange,
  dropsArchived: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const query = scoped(brand, { sql: newest(dropsArchived), params: { ...range } });
  const result = await clickhouse.query({
    query: query.sql,
    query_params: { ...query.params },
    format: 'JSONEachRow',
    abort_signal: signal,
  });
  return (await result.json<{ answered_at: string }>())[0]?.answered_at ?? null;
}
