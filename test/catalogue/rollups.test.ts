import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MEASURES } from '../../src/catalogue/measures.ts';
import { rollupMigration } from '../../src/catalogue/rollup-migration.ts';
import { ROLLUPS } from '../../src/catalogue/rollups.ts';
import type { Measure } from '../../src/catalogue/types.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { reconcileTables } from '../../src/ingest/ledger/reconcile-tables.ts';
import {
  isRollupChange,
  noteRollupChanges,
  rewriteOutdated,
} from '../../src/ingest/reprocess/rollup-changes.ts';
import { onCluster } from '../../src/stores/cluster.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { manyLines, ndjson } from '../ingest/lines.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

const known = async ({ id }: TestBrand) => {
  const brand = await loadBrand(api.stores.postgres, id);
  if (!brand) throw new Error(`there is no brand ${id}`);
  return brand;
};

async function importSome(brand: TestBrand, count: number, name: string): Promise<void> {
  const lines = ndjson(manyLines(count, name))
    .split('\n')
    .filter(Boolean)
    .map((text, index) => ({ source: name, number: index + 1, text }));
  const counts = await importLines(api.stores, {
    brand: await known(brand),
    lines,
    onReject: (source, number, reason) => expect.fail(`${source}:${number}: ${reason}`),
  });
  expect(counts.answers).toBe(count);
}

const report = async (brand: TestBrand) =>
  (await api.get('/v1/reports/visibility?dimensions=week,engine', brand)).text;

it('are what the catalogue says: otherwise npm run -s rollups writes the migration', async () => {
  expect(await rollupMigration(api.stores.clickhouse)).toEqual([]);
});

it('have a new measure by the migration that is written for it, and brands of before by a rewrite', async () => {
  const { postgres, clickhouse } = api.stores;
  const old = await api.brand();
  await importSome(old, 30, 'old');
  const before = await report(old);

  const first: Measure = { combine: 'sum', stored: 'UInt64', raw: 'brand_position = 1', none: 0 };
  Object.assign(MEASURES.answers, { example_measure: first });
  onTestFinished(() => {
    Reflect.deleteProperty(MEASURES.answers, 'example_measure');
  });
  const statements = await rollupMigration(clickhouse);
  const answersTables = ROLLUPS.filter(({ fact }) => fact === 'answers');
  expect(statements.length).toBe(2 * answersTables.length);
  for (const query of statements) {
    await clickhouse.command({ query });
    for (const onAll of onCluster(query, { name: 'main', database: 'av' })) {
      expect(onAll).toMatch(/^ALTER TABLE av\.\w+ ON CLUSTER main/);
    }
  }
  expect(await rollupMigration(clickhouse)).toEqual([]);

  // Sums of before lack the measure, those of new answers have it.
  const fresh = await api.brand();
  await importSome(fresh, 10, 'fresh');
  const changed = new Set(answersTables.map(({ name }) => name));
  expect(await reconcileTables(clickhouse, await known(fresh), changed)).toEqual([]);
  const lacking = await reconcileTables(clickhouse, await known(old));
  expect(new Set(lacking.map(({ table }) => table))).toEqual(changed);

  const { epoch } = await known(old);
  const rewritten: string[] = [];
  const file = '9999_measures_example_measure.sql';
  await noteRollupChanges(api.stores, [file, '9998_other.sql']);
  await rewriteOutdated(api.stores, ({ brandId }, done, of) => {
    if (done === of) rewritten.push(brandId);
  });
  expect(rewritten).toContain(old.brandId);
  expect((await known(old)).epoch).toBeGreaterThan(epoch);
  expect(await reconcileTables(clickhouse, await known(old))).toEqual([]);
  expect(await report(old)).toBe(before);

  // Once is enough, and a brand that is made later has all of it.
  await api.brand();
  rewritten.length = 0;
  await noteRollupChanges(api.stores, [file]);
  await rewriteOutdated(api.stores, ({ brandId }) => rewritten.push(brandId));
  expect(rewritten).toEqual([]);
  const { rows } = await postgres.query('SELECT file FROM rollup_changes');
  expect(rows.filter(({ file: one }) => /^999/.test(one))).toEqual([{ file }]);
  expect([isRollupChange(file), isRollupChange('0015_catalogue_views.sql')]).toEqual([true, false]);
});
