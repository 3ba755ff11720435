import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '../../src/config.ts';
import { joinStores } from '../../src/stores/embedded/join.ts';

/** Where the stores of a test run are; DATABASE_URL and CLICKHOUSE_URL choose servers instead. */
export interface TestServers {
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    servers: TestServers;
  }
}

/** Starts one Postgres and one ClickHouse for the whole run; each test file gets databases of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { DATABASE_URL, CLICKHOUSE_URL } = loadConfig(process.env);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-test-'));
  const joined = DATABASE_URL && CLICKHOUSE_URL ? null : await joinStores({ dataDir, role: 'command' });
  provide('servers', {
    databaseUrl: DATABASE_URL ?? joined?.databaseUrl ?? '',
    clickhouseUrl: CLICKHOUSE_URL ?? joined?.clickhouseUrl ?? '',
  });
  return async () => {
    await joined?.leave();
    await rm(dataDir, { recursive: true, force: true });
  };
}
