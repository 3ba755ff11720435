import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { CLUSTER_SETTINGS, type Cluster } from './cluster.ts';

/** The store of answers; `cluster` is null where it is a single server. */
export type ClickHouse = ClickHouseClient & { readonly cluster: Cluster | null };

/** Longest time one query may run, in seconds; also told to the engine, which stops it by itself. */
export const QUERY_SECONDS = 30;

/** The database an address names. */
export const databaseOf = (clickhouseUrl: string): string =>
  decodeURIComponent(new URL(clickhouseUrl).pathname.slice(1)) || 'default';

export interface ClickHouseOptions {
  /** How many queries run at once from this process. */
  readonly connections?: number;
  /** The name of the cluster that the server is a node of. */
  readonly cluster?: string | undefined;
}

/**
 * A client of the store of answers. Every setting whose default differs between versions and that
 * changes a result or a format is explicit here.
 */
export function openClickHouse(
  clickhouseUrl: string,
  { connections = 16, cluster: name }: ClickHouseOptions = {},
): ClickHouse {
  const cluster = name === undefined ? null : { name, database: databaseOf(clickhouseUrl) };
  const client = createClient({
    url: clickhouseUrl,
    application: 'answer-visibility',
    max_open_connections: connections,
    request_timeout: (QUERY_SECONDS + 5) * 1000,
    keep_alive: { enabled: true, idle_socket_ttl: 2500 },
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      max_execution_time: QUERY_SECONDS,
      date_time_output_format: 'iso',
      output_format_json_quote_64bit_integers: 0,
      output_format_json_quote_denormals: 0,
      output_format_json_escape_forward_slashes: 0,
      join_use_nulls: 1,
      ...(cluster === null ? {} : CLUSTER_SETTINGS),
    },
  });
  return Object.assign(client, { cluster });
}
