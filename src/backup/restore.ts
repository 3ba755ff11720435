import path from 'node:path';
import { z } from 'zod';
import { TABLE_NAMES } from '../catalogue/tables.ts';
import { publishDomains } from '../domains/domains.ts';
import { forgetDomainNames } from '../domains/numbers.ts';
import type { Difference } from '../ingest/ledger/difference.ts';
import { reconcileBrand } from '../ingest/ledger/reconcile.ts';
import { passStored } from '../ingest/outbox/sequences.ts';
import { Refusal } from '../shared/refusal.ts';
import { allBrands } from '../stores/all-brands.ts';
import { shardTable } from '../stores/cluster.ts';
import { filesOf } from '../stores/migrations/migration-files.ts';
import { type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { restoreAnswers } from './answers.ts';
import { schemasOf } from './backup.ts';
import { fileLines, requireWhole } from './files.ts';
import { type BackupManifest, readBackupManifest, type Schemas } from './manifest.ts';
import { emptyTables, fillTable, requireOwner, setSequences, tablesOf } from './postgres-tables.ts';

/** @throws Refusal `other_version` naming the first migration that one of the two lacks. */
function requireSameSchemas(made: Schemas, here: Schemas): void {
  for (const store of ['postgres', 'clickhouse'] as const) {
    const later = made[store].find((name) => !here[store].includes(name));
    if (later !== undefined) {
      throw new Refusal('other_version', {
        detail: `the backup is of a newer version: this one has no ${store}/${later}`,
      });
    }
    const newer = here[store].find((name) => !made[store].includes(name));
    if (newer !== undefined) {
      throw new Refusal('other_version', {
        detail: `the backup is of an older version, without ${store}/${newer}: restore it with that version, then upgrade`,
      });
    }
  }
}

/**
 * Checks that a folder holds a backup of this version, before any stores are opened: opening would migrate
 * embedded ones of an older version.
 * @returns its manifest.
 * @throws Refusal `no_backup`, `backup_damaged`, `other_version`.
 */
export async function requireOfThisVersion(folder: string): Promise<BackupManifest> {
  const [manifest, postgres, clickhouse] = await Promise.all([
    readBackupManifest(folder),
    filesOf('postgres'),
    filesOf('clickhouse'),
  ]);
  const names = postgres.map((file) => path.parse(file).name);
  requireSameSchemas(manifest.schemas, { postgres: names, clickhouse });
  return manifest;
}

const RestoredCount = z.object({ n: z.number() });

/**
 * Keeps the installation empty until the transaction ends: inserts of organizations wait, and so does a
 * second restore, which then finds the installation in use.
 * @throws Refusal `not_an_empty_installation`
 */
async function keepEmpty(client: PostgresClient): Promise<void> {
  await client.query('LOCK TABLE organizations IN EXCLUSIVE MODE');
  const { n } = oneRow(RestoredCount, await client.query('SELECT count(*)::int AS n FROM organizations'));
  if (n === 0) return;
  throw new Refusal('not_an_empty_installation', {
    detail: `there are ${n} organizations already: restore into an empty installation, e.g. with another DATA_DIR`,
  });
}

async function restorePostgres(
  client: PostgresClient,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const tables = await tablesOf(client);
  await emptyTables(client, tables);
  for (const table of tables) {
    const file = manifest.files.find((one) => one.store === 'postgres' && one.table === table.name);
    if (!file) throw new Refusal('backup_damaged', { detail: `the backup has no table ${table.name}` });
    await fillTable(client, table, fileLines(folder, file));
  }
  await setSequences(client, manifest.sequences);
  // Leaves facts of domains unpublished, and changes revisions, so that no cached response matches those of
  // the backup.
  await client.query('UPDATE domain_revisions SET revision = next_revision(revision)');
  // Cursors of the change feed may be of what came after the backup.
  await client.query('UPDATE installation SET id = gen_random_uuid()');
}

export interface RestoreOptions {
  readonly onProgress?: (filesDone: number, files: number) => void;
  readonly onDifference?: (difference: Difference) => void;
}

export interface Restored {
  /** The moment that the stores are of now. */
  readonly made_at: string;
  readonly brands: number;
  readonly answers: number;
  /** Brands whose restored answers differ from the ledger. */
  readonly differences: number;
}

/**
 * Restores a backup into an empty installation of the same version, and audits it. Postgres comes last and in
 * one step: after an interruption, calling this again starts over.
 * @throws Refusal `no_backup`, `backup_damaged`, `other_version`, `missing_rights`,
 * `not_an_empty_installation`; nothing has been changed.
 */
export async function restore(
  stores: StoreClients,
  folder: string,
  { onProgress = () => {}, onDifference = () => {} }: RestoreOptions = {},
): Promise<Restored> {
  const { postgres, clickhouse } = stores;
  const manifest = await readBackupManifest(folder);
  requireSameSchemas(manifest.schemas, await schemasOf(stores));
  await requireOwner(postgres);
  const files = manifest.files.filter(({ store }) => store === 'clickhouse');
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await keepEmpty(client);
    for (const file of manifest.files) await requireWhole(folder, file);
    // Without brands the rows belong to nobody: an interrupted restore left them.
    for (const table of TABLE_NAMES) {
      await clickhouse.command({ query: `TRUNCATE TABLE ${shardTable(clickhouse.cluster, table)}` });
    }
    for (const [index, file] of files.entries()) {
      await restoreAnswers(clickhouse, folder, file);
      onProgress(index + 1, files.length);
    }
    // Precedes Postgres, since an interrupted restore does not start over once Postgres is restored.
    await forgetDomainNames(stores);
    await restorePostgres(client, folder, manifest);
    for (const brand of await allBrands(client)) await passStored(client, clickhouse, brand);
  });
  await publishDomains(stores);
  const brands = await allBrands(postgres);
  let differences = 0;
  for (const brand of brands) {
    for (const difference of await reconcileBrand(stores, brand)) {
      differences += 1;
      onDifference(difference);
    }
  }
  const answers = files.reduce((sum, { rows }) => sum + rows, 0);
  return { made_at: manifest.made_at, brands: brands.length, answers, differences };
}
