import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Dimension } from '../catalogue/types.ts';
import type { Caller } from '../keys/caller.ts';
import type { DateRange } from '../shared/ranges.ts';
import type { BrandScope, CompiledQuery } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryValues, READ_LIMITS } from '../stores/json-rows.ts';
import { queryRows } from '../stores/rows.ts';
import { locatePage } from './locate-page.ts';
import { lastDayOf } from './plan/periods.ts';
import type { ReportQuery } from './plan/query.ts';
import type { Statistics } from './plan/statistics.ts';
import { planCost, planRows, type TablePlans } from './plan/table-plans.ts';

/* Paging by period. A report that is ordered by its time dimension first needs the figures of the periods
   on the page alone. The number of rows per period, which is cheaper to compute, gives the total and the
   location of the page. */

/**
 * Rows that reading all periods must cost (table-plans.ts) for another query to be worth it. Of 945,000 answers and what they
 * name and cite, reports that cost less took ClickHouse as long either way.
 */
const WORTH = 700_000;

/** The time dimension that a report is ordered by first; null where it is not. */
export function firstInOrder({ dimensions, orderBy }: ReportQuery): Dimension | null {
  const column = orderBy[0]?.column;
  return dimensions.find(({ kind, name }) => kind === 'time' && name === column) ?? null;
}

/**
 * Groups by day and prompt that are worth it even where reading all of them costs less, as a page has a quarter of them at
 * most. Of 45,000 the page of ten thousand took ClickHouse 0.70 of what all took, and counting 0.3: so the first page
 * costs as much, and each further one less.
 */
const MANY_GROUPS = 40_000;

/** True for a report with many groups: by day and prompt there is about one for each row of answers. */
const hasManyGroups = (
  { dimensions }: ReportQuery,
  { answers }: TablePlans,
  statistics: Statistics,
): boolean =>
  answers !== undefined &&
  ['day', 'prompt'].every((name) => dimensions.some((one) => one.name === name)) &&
  planRows(answers, statistics) >= MANY_GROUPS;

/** True where counting the rows of periods first costs less than reading all of them. */
export const isWorthCounting = (query: ReportQuery, plans: TablePlans, statistics: Statistics): boolean =>
  Object.values(plans).reduce((cost, plan) => cost + planCost(plan, statistics), 0) >= WORTH ||
  hasManyGroups(query, plans, statistics);

const PeriodCount = z.object({ period: z.string(), rows: z.number() });

/** Number of rows of a report in a period, which is named by its first day. */
export type PeriodCount = z.output<typeof PeriodCount>;

/** Maximum number of cached results of one kind. */
const MOST = 1_000;

/** Reads small results once per revision of the brand. */
function createMemory<Query, Value>(read: (query: Query, signal: AbortSignal) => Promise<Value>) {
  const remembered = new LRUCache<string, { readonly value: Promise<Value>; readonly signal: AbortSignal }>({
    max: MOST,
  });

  function remember(key: string, query: Query, signal: AbortSignal): Promise<Value> {
    const known = remembered.get(key);
    if (known) {
      return known.value.catch((error) => {
        // The first caller went away, and its query was cancelled.
        if (known.signal.aborted && !signal.aborted) return remember(key, query, signal);
        throw error;
      });
    }
    const value = read(query, signal);
    remembered.set(key, { value, signal });
    value.catch(() => remembered.delete(key));
    return value;
  }

  return (
    { revision, epoch }: BrandScope & Pick<Caller, 'revision'>,
    query: Query,
    signal: AbortSignal,
  ): Promise<Value> =>
    revision === null
      ? read(query, signal)
      : remember(hash('sha256', JSON.stringify([revision, epoch, query])), query, signal);
}

/**
 * Counts the rows of a report per period, ascending: once per revision of the brand, so that reading page
 * after page does not repeat it.
 */
export const createCounts = (clickhouse: ClickHouse) =>
  createMemory(
    (query: CompiledQuery, signal): Promise<readonly PeriodCount[]> =>
      queryRows(clickhouse, PeriodCount, query, { settings: READ_LIMITS, signal }),
  );

/** Statement of the groups that some reports divide by, and its columns. */
export interface GroupQuery extends CompiledQuery {
  readonly columns: readonly string[];
}

/** Reads the groups that some reports divide by, once per revision of the brand. */
export const createGroupSums = (clickhouse: ClickHouse) =>
  createMemory((query: GroupQuery, signal) => queryValues(clickhouse, query, query.columns, signal));

/** The query of a page alone, and the rows of all pages. */
export interface Paged {
  readonly query: ReportQuery;
  readonly total: number;
}

/**
 * Narrows a query down to the periods that its page lies in. A page past the end gets none and no rows: LIMIT
 * 0 by itself saves ClickHouse nothing, so clients that read on until a page is empty would pay for all rows
 * once more.
 */
export function narrowed(query: ReportQuery, time: Dimension, counts: readonly PeriodCount[]): Paged {
  const isDescending = query.orderBy[0]?.direction === 'desc';
  const inOrder = isDescending ? counts.toReversed() : counts;
  const { total, periods, skip, rows } = locatePage(inOrder, query.offset, query.limit);
  const ends = (periods ?? [0, 0]).map((index) => inOrder[index]?.period ?? query.range.start).sort();
  return { total, query: { ...query, range: within(query.range, time, ends), limit: rows, offset: skip } };
}

/** The days of a range from a first period to a last one. */
function within(
  { start, end }: DateRange,
  time: Dimension,
  [first = start, last = end]: string[],
): DateRange {
  const lastDay = lastDayOf(time.name, last);
  return { start: first > start ? first : start, end: lastDay < end ? lastDay : end };
}
