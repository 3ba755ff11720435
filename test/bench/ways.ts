import type { DuckDBConnection } from '@duckdb/node-api';
import { TABLES } from '../../src/catalogue/tables.ts';
import { compileReport } from '../../src/reports/compile/index.ts';
import { factQueries } from '../../src/reports/compile/report-rows.ts';
import { type CompileContext, columnsOf, type ReportQuery } from '../../src/reports/plan/query.ts';
import { createStatistics } from '../../src/reports/plan/statistics.ts';
import { type FactRead, factOf, type TablePlans } from '../../src/reports/plan/table-plans.ts';
import { chooseTablePlans, contextOf } from '../../src/reports/run.ts';
import { scoped } from '../../src/stores/brand-scope.ts';
import { READ_LIMITS, templateFormat } from '../../src/stores/json-rows.ts';
import type { PostgresClient } from '../../src/stores/postgres.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { BenchBrand } from './data.ts';
import type { ClickhouseClient, ServiceClient } from './http-client.ts';
import type { BenchRequest } from './requests.ts';
import { rivalSql } from './rival-sql.ts';

export const WAYS = ['service', 'clickhouse', 'raw', 'postgres', 'duckdb', 'duckdb_json'] as const;

/**
 * The ways a report is answered: by the service over HTTP; by ClickHouse alone, given the service's SQL; by the
 * ClickHouse from rows as they came, without any rollup; by Postgres and by DuckDB from the same rows, and by DuckDB with
 * its rows written as JSON, as the service writes them.
 */
export type Way = (typeof WAYS)[number];

export type Row = Readonly<Record<string, unknown>>;

/** Answers one request in one way: how long it took in milliseconds, and its rows when asked for. */
export interface Answered {
  readonly milliseconds: number;
  readonly rows: () => Promise<readonly Row[]>;
}

export type Asked = Readonly<Partial<Record<Way, () => Promise<Answered>>>>;

export interface Rivals {
  readonly service: ServiceClient;
  readonly clickhouse: ClickhouseClient;
  readonly postgres: PostgresClient | null;
  readonly duckdb: DuckDBConnection | null;
}

/** The settings with which the service asks ClickHouse (src/stores/clickhouse.ts). */
const SETTINGS = {
  ...READ_LIMITS,
  max_execution_time: '30',
  date_time_output_format: 'iso',
  output_format_json_quote_64bit_integers: '0',
  output_format_json_quote_denormals: '0',
  output_format_json_escape_forward_slashes: '0',
  join_use_nulls: '1',
};

/** The covers of a query that reads nothing but rows as they came. */
function rawCovers(query: ReportQuery, reading: CompileContext): TablePlans {
  const reads = Object.keys(factQueries(query, reading)) as FactRead[];
  return Object.fromEntries(
    reads.map((read) => {
      const table = TABLES.find((one) => one.fact === factOf(read) && one.grain === 'raw');
      return [read, table ? [{ table, ranges: [query.range] }] : []];
    }),
  );
}

/** A parameter as the HTTP interface of ClickHouse takes it. */
const parameter = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map((one) => (typeof one === 'number' ? one : `'${one}'`)).join(',')}]`
    : String(value);

/** Prepares a report in ClickHouse alone, as the service asks it and from rows as they came; nothing is sent yet. */
export async function prepareClickhouse(
  stores: Stores,
  brand: BenchBrand,
  clickhouse: ClickhouseClient,
  query: ReportQuery,
): Promise<Readonly<Record<'clickhouse' | 'raw', () => Promise<Answered>>>> {
  const context = await contextOf(
    stores.postgres,
    { ...brand, hasArchived: false, isRereading: false },
    query,
  );
  const columns = columnsOf(query).map(({ name }) => name);
  const inClickhouse = (plans: TablePlans) => {
    const { sql, params } = scoped(brand, compileReport(query, plans, context));
    const text = `${sql}\n${templateFormat(columns)}`;
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, parameter(value)]),
    );
    return async (): Promise<Answered> => {
      const { body, milliseconds } = await clickhouse.send(text, values, SETTINGS);
      return { milliseconds, rows: async () => JSON.parse(body.toString().replace(/\n.*$/, '')) };
    };
  };
  const statistics = await createStatistics(stores.clickhouse)(brand);
  return {
    clickhouse: inClickhouse(chooseTablePlans(query, context, statistics)),
    raw: inClickhouse(rawCovers(query, context)),
  };
}

/** Prepares a request in every way there is; nothing is sent yet. */
export async function prepareWays(
  stores: Stores,
  brand: BenchBrand,
  { service, clickhouse, postgres, duckdb }: Rivals,
  request: BenchRequest,
): Promise<Asked> {
  const rivalText = rivalSql(request, brand);
  return {
    service: async () => {
      const { body, milliseconds } = await service.send(request.path);
      return { milliseconds, rows: async () => JSON.parse(body.toString()).data };
    },
    ...(await prepareClickhouse(stores, brand, clickhouse, request.query)),
    ...(postgres
      ? {
          postgres: async () => {
            const begin = performance.now();
            const { rows } = await postgres.query(rivalText);
            return { milliseconds: performance.now() - begin, rows: async () => rows };
          },
        }
      : {}),
    ...(duckdb
      ? {
          duckdb: async () => {
            const begin = performance.now();
            const result = await duckdb.run(rivalText);
            return { milliseconds: performance.now() - begin, rows: () => result.getRowObjectsJson() };
          },
          duckdb_json: async () => {
            const begin = performance.now();
            const result = await duckdb.run(`SELECT to_json(r)::VARCHAR FROM (${rivalText}) AS r`);
            return {
              milliseconds: performance.now() - begin,
              rows: async () => (await result.getRows()).map(([row]) => JSON.parse(String(row))),
            };
          },
        }
      : {}),
  };
}
