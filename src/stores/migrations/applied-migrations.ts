import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import { Refusal } from '../../shared/refusal.ts';
import type { ClickHouse } from '../clickhouse.ts';
import type { Postgres, PostgresClient } from '../postgres.ts';
import { maybeRow, queryRows, rowsOf } from '../rows.ts';
import { filesOf } from './migration-files.ts';

/** State of the stores in comparison with the numbered files of this version. */

interface MigratedStores {
  readonly postgres: Postgres | PostgresClient;
  readonly clickhouse: ClickHouse;
}

const File = z.object({ name: z.string() });

/** Codes of a table that is not there, in either store. */
const NO_TABLE = ['42P01', '60'];

/** Rows of a query; none where the table does not exist yet. */
const orNone = <Row>(rows: Promise<Row[]>): Promise<Row[]> =>
  rows.catch((error: { code?: string }) => {
    if (NO_TABLE.includes(error.code ?? '')) return [];
    throw error;
  });

/** The files that the stores lack, and those that they have and this version does not know, each in order. */
async function compareFiles({ postgres, clickhouse }: MigratedStores) {
  const sql = 'SELECT DISTINCT name FROM schema_migrations ORDER BY name';
  const [inPostgres, inClickHouse, ofPostgres, ofClickHouse] = await Promise.all([
    orNone(postgres.query(sql).then((result) => rowsOf(File, result))),
    orNone(queryRows(clickhouse, File, { sql, params: {} })),
    filesOf('postgres'),
    filesOf('clickhouse'),
  ]);
  const applied = [
    ...inPostgres.map(({ name }) => `postgres/${name}.sql`),
    ...inClickHouse.map(({ name }) => `clickhouse/${name}`),
  ];
  const ours = [
    ...ofPostgres.map((name) => `postgres/${name}`),
    ...ofClickHouse.map((name) => `clickhouse/${name}`),
  ];
  return {
    missing: ours.filter((file) => !applied.includes(file)),
    unknown: applied.filter((file) => !ours.includes(file)),
  };
}

/** The numbered files that have not been applied yet, in order. */
export const missingMigrations = async (stores: MigratedStores): Promise<string[]> =>
  (await compareFiles(stores)).missing;

const Version = z.object({ version: z.string() });

/** Writes down that this version has migrated the stores. */
export async function enterVersion(postgres: PostgresClient): Promise<void> {
  await postgres.query(
    `INSERT INTO versions (version) VALUES ($1) ON CONFLICT (version) DO UPDATE SET migrated_at = clock_timestamp()`,
    [manifest.version],
  );
}

/** The version that migrated the stores last; null where none has written it down. */
async function newestVersion(postgres: MigratedStores['postgres']): Promise<string | null> {
  const versions = postgres.query('SELECT version FROM versions ORDER BY migrated_at DESC LIMIT 1');
  const rows = await orNone(versions.then((result) => rowsOf(Version, result)));
  return maybeRow(Version, { rows })?.version ?? null;
}

function newerStores(unknown: readonly string[], madeBy: string | null): Refusal {
  const { version } = manifest;
  const [first, ...others] = unknown;
  const files = others.length === 0 ? first : `${first} and ${others.length} more`;
  const isTold = madeBy !== null && madeBy !== version;
  const [made, start] = isTold ? [`version ${madeBy}`, madeBy] : ['a newer version', 'the one that made it'];
  return new Refusal('newer_stores', {
    detail: `the stores are newer than this version, ${version}: ${made} has applied ${files}. Start ${start} or a newer one, or restore a backup of before into an empty installation of ${version}`,
  });
}

/**
 * Compares what has been applied to the stores with the numbered files.
 * @returns those that are missing, in order.
 * @throws Refusal `newer_stores` where a newer version has applied others: nothing here knows what they changed.
 */
export async function checkSchema(stores: MigratedStores): Promise<string[]> {
  const { missing, unknown } = await compareFiles(stores);
  if (unknown.length > 0) throw newerStores(unknown, await newestVersion(stores.postgres));
  return missing;
}
