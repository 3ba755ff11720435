import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ClickHouse } from '../clickhouse.ts';
import { onCluster } from '../cluster.ts';
import { literal } from '../literal.ts';
import type { PostgresClient } from '../postgres.ts';
import { int8, oneRow, queryRows } from '../rows.ts';
import type { Stores } from '../stores.ts';
import { checkSchema, enterVersion } from './applied-migrations.ts';
import { filesOf, folderOf, statementsOf } from './migration-files.ts';
import { SCHEMA_FILE } from './schema.ts';
import { withoutSecrets } from './secrets.ts';

/** Any fixed number: held in Postgres while both stores are migrated, as ClickHouse has no locks. */
const MIGRATION_LOCK = 7_302_114;

export const SCHEMA_MIGRATIONS = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name String,
  statement UInt16,
  applied_at DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY (name, statement)`;

const DoneFile = z.object({ name: z.string(), done: z.number() });
const Revision = z.object({ revision: int8 });

async function migratePostgres(client: PostgresClient): Promise<string[]> {
  const silent = () => {};
  // Loads a TypeScript loader, which only migrations need.
  const { runner } = await import('node-pg-migrate');
  const applied = await runner({
    dbClient: client,
    dir: folderOf('postgres'),
    ignorePattern: SCHEMA_FILE,
    migrationsTable: 'schema_migrations',
    direction: 'up',
    checkOrder: true,
    // The caller holds one lock over both stores.
    noLock: true,
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });
  return applied.map(({ name }) => `postgres/${name}`);
}

/** Runs a statement that makes or changes something, where there is a cluster on all of its nodes. */
async function run(clickhouse: ClickHouse, statement: string): Promise<void> {
  const { cluster } = clickhouse;
  for (const query of cluster === null ? [statement] : onCluster(statement, cluster)) {
    // Rewriting columns takes time proportional to the rows.
    await clickhouse.command({ query, clickhouse_settings: { max_execution_time: 0 } });
  }
}

/** Makes our database on all nodes of a cluster; a single server has it. */
async function makeDatabase(clickhouse: ClickHouse): Promise<void> {
  const { cluster } = clickhouse;
  if (cluster === null) return;
  await clickhouse.command({
    query: `CREATE DATABASE IF NOT EXISTS ${cluster.database} ON CLUSTER ${cluster.name}`,
  });
}

async function migrateClickHouse(clickhouse: ClickHouse): Promise<string[]> {
  await run(clickhouse, SCHEMA_MIGRATIONS);
  const rows = await queryRows(clickhouse, DoneFile, {
    sql: 'SELECT name, max(statement) AS done FROM schema_migrations GROUP BY name',
    params: {},
  });
  const done = new Map(rows.map((row) => [row.name, row.done]));
  const applied: string[] = [];
  for (const name of await filesOf('clickhouse')) {
    const statements = statementsOf(await readFile(path.join(folderOf('clickhouse'), name), 'utf8'));
    // Each statement is recorded by itself: ClickHouse has no transaction to undo an interrupted file.
    for (const [index, query] of statements.entries()) {
      if (index < (done.get(name) ?? 0)) continue;
      await run(clickhouse, rerunnable(query));
      await clickhouse.insert({
        table: 'schema_migrations',
        columns: ['name', 'statement'],
        values: [{ name, statement: index + 1 }],
        format: 'JSONEachRow',
      });
      if (index === statements.length - 1) applied.push(`clickhouse/${name}`);
    }
  }
  return applied;
}

const View = z.object({ name: z.string() });

/**
 * Makes the embedded ClickHouse know its views by name, as after every start. Until then it knows a view
 * whose query was changed by its UUID (26.7), under which it records the batches that the view has written:
 * after a batch that was interrupted and repeated after a restart, ten tables had the sums twice. Detaching
 * happens in memory only.
 */
async function attachViewsAnew(clickhouse: ClickHouse): Promise<void> {
  const sql =
    "SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'MaterializedView'";
  for (const { name } of await queryRows(clickhouse, View, { sql, params: {} })) {
    await run(clickhouse, `DETACH TABLE ${name}`);
    await run(clickhouse, `ATTACH TABLE ${name}`);
  }
}

/** Must be repeatable: a kill between a statement and its record runs it again. */
export const rerunnable = (statement: string) =>
  statement.replace(/^CREATE (TABLE|MATERIALIZED VIEW) (?!IF NOT EXISTS)/, 'CREATE $1 IF NOT EXISTS ');

/** Recreates the dictionaries, which hold the address of Postgres, whenever that may have changed. */
export async function createDictionaries(
  { clickhouse }: Pick<Stores, 'clickhouse'>,
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const values: Record<string, string> = {
    postgres_host: literal(url.hostname),
    postgres_port: url.port || '5432',
    postgres_user: literal(decodeURIComponent(url.username)),
    postgres_password: literal(decodeURIComponent(url.password)),
    postgres_database: literal(decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username)),
  };
  for (const name of await filesOf('clickhouse/dictionaries')) {
    const text = await readFile(path.join(folderOf('clickhouse/dictionaries'), name), 'utf8');
    for (const statement of statementsOf(text)) {
      const query = statement.replace(/\{(postgres_\w+)\}/g, (whole, key: string) => values[key] ?? whole);
      await withoutSecrets([url.password, values.postgres_password ?? ''], () => run(clickhouse, query));
    }
  }
}

/**
 * Brings both stores to the newest schema: numbered files, forward only, each recorded in
 * `schema_migrations`. Safe when several processes start at once and after a kill at any moment.
 * @param dictionaryDatabaseUrl the address at which ClickHouse reaches Postgres.
 * @returns the names of the files applied now, in order.
 * @throws Refusal `newer_stores`, before anything is changed.
 */
export async function migrate(stores: Stores, dictionaryDatabaseUrl = stores.databaseUrl): Promise<string[]> {
  const lock = await stores.postgres.connect();
  try {
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeDatabase(stores.clickhouse);
    await checkSchema({ postgres: lock, clickhouse: stores.clickhouse });
    const postgres = await migratePostgres(lock);
    // Precedes ClickHouse's migrations: if those are interrupted, the version that began is known.
    await enterVersion(lock);
    const clickhouse = await migrateClickHouse(stores.clickhouse);
    if (stores.embedded && clickhouse.length > 0) await attachViewsAnew(stores.clickhouse);
    const { revision } = oneRow(Revision, await lock.query('SELECT revision FROM domain_revisions'));
    await createDictionaries(stores, dictionaryDatabaseUrl);
    // Recreated dictionaries hold the facts of domains from now on: a migration may have changed them.
    await lock.query('UPDATE domain_revisions SET published = greatest(published, $1)', [revision]);
    return [...postgres, ...clickhouse];
  } finally {
    // Closing the connection frees the lock, whatever state the session is in.
    lock.release(true);
  }
}
