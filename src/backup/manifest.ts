import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../shared/refusal.ts';
import { isBelow, writing } from '../stores/folder.ts';

const MANIFEST = 'manifest.json';

const fileSchema = z.object({
  /** Path relative to the folder of the backup. */
  path: z.string(),
  store: z.enum(['postgres', 'clickhouse']),
  table: z.string(),
  rows: z.int(),
  bytes: z.int(),
  sha256: z.string(),
});

/** A file of a backup: rows of one table. */
export type BackupFile = Readonly<z.output<typeof fileSchema>>;

const schemasSchema = z.object({ postgres: z.array(z.string()), clickhouse: z.array(z.string()) });

/** The migrations that a backup was made under, by store, in order. */
export type Schemas = Readonly<z.output<typeof schemasSchema>>;

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Moment of the backup. */
  made_at: z.string(),
  schemas: schemasSchema,
  /** Last value that each sequence of Postgres has given. */
  sequences: z.record(z.string(), z.string().regex(/^[1-9]\d{0,18}$/)),
  files: z.array(fileSchema),
  /** SHA-256 of the rest; missing in backups of older versions. */
  sha256: z.string().optional(),
});

/** Contents of a backup. It is written last: a folder without it holds no backup. */
export type BackupManifest = Readonly<z.output<typeof manifestSchema>>;

/** SHA-256 of the manifest without its own checksum. */
const digestOf = (content: object): string => hash('sha256', JSON.stringify(content), 'hex');

/** Writes it; it is on the disk when this returns. */
export async function writeBackupManifest(
  folder: string,
  manifest: Omit<BackupManifest, 'sha256'>,
): Promise<void> {
  const file = path.join(folder, MANIFEST);
  const text = `${JSON.stringify({ ...manifest, sha256: digestOf(manifest) }, null, 2)}\n`;
  await writing(file, writeFile(file, text, { mode: 0o600, flush: true }));
}

/** @throws Refusal `no_backup` where there is none, `backup_damaged` where it cannot be read or is of another format. */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const file = path.join(folder, MANIFEST);
  const damaged = (why: string) => new Refusal('backup_damaged', { detail: `${file} ${why}` });
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      throw new Refusal('no_backup', {
        detail: `there is no backup at ${folder}, or an incomplete one: no ${MANIFEST}`,
      });
    }
    throw damaged(`cannot be read: ${error.message}`);
  });
  let content: Record<string, unknown>;
  let manifest: BackupManifest;
  try {
    content = JSON.parse(text);
    manifest = manifestSchema.parse(content);
  } catch {
    throw damaged('is not a manifest of a backup that this version knows');
  }
  const { sha256, ...rest } = content;
  if (sha256 !== undefined && sha256 !== digestOf(rest)) {
    throw damaged('is damaged: its SHA-256 differs');
  }
  const stray = manifest.files.find((one) => !isBelow(one.path));
  if (stray) throw damaged(`names a file that is not below its folder: ${JSON.stringify(stray.path)}`);
  return manifest;
}
