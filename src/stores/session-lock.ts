import { z } from 'zod';
import { KeyedQueue } from './keyed-queue.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { oneRow } from './rows.ts';

/** What a lock is on: a name of ours, and a number of what it is about. */
export interface LockKey {
  readonly name: string;
  readonly no: number;
}

const Free = z.object({ free: z.boolean() });

/** Who waits in this process: ten that each held a connection while waiting would leave none for what they wait for. */
const turns = new WeakMap<Postgres, KeyedQueue>();

function turnsOf(postgres: Postgres): KeyedQueue {
  const known = turns.get(postgres) ?? new KeyedQueue();
  turns.set(postgres, known);
  return known;
}

/**
 * Does some work while nobody else does it, in this process or another: waits for an advisory lock, on a connection of
 * its own that holds it for as long as the work takes. A process that is killed leaves its turn to the next. A lock
 * whose connection breaks is lost to whoever waits, so `held` aborts then: the work must end.
 * @param signal ends the waiting, too.
 */
export const holdingLock = <T>(
  postgres: Postgres,
  key: LockKey,
  signal: AbortSignal,
  work: (held: AbortSignal, client: PostgresClient) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    const begin = () => {
      signal.removeEventListener('abort', giveUp);
      return lockFirst(postgres, key, signal, work);
    };
    turnsOf(postgres).take(`${key.name} ${key.no}`, begin).then(resolve, reject);
  });

/** Whether nobody holds a lock just now: who has other things to do need not wait for it. */
export async function isLockFree(postgres: Postgres, { name, no }: LockKey): Promise<boolean> {
  // Let go with the statement.
  const text = 'SELECT pg_try_advisory_xact_lock(hashtext($1), $2) AS free';
  return oneRow(Free, await postgres.query(text, [name, no])).free;
}

async function lockFirst<T>(
  postgres: Postgres,
  { name, no }: LockKey,
  signal: AbortSignal,
  work: (held: AbortSignal, client: PostgresClient) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const client = await postgres.connect();
  const lost = new AbortController();
  let isOpen = true;
  const onEnd = () => lost.abort(new Error(`the connection that held the lock "${name}" broke`));
  // Its session ends, and with it the lock or the waiting for it, whatever state it is in.
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    client.off('end', onEnd);
    client.release(true);
  };
  client.once('end', onEnd);
  signal.addEventListener('abort', close, { once: true });
  try {
    // It may have come while there was no connection.
    signal.throwIfAborted();
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock(hashtext($1), $2)', [name, no]);
    return await work(AbortSignal.any([signal, lost.signal]), client);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
