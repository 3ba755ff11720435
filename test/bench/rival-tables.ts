import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { PostgresClient } from '../../src/stores/postgres.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { BenchBrand } from './data.ts';
import type { ClickhouseClient } from './http-client.ts';
import { ENGINE_NUMBERS } from './rival-sql.ts';

/** The rows of the compared brand as the rivals hold them: numbers instead of names, as we have them. */
const ENGINE = `toInt16(indexOf([${ENGINE_NUMBERS.map(({ id }) => `'${id}'`).join(', ')}], toString(engine)) - 1) AS engine`;
const OF_ANSWER = `toInt32(brand_no) AS brand_no, answered_at, toInt32(prompt_no) AS prompt_no, ${ENGINE}`;

interface RivalTable {
  readonly name: 'answers' | 'mentions' | 'citations';
  /** Of the ClickHouse table of the same name. */
  readonly select: string;
  readonly columns: string;
}

const COMMON = 'brand_no int, answered_at timestamp, prompt_no int, engine smallint';

const TABLES: readonly RivalTable[] = [
  {
    name: 'answers',
    select: `${OF_ANSWER}, brand_mentioned, toInt16(brand_position) AS brand_position, brand_sentiment, toInt16(own_citations) AS own_citations`,
    columns: `${COMMON}, brand_mentioned bool, brand_position smallint, brand_sentiment smallint, own_citations smallint`,
  },
  {
    name: 'mentions',
    select: `${OF_ANSWER}, toInt32(competitor_no) AS competitor_no, toInt16(position) AS position, sentiment`,
    columns: `${COMMON}, competitor_no int, position smallint, sentiment smallint`,
  },
  {
    name: 'citations',
    select: `${OF_ANSWER}, toInt32(extract(dictGet('domain_names', 'domain', toUInt64(domain_no)), '[0-9]+')) AS domain_no, first_of_domain, false AS is_own_domain`,
    columns: `${COMMON}, domain_no int, first_of_domain bool, is_own_domain bool`,
  },
];

const columnNames = ({ columns }: RivalTable) => columns.split(', ').map((column) => column.split(' ')[0]);

const rowsOf = ({ name, select }: RivalTable, { brandNo, epoch }: BenchBrand) =>
  `SELECT ${select} FROM ${name} WHERE brand_no = ${brandNo} AND epoch = ${epoch} ORDER BY ${name}.answered_at`;

const UNBOUND = { max_execution_time: '0', max_threads: '2' };

/** Names for the numbers: a handful of rows, the same in both. */
async function lookUps({ postgres }: Stores, { brandId }: BenchBrand) {
  const all = async <T>(text: string) => (await postgres.query(text, [brandId])).rows as T[];
  return {
    engines: ENGINE_NUMBERS,
    prompts: await all<{ no: number; id: string; topic: string }>(
      'SELECT no, id, topic FROM prompts WHERE brand_id = $1',
    ),
    roster: await all<{ competitor_no: number; id: string; name: string }>(
      `SELECT 0 AS competitor_no, competitor_id AS id, name FROM brands WHERE id = $1
       UNION ALL SELECT no, id, name FROM competitors WHERE brand_id = $1 AND status = 'tracked'`,
    ),
  };
}

const LOOK_UP_COLUMNS = {
  engines: 'no smallint, id text',
  prompts: 'no int, id text, topic text',
  roster: 'competitor_no int, id text, name text',
} as const;

/**
 * Copies the brand's rows into tables of a schema `bench` of Postgres, with indexes that fit the reports: the
 * ClickHouse writes them there itself.
 */
export async function loadPostgres(
  stores: Stores,
  clickhouse: ClickhouseClient,
  brand: BenchBrand,
  domains: number,
): Promise<void> {
  const { postgres, databaseUrl } = stores;
  const url = new URL(databaseUrl);
  const client = await postgres.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('DROP SCHEMA IF EXISTS bench CASCADE; CREATE SCHEMA bench');
    for (const table of TABLES) {
      await client.query(`CREATE UNLOGGED TABLE bench.${table.name} (${table.columns})`);
      const target = [
        `${url.hostname}:${url.port || '5432'}`,
        decodeURIComponent(url.pathname.slice(1)),
        table.name,
        decodeURIComponent(url.username),
        decodeURIComponent(url.password),
        'bench',
      ].map((text) => `'${text.replace(/[\\']/g, '\\$&')}'`);
      await clickhouse.send(
        `INSERT INTO FUNCTION postgresql(${target.join(', ')}) (${columnNames(table).join(', ')}) ${rowsOf(table, brand)}`,
        {},
        UNBOUND,
      );
      const [, , ...others] = columnNames(table);
      await client.query(
        `CREATE INDEX ON bench.${table.name} (brand_no, answered_at) INCLUDE (${others.join(', ')})`,
      );
      await client.query(`VACUUM (ANALYZE) bench.${table.name}`);
    }
    for (const [name, rows] of Object.entries(await lookUps(stores, brand))) {
      const columns = LOOK_UP_COLUMNS[name as keyof typeof LOOK_UP_COLUMNS];
      // Texts in the order of their bytes, as ClickHouse and DuckDB have them.
      await client.query(`CREATE TABLE bench.${name} (${columns.replaceAll('text', 'text COLLATE "C"')})`);
      await client.query(
        `INSERT INTO bench.${name} SELECT * FROM json_to_recordset($1) AS row (${columns})`,
        [JSON.stringify(rows)],
      );
    }
    await client.query(
      `CREATE TABLE bench.domains (no int PRIMARY KEY, domain text COLLATE "C", rating float8);
       INSERT INTO bench.domains SELECT no, 'site' || no || '.example' FROM generate_series(0, ${domains}) AS no;
       ALTER TABLE bench.prompts ADD PRIMARY KEY (no);
       ANALYZE bench.engines; ANALYZE bench.prompts; ANALYZE bench.roster; ANALYZE bench.domains`,
    );
  } finally {
    client.release();
  }
}

/** A connection with the memory and the workers that one would give Postgres for reports. */
export async function postgresForReports({ postgres }: Stores): Promise<PostgresClient> {
  const client = await postgres.connect();
  // By itself, so that the client takes note of it (src/stores/statement-time.ts).
  await client.query('SET statement_timeout = 0');
  await client.query(
    "SET work_mem = '512MB'; SET max_parallel_workers_per_gather = 2; SET effective_cache_size = '8GB'; SET random_page_cost = 1.1; SET hash_mem_multiplier = 2",
  );
  return client;
}

/** Loads the brand's rows into a DuckDB database in a folder, from Parquet that ClickHouse writes. */
export async function loadDuckdb(
  stores: Stores,
  clickhouse: ClickhouseClient,
  brand: BenchBrand,
  domains: number,
  folder: string,
): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(path.join(folder, 'rival.duckdb'), { threads: '2' });
  const connection = await instance.connect();
  await connection.run('CREATE SCHEMA bench');
  for (const table of TABLES) {
    const file = path.join(folder, `${table.name}.parquet`);
    const { body } = await clickhouse.send(`${rowsOf(table, brand)} FORMAT Parquet`, {}, UNBOUND);
    await writeFile(file, body);
    const columns = table.columns.split(', ').map((column) => {
      const [name, type] = column.split(' ');
      return `CAST(${name} AS ${type}) AS ${name}`;
    });
    await connection.run(
      `CREATE TABLE bench.${table.name} AS SELECT ${columns.join(', ')} FROM read_parquet('${file}') ORDER BY answered_at`,
    );
    await rm(file);
  }
  for (const [name, rows] of Object.entries(await lookUps(stores, brand))) {
    await connection.run(
      `CREATE TABLE bench.${name} (${LOOK_UP_COLUMNS[name as keyof typeof LOOK_UP_COLUMNS]})`,
    );
    const values = rows.map(
      (row) => `(${Object.values(row).map((value) => `'${String(value).replaceAll("'", "''")}'`)})`,
    );
    await connection.run(`INSERT INTO bench.${name} VALUES ${values.join(', ')}`);
  }
  await connection.run(
    `CREATE TABLE bench.domains AS SELECT no::int AS no, 'site' || no || '.example' AS domain, NULL::double AS rating FROM range(${domains + 1}) AS t (no)`,
  );
  await connection.run('CHECKPOINT');
  return connection;
}
