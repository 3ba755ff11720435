import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlan } from '../../src/plans/organizations.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { sharedStores } from '../helpers/shared.ts';

const LIMIT = 5;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitPerMinute: LIMIT }, await sharedStores());
});
afterAll(() => api?.close());

const problem = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const remaining = (response: { headers: Headers }) => Number(response.headers.get('ratelimit-remaining'));

/** Moves what a brand has sent by some seconds. */
const moveLog = (brand: TestBrand, seconds: number) =>
  api.stores.postgres.query(
    'UPDATE request_log SET at = ARRAY(SELECT a + make_interval(secs => $2) FROM unnest(at) AS a) WHERE brand_id = $1',
    [brand.id, seconds],
  );

describe('the limit of a brand', () => {
  test('counts down over all its keys and all kinds of answers, then is 429', async () => {
    const brand = await api.brand();
    const reader = await api.key(brand, 'read');
    const answers = [
      await api.get('/v1/brand', brand),
      await api.get('/v1/nothing', brand),
      await api.request('DELETE', '/v1/brand', { key: reader }),
      await api.get('/v1/prompts?limit=0', reader),
      await api.request('POST', '/v1/prompts', { key: brand.key, body: '{' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 405, 400, 400]);
    expect(answers.map(remaining)).toEqual([4, 3, 2, 1, 0]);
    for (const { headers } of answers) expect(headers.get('ratelimit-limit')).toBe('5');
    const over = await api.get('/v1/brand', reader);
    expect(problem(over)).toEqual([429, 'rate_limit_exceeded']);
    expect(remaining(over)).toBe(0);
    const wait = Number(over.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    // The whole limit is there again when the last of them is a minute old.
    const reset = Number(over.headers.get('ratelimit-reset'));
    expect(reset).toBeGreaterThanOrEqual(wait);
    expect(reset).toBeLessThanOrEqual(60);
  });

  test('leaves another brand of the organization alone', async () => {
    const brand = await api.brand();
    const other = await api.brand({ organizationId: brand.organizationId });
    for (let i = 0; i <= LIMIT; i++) await api.get('/v1/brand', brand);
    expect(remaining(await api.get('/v1/brand', other))).toBe(LIMIT - 1);
  });

  test('is there again in full a minute after the last request', async () => {
    const brand = await api.brand();
    for (let i = 0; i <= LIMIT; i++) await api.get('/v1/brand', brand);
    await moveLog(brand, -30);
    const half = await api.get('/v1/brand', brand);
    expect(half.status).toBe(429);
    expect(Number(half.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    await moveLog(brand, -31);
    const after = await api.get('/v1/brand', brand);
    expect([after.status, remaining(after)]).toEqual([200, LIMIT - 1]);
  });

  test('outlives a clock that was set back', async () => {
    const brand = await api.brand();
    for (let i = 0; i <= LIMIT; i++) await api.get('/v1/brand', brand);
    await moveLog(brand, 3600);
    expect((await api.get('/v1/brand', brand)).status).toBe(200);
  });

  test('is told after plan and permission', async () => {
    const brand = await api.brand();
    const reader = await api.key(brand, 'read');
    for (let i = 0; i <= LIMIT; i++) await api.get('/v1/brand', brand);
    const write = await api.request('POST', '/v1/prompts', { key: reader, body: {} });
    expect(problem(write)).toEqual([403, 'insufficient_permission']);
    expect(remaining(write)).toBe(0);
    expect(problem(await api.get('/v1/nothing', brand))).toEqual([429, 'rate_limit_exceeded']);
    await setPlan(api.stores.postgres, brand.organizationId, 'free');
    expect(problem(await api.get('/v1/brand', brand))).toEqual([403, 'plan_upgrade_required']);
  });
});
