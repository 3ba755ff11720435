import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { measured } from '../runtime/measured.ts';
import type { FileFormat } from '../shared/row-output.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryFileRows, type RowsQuery } from '../stores/file-rows.ts';
import { makeFolder, writing } from '../stores/folder.ts';
import { EXPORT_LIMITS, type Target } from './target.ts';

const PARTIAL = '.partial';

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Puts a file that is complete and on the disk in its place. */
async function moveInto(partial: string, file: string): Promise<void> {
  const handle = await open(partial, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(partial, file);
}

/**
 * A local folder. A file is written beside its place and renamed, so that it is there whole or not at all; what
 * a kill left is removed the next time.
 */
export async function openFolder(clickhouse: ClickHouse, folder: string): Promise<Target> {
  makeFolder(path.resolve(folder));
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith(PARTIAL)) await rm(path.join(folder, name));
  }
  const at = (name: string) => path.join(folder, name);

  async function write(name: string, fill: (partial: string) => Promise<void>): Promise<void> {
    const partial = `${at(name)}.${randomUUID()}${PARTIAL}`;
    makeFolder(path.resolve(path.dirname(partial)));
    try {
      await writing(at(name), fill(partial));
      await writing(at(name), moveInto(partial, at(name)));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  /** Removes the folders of a removed file that are empty now: an engine would take `day=…` for a partition. */
  async function removeEmptyFolders(name: string): Promise<void> {
    for (let above = path.dirname(name); above !== '.'; above = path.dirname(above)) {
      // A folder that has other files stays, and so do all above it.
      const isLeft = await rmdir(at(above)).catch((error: NodeJS.ErrnoException) => error.code !== 'ENOENT');
      if (isLeft) return;
    }
  }

  return {
    locationOf: at,
    read: (name) => readFile(at(name), 'utf8').catch(missing),
    size: async (name) => (await stat(at(name)).catch(missing))?.size ?? null,
    async remove(name) {
      await rm(at(name), { force: true });
      await removeEmptyFolders(name);
    },
    async writeText(name, text) {
      await write(name, (partial) => pipeline([text], createWriteStream(partial)));
    },
    async writeRows(name: string, query: RowsQuery, format: FileFormat, signal: AbortSignal) {
      const { stream, told } = measured();
      let rows = 0;
      await write(name, async (partial) => {
        const result = await queryFileRows(clickhouse, query, format, signal, EXPORT_LIMITS);
        rows = result.rows;
        await pipeline(result.stream, stream, createWriteStream(partial));
      });
      return { rows, ...told() };
    },
  };
}
