import os from 'node:os';
import { version } from '@duckdb/node-api';
import type { Stores } from '../../src/stores/stores.ts';

/** What the figures of a run were measured on. */
export async function machine({ postgres, clickhouse }: Stores) {
  const { rows } = await postgres.query<{ server_version: string }>('SHOW server_version');
  const result = await clickhouse.query({ query: 'SELECT version() AS version', format: 'JSONEachRow' });
  const [server] = await result.json<{ version: string }>();
  return {
    machine: `${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}`,
    load_of_15_minutes: os.loadavg()[2]?.toFixed(1) ?? '',
    node: process.version,
    clickhouse: server?.version ?? '',
    postgres: rows[0]?.server_version ?? '',
    duckdb: version(),
  };
}
