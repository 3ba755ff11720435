import { namedIn, resolveNamed } from '../catalogue/named.ts';
import type { Caller } from '../keys/caller.ts';
import { type BrandKey, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import { compileReport } from './compile/index.ts';
import { factQueries } from './compile/rows.ts';
import { type Covers, chooseCover, type FactQuery, factOf, type Read } from './covers.ts';
import type { createDataThrough } from './data-through.ts';
import { columnsOf, type QueryContext, type ReportQuery } from './query.ts';
import type { createStatistics, Statistics } from './statistics.ts';

export interface ReportStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly statistics: ReturnType<typeof createStatistics>;
  readonly dataThrough: ReturnType<typeof createDataThrough>;
}

export interface PreparedReport {
  /** The query of the page's rows. */
  readonly page: RowsQuery;
  /** The same rows without limit and offset. */
  readonly all: CompiledQuery;
  /** The newest complete answer in the range, looked up while the rows are. */
  readonly dataThrough: Promise<string | null>;
}

const MAX_UINT32 = 4_294_967_295;

/** Who asks, as far as a report needs to know. */
export type ReportCaller = BrandKey & Pick<Caller, 'hasArchived'>;

/** Looks up what the query means for the brand at this moment. */
export async function contextOf(
  postgres: Postgres,
  caller: ReportCaller,
  { filters, includeArchived }: ReportQuery,
): Promise<QueryContext> {
  // The filter competitor_id picks rows by id; it is only made sure here that each is one of the brand's.
  const numbers = await resolveNamed(postgres, caller, namedIn(filters), includeArchived);
  return { numbers, dropsArchived: caller.hasArchived && !includeArchived };
}

/** Chooses the tables for everything the query reads. */
export function chooseCovers(query: ReportQuery, context: QueryContext, statistics: Statistics): Covers {
  const queries = Object.entries(factQueries(query, context.dropsArchived)) as [Read, FactQuery][];
  return Object.fromEntries(
    queries.map(([read, facts]) => [read, chooseCover(factOf(read), facts, statistics)]),
  );
}

/** Prepares a report for a caller: context, covers, SQL. */
export async function prepareReport(
  { postgres, statistics, dataThrough }: ReportStores,
  caller: ReportCaller & Pick<Caller, 'revision'>,
  query: ReportQuery,
): Promise<PreparedReport> {
  const [context, counts] = await Promise.all([contextOf(postgres, caller, query), statistics(caller)]);
  const compiled = scoped(caller, compileReport(query, chooseCovers(query, context, counts), context));
  const newest = dataThrough(caller, query.range, context.dropsArchived);
  // Told by whoever waits for it; the query of the rows may fail first.
  newest.catch(() => {});
  return {
    page: {
      query: compiled,
      columns: columnsOf(query).map(({ name, type }) => ({
        name,
        text: type === 'text' || type === 'uuid',
      })),
    },
    all: { ...compiled, params: { ...compiled.params, limit: MAX_UINT32, offset: 0 } },
    dataThrough: newest,
  };
}
