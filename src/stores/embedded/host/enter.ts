import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, connectHost } from './connect.ts';
import { type LaunchedHost, launchHost } from './launch.ts';
import { describeHolder } from './lock.ts';
import type { Role } from './protocol.ts';
import { readRecord } from './record.ts';

/** Milliseconds until a start counts as failed; recovery after a kill is part of it. */
const DEADLINE = 120_000;

/**
 * Milliseconds without a word from a host while every host we start finds the lock taken. A host speaks as soon as
 * it has it, so another program has it then.
 */
export const LOCK_PATIENCE = 15_000;

/** A place among the users of running stores, and where the stores are. */
export interface Entered {
  readonly connection: Connection;
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
}

/**
 * Takes a place at the host of a DATA_DIR and waits until its stores are ready; where there is no host,
 * starts one. Of several that do so at once, one host gets the lock and all end up there.
 * @param lockPatience milliseconds, see LOCK_PATIENCE.
 * @throws Error with the reason when the host refuses, a store does not start, another program holds the lock or
 * `signal` is aborted.
 */
export async function enter(
  dataDir: string,
  role: Role,
  onProgress: (message: string) => void,
  signal: AbortSignal,
  lockPatience = LOCK_PATIENCE,
): Promise<Entered> {
  const until = Date.now() + DEADLINE;
  let lockedSince: number | null = null;
  const onWord = (message: string) => {
    lockedSince = null;
    onProgress(message);
  };
  const log = path.join(dataDir, 'stores.log');
  let launched: LaunchedHost | null = null;
  while (Date.now() < until) {
    signal.throwIfAborted();
    const { control } = readRecord(dataDir);
    const connection = control && (await connectHost(dataDir, control, role, onWord));
    if (connection) {
      const { urls } = readRecord(dataDir);
      if (urls) return { connection, databaseUrl: urls.database, clickhouseUrl: urls.clickhouse };
      await connection.leave();
    }
    if (!launched?.isRunning()) launched = launchHost(dataDir);
    const failure = await Promise.race([launched.ended, sleep(25)]);
    if (failure) throw new Error(`the host of the embedded stores ${failure}\n(log: ${log})`);
    if (launched.isRunning()) continue;
    // One that ended quietly met the lock of another host, which is starting or stopping.
    lockedSince ??= Date.now();
    if (Date.now() - lockedSince > lockPatience) throw new Error(describeHolder(dataDir));
    await sleep(100);
  }
  throw new Error(
    `the embedded stores of ${dataDir} were not ready within ${DEADLINE / 1000} s (log: ${log})`,
  );
}
