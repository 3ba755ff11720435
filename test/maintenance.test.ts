import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobs, removeDeadJobs } from '../src/collector/jobs.ts';
import { observeAudits, observeExports } from '../src/health/server.ts';
import { lockAcceptance } from '../src/ingest/brands/acceptance-lock.ts';
import { type IngestBrand, loadBrand } from '../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../src/ingest/import/import-lines.ts';
import { COMPARISONS_PER_BRAND, reconcileBrand } from '../src/ingest/ledger/reconcile.ts';
import { deleteBrand } from '../src/ingest/reprocess/deletion.ts';
import { runNightly } from '../src/maintenance.ts';
import { installQueue } from '../src/queue/pool.ts';
import { addDays, today } from '../src/shared/dates.ts';
import { currentBrand } from '../src/stores/current-brand.ts';
import { transaction } from '../src/stores/postgres.ts';
import { createTestApi, type TestApi, type TestBrand } from './helpers/api.ts';
import { callScript } from './helpers/command.ts';
import { line, manyLines } from './ingest/lines.ts';

const logger = pino({ level: 'silent' });
const never = new AbortController().signal;

let api: TestApi;
let folder: string;
let brands: TestBrand[];

beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-nightly-'));
  brands = [await api.brand(), await api.brand()];
  for (const brand of brands) {
    const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
    if (!ingestBrand) throw new Error('the brand is gone');
    await importLines(api.stores, {
      brand: ingestBrand,
      lines: manyLines(20, brand.id).map((line, number) => ({
        source: 't',
        number,
        text: JSON.stringify(line),
      })),
      onReject: (...fault) => expect(fault).toBeNull(),
    });
  }
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const nightly = (date: string, EXPORT_DIR?: string, signal = never) =>
  runNightly(
    { EXPORT_DIR, EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' },
    api.stores,
    logger,
    date,
    signal,
  );

const done = async () =>
  (await api.stores.postgres.query('SELECT date::text, brands, files FROM exports ORDER BY date')).rows;

async function rowsIn(out: string, brand: TestBrand) {
  const answers = path.join(out, brand.id, 'answers');
  const texts = await Promise.all(
    (await readdir(answers)).map((name) => readFile(path.join(answers, name), 'utf8')),
  );
  return texts.join('').trim().split('\n').length;
}

describe('the nightly export', () => {
  it('is done once over all processes, for every brand', async () => {
    const out = path.join(folder, 'all');
    await Promise.all([nightly('2026-03-31', out), nightly('2026-03-31', out), nightly('2026-03-31', out)]);
    const [first, ...others] = await done();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ date: '2026-03-31', brands: 2 });
    for (const brand of brands) {
      const told = await api.get('/v1/events?type=export.completed', brand);
      expect(told.body.data).toMatchObject([{ data: { end_date: '2026-03-31', files: 5 } }]);
    }
    for (const brand of brands) expect(await rowsIn(out, brand)).toBe(20);
    await rm(out, { recursive: true });
    await nightly('2026-03-31', out);
    expect(await readdir(out).catch(() => 'nothing')).toBe('nothing');
  });

  it('reaches 90 days back', async () => {
    const out = path.join(folder, 'late');
    const days = () => readdir(path.join(out, brands[0]?.id ?? '', 'answers')).catch(() => []);
    // All answers are of 20 February.
    await nightly('2026-05-21', out);
    expect(await days()).toEqual([]);
    await nightly('2026-05-20', out);
    expect(await days()).toEqual(['2026-02-20.ndjson']);
  });

  it('has the layout of its setting', async () => {
    const out = path.join(folder, 'hive');
    const settings = { EXPORT_DIR: out, EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'hive' } as const;
    await runNightly(settings, api.stores, logger, '2026-05-19', never);
    for (const { id } of brands) {
      const names = await readdir(path.join(out, id, 'answers'), { recursive: true });
      expect(names).toContain(path.join(`brand_id=${id}`, 'day=2026-02-20', 'part.ndjson'));
    }
  });

  it('is told by a metric once it is done for every brand, and nothing is before', async () => {
    const { postgres } = api.stores;
    await postgres.query('DELETE FROM exports');
    const metrics = new Registry();
    observeExports(postgres, metrics);
    const told = async () => /^export_ended_timestamp_seconds (.+)$/m.exec(await metrics.metrics())?.[1];
    const out = path.join(folder, 'told');
    const [broken] = brands;
    await mkdir(out);
    await writeFile(path.join(out, broken?.id ?? ''), 'in the way');
    await expect(nightly('2026-04-01', out)).rejects.toThrow(broken?.id);
    await expect(nightly('2026-04-01', out)).rejects.toThrow(broken?.id);
    expect(await told()).toBe('Nan');
    const events = await api.get('/v1/events?type=export.failed', broken as TestBrand);
    expect(events.body.data).toMatchObject([
      { data: { start_date: '2026-01-02', end_date: '2026-04-01', format: 'ndjson' } },
    ]);
    expect(events.text).not.toContain(out);
    await rm(path.join(out, broken?.id ?? ''));
    await nightly('2026-04-01', out);
    expect(Math.abs(Number(await told()) - Date.now() / 1000)).toBeLessThan(60);
    await postgres.query('DELETE FROM exports');
  });

  it('does the other brands where one fails, and that one when it is tried again', async () => {
    const out = path.join(folder, 'one');
    await nightly('2026-04-01', out);
    const [broken, fine] = brands;
    if (!broken || !fine) throw new Error('there are two brands');
    await rm(out, { recursive: true });
    await mkdir(out);
    await writeFile(path.join(out, broken.id), 'in the way');
    await expect(nightly('2026-04-02', out)).rejects.toThrow(broken.id);
    expect(await rowsIn(out, fine)).toBe(20);
    expect((await done()).map(({ date }) => date)).not.toContain('2026-04-02');
    await rm(path.join(out, broken.id));
    await nightly('2026-04-02', out);
    expect(await rowsIn(out, broken)).toBe(20);
    expect((await done()).map(({ date }) => date)).toContain('2026-04-02');
  });

  it('ends when it is stopped, while it works or waits for its turn', async () => {
    const stopping = new AbortController();
    const out = path.join(folder, 'stopped');
    const holder = await api.stores.postgres.connect();
    await holder.query("SELECT pg_advisory_lock(hashtext('nightly'), 0)");
    const waiting = nightly('2026-04-03', out, stopping.signal);
    const ended = expect(waiting).rejects.toThrow();
    await expect
      .poll(
        async () =>
          (
            await api.stores.postgres.query(
              "SELECT FROM pg_locks JOIN pg_database d ON d.oid = database WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()",
            )
          ).rowCount,
      )
      .toBe(1);
    stopping.abort(new Error('stopping'));
    await ended;
    holder.release(true);
    expect(await readdir(out).catch(() => 'nothing')).toBe('nothing');
    await nightly('2026-04-03', out);
    expect(await rowsIn(out, brands[0] as TestBrand)).toBe(20);
  });

  it('removes questions that no report reaches, and keeps their answers', async () => {
    const [brand] = brands;
    if (!brand) throw new Error('there are two brands');
    const prompt = await api.prompt(brand, 'asked long ago?');
    for (const date of ['2026-01-05', '2026-01-06']) {
      await api.stores.postgres.query(
        `INSERT INTO runs (brand_id, date, state, ends_by) VALUES ($1, $2, 'ended', now())`,
        [brand.id, date],
      );
      await api.stores.postgres.query(
        `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
         VALUES (gen_random_uuid(), $1, $2, $3, 'chatgpt', 'US', 'complete')`,
        [brand.id, date, prompt],
      );
    }
    await nightly('2026-04-05');
    const left = await api.stores.postgres.query(
      'SELECT date::text FROM questions JOIN runs USING (brand_id, date)',
    );
    expect(left.rows).toEqual([{ date: '2026-01-06' }]);
    expect((await api.stores.postgres.query('SELECT FROM runs')).rowCount).toBe(1);
    const { body } = await api.get('/v1/answers?start_date=2026-02-01&end_date=2026-04-01&limit=1', brand);
    expect(body.meta.total).toBe(20);
  });

  it('removes jobs that never run again, and no others', async () => {
    const [brand] = brands;
    if (!brand) throw new Error('there are two brands');
    const { postgres, databaseUrl } = api.stores;
    // While the first worker installs the queue, its tables are there before its functions.
    await postgres.query('CREATE SCHEMA graphile_worker CREATE TABLE jobs (id bigint)');
    await removeDeadJobs(postgres);
    await postgres.query('DROP SCHEMA graphile_worker CASCADE');
    await installQueue(databaseUrl, logger);
    await postgres.query("INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, '2026-04-05', now())", [
      brand.id,
    ]);
    const { rows } = await postgres.query(
      `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
       VALUES (gen_random_uuid(), $1, '2026-04-05', $2, 'chatgpt', 'US', 'running') RETURNING id`,
      [brand.id, await api.prompt(brand, 'asked by a process that is killed?')],
    );
    const question = rows[0].id;
    const add = () => transaction(postgres, (client) => addJobs(client, [question]));
    // As a process that is killed while its question, which is to wait, has its next job already.
    await add();
    await postgres.query(
      "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'dead', attempts = 1",
    );
    await add();
    await postgres.query("SELECT graphile_worker.force_unlock_workers(ARRAY['dead'])");
    const jobs = async () =>
      (
        await postgres.query(
          'SELECT key, attempts < max_attempts AS alive FROM graphile_worker.jobs ORDER BY id',
        )
      ).rows;
    const alive = { key: question, alive: true };
    expect(await jobs()).toEqual([{ key: null, alive: false }, alive]);
    await nightly('2026-04-07');
    expect(await jobs()).toEqual([alive]);
    await postgres.query('DELETE FROM questions');
    await postgres.query('DELETE FROM runs');
    await postgres.query('DELETE FROM audits');
  });

  it('without a place for files is no export, which is made up for once there is one', async () => {
    await nightly('2026-04-04');
    expect((await done()).map(({ date }) => date)).not.toContain('2026-04-04');
    const out = path.join(folder, 'later');
    await nightly('2026-04-04', out);
    expect((await done()).map(({ date }) => date)).toContain('2026-04-04');
    for (const brand of brands) expect(await rowsIn(out, brand)).toBe(20);
  });
});

/** How many wait for a brand's acceptance, and not for any other lock. */
const acceptanceWaiters = async () =>
  (
    await api.stores.postgres.query(
      `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
       WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
         AND classid::int8 = hashtext('accept') & 4294967295`,
    )
  ).rowCount;

describe('a brand that is deleted before its turn', () => {
  /** Does some work for all brands, one of which is deleted while the first one is waited for. */
  async function deletingMeanwhile<T>(work: () => Promise<T>): Promise<T> {
    const { postgres } = api.stores;
    const [first] = brands;
    if (!first) throw new Error('there are two brands');
    const last = await api.brand();
    const holding = await postgres.connect();
    await holding.query('BEGIN');
    await lockAcceptance(holding, { brandId: first.id, brandNo: first.brandNo, epoch: 1 });
    const working = work();
    await expect.poll(() => acceptanceWaiters()).toBe(1);
    await deleteBrand(api.stores, last.id, 'Acme');
    await holding.query('COMMIT');
    holding.release();
    return working;
  }

  it('is nothing to do for the nightly job', async () => {
    const { postgres } = api.stores;
    const lines: string[] = [];
    const telling = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const date = '2026-04-30';
    await deletingMeanwhile(() =>
      runNightly({ EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' }, api.stores, telling, date, never),
    );
    const { rows } = await postgres.query('SELECT brands, differences FROM audits WHERE date = $1', [date]);
    expect(rows).toEqual([{ brands: 2, differences: 0 }]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'A brand was deleted before it was audited',
      'The nightly audit is done',
    ]);
  });

  it('is left out of an audit of all brands', async () => {
    const { code, output, errors } = await deletingMeanwhile(() =>
      callScript('audit', [], api.stores.environment),
    );
    expect([code, output], errors).toEqual([
      0,
      [{ checked: 2 * COMPARISONS_PER_BRAND, differences: 0, repaired: 0 }],
    ]);
  });
});

describe('the nightly audit', () => {
  const audits = async () =>
    (await api.stores.postgres.query('SELECT date::text, brands, differences FROM audits ORDER BY date'))
      .rows;

  it('is done once, with or without a place for files', async () => {
    await Promise.all([nightly('2026-05-01'), nightly('2026-05-01')]);
    await nightly('2026-05-01');
    expect((await audits()).filter(({ date }) => date === '2026-05-01')).toEqual([
      { date: '2026-05-01', brands: 2, differences: 0 },
    ]);
  });

  it('tells what is missing of yesterday, and of earlier days that took answers since', async () => {
    const [brand] = brands;
    if (!brand) throw new Error('there are two brands');
    const lines: { book: string; table: string; fault: string }[] = [];
    const telling = pino({ level: 'error' }, { write: (text: string) => void lines.push(JSON.parse(text)) });
    const of = (answeredAt: string) => `answered_at = toDateTime64('${answeredAt}', 3, 'UTC')`;
    const tonight = today();
    await importLines(api.stores, {
      brand: (await loadBrand(api.stores.postgres, brand.id)) as IngestBrand,
      lines: [
        line({ answered_at: '2026-03-09T01:00:00Z' }),
        line({ answered_at: '2026-03-10T01:00:00Z' }),
      ].map((one, number) => ({ source: 't', number, text: JSON.stringify(one) })),
      onReject: (...fault) => expect(fault).toBeNull(),
    });
    await api.stores.clickhouse.command({
      query: `DELETE FROM answers WHERE brand_no = ${brand.brandNo} AND ${of('2026-03-09 01:00:00')}`,
    });
    await runNightly({ EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' }, api.stores, telling, tonight, never);
    const [ledger, sums] = [
      lines.filter(({ book }) => book === 'ledger'),
      lines.filter(({ book }) => book === 'answers'),
    ];
    expect(ledger).toMatchObject([
      {
        brand: brand.id,
        book: 'ledger',
        table: 'answers',
        period: '2026-03-09',
        fault: 'missing',
        expected: 1,
        found: 0,
      },
    ]);
    // What follows from answers has what they lack.
    expect(sums).toContainEqual(
      expect.objectContaining({ table: 'mentions', period: '2026-03-01', fault: 'foreign' }),
    );
    expect((await audits()).at(-1)).toEqual({ date: tonight, brands: 2, differences: lines.length });
    const metrics = new Registry();
    observeAudits(api.stores.postgres, metrics);
    expect(await metrics.metrics()).toContain(`audit_differences ${lines.length}\n`);
  });

  it('tells what sums lack of the months in which something was accepted, and mends it', async () => {
    const { postgres, clickhouse } = api.stores;
    const [, brand] = brands;
    if (!brand) throw new Error('there are two brands');
    const found: { brand: string }[] = [];
    const telling = pino({ level: 'warn' }, { write: (text: string) => void found.push(JSON.parse(text)) });
    const night = addDays((await audits()).at(-1)?.date, 1);
    await postgres.query('UPDATE ledger SET changed_at = $2::date WHERE brand_id = $1', [brand.id, night]);
    await clickhouse.command({ query: `DELETE FROM citations_week WHERE brand_no = ${brand.brandNo}` });
    await runNightly({ EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' }, api.stores, telling, night, never);
    expect(found.filter((one) => one.brand === brand.id)).toMatchObject([
      { book: 'answers', table: 'citations_week', period: '2026-02-01', fault: 'missing' },
      { msg: 'The rows of a brand are rewritten', left: 0 },
    ]);
    expect(await reconcileBrand(api.stores, await currentBrand(postgres, brand))).toEqual([]);
    expect((await audits()).at(-1)).toMatchObject({ date: night });
  });

  it('makes up for nights that were missed', async () => {
    const { postgres, clickhouse } = api.stores;
    const [, brand] = brands;
    if (!brand) throw new Error('there are two brands');
    const day = '2026-02-20';
    const newest = (await audits()).at(-1)?.date;
    // Accepted on the day of the newest audit, after it; the next one is of five nights later.
    await postgres.query('UPDATE ledger SET changed_at = $2::date WHERE brand_id = $1', [brand.id, newest]);
    await clickhouse.command({
      query: `DELETE FROM citations WHERE brand_no = ${brand.brandNo} AND toDate(answered_at) = '${day}'`,
    });
    const found: { brand: string; book: string }[] = [];
    const telling = pino({ level: 'error' }, { write: (text: string) => void found.push(JSON.parse(text)) });
    const difference = expect.objectContaining({
      ...{ brand: brand.id, book: 'ledger', table: 'citations', period: day, found: 0 },
    });
    const later = addDays(newest, 5);
    await runNightly({ EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' }, api.stores, telling, later, never);
    expect(found).toContainEqual(difference);
    // Accepted after the newest audit, by a clock that was set back by half a day since.
    await postgres.query('UPDATE ledger SET changed_at = $2::timestamptz WHERE brand_id = $1', [
      brand.id,
      `${addDays(later, -1)}T12:00:00Z`,
    ]);
    found.length = 0;
    await runNightly(
      { EXPORT_FORMAT: 'ndjson', EXPORT_LAYOUT: 'flat' },
      api.stores,
      telling,
      addDays(later, 1),
      never,
    );
    expect(found.filter((one) => one.brand === brand.id && one.book === 'ledger')).toEqual([difference]);
  });
});
