import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TABLE_NAMES } from '../../../src/catalogue/tables.ts';
import { loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../../src/ingest/import/import-lines.ts';
import { reconcileBrand } from '../../../src/ingest/ledger/reconcile.ts';
import { reconcileTables } from '../../../src/ingest/ledger/reconcile-tables.ts';
import { rewriteBrand } from '../../../src/ingest/reprocess/rewrite.ts';
import type { BrandScope } from '../../../src/stores/brand-scope.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';
import { callScript, runScript } from '../../helpers/command.ts';
import { differencesOf } from '../differences.ts';
import { manyLines, ndjson } from '../lines.ts';

let api: TestApi;
let folder: string;

async function imported(lines: ReturnType<typeof manyLines>): Promise<TestBrand> {
  const brand = await api.brand();
  const file = path.join(folder, `${brand.brandNo}.ndjson`);
  await writeFile(file, ndjson(lines));
  expect((await callScript('import', ['--brand', brand.id, file], api.stores.environment)).code).toBe(0);
  return brand;
}

const keyOf = async (brand: TestBrand): Promise<BrandScope> => {
  const { rows } = await api.stores.postgres.query<{ epoch: number }>(
    'SELECT epoch FROM brands WHERE id = $1',
    [brand.brandId],
  );
  return { ...brand, epoch: rows[0]?.epoch ?? 0 };
};

/** The tables and months that differ. */
const broken = async (key: BrandScope) =>
  (await reconcileTables(api.stores.clickhouse, key)).map(({ table, period }) => `${table} ${period}`).sort();

const read = async <T>(query: string): Promise<T[]> => {
  const result = await api.stores.clickhouse.query({ query, format: 'JSONEachRow' });
  return result.json<T>();
};

const command = (query: string) => api.stores.clickhouse.command({ query });

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-audit-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Another value than the column has, in every row. */
function changed(name: string, type: string): string {
  if (type.includes('String')) return `concat(${name}, 'x')`;
  if (type.includes('UUID')) return 'generateUUIDv4()';
  if (type.includes('Enum8')) return `if(${name} = 'linked', 'listed', 'linked')`;
  if (type.includes('Bool')) return `NOT ${name}`;
  if (type.includes('DateTime64')) return `addMilliseconds(${name}, 1)`;
  return `${name} + 1`;
}

/** Whose fifteenth is in a week that begins in the same month: so many that two rounds have all columns. */
const MONTHS = [
  ...['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01'],
  ...['2026-02-01', '2026-03-01', '2026-04-01'],
];

it('sees a wrong number in any column of any table, and blames no other table', async () => {
  // The audit tells months apart, so that of each table a column in each month may be wrong at once.
  const lines = manyLines(120, 'audit').map((one, index) => ({
    ...one,
    answered_at: one.answered_at.replace(
      /^2026-..-../,
      `${MONTHS[index % MONTHS.length]?.slice(0, 8)}1${5 + (index % 2)}`,
    ),
  }));
  const brand = await keyOf(await imported(lines));
  const own = `brand_no = ${brand.brandNo} AND epoch = 1`;
  // Mentions have weight_sum for rows of before alone (clickhouse/0023_measures_weight_rest.sql).
  const columns = await read<{ table: string; name: string; type: string }>(
    `SELECT c.table AS table, c.name AS name, c.type AS type
     FROM system.columns AS c JOIN system.tables AS t ON t.database = c.database AND t.name = c.table
     WHERE c.database = currentDatabase() AND t.engine LIKE '%MergeTree'
       AND match(c.table, '^(answers_|mentions|citations)') AND c.name NOT IN ('brand_no', 'epoch')
       AND NOT (startsWith(c.table, 'mentions') AND c.name = 'weight_sum')
     ORDER BY table, c.position`,
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  expect(tables.size).toBe(TABLE_NAMES.length - 1);
  const rounds = Math.ceil(Math.max(...[...tables.values()].map((of) => of.length)) / MONTHS.length);
  const roundOf = (index: number) => Math.floor(index / MONTHS.length);
  const monthOf = (index: number) => MONTHS[index % MONTHS.length];

  // The same answers under an epoch per round, past the views: what follows from them is written by the test.
  await command('CREATE TABLE answers_copy AS answers');
  await command(
    `INSERT INTO answers_copy SELECT a.* REPLACE (toUInt16(2 + number) AS epoch)
     FROM (SELECT * FROM answers WHERE ${own}) AS a CROSS JOIN numbers(${rounds}) AS n`,
  );
  const months = await read<{ partition: string }>(
    `SELECT DISTINCT partition FROM system.parts WHERE database = currentDatabase() AND table = 'answers_copy' AND active`,
  );
  for (const { partition } of months) {
    await command(`ALTER TABLE answers ATTACH PARTITION ${partition} FROM answers_copy`);
  }
  await command('DROP TABLE answers_copy');

  for (const [table, of] of tables) {
    const time = of.find(({ name }) => ['answered_at', 'period'].includes(name))?.name;
    const replaced = of.map(
      ({ name, type }, index) =>
        `, if(number = ${roundOf(index)} AND toStartOfMonth(a.${time}) = '${monthOf(index)}',
             CAST(${changed(`a.${name}`, type)} AS ${type}), a.${name}) AS ${name}`,
    );
    await command(
      `INSERT INTO ${table} SELECT a.* REPLACE (toUInt16(2 + number) AS epoch${replaced.join('')})
       FROM (SELECT * FROM ${table} WHERE ${own}) AS a CROSS JOIN numbers(${rounds}) AS n`,
    );
  }
  for (let round = 0; round < rounds; round++) {
    const wrong = [...tables].flatMap(([table, of]) =>
      of.flatMap((_, index) => (roundOf(index) === round ? [`${table} ${monthOf(index)}`] : [])),
    );
    expect({ round, found: await broken({ ...brand, epoch: 2 + round }) }).toEqual({
      round,
      found: wrong.sort(),
    });
  }
  expect(await broken(brand)).toEqual([]);
});

it('of some days compares the months of their sums, which for a week is that of its Monday', async () => {
  const lines = manyLines(150, 'some days').map((one, index) => ({
    ...one,
    answered_at: new Date(Date.UTC(2026, 1, 20, 8 * index)).toISOString(),
  }));
  const key = await keyOf(await imported(lines));
  const byDays = async (days: readonly string[]) =>
    (await reconcileTables(api.stores.clickhouse, key, null, days)).map(({ table, period }) => [
      table,
      period,
    ]);
  const days = ['2026-02-28', '2026-03-01', '2026-03-02'];
  expect(await byDays(days)).toEqual([]);
  // Of Monday, 23 February, to Sunday, 1 March.
  await command(
    `DELETE FROM mentions_week WHERE brand_no = ${key.brandNo} AND period = '2026-02-23' AND engine = 'gemini'`,
  );
  const lacking = [['mentions_week', '2026-02-01']];
  const found = await Promise.all(days.map((day) => byDays([day])));
  expect(found).toEqual([lacking, lacking, []]);
  expect(await byDays(['2026-04-01', '2026-03-01'])).toEqual(lacking);
  expect(await byDays([])).toEqual([]);
});

it('takes answers that come in between two looks for no difference', async () => {
  const brand = await imported(manyLines(20, 'audit'));
  const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
  if (!ingestBrand) throw new Error('the brand is gone');
  const { stores } = api;
  const query = stores.clickhouse.query.bind(stores.clickhouse);
  let looks = 0;
  // Between what `mentions` should hold and what it holds.
  const late = async (params: Parameters<typeof query>[0]) => {
    if (!/FROM mentions WHERE/.test(params.query) || !params.query.includes('toStartOfMonth'))
      return query(params);
    looks += 1;
    if (looks === 1) {
      await importLines(stores, {
        brand: ingestBrand,
        lines: manyLines(30, 'meanwhile').map((line, number) => ({
          source: 't',
          number,
          text: JSON.stringify(line),
        })),
        onReject: (...fault) => expect(fault).toBeNull(),
      });
    }
    return query(params);
  };
  const clickhouse = { ...stores.clickhouse, query: late } as typeof stores.clickhouse;
  expect(await reconcileBrand({ ...stores, clickhouse }, await keyOf(brand))).toEqual([]);
  expect(looks).toBe(2);
});

it('finds an answer that is stored twice, and a rewrite keeps it once', async () => {
  const brand = await imported(manyLines(60, 'audit'));
  const key = await keyOf(brand);
  await api.stores.clickhouse.command({
    query: `INSERT INTO answers SELECT * FROM answers WHERE brand_no = ${key.brandNo} ORDER BY answer_id LIMIT 7`,
    clickhouse_settings: { insert_deduplicate: 0 },
  });
  const differences = await differencesOf(api.stores, key);
  for (const book of ['ledger', 'answers']) {
    const doubled = differences.filter((one) => one.book === book && one.table === 'answers');
    expect(doubled.reduce((sum, { expected, found }) => sum + found - expected, 0)).toBe(7);
  }
  await rewriteBrand(api.stores, key);
  expect(await differencesOf(api.stores, brand)).toEqual([]);
  const range = 'start_date=2026-02-01&end_date=2026-04-15&limit=1';
  expect((await api.get(`/v1/answers?${range}`, brand)).body.meta.total).toBe(60);
});

it('lets only one of two rewrites at once move the readers, and loses no answer imported meanwhile', async () => {
  const brand = await imported(manyLines(300, 'audit'));
  const file = path.join(folder, 'meanwhile.ndjson');
  await writeFile(file, ndjson(manyLines(300, 'meanwhile')));
  const key = await keyOf(brand);
  const outcomes = await Promise.allSettled([
    rewriteBrand(api.stores, key),
    rewriteBrand(api.stores, key),
    runScript('import', ['--brand', brand.id, file], api.stores.environment),
  ]);
  const epochs = outcomes
    .slice(0, 2)
    .flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  expect(epochs).toHaveLength(1);
  const after = await keyOf(brand);
  expect(after.epoch).toBe(epochs[0]);
  expect(await reconcileBrand(api.stores, after)).toEqual([]);
  const known = new Set(
    [...manyLines(300, 'audit'), ...manyLines(300, 'meanwhile')].map((one) =>
      [one.prompt_text, one.engine, one.country, one.answered_at].join('/'),
    ),
  );
  const range = 'start_date=2026-02-01&end_date=2026-04-15&limit=1';
  expect((await api.get(`/v1/answers?${range}`, brand)).body.meta.total).toBe(known.size);
});
