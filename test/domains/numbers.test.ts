import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  findDomains,
  forgetDomainNames,
  numberDomains,
  rememberingNumbers,
} from '../../src/domains/numbers.ts';
import { RewriteSequences } from '../../src/ingest/outbox/sequences.ts';
import { copyNumbered } from '../../src/ingest/reprocess/copy-numbered.ts';
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

it('asks for a domain once where it remembers them, and forgets them before they take much memory', async () => {
  const { postgres } = stores;
  const asked = vi.spyOn(postgres, 'query');
  try {
    const numbersOf = rememberingNumbers(postgres);
    const first = await numbersOf(['once.example', 'twice.example', 'once.example']);
    expect([...first.keys()].sort()).toEqual(['once.example', 'twice.example']);
    asked.mockClear();
    expect((await numbersOf(['twice.example'])).get('twice.example')).toBe(first.get('twice.example'));
    expect(asked).not.toHaveBeenCalled();
    await numbersOf(['twice.example', 'third.example']);
    for (const [query] of asked.mock.calls) expect(JSON.stringify(query)).not.toContain('twice.example');

    const long = Array.from({ length: 60 }, (_, index) => `${'a'.repeat(70_000)}.site${index}.example`);
    const full = await numbersOf(long);
    asked.mockClear();
    const again = await numbersOf(['once.example']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect([...again]).toEqual([['once.example', full.get('once.example')]]);
    expect(full.get(long[0] ?? '')).toBeGreaterThan(0);
  } finally {
    asked.mockRestore();
  }
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

it('numbers what older versions have left in the outbox, once its brand is rewritten', async () => {
  const { clickhouse, postgres } = stores;
  await clickhouse.insert({
    table: 'answers',
    format: 'JSONEachRow',
    values: [
      {
        ...{
          brand_no: 77,
          epoch: 1,
          answered_at: '2026-03-01 00:00:00.000',
          prompt_no: 1,
          engine: 'chatgpt',
        },
        ...{ answer_id: randomUUID(), country: 'US', text: 'text', citation_count: 2 },
        'citations.url': ['https://old.example/', 'https://www.older.example/'],
        'citations.domain': ['old.example', 'older.example'],
        'citations.title': ['', ''],
        'citations.position': [1, 2],
        'citations.kind': ['linked', 'listed'],
        'citations.is_own_domain': [true, false],
        'citations.first_of_domain': [true, true],
        'citations.first_of_url': [true, true],
      },
    ],
  });
  const brand = { brandId: '', brandNo: 77, epoch: 1 };
  await copyNumbered(postgres)(clickhouse, brand, 2, 'true', {}, new RewriteSequences(0));
  for (const table of ['citations', 'citations_week', 'citations_domain_month']) {
    const result = await clickhouse.query({
      query: `SELECT ${domainName('domain_no')} AS name FROM ${table} WHERE brand_no = 77 AND epoch = 2 ORDER BY name`,
      format: 'JSONEachRow',
    });
    expect(await result.json()).toEqual([{ name: 'old.example' }, { name: 'older.example' }]);
  }
});
