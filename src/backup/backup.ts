import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { keepOldRows } from '../ingest/reprocess/rewrite.ts';
import { Refusal } from '../shared/refusal.ts';
import { allBrands } from '../stores/all-brands.ts';
import { makeFolder } from '../stores/folder.ts';
import { transaction } from '../stores/postgres.ts';
import { oneRow, queryRows } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { saveAnswers } from './answers.ts';
import { writeCompressed } from './files.ts';
import { type BackupFile, type Schemas, writeBackupManifest } from './manifest.ts';
import { linesOfTable, sequencesOf, tablesOf } from './postgres-tables.ts';

const Names = z.object({ names: z.array(z.string()) });

/** The migrations that both stores have, in order. */
export async function schemasOf(stores: StoreClients): Promise<Schemas> {
  const inPostgres = await stores.postgres.query(
    'SELECT array_agg(name::text ORDER BY name) AS names FROM schema_migrations',
  );
  const [inClickHouse] = await queryRows(stores.clickhouse, Names, {
    sql: 'SELECT arraySort(groupUniqArray(name)) AS names FROM schema_migrations',
    params: {},
  });
  return { postgres: oneRow(Names, inPostgres).names, clickhouse: inClickHouse?.names ?? [] };
}

export interface BackupOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (brandsDone: number, brands: number) => void;
  /** Receives each brand whose answers in ClickHouse differ from the ledger, and how many are missing. */
  readonly onDifference?: (brandId: string, missing: number) => void;
}

export interface Backup {
  readonly brands: number;
  readonly files: number;
  readonly rows: number;
  readonly bytes: number;
  /** Brands whose answers in the backup differ from their ledger; `npm run audit` shows the differences. */
  readonly differences: number;
}

const Now = z.object({ now: z.date() });

/**
 * Writes a backup of both stores into a folder while they are used, as of the moment of a snapshot of
 * Postgres. It holds the answers accepted by then: those in ClickHouse as answers, those on their way in the
 * outbox, which is sent after a restore. Of ClickHouse only answers are saved; all other tables derive from
 * them.
 * @throws Refusal `folder_not_empty`, `missing_rights`.
 */
export async function backUp(
  stores: StoreClients,
  folder: string,
  { signal, onProgress = () => {}, onDifference = () => {} }: BackupOptions,
): Promise<Backup> {
  makeFolder(path.resolve(folder), 0o700);
  if ((await readdir(folder)).length > 0) {
    throw new Refusal('folder_not_empty', {
      detail: `${folder} is not empty: a backup has a folder of its own`,
    });
  }
  const schemas = await schemasOf(stores);
  return transaction(stores.postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await keepOldRows(client);
    const { now } = oneRow(Now, await client.query('SELECT now()'));
    const sequences = await sequencesOf(client);
    const files: BackupFile[] = [];
    for (const table of await tablesOf(client)) {
      signal.throwIfAborted();
      const path = `postgres/${table.name}.ndjson.zst`;
      let rows = 0;
      const lines = linesOfTable(client, table, (more) => {
        rows += more;
      });
      const written = await writeCompressed(folder, path, lines);
      files.push({ path, store: 'postgres', table: table.name, rows, ...written });
    }
    const brands = await allBrands(client);
    let differences = 0;
    for (const [index, brand] of brands.entries()) {
      const saved = await saveAnswers(stores, client, brand, folder, signal);
      files.push(...saved.files);
      if (saved.missing !== 0) {
        differences += 1;
        onDifference(brand.brandId, saved.missing);
      }
      onProgress(index + 1, brands.length);
    }
    await writeBackupManifest(folder, { format: 1, made_at: now.toISOString(), schemas, sequences, files });
    const sum = (of: (file: BackupFile) => number) => files.reduce((all, file) => all + of(file), 0);
    return {
      brands: brands.length,
      files: files.length,
      rows: sum(({ rows }) => rows),
      bytes: sum(({ bytes }) => bytes),
      differences,
    };
  });
}
