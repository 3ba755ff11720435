import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningStore } from '../processes.ts';
import { decideLaunch, type SystemAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { clusterName, stopOrphanedPostgres } from './orphans.ts';
import { DATABASE, ENVIRONMENT, SETTINGS, SUPERUSER, settingFlags } from './settings.ts';

export interface PostgresOptions {
  /** The cluster is in the folder `postgres` below; its lock must be held by this process. */
  readonly dataDir: string;
  readonly password: string;
  readonly port: number;
  readonly logFile: string;
  readonly onProgress: (message: string) => void;
  /** Ends an initialisation that nobody waits for any more. */
  readonly signal: AbortSignal;
}

type End = Awaited<RunningStore['exited']>;

/**
 * Starts PostgreSQL on DATA_DIR/postgres, which is created first where it does not exist, and resolves
 * once it takes connections. A server that a killed host left behind is stopped before.
 * @throws Error with the server's last words and the path of its log.
 */
export async function spawnPostgres(options: PostgresOptions): Promise<RunningStore> {
  const { dataDir, password, port, logFile, onProgress, signal } = options;
  const binaries = await findBinaries();
  const clusterDir = path.join(dataDir, 'postgres');
  const launch = await decideLaunch(binaries.postgres, clusterDir);
  const log = openSync(logFile, 'a', 0o600);
  const logged = fstatSync(log).size;
  const failure = (reason: string) =>
    new Error(`Postgres: ${reason}${lastWords(logFile, logged)} (log: ${logFile})`);
  try {
    if (!existsSync(clusterDir)) {
      onProgress(`initialising Postgres in ${dataDir}`);
      await initialise({ binaries, launch, clusterDir, password, log, signal });
    }
    // A copy of DATA_DIR belongs to who made it, root for one, and may have the usual mode.
    if (launch.owner && statSync(clusterDir).uid === 0) giveTo(launch.owner, clusterDir);
    if ((statSync(clusterDir).mode & 0o077) !== 0) chmodSync(clusterDir, 0o700);
    await stopOrphanedPostgres(clusterDir);
    signal.throwIfAborted();
    const settings = { ...SETTINGS, port: String(port), cluster_name: clusterName(clusterDir) };
    const [command = binaries.postgres, ...before] = [...launch.prefix, binaries.postgres];
    const child = spawn(command, [...before, '-D', clusterDir, ...settingFlags(settings)], {
      ...launch.identity,
      env: ENVIRONMENT,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    const exited = new Promise<End>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, killed) => resolve({ code, signal: killed }));
    });
    const early = await Promise.race([exited, accepting(clusterDir, child)]);
    if (early) throw new Error(`the server ended with ${early.signal ?? `code ${early.code}`}`);
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
    return { url, pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
  } catch (error) {
    throw signal.aborted ? error : failure(error instanceof Error ? error.message : String(error));
  } finally {
    closeSync(log);
  }
}

/** Resolves when the server has written into postmaster.pid that it is ready, which pg_ctl looks at too. */
async function accepting(clusterDir: string, child: ChildProcess): Promise<null> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = existsSync(path.join(clusterDir, 'postmaster.pid'))
      ? readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
      : [];
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') break;
    await sleep(10);
  }
  return null;
}

/** Fast shutdown; after 5 s without a checkpoint, which the next start then makes up for. */
async function stop(child: ChildProcess, exited: Promise<End>): Promise<void> {
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), 5_000);
  await exited;
  clearTimeout(harder);
}

/** The lines of this start that say why it failed, for a person who has not opened the log yet. */
function lastWords(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n');
  const telling = lines.filter((line) => /FATAL|PANIC|error:|could not|HINT/i.test(line)).slice(-3);
  return telling.length === 0 ? '' : `: ${telling.join('; ')}`;
}

function giveTo(owner: SystemAccount, entry: string): void {
  lchownSync(entry, owner.uid, owner.gid);
  if (!lstatSync(entry).isDirectory()) return;
  for (const name of readdirSync(entry)) giveTo(owner, path.join(entry, name));
}
