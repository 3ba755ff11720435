import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDomains, forgetDomainNames, numberDomains } from '../../src/domains/numbers.ts';
import { domainName } from '../../src/stores/brand-config.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { createTestStores, type TestStores } from '../helpers/stores.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});

afterAll(() => stores.close());

async function namesOf(nos: readonly number[]): Promise<string[]> {
  const result = await stores.clickhouse.query({
    query: `SELECT ${domainName('no')} AS name FROM (SELECT arrayJoin({nos:Array(UInt32)}) AS no)`,
    query_params: { nos },
    format: 'JSONEachRow',
  });
  return (await result.json<{ name: string }>()).map(({ name }) => name);
}

it('gives each domain one number, whoever cites it first, and ClickHouse knows it at once', async () => {
  const domains = Array.from({ length: 200 }, (_, index) => `site${index}.example`);
  const others = openPostgres(stores.databaseUrl);
  const askers = Array.from({ length: 12 }, (_, index) => {
    const some = domains.filter((_domain, at) => (at + index) % 3 !== 0);
    return numberDomains(index % 2 ? others : stores.postgres, index % 4 < 2 ? some : some.toReversed());
  });
  const told = await Promise.all(askers).finally(() => others.end());
  const numbers = await numberDomains(stores.postgres, domains);
  expect(new Set(numbers.values()).size).toBe(domains.length);
  expect(Math.min(...numbers.values())).toBeGreaterThan(0);
  for (const one of told) for (const [domain, no] of one) expect(no).toBe(numbers.get(domain));
  expect(await namesOf(domains.map((domain) => numbers.get(domain) ?? 0))).toEqual(domains);

  const fresh = await numberDomains(stores.postgres, ['fresh.example', 'site1.example', 'fresh.example']);
  expect(await namesOf([...fresh.values()])).toEqual([...fresh.keys()]);
  expect([...fresh.keys()].sort()).toEqual(['fresh.example', 'site1.example']);
});

it('numbers hosts of any length, and finds only what was cited', async () => {
  const long = `${'a'.repeat(60)}.`.repeat(130);
  const [one, other] = [`${long}example`, `${long}test`];
  const numbers = await numberDomains(stores.postgres, [one, other]);
  expect(numbers.get(one)).not.toBe(numbers.get(other));
  expect(await namesOf([numbers.get(other) ?? 0])).toEqual([other]);
  const found = await findDomains(stores.postgres, [one, 'never.example']);
  expect(found).toEqual({ nos: [numbers.get(one)], faults: [] });
  expect(await numberDomains(stores.postgres, [])).toEqual(new Map());
});

it('looks names up again where they may be others’', async () => {
  const numbers = await numberDomains(stores.postgres, ['before.example']);
  const nos = [...numbers.values()];
  expect(await namesOf(nos)).toEqual(['before.example']);
  await stores.postgres.query("UPDATE cited_domains SET domain = 'after.example' WHERE no = $1", nos);
  expect(await namesOf(nos)).toEqual(['before.example']);
  await forgetDomainNames(stores);
  expect(await namesOf(nos)).toEqual(['after.example']);
});
