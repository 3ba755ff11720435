import { accessSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';

/** Longest path in bytes: SQLite and PostgreSQL put names below it into buffers of 512 and 1024. */
const LONGEST = 400;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'it is a file',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: 'the disk is full',
};

/**
 * Makes DATA_DIR where it does not exist.
 * @returns its real path.
 * @throws Error that names DATA_DIR and what is wrong with it.
 */
export function prepareDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    const real = realpathSync(dataDir);
    if (!statSync(real).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    if (Buffer.byteLength(real) > LONGEST) throw Object.assign(new Error(), { code: 'ENAMETOOLONG' });
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    return real;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${REASONS[code] ?? message}`, { cause });
  }
}
