import { upgrade } from '../../src/ingest/reprocess/upgrade.ts';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse.ts';
import { openPostgres } from '../../src/stores/postgres.ts';

/** Migrated databases in both servers that those of the test files are copies of: a third of what migrating takes. */
export interface Template {
  readonly name: string;
  /** Prefix of its name and those of its copies. */
  readonly prefix: string;
  /** Statements for the tables of ClickHouse, and then for the views between them. */
  readonly tables: readonly string[];
  readonly views: readonly string[];
}

export const withDatabase = (url: string, name: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/**
 * Makes the template in empty servers; `dictionaryDatabaseUrl` is Postgres as ClickHouse reaches it. `drop` drops it, and
 * those of its copies that are there still.
 */
export async function makeTemplate(servers: {
  readonly databaseUrl: string;
  readonly dictionaryDatabaseUrl: string;
  readonly clickhouseUrl: string;
}): Promise<Template & { drop(): Promise<void> }> {
  const prefix = `test_${process.pid}_`;
  const name = `${prefix}template`;
  const postgresServer = openPostgres(servers.databaseUrl, { connections: 1 });
  const clickhouseServer = openClickHouse(servers.clickhouseUrl);
  await postgresServer.query(`CREATE DATABASE ${name}`);
  await clickhouseServer.command({ query: `CREATE DATABASE ${name}` });
  const databaseUrl = withDatabase(servers.databaseUrl, name);
  const postgres = openPostgres(databaseUrl);
  const clickhouse = openClickHouse(withDatabase(servers.clickhouseUrl, name));
  await upgrade(
    { postgres, clickhouse, databaseUrl, embedded: false, close: async () => {} },
    { dictionaryDatabaseUrl: withDatabase(servers.dictionaryDatabaseUrl, name) },
  );
  const made = async (engines: string) => {
    const result = await clickhouse.query({
      query: `SELECT create_table_query AS made FROM system.tables WHERE database = '${name}' AND ${engines} ORDER BY name`,
      format: 'JSONEachRow',
    });
    return (await result.json<{ made: string }>()).map((row) => row.made);
  };
  const [tables, views] = [await made("engine LIKE '%MergeTree'"), await made("engine = 'MaterializedView'")];
  // Postgres copies no database that somebody is connected to.
  await Promise.all([postgres.end(), clickhouse.close()]);
  return {
    ...{ name, prefix, tables, views },
    async drop() {
      const { rows } = await postgresServer.query<{ name: string }>(
        'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
        [prefix],
      );
      for (const { name } of rows) {
        await clickhouseServer.command({ query: `DROP DATABASE IF EXISTS ${name} SYNC` });
        await postgresServer.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }
      await Promise.all([postgresServer.end(), clickhouseServer.close()]);
    },
  };
}

/** Copies what the template has in ClickHouse into an empty database: dictionaries, which hold an address, are made for each. */
export async function copyTables(clickhouse: ClickHouse, template: Template, name: string): Promise<void> {
  for (const statements of [template.tables, template.views]) {
    await Promise.all(
      statements.map((query) =>
        clickhouse.command({ query: query.replaceAll(`${template.name}.`, `${name}.`) }),
      ),
    );
  }
  await clickhouse.command({
    query: `INSERT INTO ${name}.schema_migrations SELECT * FROM ${template.name}.schema_migrations`,
  });
}
