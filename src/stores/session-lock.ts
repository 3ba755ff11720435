import type { Postgres, PostgresClient } from './postgres.ts';

/** What a lock is on: a name of ours, and a number of what it is about. */
export interface LockKey {
  readonly name: string;
  readonly no: number;
}

/**
 * Does some work while no other process does it: waits for an advisory lock, on a connection of its own that holds it
 * for as long as the work takes. A process that is killed leaves its turn to the next. A lock whose connection breaks
 * is lost to whoever waits, so `held` aborts then: the work must end.
 * @param signal ends the waiting, too.
 */
export async function holdingLock<T>(
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
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock(hashtext($1), $2)', [name, no]);
    return await work(AbortSignal.any([signal, lost.signal]), client);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
