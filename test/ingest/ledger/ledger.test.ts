import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { brandsToReread } from '../../../src/ingest/brands/names-read.ts';
import { openLedgers } from '../../../src/ingest/ledger/ledger.ts';
import { reconcileBrand } from '../../../src/ingest/ledger/reconcile.ts';
import { reconcileLedger } from '../../../src/ingest/ledger/reconcile-ledger.ts';
import { flushOutbox, forgetSent, outboxLag } from '../../../src/ingest/outbox/outbox.ts';
import { reextractBrand } from '../../../src/ingest/reprocess/reextract.ts';
import { rereadBrand } from '../../../src/ingest/reprocess/rereading.ts';
import { openClickHouse } from '../../../src/stores/clickhouse.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';
import { callScript } from '../../helpers/command.ts';
import { tries } from '../../helpers/nightly.ts';
import { acceptResolved } from '../accepting.ts';
import { differencesOf } from '../differences.ts';
import { line, ndjson } from '../lines.ts';
import { resolvedAnswers } from '../resolved.ts';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-ledger-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const command = (query: string) =>
  api.stores.clickhouse.command({ query, clickhouse_settings: { lightweight_deletes_sync: '2' } });

/** Ten answers of a day in March and ten of one in May, each with one mention and one source. */
const lines = Array.from({ length: 20 }, (_, i) =>
  line({ answered_at: `2026-0${3 + 2 * (i % 2)}-01T04:${String(i).padStart(2, '0')}:00Z` }),
);

/** The same, whose text names another one, too. */
const readLines = lines.map((one) => ({ ...one, mentions: undefined, text: '1. **Acme**\n2. **Zeta**' }));

async function imported(given: readonly object[] = lines): Promise<{ brand: TestBrand; file: string }> {
  const brand = await api.brand({ name: 'Acme' });
  const file = path.join(folder, `${brand.brandNo}.ndjson`);
  await writeFile(file, ndjson(given));
  const { output } = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
  expect(output[0]).toMatchObject({ answers: 20, mentions: 20, citations: 20 });
  expect(await reconcileLedger(api.stores, brand)).toEqual([]);
  return { brand, file };
}

const read = async <T>(query: string): Promise<T[]> => {
  const result = await api.stores.clickhouse.query({ query, format: 'JSONEachRow' });
  return result.json<T>();
};

/** Makes it as if the ten answers of March had never arrived, in any table. Of several brands it takes as long as of one. */
async function lose(brands: readonly TestBrand[]): Promise<void> {
  const tables = await read<{ name: string; time: string }>(
    `SELECT table AS name, c.name AS time FROM system.columns AS c
     WHERE database = currentDatabase() AND c.name IN ('answered_at', 'period')
       AND match(table, '^(answers|mentions|citations)') AND NOT endsWith(table, '_of_answers')`,
  );
  const views = new Set(
    (
      await read<{ name: string }>(
        `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'MaterializedView'`,
      )
    ).map(({ name }) => name),
  );
  for (const { name, time } of tables) {
    if (!views.has(name))
      await command(
        `DELETE FROM ${name} WHERE brand_no IN (${brands.map(({ brandNo }) => brandNo)}) AND ${time} < '2026-04-01'`,
      );
  }
}

const audit = (brand: TestBrand, ...options: string[]) =>
  callScript('audit', ['--brand', brand.id, ...options], api.stores.environment);

const total = async (brand: TestBrand) =>
  (await api.get('/v1/answers?start_date=2026-02-20&end_date=2026-05-10&limit=1', brand)).body.meta.total;

const MISSING = [
  { book: 'ledger', table: 'answers', period: '2026-03-01', fault: 'missing', expected: 10, found: 0 },
  { book: 'ledger', table: 'mentions', period: '2026-03-01', fault: 'missing', expected: 10, found: 0 },
  { book: 'ledger', table: 'citations', period: '2026-03-01', fault: 'missing', expected: 10, found: 0 },
];

describe('the audit against the ledger', () => {
  let toRepair: TestBrand;
  let toImport: Awaited<ReturnType<typeof imported>>;
  let toRebook: TestBrand;
  let toReread: TestBrand;

  beforeAll(async () => {
    ({ brand: toRepair } = await imported());
    toImport = await imported();
    ({ brand: toRebook } = await imported());
    ({ brand: toReread } = await imported(readLines));
    await api.competitor(toReread, 'Zeta');
    await rereadBrand(api.stores, (await loadBrand(api.stores.postgres, toReread.id)) as IngestBrand);
    await lose([toRepair, toImport.brand, toRebook, toReread]);
  });

  it('finds answers that are in no table, and sends them again as long as they are kept', async () => {
    const brand = toRepair;
    expect(await reconcileLedger(api.stores, brand)).toMatchObject(MISSING);
    const found = await audit(brand);
    expect(found.code).toBe(1);
    expect(found.output[0].differences).toBeGreaterThanOrEqual(3);
    const repaired = await audit(brand, '--repair');
    expect(repaired.errors).toContain('"sent_again":10');
    expect(repaired.output[0].differences).toBe(found.output[0].differences);
    // It has counted anew what differs.
    expect([repaired.code, repaired.output[0].repaired]).toEqual([0, repaired.output[0].differences]);
    expect(await total(brand)).toBe(20);
    expect(await reconcileLedger(api.stores, brand)).toEqual([]);
  });

  it('has the mentions right of answers that are sent again as they were read before a name came', async () => {
    const brand = toReread;
    expect(await audit(brand, '--repair')).toMatchObject({ code: 0 });
    expect(await differencesOf(api.stores, brand)).toEqual([]);
    expect(await brandsToReread(api.stores.postgres)).toContainEqual(
      expect.objectContaining({ brandId: brand.id }),
    );
    await rereadBrand(api.stores, (await loadBrand(api.stores.postgres, brand.id)) as IngestBrand);
    expect(await differencesOf(api.stores, brand)).toEqual([]);
    const march = await api.get('/v1/mentions?start_date=2026-03-01&end_date=2026-03-01&limit=1', brand);
    expect(march.body.meta.total).toBe(20);
  });

  it('counts answers once that are lost and imported again', async () => {
    const { brand, file } = toImport;
    const again = await callScript('import', ['--brand', brand.id, file], api.stores.environment);
    expect(again.output[0]).toMatchObject({ answers: 10, duplicates: 10 });
    expect(await differencesOf(api.stores, brand)).toEqual([]);
    expect(await total(brand)).toBe(20);
  });

  it('cannot mend what is kept no longer, until that is taken as right', async () => {
    const brand = toRebook;
    expect(await forgetSent(api.stores.postgres, 24)).toBe(0);
    expect(await forgetSent(api.stores.postgres, 0)).toBeGreaterThan(0);
    const repaired = await audit(brand, '--repair');
    expect([repaired.code, repaired.output[0]]).toEqual([
      1,
      expect.objectContaining({ differences: 3, repaired: 0 }),
    ]);
    const both = await audit(brand, '--repair', '--rebook');
    expect([both.code, both.errors]).toEqual([1, expect.stringContaining('not both')]);
    const rebooked = await audit(brand, '--rebook');
    expect([rebooked.code, rebooked.output[0]]).toEqual([
      0,
      expect.objectContaining({ differences: 3, repaired: 3 }),
    ]);
    expect(rebooked.errors.match(/"book":"\w+"/g)).toEqual(Array(3).fill('"book":"ledger"'));
    expect(await reconcileLedger(api.stores, brand)).toEqual([]);
  });

  it('finds an answer nobody accepted, one that is stored twice, and one in the place of another', async () => {
    const { brand } = await imported();
    const copy = (replace: string, limit: number) =>
      api.stores.clickhouse.command({
        query: `INSERT INTO answers SELECT * REPLACE (${replace}) FROM answers
                WHERE brand_no = ${brand.brandNo} AND toDate(answered_at) = '2026-05-01' ORDER BY answer_id LIMIT ${limit}`,
        clickhouse_settings: { insert_deduplicate: 0 },
      });
    const answersFaults = async () =>
      (await reconcileLedger(api.stores, brand)).flatMap(({ table, fault, expected, found }) =>
        table === 'answers' ? [{ fault, expected, found }] : [],
      );
    await copy('generateUUIDv4() AS answer_id', 1);
    expect(await answersFaults()).toEqual([{ fault: 'foreign', expected: 10, found: 11 }]);
    await copy('answer_id AS answer_id', 3);
    expect(await answersFaults()).toEqual([
      { fault: 'doubled', expected: 11, found: 14 },
      { fault: 'foreign', expected: 10, found: 11 },
    ]);
    const { rows: accepted } = await api.stores.postgres.query<{ id: string }>(
      'SELECT unnest(answer_ids) AS id FROM outbox_sent WHERE brand_id = $1',
      [brand.id],
    );
    const [doubled] = await read<{ id: string }>(
      `SELECT answer_id AS id FROM answers
       WHERE brand_no = ${brand.brandNo} AND id IN (${accepted.map(({ id }) => `'${id}'`).join()})
       GROUP BY id HAVING count() > 1 LIMIT 1`,
    );
    await command(`DELETE FROM answers WHERE brand_no = ${brand.brandNo} AND answer_id = '${doubled?.id}'`);
    expect(await answersFaults()).toEqual([
      { fault: 'doubled', expected: 10, found: 12 },
      { fault: 'changed', expected: 10, found: 10 },
    ]);
  });

  it('agrees with any answers in any order, accepted, sent, accepted again and read anew', async () => {
    const { postgres, clickhouse } = api.stores;
    const answer = fc.record({
      day: fc.integer({ min: 1, max: 9 }),
      mentions: fc.integer({ min: 0, max: 3 }),
      sources: fc.array(fc.constantFrom('https://a.example/x', 'ftp://a.example', 'https://b.example'), {
        maxLength: 4,
      }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(answer, { minLength: 1, maxLength: 6 }), { maxLength: 5 }),
        async (all) => {
          const brand = (await loadBrand(postgres, (await api.brand()).id)) as IngestBrand;
          for (const some of all) {
            const answers = some.flatMap(({ day, mentions, sources }) =>
              resolvedAnswers(1, {
                answeredAt: Date.UTC(2026, 2, day, 23, 59, 59, 999),
                text: 'Acme is good.',
                sentimentBy: 'lexicon',
                mentions: Array.from({ length: mentions }, (_, no) => ({
                  competitorNo: no,
                  position: null,
                  sentiment: 0,
                })),
                sources: sources.map((url) => ({ url })),
              }),
            );
            await acceptResolved(api.stores, brand, answers);
            await acceptResolved(api.stores, brand, answers);
          }
          expect(await reconcileLedger(api.stores, brand)).toEqual([]);
          await reextractBrand(api.stores, brand, { start: '2026-03-03', end: '2026-03-07' });
          expect(await reconcileLedger(api.stores, brand)).toEqual([]);
          await flushOutbox(postgres, clickhouse);
        },
      ),
      { numRuns: tries(2, 100) },
    );
  });
});

it('gives brands from before the ledger theirs, whatever is stored and whatever still waits', async () => {
  const { postgres, clickhouse } = api.stores;
  const { brand } = await imported();
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  await acceptResolved(api.stores, known, resolvedAnswers(3));
  await postgres.query('DELETE FROM ledger WHERE brand_id = $1', [brand.id]);
  await postgres.query('UPDATE brands SET ledger_since = NULL WHERE id = $1', [brand.id]);
  await Promise.all([openLedgers(api.stores), openLedgers(api.stores)]);
  expect(await openLedgers(api.stores)).toBe(0);
  expect(await reconcileLedger(api.stores, brand)).toEqual([]);
  await flushOutbox(postgres, clickhouse);
  expect(await total(brand)).toBe(23);
});

it('sends what a batch lacks although its token was used for a part of it', async () => {
  const { postgres, clickhouse } = api.stores;
  const brand = await api.brand();
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  for (let row = 0; row < 8; row++) await acceptResolved(api.stores, known, resolvedAnswers(20));
  const away = openClickHouse('http://127.0.0.1:1');
  await expect(flushOutbox(postgres, away)).rejects.toThrow();
  await away.close();
  const { rows } = await postgres.query<{ batch: string; payload: Buffer }>(
    'SELECT batch, payload FROM outbox WHERE brand_id = $1 ORDER BY id LIMIT 3',
    [brand.id],
  );
  const { stream } = await clickhouse.exec({
    query: 'INSERT INTO answers FORMAT JSONEachRow',
    values: Readable.from(
      rows.map(({ payload }) => zstdDecompressSync(payload)),
      { objectMode: false },
    ),
    clickhouse_settings: {
      deduplicate_insert: 'enable',
      deduplicate_blocks_in_dependent_materialized_views: 1,
      insert_deduplication_token: rows[0]?.batch ?? randomUUID(),
    },
  });
  await stream.forEach(() => {});
  expect(await total(brand)).toBe(60);
  await flushOutbox(postgres, clickhouse);
  expect(await total(brand)).toBe(160);
  expect(await reconcileLedger(api.stores, brand)).toEqual([]);
  expect(await outboxLag(postgres)).toMatchObject({ answers: 0 });
});

it('writes a brand anew where ClickHouse lacks answers of a batch that its views have had', async () => {
  const { postgres, clickhouse } = api.stores;
  const brand = await api.brand();
  const known = (await loadBrand(postgres, brand.id)) as IngestBrand;
  for (let row = 0; row < 2; row++) await acceptResolved(api.stores, known, resolvedAnswers(20));
  const { rows: waiting } = await postgres.query<{ ids: string[] }>(
    'SELECT answer_ids AS ids FROM outbox WHERE brand_id = $1 ORDER BY id LIMIT 1',
    [brand.id],
  );
  const stored = () =>
    read(`SELECT toUInt32(count()) AS answers FROM answers WHERE brand_no = ${brand.brandNo}`);
  const ids = waiting[0]?.ids.map((id) => `'${id}'`).join();
  // Killed once all tables have the batch; then `answers` has lost a part of it.
  const forgetful = openClickHouse(String(api.stores.environment.CLICKHOUSE_URL));
  const exec = forgetful.exec.bind(forgetful);
  forgetful.exec = async (insert) => {
    const { stream } = await exec(insert);
    await stream.forEach(() => {});
    throw new Error('killed');
  };
  await expect(flushOutbox(postgres, forgetful)).rejects.toThrow('killed');
  await forgetful.close();
  await command(`DELETE FROM answers WHERE brand_no = ${brand.brandNo} AND answer_id IN (${ids})`);
  expect(await stored()).toEqual([{ answers: 20 }]);

  await flushOutbox(postgres, clickhouse);
  expect(await stored()).toEqual([{ answers: 40 }]);
  expect(await reconcileBrand(api.stores, brand)).not.toEqual([]);
  expect((await brandsToReread(postgres)).map(({ brandNo }) => brandNo)).toContain(brand.brandNo);
  await rereadBrand(api.stores, brand);
  expect(await reconcileBrand(api.stores, brand)).toEqual([]);
  expect((await brandsToReread(postgres)).map(({ brandNo }) => brandNo)).not.toContain(brand.brandNo);
});
