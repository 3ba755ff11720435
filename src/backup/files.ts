import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { measured, sha256Of } from '../runtime/measured.ts';
import { Refusal } from '../shared/refusal.ts';
import { makeFolder, writing } from '../stores/folder.ts';
import type { BackupFile } from './manifest.ts';

/** Waits until a file is on the disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Writes a stream into a file of a backup, compressed and on the disk when it returns. For its owner alone. */
export async function writeCompressed(
  folder: string,
  name: string,
  content: Readable | AsyncIterable<string>,
): Promise<Pick<BackupFile, 'bytes' | 'sha256'>> {
  const file = path.join(folder, name);
  makeFolder(path.resolve(path.dirname(file)), 0o700);
  const { stream, told } = measured();
  await writing(
    file,
    pipeline(content, createZstdCompress(), stream, createWriteStream(file, { mode: 0o600 })).then(() =>
      flush(file),
    ),
  );
  return told();
}

/** Reads the content of a backup file, decompressed. */
export function readCompressed(folder: string, { path: name }: BackupFile): Readable {
  const input = createReadStream(path.join(folder, name));
  const content = createZstdDecompress();
  input.on('error', (error) => content.destroy(error));
  return input.pipe(content);
}

/**
 * Lines of a file, which end with a line feed only: node:readline also splits at U+2028 and U+2029, which
 * JSON texts may contain.
 */
export async function* fileLines(folder: string, file: BackupFile): AsyncGenerator<string> {
  const begun: string[] = [];
  for await (const chunk of readCompressed(folder, file).setEncoding('utf8')) {
    const [end = '', ...lines] = String(chunk).split('\n');
    begun.push(end);
    for (const next of lines) {
      yield begun.splice(0).join('');
      begun.push(next);
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** @throws Refusal `backup_damaged` where a file is missing or not as it was written. */
export async function requireWhole(folder: string, { path: name, sha256 }: BackupFile): Promise<void> {
  const damaged = (why: string) => new Refusal('backup_damaged', { detail: `${name} ${why}` });
  const found = await sha256Of(path.join(folder, name)).catch((error: Error) => {
    throw damaged(`cannot be read: ${error.message}`);
  });
  if (found !== sha256) throw damaged('is damaged: its SHA-256 differs');
}
