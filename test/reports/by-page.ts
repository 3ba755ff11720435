import { compileCounts, countedOf } from '../../src/reports/compile/counts.ts';
import { compileReport } from '../../src/reports/compile/index.ts';
import { createCounts, firstInOrder, narrowed } from '../../src/reports/paging.ts';
import { columnsOf, type QueryContext, type ReportQuery } from '../../src/reports/plan/query.ts';
import { type TablePlans, tablePlansOf } from '../../src/reports/plan/table-plans.ts';
import { scoped } from '../../src/stores/brand-scope.ts';
import { queryJsonRows } from '../../src/stores/json-rows.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { textOf, type World } from './world.ts';

const NEVER = new AbortController().signal;

/**
 * A page of a report that is ordered by its time dimension, read from its periods alone, once for each plan that the
 * rows of periods can be counted from.
 * @param coversFor chooses what the page is read from.
 */
export async function readByPage(
  { clickhouse }: Stores,
  world: World,
  query: ReportQuery,
  context: QueryContext,
  coversFor: (query: ReportQuery) => TablePlans,
): Promise<{ data: unknown; total: number }[]> {
  const time = firstInOrder(query);
  const counted = countedOf(query, context);
  if (!time || !counted) return [];
  const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1, revision: null };
  const counts = createCounts(clickhouse);
  const pages = tablePlansOf(counted.fact, counted.query).map(async (plan) => {
    const counting = scoped(brand, compileCounts(query, time, counted, plan, context));
    const { query: page, total } = narrowed(query, time, await counts(brand, counting, NEVER));
    const compiled = scoped(brand, compileReport(page, coversFor(page), context));
    const columns = columnsOf(page).map(({ name }) => name);
    const { bytes } = await queryJsonRows(clickhouse, compiled, columns, NEVER);
    return { data: JSON.parse(await textOf(bytes)), total };
  });
  return Promise.all(pages);
}
