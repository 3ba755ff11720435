import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  folderIdentity,
  putLogAside,
  readRecord,
  STORE_NAMES,
  type StoreName,
  type StoresRecord,
} from '../data-dir.ts';
import { describeHolder } from './lock.ts';
import { EXIT_CODES, type HostMessage, type HostRole, receive, send } from './messages.ts';

/* Connects a process to the host of a DATA_DIR: the one in the record, or a new one. */

/** Milliseconds until the first message of a host; a silent listener is another program. */
const FIRST_WORD = 3_000;

/** Milliseconds until a start counts as failed; recovery after a kill is part of it. */
const DEADLINE = 120_000;

/**
 * Milliseconds without a message from a host while every host we start finds the lock taken. A host sends one
 * as soon as it has the lock, so another program holds it then.
 */
const LOCK_PATIENCE = 15_000;

/** Membership among the users of a running host; the host stops when the last one leaves. */
export interface HostConnection {
  /** Resolves when the connection is closed: by `leave`, or because the host ended. */
  readonly closed: Promise<void>;
  /** Gives the place up; resolves when the host has taken note or, if this was the last place, has ended. */
  leave(): Promise<void>;
}

/** Membership among the users of running stores, with their addresses. */
export interface ReachedStores {
  readonly connection: HostConnection;
  /** Empty for a store that is not needed. */
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
}

/** Error of the host: the stores did not start, or this process may not use them. */
class HostError extends Error {}

/** Error of the host: this process may not use the stores. */
export class RefusedError extends HostError {}

/** Client of the host, and the stores that it asks for. */
interface Need {
  readonly role: HostRole;
  readonly stores: readonly StoreName[];
}

/**
 * Joins the host that a record names and waits until the stores that are needed are ready.
 * @returns null where no host is there any more, and as soon as `signal` is aborted.
 * @throws HostError with the host's reason.
 */
async function connectTo(
  control: NonNullable<StoresRecord['control']>,
  dataDir: string,
  { role, stores }: Need,
  onProgress: (message: string) => void,
  signal: AbortSignal,
): Promise<HostConnection | null> {
  const socket = connect({ host: '127.0.0.1', port: control.port });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const giveUp = () => socket.destroy();
  signal.addEventListener('abort', giveUp);
  socket.on('error', () => {});
  socket.setTimeout(FIRST_WORD, () => socket.destroy());
  const outcome = new Promise<HostError | 'ready'>((resolve) => {
    receive<HostMessage>(socket, (message) => {
      socket.setTimeout(0);
      if (message.type === 'progress') onProgress(message.message);
      else if (message.type === 'ready') resolve('ready');
      else resolve(new (message.type === 'refused' ? RefusedError : HostError)(message.message));
    });
  });
  const folder = folderIdentity(dataDir);
  send(socket, { type: 'join', token: control.token, folder, role, pid: process.pid, stores });
  const result = await Promise.race([outcome, closed]);
  signal.removeEventListener('abort', giveUp);
  if (result === 'ready') return connection(socket, closed);
  socket.destroy();
  if (result instanceof HostError) throw result;
  return null;
}

function connection(socket: Socket, closed: Promise<void>): HostConnection {
  // A process that forgets to leave can end nevertheless, and its end closes the connection.
  socket.unref();
  return {
    closed,
    async leave() {
      socket.ref();
      send(socket, { type: 'leave' });
      await closed;
    },
  };
}

/**
 * True where a service uses the stores of a DATA_DIR beside this process, even one of an older version: every
 * host refuses a second service.
 */
export async function hasService(dataDir: string): Promise<boolean> {
  const { control } = readRecord(dataDir);
  if (!control) return false;
  try {
    const need = { role: 'service', stores: [] } as const;
    const place = await connectTo(control, dataDir, need, () => {}, AbortSignal.timeout(FIRST_WORD));
    await place?.leave();
    return false;
  } catch (error) {
    if (error instanceof HostError) return true;
    throw error;
  }
}

interface LaunchedHost {
  /** Resolves with why it ended: null when another process already is the host, or when its work was done. */
  readonly ended: Promise<string | null>;
  readonly isRunning: () => boolean;
}

/**
 * Starts a host for a DATA_DIR. It is a session leader, so neither Ctrl-C in this terminal nor the end of
 * this process reaches it or its children; it may turn out not to get the lock, and then ends at once.
 */
function launchHost(dataDir: string, logFile: string): LaunchedHost {
  putLogAside(logFile);
  const log = openSync(logFile, 'a', 0o600);
  // NODE_OPTIONS may load what only this process wants: a test runner's loader, an inspector's port.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, dataDir], {
    cwd: dataDir,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let running = true;
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const lines = code === 0 ? [] : readFileSync(logFile, 'utf8').trim().split('\n').slice(-8);
      const [full] = Object.entries(EXIT_CODES).find(([, one]) => one === code) ?? [];
      resolve(code === 0 ? null : `ended with ${signal ?? full ?? `code ${code}`}:\n${lines.join('\n')}`);
    });
  }).finally(() => {
    running = false;
  });
  return { ended, isRunning: () => running };
}

/**
 * Takes a place at the host of a DATA_DIR and waits until the stores that are needed are ready; where there is no host,
 * starts one. Of several that do so at once, one host gets the lock and all end up there.
 * @param lockPatience milliseconds, see LOCK_PATIENCE.
 * @throws Error with the reason when the host refuses, a store does not start, another program holds the lock or
 * `signal` is aborted.
 */
export async function reachStores(
  dataDir: string,
  role: HostRole,
  onProgress: (message: string) => void,
  signal: AbortSignal,
  lockPatience = LOCK_PATIENCE,
  stores: readonly StoreName[] = STORE_NAMES,
): Promise<ReachedStores> {
  const tooLate = AbortSignal.timeout(DEADLINE);
  const over = AbortSignal.any([signal, tooLate]);
  let lockedSince: number | null = null;
  const onWord = (message: string) => {
    lockedSince = null;
    onProgress(message);
  };
  const log = path.join(dataDir, 'stores.log');
  let launched: LaunchedHost | null = null;
  while (!tooLate.aborted) {
    signal.throwIfAborted();
    const { control } = readRecord(dataDir);
    const connected = control && (await connectTo(control, dataDir, { role, stores }, onWord, over));
    if (connected) {
      const { database = '', clickhouse = '' } = readRecord(dataDir).urls ?? {};
      const urls = { postgres: database, clickhouse };
      if (stores.every((store) => urls[store] !== '')) {
        return { connection: connected, databaseUrl: database, clickhouseUrl: clickhouse };
      }
      await connected.leave();
    }
    if (!launched?.isRunning()) launched = launchHost(dataDir, log);
    const failure = await Promise.race([launched.ended, sleep(25)]);
    if (failure) throw new Error(`the host of the embedded stores ${failure}\n(log: ${log})`);
    if (launched.isRunning()) continue;
    // One that ended quietly met the lock of another host, which is starting or stopping.
    lockedSince ??= performance.now();
    if (performance.now() - lockedSince > lockPatience) throw new Error(describeHolder(dataDir));
    await sleep(100);
  }
  throw new Error(
    `the embedded stores of ${dataDir} were not ready within ${DEADLINE / 1000} s (log: ${log})`,
  );
}
