import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { generateKey, hashKey, isWellFormedKey } from '../../src/keys/api-key.ts';
import { createKey, listKeys, revokeKey, rotateKey, setPermission } from '../../src/keys/keys.ts';
import { transaction } from '../../src/stores/postgres.ts';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

test('a key is avk_ and 40 letters and digits, all different', () => {
  const keys = new Set(Array.from({ length: 1000 }, generateKey));
  expect(keys.size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^avk_[A-Za-z0-9]{40}$/);
    expect(isWellFormedKey(key)).toBe(true);
  }
});

test('a typing error anywhere in a key is told by its checksum', () => {
  const key = generateKey();
  for (let index = 4; index < key.length; index++) {
    const other = key[index] === 'a' ? 'b' : 'a';
    expect(isWellFormedKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
  }
  for (const text of [
    '',
    'avk_',
    key.slice(1),
    `${key}a`,
    ` ${key}`,
    key.toLowerCase().replace('avk', 'AVK'),
  ]) {
    expect(isWellFormedKey(text)).toBe(false);
  }
});

test('only the SHA-256 of a key is stored, with its first and last characters', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const { key, id } = await createKey(postgres, {
    brandId: brand.id,
    name: 'Reporting',
    permission: 'read',
    createdBy: 'ann@acme.example',
  });
  const { rows } = await postgres.query('SELECT * FROM api_keys WHERE id = $1', [id]);
  expect(rows[0].sha256).toEqual(hashKey(key));
  expect(JSON.stringify(rows)).not.toContain(key.slice(8, -4));
  const listed = (await listKeys(postgres, brand.id)).find((row) => row.id === id);
  expect(listed).toEqual({
    id,
    name: 'Reporting',
    first_characters: key.slice(0, 8),
    last_characters: key.slice(-4),
    permission: 'read',
    created_by: 'ann@acme.example',
    created_at: expect.any(Date),
    last_used_at: null,
    revoked_at: null,
  });
});

test('at most ten keys are active, also when 30 are created at once; revoking one makes room', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand(); // It has one.
  const create = () => createKey(postgres, { brandId: brand.id, name: 'k', permission: 'read' });
  const results = await Promise.allSettled(Array.from({ length: 30 }, create));
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(21);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'key_limit_reached' });
  const keys = await listKeys(postgres, brand.id);
  expect(keys).toHaveLength(10);
  const fourth = keys[3]?.id ?? '';
  const first = await revokeKey(postgres, { id: fourth });
  await create();
  await expect(create()).rejects.toMatchObject({ code: 'key_limit_reached' });
  expect(await listKeys(postgres, brand.id)).toHaveLength(11);
  expect(await revokeKey(postgres, { id: fourth })).toEqual(first);
});

test('a key in its last hours ends when it is revoked, also by a process whose clock says that it has', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const [key] = await listKeys(postgres, brand.id);
  await rotateKey(postgres, { id: key?.id ?? '' }, 1);
  expect((await api.get('/v1/brand', brand)).status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
  onTestFinished(() => void vi.useRealTimers());
  await revokeKey(postgres, { id: key?.id ?? '' });
  vi.useRealTimers();
  expect((await api.get('/v1/brand', brand)).status).toBe(401);
});

/** How many keys of the brand requests are answered for. */
const answering = async (brandId: string) =>
  (await listKeys(api.stores.postgres, brandId)).filter(
    (key) => !key.revoked_at || key.revoked_at > new Date(),
  );

/** A brand with as many active keys as it may have. */
async function fullBrand() {
  const brand = await api.brand(); // It has one.
  for (let n = 1; n < 10; n++) {
    await createKey(api.stores.postgres, { brandId: brand.id, name: `k${n}`, permission: 'read' });
  }
  return brand;
}

test('a full set of keys can be rotated once in a while, and never has more than one in grace beside it', async () => {
  const { postgres } = api.stores;
  const brand = await fullBrand();
  const [first, second, third] = await answering(brand.id);
  const rotated = await rotateKey(postgres, { id: first?.id ?? '' }, 720);
  expect(await answering(brand.id)).toHaveLength(11);
  for (const id of [rotated.id, second?.id ?? '']) {
    await expect(rotateKey(postgres, { id }, 720)).rejects.toMatchObject({
      code: 'key_limit_reached',
      message: `11 keys of the brand still work, 1 of them rotated and about to end; a new one requires that at most 10 do: revoke one, or wait until ${rotated.replaced_ends_at.toISOString()}`,
    });
  }
  expect((await listKeys(postgres, brand.id)).filter((key) => key.revoked_at)).toHaveLength(1);
  // A leaked key must not have to wait: without grace none more works than before.
  await rotateKey(postgres, { id: rotated.id }, 0);
  expect(await answering(brand.id)).toHaveLength(11);
  await revokeKey(postgres, { id: first?.id ?? '' });
  await rotateKey(postgres, { id: second?.id ?? '' }, 1);
  await expect(rotateKey(postgres, { id: third?.id ?? '' }, 1)).rejects.toMatchObject({
    code: 'key_limit_reached',
  });
});

test('keys in grace leave no room for more new ones than a full set has', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const create = () => createKey(postgres, { brandId: brand.id, name: 'k', permission: 'read' });
  let { id } = await create();
  const ends: Date[] = [];
  for (let hours = 9; hours > 0; hours--) {
    const rotated = await rotateKey(postgres, { id }, hours);
    id = rotated.id;
    ends.push(rotated.replaced_ends_at);
  }
  expect(await answering(brand.id)).toHaveLength(11);
  const refusal = {
    code: 'key_limit_reached',
    message: expect.stringContaining(
      `9 of them rotated and about to end; a new one requires that at most 10 do: revoke one, or wait until ${ends.at(-1)?.toISOString()}`,
    ),
  };
  await expect(create()).rejects.toMatchObject(refusal);
  await expect(rotateKey(postgres, { id }, 1)).rejects.toMatchObject(refusal);
});

test('of ten rotations at once beside a full set one is made', async () => {
  const { postgres } = api.stores;
  const brand = await fullBrand();
  const keys = await answering(brand.id);
  const results = await Promise.allSettled(keys.map(({ id }) => rotateKey(postgres, { id }, 720)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await answering(brand.id)).toHaveLength(11);
});

test('the successor of a key may do what that may when it is replaced, not when it was asked for', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const { id } = await createKey(postgres, { brandId: brand.id, name: 'k', permission: 'read-and-write' });
  const held = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  const holding = transaction(postgres, async (client) => {
    await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brand.id]);
    held.resolve((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
    await released.promise;
  });
  const holder = await held.promise;
  const rotating = rotateKey(postgres, { id }, 1);
  const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
  await expect.poll(async () => (await postgres.query(waiting, [holder])).rowCount).toBe(1);
  await setPermission(postgres, { id }, 'read');
  released.resolve();
  await holding;
  expect(await rotating).toMatchObject({ permission: 'read', replaces: id });
});
