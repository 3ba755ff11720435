import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse.ts';
import { createDictionaries } from '../../src/stores/migrations/migrate.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { copyTables, withDatabase } from './template.ts';

export interface TestStores extends Stores {
  /** Its Postgres as its ClickHouse reaches it, for migrating once more. */
  readonly dictionaryDatabaseUrl: string;
  /** Addresses of this test's own databases, for child processes. */
  readonly environment: { readonly DATABASE_URL: string; readonly CLICKHOUSE_URL: string };
}

/**
 * Fresh, migrated databases in both servers of the run; `close` drops them, as does the end of the run where they are not
 * closed. `clickhouseUrl` is another ClickHouse than that of the run, `open` another way to connect to its databases,
 * `prepare` what is done with empty ones instead of migrating them.
 */
export async function createTestStores({
  clickhouseUrl: otherUrl,
  open = openClickHouse,
  prepare,
}: {
  readonly clickhouseUrl?: string;
  readonly open?: (url: string) => ClickHouse;
  readonly prepare?: (stores: TestStores) => Promise<unknown>;
} = {}): Promise<TestStores> {
  const inRun = inject('servers');
  // Another one runs beside the tests, not in a container.
  const servers =
    otherUrl === undefined
      ? inRun
      : { ...inRun, clickhouseUrl: otherUrl, dictionaryDatabaseUrl: inRun.databaseUrl };
  const { template } = servers;
  const name = `${template.prefix}${randomBytes(6).toString('hex')}`;
  const postgresServer = openPostgres(servers.databaseUrl, { connections: 1 });
  const clickhouseServer = openClickHouse(servers.clickhouseUrl);
  const isCopied = otherUrl === undefined && prepare === undefined;
  await Promise.all([
    postgresServer.query(`CREATE DATABASE ${name} ${isCopied ? `TEMPLATE ${template.name}` : ''}`),
    clickhouseServer.command({ query: `CREATE DATABASE ${name}` }),
  ]);
  if (isCopied) await copyTables(clickhouseServer, template, name);
  const databaseUrl = withDatabase(servers.databaseUrl, name);
  const clickhouseUrl = withDatabase(servers.clickhouseUrl, name);
  const stores: TestStores = {
    postgres: openPostgres(databaseUrl),
    clickhouse: open(clickhouseUrl),
    databaseUrl,
    dictionaryDatabaseUrl: withDatabase(servers.dictionaryDatabaseUrl, name),
    embedded: false,
    environment: { DATABASE_URL: databaseUrl, CLICKHOUSE_URL: clickhouseUrl },
    async close() {
      await Promise.all([stores.postgres.end(), stores.clickhouse.close()]);
      await clickhouseServer.command({ query: `DROP DATABASE ${name} SYNC` });
      await postgresServer.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await Promise.all([postgresServer.end(), clickhouseServer.close()]);
    },
  };
  const { dictionaryDatabaseUrl } = stores;
  if (prepare) await prepare(stores);
  else if (isCopied) await createDictionaries(stores, dictionaryDatabaseUrl);
  else await upgrade(stores, { dictionaryDatabaseUrl });
  return stores;
}

/** Closes what a test opened when the test is over. */
export const closeAfterTest = (resource: { close(): Promise<unknown> }) =>
  onTestFinished(async () => {
    await resource.close();
  });
