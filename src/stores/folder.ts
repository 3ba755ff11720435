import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents, step by step: where a file system reports an existing parent as
 * missing, as /proc does, `recursive` of Node.js 24 tries without end, and on a read-only one it reports
 * ENOENT in place of EROFS.
 * @param mode of the folders that are made.
 * @throws NodeJS.ErrnoException
 */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = path.dirname(folder);
    if (code === 'ENOENT' && !isFolder(above)) {
      makeFolder(above, mode);
      makeFolder(folder, mode);
    } else if (!isFolder(folder)) throw error;
  }
}

/**
 * True where a path read from a file, with forward slashes, leads to something below the folder that it is
 * joined to, on every system: it is relative and has no `..`.
 */
export const isBelow = (name: string): boolean =>
  !/[\\:\0]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));

/** True for a folder, as far as this user may see. */
function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Codes of a disk that takes no more, which name no file. */
const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'];

/** Adds the file's name to an error of writing, such as a full disk. */
export const writing = <T>(file: string, written: Promise<T>): Promise<T> =>
  written.catch((error: NodeJS.ErrnoException) => {
    if (!OF_THE_DISK.includes(error.code ?? '')) throw error;
    throw Object.assign(new Error(`${file} cannot be written: ${error.message}`), { code: error.code });
  });
