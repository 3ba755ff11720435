import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../stores/folder.ts';

/* DATA_DIR: folder of the embedded stores, and of files by which processes find each other. */

const RECORD = 'stores.json';
const SECRETS = 'secrets.json';

/** Longest path in bytes: SQLite and PostgreSQL put names below it into buffers of 512 and 1024. */
const LONGEST_PATH = 400;

const FULL =
  'the disk is full: make room on it, or set DATA_DIR to a folder on another disk; stored data stays';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write to it, or to files that another user has created in it',
  EPERM: 'this user may not write to it',
  EROFS: 'the file system is read-only',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'it, or a parent, is a file or a broken link',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: FULL,
  EDQUOT: FULL,
};

/**
 * Makes DATA_DIR where it does not exist, closed to other users.
 * @returns its real path.
 * @throws Error that names DATA_DIR and what is wrong with it.
 */
export function prepareDataDir(dataDir: string): string {
  try {
    makeFolder(path.resolve(dataDir), 0o700);
    const real = realpathSync(dataDir);
    if (!statSync(real).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    if (Buffer.byteLength(real) > LONGEST_PATH) throw Object.assign(new Error(), { code: 'ENAMETOOLONG' });
    accessSync(real, constants.R_OK | constants.W_OK | constants.X_OK);
    // Files of an earlier start as another user, such as root.
    for (const file of ['host.lock', RECORD, SECRETS].map((name) => path.join(real, name))) {
      if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    }
    return real;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${REASONS[code] ?? message}`, { cause });
  }
}

/** Words of errors about a full disk: of Node.js, SQLite, Postgres and ClickHouse. */
const SAYS_FULL =
  /ENOSPC|EDQUOT|no space left on device|disk quota exceeded|not enough space|disk is full|bytes are left on the disk/i;

/** Free bytes below which a disk counts as full, whatever the error message. */
const LEAST_ROOM = 1_000_000;

function hasRoom(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return true;
  }
}

/**
 * Describes a fault of the stores of a DATA_DIR; names a full disk as the cause where it is one.
 * @param mayBeFull true where another message may come from a full disk, as that of a store which has ended.
 */
export function unlessFull(dataDir: string, error: Error, mayBeFull: boolean): Error {
  if (!SAYS_FULL.test(error.message) && !(mayBeFull && !hasRoom(dataDir))) return error;
  if (error.message.includes(FULL)) return error;
  const why = error.message.replaceAll(/\s*\n\s*/g, ' ');
  return new Error(`DATA_DIR ${dataDir} cannot be used: ${FULL} (${why})`, { cause: error });
}

/** Identity of a folder, whatever paths lead to it. */
export function folderIdentity(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `${dev}:${ino}`;
}

/** The stores that a DATA_DIR may have. */
export const STORE_NAMES = ['postgres', 'clickhouse'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** Content of stores.json, by which every process on this DATA_DIR finds the stores. */
export interface StoresRecord {
  /** Address of the running host; null after a host that stopped in order. */
  readonly control: { readonly port: number; readonly token: string; readonly pid: number } | null;
  /** Ports of the last run, taken again where free so that the pools of a service find the stores again. */
  readonly ports: Partial<Readonly<Record<StoreName, number>>> | null;
  /** Addresses with their passwords, of stores that have been ready. */
  readonly urls: { readonly database?: string; readonly clickhouse?: string } | null;
}

export interface Secrets {
  readonly postgres: string;
  readonly clickhouse: string;
}

const NO_RECORD: StoresRecord = { control: null, ports: null, urls: null };

/** Absent and incomplete (a full disk) are the same: nothing is known. */
function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A reader sees the old file or the new one, and nobody else may read either. */
function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

export function readRecord(dataDir: string): StoresRecord {
  return { ...NO_RECORD, ...readJson<Partial<StoresRecord>>(path.join(dataDir, RECORD)) };
}

/**
 * True where the stores of a DATA_DIR may be running: a killed host leaves a record that looks like a running
 * one.
 */
export function mayRun(dataDir: string): boolean {
  try {
    return readRecord(dataDir).control !== null;
  } catch {
    return false;
  }
}

/**
 * True where a DATA_DIR has stores, or some process is making them at the moment. It creates nothing.
 */
export const hasStores = (dataDir: string): boolean =>
  [RECORD, SECRETS].some((file) => existsSync(path.join(dataDir, file)));

export function writeRecord(dataDir: string, record: StoresRecord): void {
  writeJson(path.join(dataDir, RECORD), record);
}

/** The stores' passwords, generated once: the Postgres cluster holds its own, so they must last as long. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, SECRETS);
  const known = readJson<Secrets>(file);
  if (known) return known;
  const password = () => randomBytes(24).toString('base64url');
  const secrets: Secrets = { postgres: password(), clickhouse: password() };
  writeJson(file, secrets);
  return secrets;
}

/** The folder of one store below DATA_DIR, made if need be, closed to other users. */
export function storeFolder(dataDir: string, name: string): string {
  const folder = path.join(dataDir, name);
  makeFolder(folder, 0o700);
  return folder;
}

/** Bytes of a log that is still appended to. */
const LARGEST_LOG = 5_000_000;

/** Renames a log that has grown large to `….old`; call it before the log is opened. */
export function putLogAside(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(logFile, `${logFile}.old`);
}
