import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, connectHost, HostError } from './host/connect.ts';
import { prepareDataDir } from './host/directory.ts';
import { type LaunchedHost, launchHost } from './host/launch.ts';
import type { Role } from './host/protocol.ts';
import { readRecord } from './host/record.ts';

export interface JoinOptions {
  readonly dataDir: string;
  /** One service per DATA_DIR; any number of commands beside it. */
  readonly role: Role;
  /** Told what the stores are doing while they start, for the person at the terminal. */
  readonly onProgress?: (message: string) => void;
}

export interface JoinedStores {
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
  /** Gives the stores up. If this process was their last user, it resolves when they have stopped. */
  leave(): Promise<void>;
  /**
   * Resolves with the reason if the stores are gone for good. A store that ends is started again at the
   * same address, and so is the host, so usually it never does.
   */
  readonly lost: Promise<Error>;
}

/** Milliseconds until a start counts as failed; recovery after a kill is part of it. */
const DEADLINE = 120_000;

interface Entered {
  readonly connection: Connection;
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
}

/**
 * Joins the embedded stores of a DATA_DIR, and starts them where no process uses them yet.
 * @throws Error when DATA_DIR cannot be used, when another service uses it (role `service`), or when a
 * store does not start: with the reason and the path of a log.
 */
export async function joinStores(options: JoinOptions): Promise<JoinedStores> {
  const dataDir = prepareDataDir(options.dataDir);
  const leaving = new AbortController();
  const first = await enter(dataDir, options, leaving.signal);
  let current = first;
  const lost = Promise.withResolvers<Error>();

  const stay = async () => {
    for (;;) {
      await current.connection.closed;
      if (leaving.signal.aborted) return;
      // The host was killed. Whoever used its stores brings them back, at the addresses they had.
      current = await enter(dataDir, { ...options, onProgress: () => {} }, leaving.signal);
      if (current.databaseUrl === first.databaseUrl && current.clickhouseUrl === first.clickhouseUrl)
        continue;
      await current.connection.leave();
      throw new Error(
        `the embedded stores of ${dataDir} came back at other addresses, their ports being taken`,
      );
    }
  };
  const staying = stay().catch((error: Error) => lost.resolve(error));
  return {
    databaseUrl: first.databaseUrl,
    clickhouseUrl: first.clickhouseUrl,
    lost: lost.promise,
    async leave() {
      leaving.abort();
      await current.connection.leave();
      await staying;
    },
  };
}

async function enter(
  dataDir: string,
  { role, onProgress = () => {} }: JoinOptions,
  signal: AbortSignal,
): Promise<Entered> {
  const until = Date.now() + DEADLINE;
  const log = path.join(dataDir, 'stores.log');
  let launched: LaunchedHost | null = null;
  while (Date.now() < until) {
    signal.throwIfAborted();
    const { control } = readRecord(dataDir);
    const connection = control && (await connectHost(control, role, onProgress));
    if (connection) {
      const { urls } = readRecord(dataDir);
      if (urls) return { connection, databaseUrl: urls.database, clickhouseUrl: urls.clickhouse };
      await connection.leave();
    }
    if (!launched?.isRunning()) launched = launchHost(dataDir);
    // One that ended quietly met another host, which is starting or stopping.
    const failure = await Promise.race([launched.ended, sleep(25)]);
    if (!launched.isRunning()) await sleep(100);
    if (failure) throw new Error(`the embedded stores' host ${failure}\n(log: ${log})`);
  }
  throw new Error(
    `the embedded stores of ${dataDir} were not ready within ${DEADLINE / 1000} s (log: ${log})`,
  );
}

export { HostError };
