import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Runs SQL of DuckDB over a Parquet file, which it names FILE. @returns the first column of the rows. */
export async function queryParquet(bytes: Uint8Array, sql: string): Promise<unknown[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-feed-'));
  const file = path.join(folder, 'page.parquet');
  await writeFile(file, bytes);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const result = await connection.runAndReadAll(sql.replaceAll('FILE', `'${file}'`));
    return result.getRowsJson().map(([value]) => value);
  } finally {
    connection.closeSync();
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

/** Times as JSON of the API writes them. */
const written = (value: unknown): unknown => {
  if (typeof value === 'string') {
    const time = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?(?:\+00)?$/.exec(value);
    return time ? new Date(`${time[1]}T${time[2]}${time[3] ?? ''}Z`).toISOString() : value;
  }
  if (Array.isArray(value)) return value.map(written);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]));
};

/** The rows of a Parquet file as objects, as DuckDB reads them. */
export async function readParquet(bytes: Uint8Array): Promise<unknown[]> {
  const rows = await queryParquet(bytes, 'SELECT to_json(t)::VARCHAR FROM read_parquet(FILE) AS t');
  return rows.map((row) => written(JSON.parse(String(row))));
}
