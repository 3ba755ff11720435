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
import { filesOf } from '../stores/migration-files.ts';
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
 * Looks whether a folder holds a backup of this version, before any stores are opened: embedded ones of an older version
 * would be brought to this one by that.
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
 * Has the installation stay empty until the transaction ends: whoever would add an organization waits, and so does
 * another restore, which then finds it taken.
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
  // Facts of domains are still to be published; and no response is known by the revisions that were in the backup.
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
  /** Where the audit found something else than was accepted. */
  readonly differences: number;
}

/**
 * Restores a backup into an empty installation of the same version, and audits it. Postgres comes last and in one
 * step: a restore that was cut short is begun anew by calling this again.
 * @throws Refusal `no_backup`, `backup_damaged`, `other_version`, `missing_rights`, `not_an_empty_installation`; nothing has been
 *   changed.
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
    // Without brands nothing there is anybody's: it is of a restore that was cut short.
    for (const table of TABLE_NAMES) {
      await clickhouse.command({ query: `TRUNCATE TABLE ${shardTable(clickhouse.cluster, table)}` });
    }
    for (const [index, file] of files.entries()) {
      await restoreAnswers(clickhouse, folder, file);
      onProgress(index + 1, files.length);
    }
    // Before anybody can ask for a name: once Postgres is restored, a restore that is cut short is not begun anew.
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
