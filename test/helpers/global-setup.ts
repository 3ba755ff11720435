import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { joinStores } from '../../src/embedded-stores/host/join.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { type Servers, startContainers } from './containers.ts';
import { makeTemplate, type Template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    servers: Servers & { readonly template: Template };
  }
}

/** Nothing that the tests write has to outlive a loss of power, and disks are slow where others use them too. */
async function neverFlush(databaseUrl: string): Promise<void> {
  const postgres = openPostgres(databaseUrl, { connections: 1 });
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await postgres.query(`ALTER SYSTEM SET ${setting} = off`);
  }
  await postgres.query('SELECT pg_reload_conf()');
  await postgres.end();
}

/** Reports a store that ended and was restarted, since its requests at that time may have failed. */
async function tellEnds(dataDir: string): Promise<void> {
  const log = await readFile(path.join(dataDir, 'stores.log'), 'utf8');
  for (const line of log.split('\n'))
    if (line.includes(' ended with ')) process.stderr.write(`stores: ${line}\n`);
}

/** The embedded stores, or the servers that DATABASE_URL and CLICKHOUSE_URL name. */
async function startEmbedded(): Promise<Servers & { stop(): Promise<void> }> {
  const { DATABASE_URL, CLICKHOUSE_URL } = loadConfig(process.env);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-test-'));
  const joined = DATABASE_URL && CLICKHOUSE_URL ? null : await joinStores({ dataDir, role: 'command' });
  const databaseUrl = DATABASE_URL ?? joined?.databaseUrl ?? '';
  if (DATABASE_URL === undefined) await neverFlush(databaseUrl);
  return {
    databaseUrl,
    dictionaryDatabaseUrl: databaseUrl,
    clickhouseUrl: CLICKHOUSE_URL ?? joined?.clickhouseUrl ?? '',
    async stop() {
      await joined?.leave();
      if (joined) await tellEnds(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const STORES = { embedded: startEmbedded, containers: startContainers };

/**
 * Starts one Postgres and one ClickHouse for the whole run; each test file gets databases of its own.
 * TEST_STORES=containers takes those of docker-compose.yml.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked = process.env.TEST_STORES || 'embedded';
  try {
    if (!Object.hasOwn(STORES, asked)) {
      throw new Error(`TEST_STORES: must be one of ${Object.keys(STORES).join(', ')}, not "${asked}"`);
    }
    const { stop, ...servers } = await STORES[asked as keyof typeof STORES]();
    const { drop, ...template } = await makeTemplate(servers);
    provide('servers', { ...servers, template });
    return async () => {
      await drop();
      await stop();
    };
  } catch (error) {
    // The message is enough.
    (error as Error).stack = '';
    throw error;
  }
}
