import { beforeAll, describe, expect, test } from 'vitest';
import { generateKey } from '../../src/keys/api-key.ts';
import { listKeys, revokeKey, setPermission } from '../../src/keys/keys.ts';
import { setPlan } from '../../src/plans/organizations.ts';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const problem = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** Each kind of address under /v1: an endpoint, an unknown path, a wrong method, an undecodable path. */
const ADDRESSES = [
  ['GET', '/v1/brand'],
  ['POST', '/v1/prompts'],
  ['GET', '/v1/nothing'],
  ['GET', '/v1'],
  ['DELETE', '/v1/prompts'],
  ['OPTIONS', '/v1/brand'],
  ['GET', '/v1/%zz'],
  ['GET', '/v1/prompts/%ff'],
] as const;

describe.each(ADDRESSES)('%s %s', (method, path) => {
  test('401 without a key, with a bad one; no CORS header', async () => {
    const missing = await api.request(method, path, { headers: { origin: 'https://a.example' } });
    expect(problem(missing)).toEqual([401, 'api_key_missing']);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    const names = [...missing.headers.keys()];
    expect(names.filter((name) => /^(access-control|ratelimit)-/.test(name))).toEqual([]);
    const bad = await api.request(method, path, { key: generateKey() });
    expect(problem(bad)).toEqual([401, 'api_key_invalid']);
  });

  test('403 plan_upgrade_required on the Free plan, before everything but 401; headers of the limit', async () => {
    const brand = await api.brand({ plan: 'free' });
    const key = await api.key(brand, 'read');
    const response = await api.request(method, path, { key });
    expect(problem(response)).toEqual([403, 'plan_upgrade_required']);
    expect(Number(response.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });
});

test.each([
  ['nothing', ''],
  ['no scheme', generateKey()],
  ['another scheme', `Basic ${generateKey()}`],
  ['a wrong checksum', `Bearer ${generateKey().slice(0, -1)}${'_'}`],
  ['two keys', `Bearer ${generateKey()} ${generateKey()}`],
  ['a long one', `Bearer ${'x'.repeat(10_000)}`],
])('401 api_key_invalid: %s', async (_, authorization) => {
  const response = await api.request('GET', '/v1/brand', { headers: { authorization } });
  expect(problem(response)).toEqual([401, 'api_key_invalid']);
});

const FORM = 'The Authorization header must be "Bearer <API key>".';
const MALFORMED =
  'The API key is malformed: it must be avk_ and 40 letters and digits. It may have been copied in part.';

test.each([
  ['no scheme', (key: string) => key, FORM],
  ['another scheme', (key: string) => `Token ${key}`, FORM],
  ['two words', (key: string) => `Bearer ${key} x`, FORM],
  ['no key', () => 'Bearer', FORM],
  ['quotes', (key: string) => `Bearer "${key}"`, MALFORMED],
  ['a part of a key', (key: string) => `Bearer ${key.slice(0, -1)}`, MALFORMED],
  [
    'a key nobody was given',
    () => `Bearer ${generateKey()}`,
    'The API key is malformed, unknown or revoked.',
  ],
])('401 says what is wrong with the header: %s', async (_, headerOf, detail) => {
  const { key } = await api.brand();
  const { body } = await api.request('GET', '/v1/brand', { headers: { authorization: headerOf(key) } });
  expect(body).toMatchObject({ code: 'api_key_invalid', detail });
});

test('the scheme is read in any letter case', async () => {
  const { key } = await api.brand();
  const { status } = await api.request('GET', '/v1/brand', { headers: { authorization: `bearer ${key}` } });
  expect(status).toBe(200);
});

test('a key in the URL is no key', async () => {
  const { key } = await api.brand();
  expect(problem(await api.request('GET', `/v1/brand?key=${key}`))).toEqual([401, 'api_key_missing']);
});

test('a revoked key ends with its next request; a change of permission and of plan counts likewise', async () => {
  const brand = await api.brand();
  const { postgres } = api.stores;
  const keyId = (await listKeys(postgres, brand.id))[0]?.id ?? '';
  const write = () => api.request('POST', '/v1/prompts', { key: brand.key, body: { text: 'x' } });
  await setPermission(postgres, { id: keyId }, 'read');
  expect(problem(await write())).toEqual([403, 'insufficient_permission']);
  expect((await api.get('/v1/brand', brand)).body.api_key.permission).toBe('read');
  await setPermission(postgres, { id: keyId }, 'read-and-write');
  expect((await write()).status).toBe(201);
  await setPlan(postgres, brand.organizationId, 'free');
  expect(problem(await api.get('/v1/brand', brand))).toEqual([403, 'plan_upgrade_required']);
  await setPlan(postgres, brand.organizationId, 'starter');
  expect((await api.get('/v1/brand', brand)).status).toBe(200);
  await revokeKey(postgres, { id: keyId });
  expect(problem(await api.get('/v1/brand', brand))).toEqual([401, 'api_key_invalid']);
});

test('when a key was last used is written at most once a minute', async () => {
  const brand = await api.brand();
  const { postgres } = api.stores;
  const lastUsed = async () => (await listKeys(postgres, brand.id))[0]?.last_used_at;
  const age = (seconds: number) =>
    postgres.query(
      `UPDATE api_keys SET last_used_at = now() - make_interval(secs => $2) WHERE brand_id = $1`,
      [brand.id, seconds],
    );
  expect(await lastUsed()).toBeNull();
  await Promise.all(Array.from({ length: 20 }, () => api.get('/v1/brand', brand)));
  const first = await lastUsed();
  expect(first).not.toBeNull();
  await api.get('/v1/brand', brand);
  expect(await lastUsed()).toEqual(first);
  await age(50);
  const recent = await lastUsed();
  await api.get('/v1/brand', brand);
  expect(await lastUsed()).toEqual(recent);
  await age(61);
  const old = await lastUsed();
  await api.get('/v1/brand', brand);
  expect((await lastUsed())?.getTime()).toBeGreaterThan(old?.getTime() ?? Number.NaN);
});

test('a flood of bad keys is answered with 401, and a good key beside it as ever, even at its first use', async () => {
  const brand = await api.brand();
  const flood = Promise.all(
    Array.from({ length: 200 }, () => api.request('GET', '/v1/brand', { key: generateKey() })),
  );
  const good = await Promise.all(Array.from({ length: 20 }, () => api.get('/v1/brand', brand)));
  expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set((await flood).map(({ body }) => body.code))).toEqual(new Set(['api_key_invalid']));
});
