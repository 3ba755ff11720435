import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Longest path in bytes: SQLite and PostgreSQL put names below it into buffers of 512 and 1024. */
const LONGEST = 400;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write to it, or to what another user has put there',
  EPERM: 'this user may not write to it',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'it is a file',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: 'the disk is full',
};

/**
 * Makes DATA_DIR where it does not exist, closed to other users.
 * @returns its real path.
 * @throws Error that names DATA_DIR and what is wrong with it.
 */
export function prepareDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const real = realpathSync(dataDir);
    if (!statSync(real).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    if (Buffer.byteLength(real) > LONGEST) throw Object.assign(new Error(), { code: 'ENAMETOOLONG' });
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    // Files of an earlier start as another user, root for example.
    for (const file of ['host.lock', 'stores.json', 'secrets.json'].map((name) => path.join(real, name))) {
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    }
    return real;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${REASONS[code] ?? message}`, { cause });
  }
}

/** Tells one folder from another whatever paths lead to them. */
export function folderIdentity(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `${dev}:${ino}`;
}
