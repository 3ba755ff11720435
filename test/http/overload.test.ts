import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { sharedStores } from '../helpers/shared.ts';

describe('places', () => {
  let api: TestApi;
  let brand: TestBrand;
  let other: TestBrand;

  beforeAll(async () => {
    const bounds = { brand: 3, address: 4, all: 5 };
    api = await createTestApi(
      { overload: { answering: bounds, receiving: bounds, bodyTime: 1_500 } },
      await sharedStores(),
    );
    [brand, other] = [await api.brand(), await api.brand()];
  });

  afterAll(() => api.close());

  const address = '/v1/competitors?limit=1';

  /** Runs something while every request for competitors waits for a lock. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const holder = await api.stores.postgres.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE competitors IN ACCESS EXCLUSIVE MODE');
      await work();
      await holder.query('ROLLBACK');
    } finally {
      holder.release(true);
    }
  }

  it('of a brand come before those of an address, which come before all', async () => {
    let taken: ReturnType<TestApi['get']>[] = [];
    await whileLocked(async () => {
      taken = [1, 2, 3].map(() => api.get(address, brand));
      await expect.poll(() => lockWaiters(api.stores.postgres), { interval: 20 }).toBe(3);
      const refused = await api.get(address, brand);
      expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '1',
      ]);
      expect(refused.body.detail).toContain('Too many requests of this brand are being answered');
      // Another brand has its own.
      expect((await api.get('/v1/prompts?limit=1', other)).status).toBe(200);
      taken.push(api.get(address, other));
      await expect.poll(() => lockWaiters(api.stores.postgres), { interval: 20 }).toBe(4);
      const { status, body } = await api.get('/v1/prompts?limit=1', other);
      expect(status).toBe(503);
      expect(body.detail).toContain('from this address');
    });
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const statuses = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await api.get(address, brand)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('are given back by who has gone away', async () => {
    await whileLocked(async () => {
      const controller = new AbortController();
      const gone = [1, 2, 3].map(() =>
        fetch(api.url + address, {
          headers: { authorization: `Bearer ${brand.key}` },
          signal: controller.signal,
        }).catch(() => 'gone'),
      );
      await expect.poll(() => lockWaiters(api.stores.postgres), { interval: 20 }).toBe(3);
      expect((await api.get('/v1/prompts?limit=1', brand)).status).toBe(503);
      controller.abort();
      expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone']);
      // The server has to notice.
      await expect
        .poll(async () => (await api.get('/v1/prompts?limit=1', brand)).status, {
          interval: 20,
        })
        .toBe(200);
    });
  });

  it('for bodies are their own, until the time for a body is over', async () => {
    const slow = [1, 2, 3].map(() => slowBody(api.url, brand));
    await Promise.all(slow.map(({ sent }) => sent));
    // Once the three have their places, a fourth body has none.
    await expect
      .poll(async () => (await api.request('POST', '/v1/prompts', { key: brand.key, body: {} })).status, {
        interval: 20,
      })
      .toBe(503);
    // Requests without a body, and another brand's with one, are no business of theirs.
    expect((await api.get('/v1/prompts?limit=1', brand)).status).toBe(200);
    const body = { text: 'Who is served meanwhile?' };
    expect((await api.request('POST', '/v1/prompts', { key: other.key, body })).status).toBe(201);
    const ends = await Promise.all(slow.map(({ ended }) => ended));
    expect(ends.map(({ status, code }) => [status, code])).toEqual(ends.map(() => [408, 'request_timeout']));
    expect((await api.request('POST', '/v1/prompts', { key: brand.key, body: {} })).status).toBe(400);
  });

  it('are not kept by a body that is refused before it is there, nor its connection', async () => {
    const refused = [1, 2, 3, 4, 5].map(() => slowBody(api.url, brand, 'text/plain'));
    const ends = await Promise.all(refused.map(({ ended }) => ended));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([415]));
    expect((await api.request('POST', '/v1/prompts', { key: brand.key, body: {} })).status).toBe(400);
    for (const { socket } of refused) socket.destroy();
  });
});

/** A request whose body comes a byte at a time. */
function slowBody(url: string, { key }: TestBrand, type = 'application/json') {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  const began = performance.now();
  const ended = new Promise<{ status: number; code: string; seconds: number }>((resolve) => {
    const read = () => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      const [, code] = /"code":"(\w+)"/.exec(text) ?? [];
      if (!status || (!code && !socket.destroyed)) return;
      resolve({ status: Number(status), code: code ?? '', seconds: (performance.now() - began) / 1000 });
      clearInterval(ticking);
    };
    socket.on('data', (chunk) => {
      text += chunk;
      read();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(ticking);
      read();
      resolve({ status: 0, code: 'closed', seconds: (performance.now() - began) / 1000 });
    });
  });
  const sent = new Promise<void>((resolve) => {
    socket.write(
      `POST /v1/prompts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`,
      () => resolve(),
    );
  });
  const ticking = setInterval(() => socket.write(' '), 500);
  return { socket, sent, ended };
}

describe('three keys', () => {
  let api: TestApi;

  beforeAll(async () => {
    // Who waits in Postgres does so until a test lets go, however busy the machine is.
    api = await createTestApi(
      { rateLimitPerMinute: 200, overload: { postgresTime: 60_000 } },
      await sharedStores(),
    );
  });

  afterAll(() => api.close());

  it('that send 600 bodies a byte at a time stop nobody else', async () => {
    const attackers = await Promise.all([1, 2, 3].map(() => api.brand()));
    const honest = await api.brand();
    for (const brand of attackers) await api.get('/v1/prompts?limit=1', brand);
    const slow = attackers.flatMap((brand) => Array.from({ length: 200 }, () => slowBody(api.url, brand)));
    await Promise.all(slow.map(({ sent }) => sent));
    // All of them have come as far as they get: the brands have used up their limits.
    for (const brand of attackers) {
      await expect.poll(async () => (await api.get('/v1/prompts?limit=1', brand)).status).not.toBe(200);
    }
    const taken = [];
    for (let n = 0; n < 20; n += 1) {
      const began = performance.now();
      const { status } =
        n % 2 === 0
          ? await api.get('/v1/competitors', honest)
          : await api.request('POST', '/v1/prompts', { key: honest.key, body: { text: `Question ${n}` } });
      taken.push({ status, seconds: (performance.now() - began) / 1000 });
      await sleep(100);
    }
    expect(taken.map(({ status }) => status)).toEqual(taken.map((_, n) => (n % 2 === 0 ? 200 : 201)));
    // Behind the bodies they would have waited for the ten seconds that these have.
    expect(Math.max(...taken.map(({ seconds }) => seconds))).toBeLessThan(9);
    const ends = await Promise.all(slow.map(({ ended }) => ended));
    const late = ends.filter(({ status }) => status === 408);
    // A brand has 64 places; the rest of its bodies were refused at once.
    expect(late).toHaveLength(3 * 64);
    for (const { code, seconds } of late) {
      expect(code).toBe('request_timeout');
      expect(seconds).toBeGreaterThanOrEqual(9.9);
      expect(seconds).toBeLessThan(30);
    }
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set([408, 429, 503]));
  });

  it('that flood authentication leave it to the others', async () => {
    const [flooding, honest] = [await api.brand(), await api.brand()];
    for (const brand of [flooding, honest]) await api.get('/v1/prompts?limit=1', brand);
    const holder = await api.stores.postgres.connect();
    try {
      // Requests of the brand that have got as far as Postgres stay there until this lets go.
      await holder.query('BEGIN');
      await holder.query('SELECT FROM request_log WHERE brand_id = $1 FOR UPDATE', [flooding.id]);
      // More than there are connections, and than a brand has places to wait.
      const flood = Array.from({ length: 400 }, () =>
        api.get('/v1/prompts?limit=1', flooding).catch(() => ({ status: 0 })),
      );
      await expect.poll(() => lockWaiters(api.stores.postgres), { interval: 20 }).toBe(4);
      for (let n = 0; n < 5; n += 1) expect((await api.get('/v1/prompts?limit=1', honest)).status).toBe(200);
      // All that while the flood had its four connections.
      expect(await lockWaiters(api.stores.postgres)).toBe(4);
      await holder.query('ROLLBACK');
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      for (const status of statuses) expect(status).toBeOneOf([200, 429, 503]);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    } finally {
      holder.release(true);
    }
    expect((await api.get('/v1/prompts?limit=1', flooding)).status).toBeOneOf([200, 429]);
  });
});

describe('connections', () => {
  it('that are held open make room for those that come', async () => {
    const api = await createTestApi({ connections: { perAddress: 5, inAll: 10 } }, await sharedStores());
    try {
      const brand = await api.brand();
      const { hostname, port } = new URL(api.url);
      const closed: number[] = [];
      const held = Array.from({ length: 5 }, (_, index) => {
        const socket = net.connect(Number(port), hostname);
        socket.on('error', () => {});
        socket.on('close', () => closed.push(index));
        return socket;
      });
      for (const socket of held) {
        if (socket.connecting) await new Promise((resolve) => socket.once('connect', resolve));
        socket.write('GET /v1/prompts HTTP/1.1\r\nX-Slow: ');
      }
      expect((await api.get('/v1/prompts?limit=1', brand)).status).toBe(200);
      await expect.poll(() => closed).toEqual([0]);
      for (const socket of held) socket.destroy();
    } finally {
      await api.close();
    }
  });

  it('are closed where the rest of a refused request does not come', async () => {
    const api = await createTestApi({}, await sharedStores());
    try {
      const { hostname, port } = new URL(api.url);
      const socket = net.connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.write('POST /v1/prompts HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{');
      await new Promise((resolve) => socket.once('close', resolve));
      expect(text).toMatch(/^HTTP\/1\.1 401 /);
      expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    } finally {
      await api.close();
    }
  });
});
