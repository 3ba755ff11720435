import { namedIn, resolveNamed } from '../catalogue/named.ts';
import type { Caller } from '../keys/caller.ts';
import { isUnchanged } from '../people/access.ts';
import { type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import { type JsonRows, queryJsonRows } from '../stores/json-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import { compileCounts, countedOf } from './compile/counts.ts';
import { compileReport, type Wanted } from './compile/index.ts';
import { factQueries } from './compile/report-rows.ts';
import { hasSeveral, isInSums } from './compile/sums.ts';
import type { createDataThrough } from './data-through.ts';
import { queryPageInSums, type SumStores } from './page-in-sums.ts';
import { type createCounts, firstInOrder, isWorthCounting, narrowed, type Paged } from './paging.ts';
import { columnsOf, type QueryContext, type ReportQuery } from './plan/query.ts';
import type { createStatistics, Statistics } from './plan/statistics.ts';
import {
  chooseTablePlan,
  type FactQuery,
  type FactRead,
  factOf,
  type TablePlans,
} from './plan/table-plans.ts';

export interface ReportStores extends SumStores {
  readonly postgres: Postgres;
  readonly statistics: ReturnType<typeof createStatistics>;
  readonly dataThrough: ReturnType<typeof createDataThrough>;
  readonly counts: ReturnType<typeof createCounts>;
}

export interface PreparedReport {
  /** The query of the page's rows. */
  readonly page: RowsQuery;
  /** Rows of all pages; null where the query of the page, or of all rows, gives it. */
  readonly total: number | null;
  /** The same rows without limit and offset, where the total is not known. */
  readonly all: CompiledQuery;
  /** Reads the page as JSON. */
  readonly json: () => Promise<JsonRows>;
  /** The newest complete answer in the range, looked up while the rows are. */
  readonly dataThrough: Promise<string | null>;
}

const MAX_UINT32 = 4_294_967_295;

/** Caller, as far as a report depends on it. */
export type ReportCaller = BrandScope & Pick<Caller, 'hasArchived' | 'isRereading'>;

/** Looks up what the query means for the brand at this moment. */
export async function contextOf(
  postgres: Postgres,
  caller: ReportCaller,
  { filters, includeArchived }: ReportQuery,
): Promise<QueryContext> {
  // The filter competitor_id picks rows by id; this only checks that each is one of the brand's.
  const numbers = await resolveNamed(postgres, caller, namedIn(filters), includeArchived);
  return {
    numbers,
    dropsArchived: caller.hasArchived && !includeArchived,
    countsOwn: caller.isRereading,
  };
}

/** Chooses the tables for everything the query reads. */
export function chooseTablePlans(
  query: ReportQuery,
  context: QueryContext,
  statistics: Statistics,
): TablePlans {
  const queries = Object.entries(factQueries(query, context)) as [FactRead, FactQuery][];
  return Object.fromEntries(
    queries.map(([read, facts]) => [read, chooseTablePlan(factOf(read), facts, statistics)]),
  );
}

/** The query of the page alone, where that costs less than all rows; null where it does not. */
async function paged(
  { counts }: ReportStores,
  caller: PreparingCaller,
  query: ReportQuery,
  plans: TablePlans,
  { context, statistics, signal }: { context: QueryContext; statistics: Statistics; signal: AbortSignal },
): Promise<Paged | null> {
  const time = firstInOrder(query);
  const counted = countedOf(query, context);
  if (!time || !counted || !isWorthCounting(query, plans, statistics)) return null;
  const plan = chooseTablePlan(counted.fact, counted.query, statistics);
  const compiled = scoped(caller, compileCounts(query, time, counted, plan, context));
  return narrowed(query, time, await counts(caller, compiled, signal));
}

/** Caller of a report whose page may be counted first; counts are kept by the brand's revision. */
export type PreparingCaller = ReportCaller & Pick<Caller, 'revision'>;

/** Prepares a report for a caller: context, plans, SQL. */
export async function prepareReport(
  stores: ReportStores,
  caller: PreparingCaller,
  asked: ReportQuery,
  signal: AbortSignal,
): Promise<PreparedReport> {
  const [context, statistics] = await Promise.all([
    contextOf(stores.postgres, caller, asked),
    stores.statistics(caller),
  ]);
  const newest = stores.dataThrough(caller, asked.range, context.dropsArchived);
  // Its error reaches the caller that awaits it; the query of the rows may fail first.
  newest.catch(() => {});
  const plans = chooseTablePlans(asked, context, statistics);
  const page = await paged(stores, caller, asked, plans, { context, statistics, signal });
  const query = page?.query ?? asked;
  const pagePlans = page ? chooseTablePlans(query, context, statistics) : plans;
  const compile = (wanted?: Wanted, of = query) =>
    compileReport(of, of === query ? pagePlans : chooseTablePlans(of, context, statistics), context, wanted);
  const compiled = scoped(caller, compile());
  const columns = columnsOf(query);
  const json = async () => {
    if (isInSums(query, caller)) {
      const rows = await queryPageInSums(stores, caller, query, compile, signal);
      // Its statements read one moment each; the page counts where that is the same one.
      if (rows && (!hasSeveral(query) || (await isUnchanged(stores.postgres, caller)))) return rows;
    }
    return queryJsonRows(
      stores.clickhouse,
      compiled,
      columns.map(({ name }) => name),
      signal,
    );
  };
  return {
    page: {
      query: compiled,
      columns: columns.map(({ name, type }) => ({
        name,
        text: type === 'text' || type === 'uuid',
        count: type === 'integer',
      })),
    },
    json,
    total: page?.total ?? null,
    all: { ...compiled, params: { ...compiled.params, limit: MAX_UINT32, offset: 0 } },
    dataThrough: newest,
  };
}
