import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import { CLUSTER_SETTINGS, type Cluster } from './cluster.ts';
import { createEngineReader, type EngineReader } from './engine-reader.ts';
import { createPulse } from './pulse.ts';

/** The store of answers; `cluster` is null where it is a single server. */
export interface ClickHouse extends ClickHouseClient {
  readonly cluster: Cluster | null;
  /** For results that are passed on as they come. */
  readonly read: EngineReader['read'];
}

/** Longest time one query may run, in seconds; also told to ClickHouse, which stops it by itself. */
export const QUERY_SECONDS = 30;

/** The database an address names. */
export const databaseOf = (clickhouseUrl: string): string =>
  decodeURIComponent(new URL(clickhouseUrl).pathname.slice(1)) || 'default';

export interface ClickHouseOptions {
  /** How many results are read, and how many other queries run, at once from this process. */
  readonly connections?: number;
  /** The name of the cluster that the server is a node of. */
  readonly cluster?: string | undefined;
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
  { connections = 16, cluster: name }: ClickHouseOptions = {},
): ClickHouse {
  const cluster = name === undefined ? null : { name, database: databaseOf(clickhouseUrl) };
  const settings = { ...SETTINGS, ...(cluster === null ? {} : CLUSTER_SETTINGS) };
  const patience = (QUERY_SECONDS + 5) * 1000;
  const reader = createEngineReader(clickhouseUrl, { connections, patience, settings });
  const client = createClient({
    url: clickhouseUrl,
    application: 'answer-visibility',
    max_open_connections: connections,
    request_timeout: patience,
    keep_alive: { enabled: true, idle_socket_ttl: 2500 },
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: settings,
  });
  const whileThere = createPulse(clickhouseUrl);
  const query = client.query.bind(client);
  const read: EngineReader['read'] = (compiled, more, signal) =>
    whileThere(signal, (whole) => reader.read(compiled, more, whole));
  const close = client.close.bind(client);
  return Object.assign(client, {
    cluster,
    read,
    query: ((params) =>
      whileThere(params.abort_signal, (abort_signal) =>
        query({ ...params, abort_signal }),
      )) as typeof client.query,
    close: async () => {
      reader.close();
      await close();
    },
  });
}
