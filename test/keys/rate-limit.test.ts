import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashKey } from '../../src/keys/api-key.ts';
import { useKey } from '../../src/keys/use.ts';
import { createTestApi, send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { tries } from '../helpers/nightly.ts';
import { startService, type TestService } from '../helpers/service.ts';
import { sharedApi, sharedStores } from '../helpers/shared.ts';

/* The limit over any 60 seconds. Time passes by making what a brand has sent older than it is. */

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** A brand, its clock in milliseconds, and when its requests were let through: not before, and not after. */
async function sender(limit: number) {
  const brand = await api.brand();
  let passed = 0;
  const now = () => performance.now() + passed;
  const through: { readonly notBefore: number; readonly notAfter: number }[] = [];
  return {
    brand,
    through,
    async pass(milliseconds: number) {
      await api.stores.postgres.query(
        `UPDATE request_log SET at = ARRAY(SELECT a - make_interval(secs => $2) FROM unnest(at) AS a)
         WHERE brand_id = $1`,
        [brand.id, milliseconds / 1000],
      );
      passed += milliseconds;
    },
    /** @returns whether the request was let through, and the seconds to wait otherwise. */
    async send(one: () => Promise<{ allowed: boolean; retry: number }>) {
      const notBefore = now();
      const { allowed, retry } = await one();
      if (allowed) through.push({ notBefore, notAfter: now() });
      return { allowed, retry };
    },
    /** The shortest time in which more than the limit was let through; the true one is no longer than that. */
    shortest(): number {
      const starts = through.map(({ notBefore }) => notBefore).sort((a, b) => a - b);
      const ends = through.map(({ notAfter }) => notAfter).sort((a, b) => a - b);
      return Math.min(...ends.slice(limit).map((end, index) => end - (starts[index] ?? 0)), Infinity);
    },
  };
}

const use = (brand: TestBrand, limit: number) => async () => {
  const used = await useKey(api.stores.postgres, hashKey(brand.key), limit);
  return { allowed: used?.allowed ?? false, retry: used?.retry ?? 0 };
};

/** Bursts of requests, and the milliseconds after each. */
const BURSTS = fc.array(
  fc.record({
    requests: fc.integer({ min: 1, max: 12 }),
    gap: fc.oneof(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 70_000 }),
      // Around the edges of a minute and of a second.
      fc.integer({ min: 59_400, max: 60_600 }),
      fc.integer({ min: 980, max: 1_020 }),
    ),
  }),
  { minLength: 3, maxLength: 12 },
);

describe('the limit', () => {
  it('holds over any 60 seconds, whenever requests come', async () => {
    const limit = 10;
    await fc.assert(
      fc.asyncProperty(BURSTS, async (bursts) => {
        const { brand, send, pass, shortest } = await sender(limit);
        for (const { requests, gap } of bursts) {
          for (let n = 0; n < requests; n += 1) await send(use(brand, limit));
          await pass(gap);
        }
        expect(shortest()).toBeGreaterThanOrEqual(MINUTE);
      }),
      { numRuns: tries(8, 100) },
    );
  });

  it('lets through who waits for as long as it says', async () => {
    const limit = 7;
    await fc.assert(
      fc.asyncProperty(BURSTS, async (bursts) => {
        const { brand, send, pass } = await sender(limit);
        for (const { requests, gap } of bursts) {
          for (let n = 0; n < requests; n += 1) {
            const { allowed, retry } = await send(use(brand, limit));
            if (allowed) continue;
            expect(retry).toBeGreaterThanOrEqual(1);
            expect(retry).toBeLessThanOrEqual(60);
            await pass(retry * 1_000);
            expect(await send(use(brand, limit))).toMatchObject({ allowed: true });
          }
          await pass(gap);
        }
      }),
      { numRuns: tries(5, 50) },
    );
  });

  it('lets all of it through at once where nothing was sent for a minute', async () => {
    const { brand, pass } = await sender(200);
    const all = () => Promise.all(Array.from({ length: 260 }, use(brand, 200)));
    for (let minute = 0; minute < 2; minute += 1) {
      const answers = await all();
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(200);
      await pass(MINUTE);
    }
  });

  it('lets a steady caller have it all but for the second it is told apart by', async () => {
    const { brand, pass, through, send } = await sender(20);
    // For three minutes at the very limit.
    for (let n = 0; n < 60; n += 1) {
      await send(use(brand, 20));
      await pass(3_050);
    }
    expect(through).toHaveLength(60);
  });
});

describe('over two processes', () => {
  const limit = 20;
  let service: TestService;
  let here: TestApi;
  let urls: readonly string[];

  beforeAll(async () => {
    const environment = {
      ...api.stores.environment,
      RATE_LIMIT_PER_MINUTE: String(limit),
      LOG_LEVEL: 'info',
    };
    service = await startService(environment);
    // This process is the other one.
    here = await createTestApi({ rateLimitPerMinute: limit }, await sharedStores());
    urls = [here.url, service.url];
  });
  afterAll(async () => {
    await here?.close();
    expect(await service?.close()).toBe(0);
  });

  it('holds at once', async () => {
    await fc.assert(
      fc.asyncProperty(BURSTS, async (bursts) => {
        const { brand, send: sendOne, pass, shortest } = await sender(limit);
        for (const { requests, gap } of bursts) {
          await Promise.all(
            Array.from({ length: requests * 2 }, (_, n) =>
              sendOne(async () => {
                const { status } = await send(urls[n % 2] ?? '', 'GET', '/v1/prompts?limit=1', {
                  key: brand.key,
                });
                expect([200, 429]).toContain(status);
                return { allowed: status === 200, retry: 0 };
              }),
            ),
          );
          await pass(gap);
        }
        expect(shortest()).toBeGreaterThanOrEqual(MINUTE);
      }),
      { numRuns: tries(2, 20) },
    );
  });

  it('lets through exactly the limit, together', async () => {
    const brand = await api.brand();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(urls[n % 2] ?? '', 'GET', '/v1/prompts', { key: brand.key })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50 - limit);
    const left = responses
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: limit }, (_, n) => limit - 1 - n));
  });
});
