import { addAbortSignal, type Readable } from 'node:stream';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import type { CompiledQuery } from './brand-scope.ts';
import { CLUSTER_SETTINGS, type Cluster } from './cluster.ts';
import { createPulse } from './pulse.ts';

/** A result as ClickHouse sends it. */
export interface RawResult {
  readonly stream: Readable;
  /** Rows of the result, as far as ClickHouse knows them when it begins to send it (wait_end_of_query). */
  readonly rows: number;
}

/** The store of answers; `cluster` is null where it is a single server. */
export interface ClickHouse extends ClickHouseClient {
  readonly cluster: Cluster | null;
  /**
   * Runs a query whose result is passed on as it comes; its FORMAT is part of it. When `signal` aborts, the query is
   * stopped in ClickHouse and the stream breaks off.
   * @throws ClickHouseError with ClickHouse's code; the error of the connection, or of the abort.
   */
  read(query: CompiledQuery, settings: ClickHouseSettings, signal: AbortSignal): Promise<RawResult>;
}

/** Longest time one query may run, in seconds; also told to ClickHouse, which stops it by itself. */
export const QUERY_SECONDS = 30;

/**
 * Milliseconds without a byte for what may take any time (`max_execution_time: 0`): nothing is sent before it is done,
 * so that an audit, a restore or a migration of a large store ended after 35 s wherever it was. A day, as whether
 * ClickHouse is there at all is asked meanwhile.
 */
const ANY_TIME = 86_400_000;

/** Milliseconds after which it is asked of a statement that may take any time, and in which it has to say so. */
const LONG = { suspicious: 30_000, patience: 30_000 };

const takesAnyTime = (settings: ClickHouseSettings | undefined) => settings?.max_execution_time === 0;

/** The database an address names. */
export const databaseOf = (clickhouseUrl: string): string =>
  decodeURIComponent(new URL(clickhouseUrl).pathname.slice(1)) || 'default';

export interface ClickHouseOptions {
  /** How many results are read, and how many other queries run, at once from this process. */
  readonly connections?: number;
  /** The name of the cluster that the server is a node of. */
  readonly cluster?: string | undefined;
  /** The Postgres that its dictionaries look things up in: where that hangs, queries are given up. */
  readonly databaseUrl?: string;
  /** Milliseconds without a byte after which a query has failed that may not take any time. */
  readonly patience?: number;
}

/** Of every query: whatever changes a result or a format and has defaults that differ between versions. */
const SETTINGS: ClickHouseSettings = {
  max_execution_time: QUERY_SECONDS,
  date_time_output_format: 'iso',
  output_format_json_quote_64bit_integers: 0,
  output_format_json_quote_denormals: 0,
  output_format_json_escape_forward_slashes: 0,
  join_use_nulls: 1,
};

/** A client of the store of answers. */
export function openClickHouse(
  clickhouseUrl: string,
  {
    connections = 16,
    cluster: name,
    databaseUrl,
    patience = (QUERY_SECONDS + 5) * 1000,
  }: ClickHouseOptions = {},
): ClickHouse {
  const cluster = name === undefined ? null : { name, database: databaseOf(clickhouseUrl) };
  const connect = (request_timeout: number) =>
    createClient({
      url: clickhouseUrl,
      application: 'answer-visibility',
      max_open_connections: connections,
      request_timeout,
      // Also where this process was too busy for the timer: a server closes what has been idle for longer.
      keep_alive: { enabled: true, idle_socket_ttl: 2500, eagerly_destroy_stale_sockets: true },
      log: { level: ClickHouseLogLevel.OFF },
      clickhouse_settings: { ...SETTINGS, ...(cluster === null ? {} : CLUSTER_SETTINGS) },
    });
  const client = connect(patience);
  const query = client.query.bind(client);
  const command = client.command.bind(client);
  const exec = client.exec.bind(client);
  const close = client.close.bind(client);
  // Connections of their own: results that are passed on stay in theirs for as long as their readers take.
  const results = connect(patience);
  const long = { queries: connect(ANY_TIME), results: connect(ANY_TIME) };
  const { whileThere, breakOffWhereLost } = createPulse(clickhouseUrl, { databaseUrl });
  const pulseOfLong = createPulse(clickhouseUrl, LONG);
  return Object.assign(client, {
    cluster,
    read: async ({ sql, params }: CompiledQuery, settings: ClickHouseSettings, signal: AbortSignal) => {
      const { stream, summary } = await whileThere(signal, (abort_signal) =>
        (takesAnyTime(settings) ? long.results : results).exec({
          query: sql,
          query_params: { ...params },
          clickhouse_settings: settings,
          abort_signal,
        }),
      );
      // The client minds the signal only until the result begins.
      addAbortSignal(signal, stream);
      breakOffWhereLost(stream);
      return { stream, rows: Number(summary?.result_rows ?? 0) };
    },
    query: ((params) =>
      whileThere(params.abort_signal, (abort_signal) =>
        takesAnyTime(params.clickhouse_settings)
          ? long.queries.query({ ...params, abort_signal })
          : query({ ...params, abort_signal }),
      )) as typeof client.query,
    command: ((params) =>
      takesAnyTime(params.clickhouse_settings)
        ? pulseOfLong.whileThere(params.abort_signal, (abort_signal) =>
            long.queries.command({ ...params, abort_signal }),
          )
        : command(params)) as typeof client.command,
    exec: ((params) =>
      takesAnyTime(params.clickhouse_settings)
        ? pulseOfLong.whileThere(params.abort_signal, (abort_signal) =>
            long.queries.exec({ ...params, abort_signal }),
          )
        : exec(params)) as typeof client.exec,
    close: async () => {
      await Promise.all([results.close(), long.queries.close(), long.results.close(), close()]);
    },
  });
}
