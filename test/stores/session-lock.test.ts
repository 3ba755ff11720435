import { beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/stores/postgres.ts';
import { holdingLock } from '../../src/stores/session-lock.ts';
import { sharedStores } from '../helpers/shared.ts';
import type { TestStores } from '../helpers/stores.ts';

const KEY = { name: 'a test', no: 1 };
const never = new AbortController().signal;

let stores: TestStores;

beforeAll(async () => {
  stores = await sharedStores();
});

const HELD = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 1
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

it('lets one after the other work, and says that a lock is lost when its connection breaks', async () => {
  const { postgres } = stores;
  const told: string[] = [];
  let lost = () => {};
  const first = holdingLock(postgres, KEY, never, async (held) => {
    told.push('first');
    await new Promise<void>((resolve) => {
      lost = resolve;
      held.addEventListener('abort', () => resolve(), { once: true });
    });
    held.throwIfAborted();
  });
  await expect.poll(() => told).toEqual(['first']);
  const second = holdingLock(postgres, KEY, never, async () => void told.push('second'));
  const broken = expect(first).rejects.toThrow('the connection that held the lock "a test" broke');
  await postgres.query(`SELECT pg_terminate_backend(pid) FROM (${HELD} AND granted) AS held`);
  await broken;
  await second;
  expect(told).toEqual(['first', 'second']);
  lost();
  // Its session ends a moment after the work has.
  await expect.poll(async () => (await postgres.query(HELD)).rowCount).toBe(0);
});

it('stops waiting when it is told to, behind another process and in its own', async () => {
  const { postgres } = stores;
  const other = openPostgres(stores.databaseUrl);
  await holdingLock(postgres, KEY, never, async () => {
    for (const waiter of [other, postgres]) {
      const stopping = new AbortController();
      const waiting = holdingLock(waiter, KEY, stopping.signal, async () => 'never');
      if (waiter === other) {
        await expect.poll(async () => (await postgres.query(`${HELD} AND NOT granted`)).rowCount).toBe(1);
      }
      stopping.abort(new Error('stopping'));
      await expect(waiting).rejects.toThrow();
    }
  });
  await expect.poll(async () => (await postgres.query(HELD)).rowCount).toBe(0);
  await other.end();
});

it('leaves connections to whom it lets work, however many wait in the process', async () => {
  const { postgres } = stores;
  const ends: number[] = [];
  const work = (no: number) =>
    holdingLock(postgres, KEY, never, async () => {
      await Promise.all([postgres.query('SELECT pg_sleep(0.01)'), postgres.query('SELECT 1')]);
      ends.push(no);
    });
  const all = Array.from({ length: 30 }, (_, no) => no);
  await Promise.all(all.map(work));
  expect(ends).toEqual(all);
});

it('does not begin to wait when it was told to stop while it had no connection', async () => {
  const other = openPostgres(stores.databaseUrl, { connections: 1 });
  await holdingLock(stores.postgres, KEY, never, async () => {
    const taken = await other.connect();
    const stopping = new AbortController();
    const waiting = holdingLock(other, KEY, stopping.signal, async () => 'never');
    const stopped = expect(waiting).rejects.toThrow('stopping');
    await expect.poll(() => other.waitingCount).toBe(1);
    stopping.abort(new Error('stopping'));
    taken.release();
    await stopped;
  });
  await other.end();
});
