import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdingLock } from '../../src/stores/session-lock.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';

const KEY = { name: 'a test', no: 1 };
const never = new AbortController().signal;

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});

afterAll(() => stores.close());

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
  expect((await postgres.query(HELD)).rowCount).toBe(0);
});

it('stops waiting when it is told to', async () => {
  const { postgres } = stores;
  const stopping = new AbortController();
  await holdingLock(postgres, KEY, never, async () => {
    const waiting = holdingLock(postgres, KEY, stopping.signal, async () => 'never');
    await expect.poll(async () => (await postgres.query(`${HELD} AND NOT granted`)).rowCount).toBe(1);
    stopping.abort(new Error('stopping'));
    await expect(waiting).rejects.toThrow();
  });
  await expect.poll(async () => (await postgres.query(HELD)).rowCount).toBe(0);
});
