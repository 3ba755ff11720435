import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { OWNED_BY_BRAND, OWNED_BY_ORGANIZATION } from '../../../src/brands/owned-tables.ts';
import { updateBrand } from '../../../src/brands/update-brand.ts';
import { TABLE_NAMES } from '../../../src/catalogue/tables.ts';
import { lockAcceptance } from '../../../src/ingest/brands/acceptance-lock.ts';
import { unlessDeleted } from '../../../src/ingest/brands/deleted-meanwhile.ts';
import { type IngestBrand, loadBrand } from '../../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../../src/ingest/import/import-lines.ts';
import { putChunk, runImports } from '../../../src/ingest/import/upload-chunks.ts';
import { flushOutbox } from '../../../src/ingest/outbox/outbox.ts';
import { removeRows } from '../../../src/ingest/reprocess/brand-rows.ts';
import { deleteBrand, deleteOrganization, sweepDeleted } from '../../../src/ingest/reprocess/deletion.ts';
import { mergeCompetitors } from '../../../src/ingest/reprocess/merge-competitors.ts';
import { ALL_DAYS, reextractBrand } from '../../../src/ingest/reprocess/reextract.ts';
import { rewriteBrand } from '../../../src/ingest/reprocess/rewrite.ts';
import { runNightly } from '../../../src/maintenance.ts';
import { keepReadings } from '../../../src/plans/readers.ts';
import { databaseOf, openClickHouse } from '../../../src/stores/clickhouse.ts';
import { currentBrand } from '../../../src/stores/current-brand.ts';
import { openPostgres, type Postgres } from '../../../src/stores/postgres.ts';
import { createWebhook } from '../../../src/webhooks/webhooks.ts';
import { createTestApi, type TestApi, type TestBrand } from '../../helpers/api.ts';
import { callScript } from '../../helpers/command.ts';
import { lockWaiters } from '../../helpers/lock-waiters.ts';
import { NIGHTLY, pauseByDay } from '../../helpers/nightly.ts';
import { ANY_ADDRESS } from '../../webhooks/delivering.ts';
import { differencesOf } from '../differences.ts';
import { manyLines } from '../lines.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

const ingestBrandOf = async ({ id }: TestBrand) => (await loadBrand(api.stores.postgres, id)) as IngestBrand;

async function importInto(brand: TestBrand, count: number, seed: string, text?: string): Promise<void> {
  const lines = manyLines(count, seed).map((one, number) => {
    const answered_at = new Date(Date.UTC(2026, 2, 1 + number)).toISOString();
    const values = text === undefined ? {} : { text, answered_at, mentions: undefined };
    return { source: seed, number, text: JSON.stringify({ ...one, ...values }) };
  });
  const onReject = (...fault: unknown[]) => expect(fault).toBeNull();
  await importLines(api.stores, { brand: await ingestBrandOf(brand), lines, onReject });
}

/** How many rows of a brand each table of both stores has. */
async function rowsOf({ id, brandNo }: TestBrand): Promise<Record<string, number>> {
  const { postgres, clickhouse } = api.stores;
  const counts: Record<string, number> = {};
  const count = (table: string, column: string) =>
    `(SELECT count(*)::int FROM ${table} WHERE ${column} = $1) AS ${table}`;
  const { rows } = await postgres.query(
    `SELECT ${['brands', ...OWNED_BY_BRAND].map((table) => count(table, table === 'brands' ? 'id' : 'brand_id')).join()}`,
    [id],
  );
  Object.assign(counts, rows[0]);
  for (const table of TABLE_NAMES) counts[`clickhouse.${table}`] = 0;
  const query = `SELECT _table AS name, count() AS n FROM merge(currentDatabase(), '^(${TABLE_NAMES.join('|')})$')
                 WHERE brand_no = ${brandNo} GROUP BY name`;
  const result = await clickhouse.query({ query, format: 'JSONEachRow' });
  for (const { name, n } of await result.json<{ name: string; n: number }>())
    counts[`clickhouse.${name}`] = n;
  return counts;
}

const nothing = (counts: Record<string, number>) => Object.keys(counts).map((table) => [table, 0]);

/** A brand that has rows in every table: sent and waiting answers, two epochs, a run, a merge, keys that were used. */
async function fullBrand(): Promise<TestBrand> {
  const { postgres } = api.stores;
  const brand = await api.brand();
  await importInto(brand, 30, brand.id);
  const [gone, kept] = [await api.competitor(brand, 'Gone'), await api.competitor(brand, 'Kept')];
  await mergeCompetitors(api.stores, gone, kept);
  await rewriteBrand(api.stores, await currentBrand(postgres, brand));
  await api.get('/v1/brand', brand);
  await postgres.query("INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, '2026-03-01', now())", [
    brand.id,
  ]);
  await postgres.query(
    `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
     SELECT gen_random_uuid(), brand_id, '2026-03-01', id, 'chatgpt', 'US', 'waiting' FROM prompts WHERE brand_id = $1`,
    [brand.id],
  );
  await keepReadings(postgres, { ...brand, brandId: brand.id }, 'openai/m', [
    { inputTokens: 1, outputTokens: 1 },
  ]);
  await postgres.query("INSERT INTO live_questions (brand_id, engine) VALUES ($1, 'chatgpt')", [brand.id]);
  await postgres.query(
    `INSERT INTO journal (organization_id, brand_id, author_kind, author, action, subject, changes)
     SELECT organization_id, id, 'command', 'test', 'brand.created', name, '{}' FROM brands WHERE id = $1`,
    [brand.id],
  );
  await postgres.query(
    `INSERT INTO shares (sha256, brand_id, page, filters) VALUES (sha256($1::text::bytea), $1::uuid, 'overview', '{}')`,
    [brand.id],
  );
  await postgres.query(
    `INSERT INTO imports (brand_id, lines, first_line, state) VALUES ($1, '', 1, 'done')`,
    [brand.id],
  );
  await postgres.query(
    "INSERT INTO errands (brand_id, kind, input, author, state) VALUES ($1, 'merge', '{}', '{}', 'done')",
    [brand.id],
  );
  await postgres.query(
    `INSERT INTO signals (id, brand_id, metric, dimension, direction, opened_on, seen_on, before, after, evidence)
     VALUES (gen_random_uuid(), $1, 'visibility', 'all', 'up', '2026-03-01', '2026-03-01', 0.1, 0.2, '{}')`,
    [brand.id],
  );
  await postgres.query(
    "INSERT INTO sites (brand_id, domain, content_type) VALUES ($1, 'a.example', 'news')",
    [brand.id],
  );
  await postgres.query("INSERT INTO signal_nights (brand_id, date, tests) VALUES ($1, '2026-03-01', 1)", [
    brand.id,
  ]);
  await createWebhook(postgres, { brandId: brand.id, url: 'http://127.0.0.1:1/' }, ANY_ADDRESS);
  await postgres.query(
    `INSERT INTO deliveries (webhook_id, message_id, type, at, data)
     SELECT id, gen_random_uuid(), 'answers.changed', now(), '{}' FROM webhooks WHERE brand_id = $1`,
    [brand.id],
  );
  // As after a kill between accepting and sending, one in a batch and one in none.
  await postgres.query(
    `WITH sealed AS (INSERT INTO outbox_batches (id) VALUES ($2) RETURNING id)
     INSERT INTO outbox (brand_id, answer_ids, payload, days, batch)
     SELECT brand_id, answer_ids, payload, days, sealed.id FROM outbox_sent, sealed WHERE brand_id = $1`,
    [brand.id, randomUUID()],
  );
  await postgres.query(
    `INSERT INTO text_removals (brand_id, before, first_sequence, sequences) VALUES ($1, '2026-01-01', 1, '{}')`,
    [brand.id],
  );
  return brand;
}

describe('a table that lacks a line in the deletion', () => {
  const namesOf = async (column: string) => {
    const { rows } = await api.stores.postgres.query(
      `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = $1 ORDER BY name`,
      [column],
    );
    return rows.map(({ name }) => name);
  };

  it('is none of Postgres', async () => {
    expect((await namesOf('brand_id')).filter((name) => name !== 'deleted_brands')).toEqual(
      OWNED_BY_BRAND.toSorted(),
    );
    expect(await namesOf('organization_id')).toEqual(['brands', ...OWNED_BY_ORGANIZATION].toSorted());
  });

  it('is none of ClickHouse', async () => {
    const { clickhouse, environment } = api.stores;
    const result = await clickhouse.query({
      query: `SELECT DISTINCT table FROM system.columns WHERE database = {database:String}
              AND table IN (SELECT name FROM system.tables WHERE database = {database:String} AND engine LIKE '%MergeTree')
              AND name LIKE 'brand%' ORDER BY table`,
      query_params: { database: databaseOf(environment.CLICKHOUSE_URL) },
      format: 'JSONEachRow',
    });
    const found = (await result.json<{ table: string }>()).map(({ table }) => table);
    expect(found).toEqual(TABLE_NAMES.toSorted());
  });
});

it('leaves nothing of a brand while others import and send, and all of the others', {
  timeout: 600_000,
}, async () => {
  const { stores } = api;
  const [other, brand] = [await api.brand(), await fullBrand()];
  const full = await rowsOf(brand);
  expect(Object.entries(full).filter(([, rows]) => rows === 0)).toEqual([]);
  await expect(deleteBrand(stores, brand.id, 'acme')).rejects.toThrow('must be "Acme"');
  expect(await rowsOf(brand)).toEqual(full);

  let isOver = false;
  const again = async (work: (round: number) => Promise<unknown>) => {
    for (let round = 0; !isOver; round++) {
      await work(round);
      await pauseByDay(300);
    }
  };
  const doomed = again((round) => importInto(brand, 20, `doomed ${round}`)).then(
    () => null,
    (error: unknown) => error,
  );
  const others = [
    again((round) => importInto(other, 20, `other ${round}`)),
    again(() => flushOutbox(stores.postgres, stores.clickhouse)),
  ];
  await importInto(other, 5, 'first');
  expect(await deleteBrand(stores, brand.id, 'Acme')).toEqual({ id: brand.id, name: 'Acme' });
  expect(await doomed).toBeInstanceOf(Error);
  isOver = true;
  await Promise.all(others);
  expect(Object.entries(await rowsOf(brand))).toEqual(nothing(full));
  expect((await api.get('/v1/brand', brand)).status).toBe(401);
  await expect(deleteBrand(stores, brand.id, 'Acme')).rejects.toThrow(`there is no brand ${brand.id}`);
  expect(await differencesOf(stores, other)).toEqual([]);
});

describe('a piece of a file that is being imported', () => {
  const thresholds = { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 };

  /** Both are seen to wait, whoever came first, before either goes on. */
  it.each(['before', 'after'])(
    'that was taken %s its brand is deleted holds nobody up',
    {
      timeout: 120_000,
    },
    async (when) => {
      const { stores } = api;
      const { postgres } = stores;
      const waiting = (locks: number) => expect.poll(() => lockWaiters(postgres)).toBe(locks);
      const brand = await api.brand();
      const changed = { ...brand, brandId: brand.id, epoch: 0 };
      const lines = manyLines(3, when).map((line) => JSON.stringify(line));
      const chunk = { lines: Buffer.from(lines.join('\n')), firstLine: 2, upload: null };
      await putChunk(postgres, changed, chunk);
      const holder = await postgres.connect();
      await holder.query('BEGIN');
      await lockAcceptance(holder, changed);
      const stopping = new AbortController();
      const errors: Error[] = [];
      const begin = {
        import: () =>
          runImports(stores, thresholds, {
            reader: null,
            signal: stopping.signal,
            onError: (error) => errors.push(error),
          }),
        deletion: () => deleteBrand(stores, brand.id, 'Acme'),
      };
      const first = when === 'before' ? begin.import() : begin.deletion();
      await waiting(1);
      const second = when === 'before' ? begin.deletion() : begin.import();
      await waiting(2);
      await holder.query('COMMIT');
      holder.release();
      await (when === 'before' ? second : first);
      stopping.abort();
      await Promise.all([first, second]);
      expect(errors).toEqual([]);
      const rows = await rowsOf(brand);
      expect(Object.entries(rows)).toEqual(nothing(rows));
    },
  );
});

describe('an import whose brand is deleted meanwhile', () => {
  it('says so', async () => {
    const brand = await api.brand();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-deleted-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'answers.ndjson');
    execFileSync('mkfifo', [file]);
    const importing = callScript('import', ['--brand', brand.id, file], api.stores.environment);
    // Opened once the import, which has loaded its brand, reads it.
    const writer = await open(file, 'w');
    await deleteBrand(api.stores, brand.id, 'Acme');
    await writer.write(`${JSON.stringify(manyLines(1, 'deleted')[0])}\n`);
    await writer.close();
    const { code, errors } = await importing;
    expect(code).toBe(1);
    expect(JSON.parse(errors.trim())).toEqual({
      code: 'not_found',
      detail: `the brand ${brand.id} was deleted while its answers were imported`,
    });
  });

  it('is not said of one that is there, nor where nobody can look', async () => {
    const { postgres } = api.stores;
    const brand = await api.brand();
    const fails = async () => {
      throw new Error('violates foreign key constraint');
    };
    const told = (pool: Postgres, brandId: string) =>
      unlessDeleted(pool, { brandId }, fails).catch(({ message }: Error) => message);
    expect(await told(postgres, brand.id)).toBe('violates foreign key constraint');
    expect(await told(postgres, randomUUID())).toContain('was deleted while');
    const away = openPostgres('postgres://nobody@127.0.0.1:1/none');
    expect(await told(away, randomUUID())).toBe('violates foreign key constraint');
    await away.end();
  });
});

it('goes on where it was cut short, whoever calls it', { timeout: 600_000 }, async () => {
  const { stores } = api;
  const brands = [NIGHTLY ? await fullBrand() : await api.brand(), await api.brand()];
  for (const brand of brands) await importInto(brand, 30, brand.id);
  const away = openClickHouse('http://127.0.0.1:9/none');
  for (const brand of brands) {
    await expect(deleteBrand({ ...stores, clickhouse: away }, brand.id, 'Acme')).rejects.toThrow();
    expect((await rowsOf(brand))['clickhouse.answers']).toBeGreaterThan(0);
  }
  await away.close();
  const [first, second] = brands as [TestBrand, TestBrand];
  await deleteBrand(stores, first.id, 'Acme');
  await sweepDeleted(stores, new AbortController().signal);
  for (const brand of [first, second]) {
    const rows = await rowsOf(brand);
    expect(Object.entries(rows)).toEqual(nothing(rows));
  }
});

it('deletes an organization with its brands', { timeout: 600_000 }, async () => {
  const { stores } = api;
  const brand = await api.brand();
  const sibling = await api.brand({ organizationId: brand.organizationId });
  await stores.postgres.query("UPDATE organizations SET name = 'Wayne' WHERE id = $1", [
    brand.organizationId,
  ]);
  const deleted = await deleteOrganization(stores, brand.organizationId, 'Wayne');
  expect(deleted.brands.map(({ id }) => id)).toEqual([brand.id, sibling.id]);
  await expect(deleteOrganization(stores, brand.organizationId, 'Wayne')).rejects.toThrow('there is no');
});

it('empties texts that are not kept any longer; numbers stay', { timeout: 600_000 }, async () => {
  const { stores } = api;
  const brand = await api.brand();
  const known = await ingestBrandOf(brand);
  await api.competitor(brand, 'Beta');
  // The days of one month: each has parts of its own in every table.
  await importInto(brand, 31, 'texts', '1. **Acme** is great.\n2. **Beta** is slow.');
  await updateBrand(stores.postgres, { brandId: brand.id }, { keepTexts: 20 });
  const range = 'start_date=2026-02-15&end_date=2026-04-15';
  const reports = async () =>
    Promise.all(
      ['visibility', 'brands', 'citations'].map(
        async (report) => (await api.get(`/v1/reports/${report}?${range}&dimensions=week`, brand)).text,
      ),
    );
  const texts = async () =>
    (await api.get(`/v1/answers?${range}&limit=100`, brand)).body.data.map(
      ({ answered_at, text }: { answered_at: string; text: string }) => [
        answered_at < '2026-03-10',
        text === '',
      ],
    );
  const before = await reports();
  expect(new Set((await texts()).map(([, isEmpty]: boolean[]) => isEmpty))).toEqual(new Set([false]));
  const logger = pino({ level: 'silent' });
  const signal = new AbortController().signal;
  await runNightly({ EXPORT_FORMAT: 'ndjson' } as never, stores, logger, '2026-03-30', signal);
  for (const [isOld, isEmpty] of await texts()) expect(isEmpty).toBe(isOld);
  expect(await reports()).toEqual(before);
  // Read again, what has no text stays as it was.
  expect(await reextractBrand(stores, known, ALL_DAYS)).toMatchObject({ reextracted: 22, given: 9 });
  expect(await reports()).toEqual(before);
  expect(await differencesOf(stores, brand)).toEqual([]);
});

it('does not begin anew for ever where removing rows takes longer than is waited', async () => {
  const { clickhouse } = api.stores;
  const brand = await api.brand();
  await importInto(brand, 30, brand.id);
  const asked = async () => {
    const query = `SELECT count() AS n FROM system.mutations WHERE database = currentDatabase() AND table = 'answers'
                   AND command LIKE '%brand\\_no = \\_CAST(${brand.brandNo},%'`;
    const result = await clickhouse.query({ query, format: 'JSONEachRow' });
    return Number((await result.json<{ n: string }>())[0]?.n);
  };
  await clickhouse.command({ query: 'SYSTEM STOP MERGES answers' });
  const begun = performance.now();
  const removed = removeRows(clickhouse, brand.brandNo, undefined, 100);
  try {
    await setTimeout(4_000);
    const times = await asked();
    // After 0, 0.1, 0.3, 0.7, 1.5 s and so on.
    const most = Math.floor(Math.log2((performance.now() - begun) / 100 + 1)) + 1;
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThanOrEqual(most);
  } finally {
    await clickhouse.command({ query: 'SYSTEM START MERGES answers' });
    await removed;
  }
  const left = await rowsOf(brand);
  expect(TABLE_NAMES.map((table) => left[`clickhouse.${table}`])).toEqual(TABLE_NAMES.map(() => 0));
});
