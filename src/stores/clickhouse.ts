import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';

export type ClickHouse = ClickHouseClient;

/** Longest time one query may run, in seconds; also told to the engine, which stops it by itself. */
const QUERY_SECONDS = 30;

/**
 * A client of the store of answers. Every setting whose default differs between versions and that
 * changes a result or a format is explicit here.
 */
export function openClickHouse(clickhouseUrl: string, { connections = 16 } = {}): ClickHouse {
  return createClient({
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
    },
  });
}
