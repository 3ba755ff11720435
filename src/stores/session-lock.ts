import { z } from 'zod';
import { KeyedQueue } from './keyed-queue.ts';
import type { Postgres, PostgresClient } from './postgres.ts';
import { oneRow } from './rows.ts';

/** Key of an advisory lock: a name, and the number of its object. */
export interface LockKey {
  readonly name: string;
  readonly no: number;
}

const Free = z.object({ free: z.boolean() });

/**
 * Queue of waiters in this process: ten that each held a connection while waiting would leave none for the
 * work itself.
 */
const turns = new WeakMap<Postgres, KeyedQueue>();

function turnsOf(postgres: Postgres): KeyedQueue {
  const known = turns.get(postgres) ?? new KeyedQueue();
  turns.set(postgres, known);
  return known;
}

/**
 * Does some work under an advisory lock, which excludes other processes, on a connection of its own that
 * holds the lock for as long as the work takes. The end of a process frees its lock. A lock whose connection
 * breaks goes to the next waiter, so `held` aborts then: the work must end.
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

/** True where nobody holds a lock at the moment, for callers with other work to do. */
export async function isLockFree(postgres: Postgres, { name, no }: LockKey): Promise<boolean> {
  // Freed with the statement.
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
  // Ends its session, and with it the lock or the waiting for it, whatever state it is in.
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    client.off('end', onEnd);
    client.release(true);
  };
  client.once('end', onEnd);
  signal.addEventListener('abort', close, { once: true });
  try {
    // The abort may have come while there was no connection.
    signal.throwIfAborted();
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock(hashtext($1), $2)', [name, no]);
    return await work(AbortSignal.any([signal, lost.signal]), client);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
