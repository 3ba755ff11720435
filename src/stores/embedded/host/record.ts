import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What stores.json holds, so that every process on this DATA_DIR finds the stores. */
export interface StoresRecord {
  /** How to reach the running host; null after a host that stopped in order. */
  readonly control: { readonly port: number; readonly token: string; readonly pid: number } | null;
  /** Ports of the last run, taken again where free so that the pools of a service find the stores again. */
  readonly ports: { readonly postgres: number; readonly clickhouse: number } | null;
  /** Addresses with their passwords; null until both stores have been ready. */
  readonly urls: { readonly database: string; readonly clickhouse: string } | null;
}

export interface Secrets {
  readonly postgres: string;
  readonly clickhouse: string;
}

const NO_RECORD: StoresRecord = { control: null, ports: null, urls: null };

/** Absent and cut short (a full disk) are the same: nothing is known. */
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
  return { ...NO_RECORD, ...readJson<Partial<StoresRecord>>(path.join(dataDir, 'stores.json')) };
}

export function writeRecord(dataDir: string, record: StoresRecord): void {
  writeJson(path.join(dataDir, 'stores.json'), record);
}

/** The stores' passwords, generated once: the Postgres cluster holds its own, so they must last as long. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
