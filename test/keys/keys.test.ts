import { beforeAll, expect, test } from 'vitest';
import { generateKey, hashKey, isWellFormedKey } from '../../src/keys/api-key.ts';
import { createKey, listKeys, revokeKey } from '../../src/keys/keys.ts';
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
