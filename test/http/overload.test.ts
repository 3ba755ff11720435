import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApi({ requestsAtOnce: 3 });
  brand = await api.brand();
});

afterAll(() => api.close());

const address = '/v1/prompts?limit=1';

it('tells requests to come back while too many wait, and takes them afterwards', async () => {
  const holder = await api.stores.postgres.connect();
  try {
    // Whoever wants to know a key's brand waits.
    await holder.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
    const waiting = [1, 2, 3].map(() => api.get(address, brand));
    await expect
      .poll(async () => (await api.get(address, brand)).status, { timeout: 5_000, interval: 20 })
      .toBe(503);
    const { body, headers } = await api.get(address, brand);
    expect({ code: body.code, retry: headers.get('retry-after') }).toEqual({
      code: 'unavailable',
      retry: '1',
    });
    expect(body.detail).toContain('Too many requests');
    await holder.query('ROLLBACK');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    holder.release(true);
  }
  const statuses = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await api.get(address, brand)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('counts no longer who has gone away', async () => {
  const holder = await api.stores.postgres.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
    const controller = new AbortController();
    const gone = [1, 2, 3].map(() =>
      fetch(api.url + address, {
        headers: { authorization: `Bearer ${brand.key}` },
        signal: controller.signal,
      }).catch(() => 'gone'),
    );
    await expect.poll(async () => (await api.get(address, brand)).status, { interval: 20 }).toBe(503);
    controller.abort();
    expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone']);
    // Until the server has noticed, a try is refused; one that is let in waits for the lock.
    let next: ReturnType<TestApi['get']>;
    do {
      next = api.get(address, brand);
    } while ((await Promise.race([next.then(({ status }) => status), sleep(1_000)])) === 503);
    await holder.query('ROLLBACK');
    expect((await next).status).toBe(200);
  } finally {
    holder.release(true);
  }
});
