import { resolveCompetitors } from '../competitors/filter.ts';
import { hasArchivedPrompts, resolvePrompts } from '../prompts/filter.ts';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type JsonRows, queryJsonRows } from '../stores/json-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { Fact } from './catalogue/types.ts';
import { compileReport } from './compile/index.ts';
import { factQueries } from './compile/rows.ts';
import { dataThrough } from './data-through.ts';
import { type FactQuery, type Plan, planFacts } from './plan.ts';
import { columnsOf, type QueryContext, type ReportQuery } from './query.ts';
import type { createStatistics, Statistics } from './statistics.ts';

export interface ReportStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly statistics: ReturnType<typeof createStatistics>;
}

export interface ReportResult {
  readonly rows: JsonRows;
  readonly dataThrough: string | null;
}

/** Looks up what the query means for the brand at this moment. */
export async function contextOf(
  postgres: Postgres,
  brand: BrandKey,
  query: ReportQuery,
): Promise<QueryContext> {
  const { prompt_id, competitor_id } = query.filters;
  const [promptNos, hasArchived] = await Promise.all([
    prompt_id ? resolvePrompts(postgres, brand, prompt_id, query.includeArchived) : null,
    query.includeArchived ? false : hasArchivedPrompts(postgres, brand),
    // The filter picks rows by id; it is only made sure here that each is one of the brand's.
    competitor_id ? resolveCompetitors(postgres, brand, competitor_id) : null,
  ]);
  return { promptNos, dropsArchived: hasArchived };
}

/** Chooses the tables for every kind of fact the query counts. */
export function planReport(query: ReportQuery, context: QueryContext, statistics: Statistics): Plan {
  const queries = Object.entries(factQueries(query, context.dropsArchived)) as [Fact, FactQuery][];
  return Object.fromEntries(queries.map(([fact, facts]) => [fact, planFacts(fact, facts, statistics)]));
}

/** Answers a report for a brand: context, plan, compile, execute. */
export async function runReport(
  { postgres, clickhouse, statistics }: ReportStores,
  brand: BrandKey,
  query: ReportQuery,
  signal: AbortSignal,
): Promise<ReportResult> {
  const [context, counts] = await Promise.all([contextOf(postgres, brand, query), statistics(brand)]);
  const compiled = scoped(brand, compileReport(query, planReport(query, context, counts), context));
  const columns = columnsOf(query.report, query.dimensions).map(({ name }) => name);
  const [rows, newest] = await Promise.all([
    queryJsonRows(clickhouse, compiled, columns, signal),
    dataThrough(clickhouse, brand, query.range, context.dropsArchived, signal),
  ]);
  return { rows, dataThrough: newest };
}
