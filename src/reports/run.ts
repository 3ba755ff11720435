import type { Caller } from '../http/caller.ts';
import { resolvePrompts } from '../prompts/filter.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type JsonRows, queryJsonRows } from '../stores/json-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import { compileReport } from './compile/index.ts';
import { dataThrough } from './data-through.ts';
import { planReport } from './plan.ts';
import { columnsOf, type ReportQuery } from './query.ts';

export interface ReportResult {
  readonly rows: JsonRows;
  readonly dataThrough: string | null;
}

/** Answers a report for the caller's brand: plan, compile, execute. */
export async function runReport(
  stores: { readonly postgres: Postgres; readonly clickhouse: ClickHouse },
  caller: Caller,
  query: ReportQuery,
  signal: AbortSignal,
): Promise<ReportResult> {
  const { prompt_id } = query.filters;
  const promptNos = prompt_id
    ? await resolvePrompts(stores.postgres, caller, prompt_id, query.includeArchived)
    : null;
  const compiled = scoped(caller, compileReport(query, planReport(query), promptNos));
  const columns = columnsOf(query.report, query.dimensions).map(({ name }) => name);
  const [rows, newest] = await Promise.all([
    queryJsonRows(stores.clickhouse, compiled, columns, signal),
    dataThrough(stores.clickhouse, caller, query.range, query.includeArchived, signal),
  ]);
  return { rows, dataThrough: newest };
}
