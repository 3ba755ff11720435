import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCollectorMetrics } from '../../src/collector/metrics.ts';
import { planAndTell, planDay } from '../../src/collector/plan-day.ts';
import { startWorkers, type Workers, type WorkersOptions } from '../../src/collector/workers.ts';
import { lockAcceptance } from '../../src/ingest/brands/acceptance-lock.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { deleteBrand } from '../../src/ingest/reprocess/deletion.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { freeJobsOfDeadWorkers, holdWorkerLiveness } from '../../src/queue/worker-liveness.ts';
import { today } from '../../src/shared/dates.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { startLink } from '../fault-injection/postgres-link.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { lockWaiters } from '../helpers/lock-waiters.ts';
import { tries } from '../helpers/nightly.ts';
import { asked, everyone, held } from '../providers/everyone.ts';
import { json, KEYS, type StandIn, startStandIn } from '../providers/provider.ts';
import { anthropic, perplexity } from '../providers/responses.ts';
import {
  chatgptAt,
  fewEnginesAt,
  HASTE,
  keysAt,
  logger,
  planningOf,
  questionsOf,
  workersOf,
} from './runs.ts';

let api: TestApi;
let provider: StandIn;

beforeAll(async () => {
  api = await createTestApi();
  provider = await startStandIn();
  await installQueue(api.stores.databaseUrl, logger);
});
beforeEach(async ({ task }) => {
  // Jobs that a failed try left would be done by the workers of the next one.
  if ((task.result?.retryCount ?? 0) > 0)
    await api.stores.postgres.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await api.close();
});

const settings = () => fewEnginesAt(provider.url);
const chatgpt = () => chatgptAt(provider.url);

const plan = (brand: TestBrand, again = false, maxQuestions?: number) =>
  planAndTell(planningOf(api, settings(), maxQuestions), { brandId: brand.id, date: today() }, again);

/** Workers that end with the test at the latest. */
function start(over: Partial<WorkersOptions> = {}): Workers {
  const workers = startWorkers(workersOf(api, settings(), over));
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= workers.stop());
  onTestFinished(stop);
  return { stop };
}

const states = async (brand: TestBrand) => (await questionsOf(api, brand)).map(({ state }) => state);

const ended = (brand: TestBrand) =>
  expect
    .poll(async () => (await states(brand)).filter((state) => state === 'waiting' || state === 'running'), {
      interval: 100,
    })
    .toEqual([]);

/** What is left to do: how often it broke off, in how many seconds it is due, and why. */
const jobsOf = async (brand: TestBrand) => {
  const { rows } = await api.stores.postgres.query(
    `SELECT j.attempts, round(extract(epoch FROM j.run_at - now())) AS due, j.last_error, q.state
     FROM graphile_worker._private_jobs AS j JOIN questions AS q ON q.id::text = j.key WHERE q.brand_id = $1`,
    [brand.id],
  );
  return rows;
};

const storedIds = async (brand: TestBrand) => {
  await flushOutbox(api.stores.postgres, api.stores.clickhouse);
  const result = await api.stores.clickhouse.query({
    query: `SELECT toString(answer_id) AS id FROM answers WHERE brand_no = ${brand.brandNo} ORDER BY id`,
    format: 'JSONEachRow',
  });
  return (await result.json<{ id: string }>()).map(({ id }) => id);
};

/** Seconds count in these: a machine that is busy with other files may be late once. */
const BUSY = { retry: 2 };

describe('one run per brand and date', () => {
  it('is planned once, however many processes plan it at once', async () => {
    const brand = await api.brand();
    for (let n = 0; n < 10; n++) await api.prompt(brand);
    // Each has connections of its own, as a process has: those of one would wait for each other's.
    const pools = Array.from({ length: 8 }, () => openPostgres(api.stores.databaseUrl, { connections: 2 }));
    onTestFinished(async () => void (await Promise.all(pools.map((postgres) => postgres.end()))));
    const plans = await Promise.all(
      pools.map((postgres) =>
        planAndTell(
          { ...planningOf(api, settings()), postgres },
          { brandId: brand.id, date: today() },
          false,
        ),
      ),
    );
    expect(plans.filter((planned) => planned !== null)).toMatchObject([{ open: 30 }]);
    expect(await questionsOf(api, brand)).toHaveLength(30);
    const { rows } = await api.stores.postgres.query(
      'SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE key IN (SELECT id::text FROM questions WHERE brand_id = $1)',
      [brand.id],
    );
    expect(rows).toEqual([{ jobs: 30 }]);
  });

  it('leaves out brands whose plan has none, and brands that have theirs', async () => {
    const [free, paid] = [await api.brand({ plan: 'free' }), await api.brand({ plan: 'trial' })];
    await api.stores.postgres.query(
      `INSERT INTO prompts (brand_id, text, countries, intent) SELECT id, 'Hi', '{US}', 'other' FROM brands WHERE id = ANY($1::uuid[])`,
      [[free.id, paid.id]],
    );
    const planned = await planDay(planningOf(api, settings()), today());
    expect(planned.map(({ brandId }) => brandId)).toContain(paid.id);
    expect(planned.map(({ brandId }) => brandId)).not.toContain(free.id);
    expect(await planDay(planningOf(api, settings()), today())).toEqual([]);
  });

  it('has two workers ask each question once', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini', 'claude'] });
    const prompts = tries(8, 40);
    for (let n = 0; n < prompts; n++) await api.prompt(brand, `Twice? ${n}`);
    provider.answer(everyone);
    await plan(brand);
    const workers = [start(), start()];
    await ended(brand);
    await Promise.all(workers.map((one) => one.stop()));
    const seen = provider.received
      .map((request) => JSON.stringify(asked(request)))
      .filter((one) => one.includes('Twice?'));
    expect(seen).toHaveLength(prompts * 3);
    expect(new Set(seen).size).toBe(prompts * 3);
    expect(await storedIds(brand)).toEqual((await questionsOf(api, brand)).map(({ id }) => id).sort());
  });
});

describe('what changes meanwhile', () => {
  it('is not asked: paused, archived, a country or an engine less, another plan, yesterday', async () => {
    const change = (brand: TestBrand, prompt: string, body: object) =>
      api.request('PATCH', `/v1/prompts/${prompt}`, { key: brand.key, body });
    const brand = await api.brand({ engines: ['chatgpt'] });
    const ids: string[] = [];
    for (const countries of [['US'], ['US'], ['US', 'DE'], ['US']])
      ids.push(await api.prompt(brand, undefined, countries));
    const [paused = '', archived = '', moved = ''] = ids;
    const [other, downgraded, late] = [await api.brand(), await api.brand(), await api.brand()];
    for (const one of [other, downgraded, late]) await api.prompt(one);
    for (const one of [brand, other, downgraded, late]) await plan(one);
    await change(brand, paused, { status: 'paused' });
    await change(brand, archived, { status: 'archived' });
    await change(brand, moved, { countries: ['DE'] });
    const { postgres } = api.stores;
    await postgres.query(`UPDATE brands SET engines = '{gemini}' WHERE id = $1`, [other.id]);
    await postgres.query(`UPDATE organizations SET plan = 'free' WHERE id = $1`, [downgraded.organizationId]);
    await postgres.query('UPDATE runs SET ends_by = now() WHERE brand_id = $1', [late.id]);
    provider.answer(everyone);
    start();
    for (const one of [brand, other, downgraded, late]) await ended(one);
    expect(await questionsOf(api, brand)).toMatchObject([
      { prompt_id: paused, state: 'skipped', fault: 'paused', attempts: 0 },
      {
        prompt_id: archived,
        state: 'skipped',
        fault: 'archived',
        reason: 'the prompt was archived meanwhile',
      },
      { prompt_id: moved, country: 'DE', state: 'complete' },
      { prompt_id: moved, country: 'US', state: 'skipped', fault: 'country_removed' },
      { state: 'complete', fault: null, attempts: 1 },
    ]);
    expect((await questionsOf(api, other)).map(({ fault }) => fault)).toEqual([
      'engine_removed',
      null,
      'engine_removed',
    ]);
    expect(new Set((await questionsOf(api, downgraded)).map(({ fault }) => fault))).toEqual(
      new Set(['plan']),
    );
    expect(new Set((await questionsOf(api, late)).map(({ fault }) => fault))).toEqual(new Set(['late']));
    expect(provider.received).toHaveLength(3);
  });

  it('is told of a brand that is deleted while its questions are asked, answered or not, and is no fault', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'perplexity'] });
    await api.prompt(brand);
    await plan(brand);
    const { reply, release } = held((response, request) =>
      (asked(request).engine === 'chatgpt' ? everyone : json({}, 500))(response, request),
    );
    provider.answer(reply);
    const lines: string[] = [];
    const workers = start({ logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
    await expect.poll(() => provider.received.length).toBe(2);
    await deleteBrand(api.stores, brand.id, 'Acme');
    release();
    const told = () => lines.filter((line) => line.includes('was deleted while it was asked'));
    await expect.poll(() => told().length).toBe(2);
    await workers.stop();
    expect(lines.filter((line) => !line.startsWith('{"level":30'))).toEqual([]);
  });

  it('a prompt created during a run waits for the next one', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    await plan(brand);
    await api.prompt(brand);
    expect(await plan(brand)).toBeNull();
    provider.answer(everyone);
    start({ settings: chatgpt() });
    await ended(brand);
    expect(await states(brand)).toEqual(['complete']);
  });
});

describe('ends of processes', () => {
  it('finishes what is under way when it stops, and takes up nothing more', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    for (let n = 0; n < 10; n++) await api.prompt(brand);
    const { reply, release } = held();
    provider.answer(reply);
    await plan(brand);
    const workers = start({ settings: chatgpt() });
    await expect.poll(() => provider.received.length).toBe(4);
    // From the call on nothing is taken up: no time passes before the held answers come.
    const stopped = workers.stop();
    release();
    await stopped;
    expect(provider.received).toHaveLength(4);
    expect((await states(brand)).sort()).toEqual([...Array(4).fill('complete'), ...Array(6).fill('waiting')]);
    start({ settings: chatgpt() });
    await ended(brand);
    expect(provider.received).toHaveLength(10);
  });

  it('puts back what does not end within the deadline', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    for (let n = 0; n < 3; n++) await api.prompt(brand);
    const { reply, release } = held();
    provider.answer(reply);
    await plan(brand);
    const workers = start({ settings: chatgpt(), deadline: 100 });
    await expect.poll(() => provider.received.length).toBe(3);
    await workers.stop();
    expect(await states(brand)).toEqual(['waiting', 'waiting', 'waiting']);
    release();
    start({ settings: chatgpt() });
    await ended(brand);
    expect(provider.received).toHaveLength(6);
    expect(await storedIds(brand)).toHaveLength(3);
  });

  it('keeps what earlier turns of an answer took that it puts back', async () => {
    const brand = await api.brand({ engines: ['claude'] });
    await api.prompt(brand);
    const paused = json(anthropic({ stop_reason: 'pause_turn' }));
    provider.answer(paused, () => {});
    await plan(brand);
    const claude = { settings: keysAt(provider.url, 'ANTHROPIC_API_KEY') };
    const workers = start({ ...claude, deadline: 100 });
    await expect.poll(() => provider.received.length).toBe(2);
    await workers.stop();
    expect(await states(brand)).toEqual(['waiting']);
    // The question is not asked again, so nothing else tells that what it took has no price that is known.
    await api.stores.postgres.query("UPDATE prompts SET status = 'paused' WHERE brand_id = $1", [brand.id]);
    start(claude);
    await ended(brand);
    expect(await states(brand)).toEqual(['skipped']);
    expect((await api.get('/v1/usage', brand)).body).toMatchObject({ questions: 0, cost: null });
  });

  it('leaves the jobs of a living process alone and takes over those of one that is gone', async () => {
    const [alive, dead] = [
      await api.brand({ engines: ['chatgpt'] }),
      await api.brand({ engines: ['gemini'] }),
    ];
    await api.prompt(alive);
    await api.prompt(dead);
    await plan(dead);
    // As a process leaves it that was killed after it had taken the question up.
    await api.stores.postgres.query(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'pool-of-the-dead', locked_at = now(), attempts = 1 WHERE flags ? 'gemini'",
    );
    await api.stores.postgres.query(
      "UPDATE questions SET state = 'running', attempts = 1 WHERE brand_id = $1",
      [dead.id],
    );
    // Postgres has only just started, as seen by who waits for a century.
    await freeJobsOfDeadWorkers(api.stores.postgres, 100 * 365 * 86_400_000, ['pool-of-the-dead']);
    const { rows } = await api.stores.postgres.query(
      "SELECT locked_by FROM graphile_worker._private_jobs WHERE flags ? 'gemini'",
    );
    expect(rows).toEqual([{ locked_by: 'pool-of-the-dead' }]);
    const { reply, release } = held();
    provider.answer((response, request) =>
      (asked(request).engine === 'gemini' ? everyone : reply)(response, request),
    );
    await plan(alive);
    const workers = [start(), start()];
    await ended(dead);
    let suspected: readonly string[] = [];
    for (let look = 0; look < 3; look++)
      suspected = await freeJobsOfDeadWorkers(api.stores.postgres, HASTE.comeback, suspected);
    // A question that is planned now is asked after any that were freed before.
    const later = await api.brand({ engines: ['gemini'] });
    await api.prompt(later);
    await plan(later);
    await ended(later);
    const engines = provider.received.map((request) => asked(request).engine).sort();
    expect(engines).toEqual(['chatgpt', 'gemini', 'gemini']);
    release();
    await ended(alive);
    await Promise.all(workers.map((one) => one.stop()));
    expect(await questionsOf(api, dead)).toMatchObject([{ state: 'complete', attempts: 2 }]);
    expect(await questionsOf(api, alive)).toMatchObject([{ state: 'complete', attempts: 1 }]);
  });

  it('asks again in time where its clock is not that of Postgres', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    provider.answer(json({}, 500), everyone);
    await plan(brand);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    start({ settings: chatgpt() });
    await ended(brand);
    vi.useRealTimers();
    expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 2 }]);
  });

  it('frees jobs of the dead where the clock of Postgres was set back since it started', async () => {
    const { postgres, databaseUrl } = api.stores;
    await postgres.query('CREATE SCHEMA set_back');
    await postgres.query(
      "CREATE FUNCTION set_back.now() RETURNS timestamptz STABLE RETURN pg_catalog.now() - interval '30 days'",
    );
    const url = new URL(databaseUrl);
    url.searchParams.set('options', '-c search_path=set_back,public,pg_catalog');
    const setBack = openPostgres(url.href, { connections: 1 });
    onTestFinished(() => setBack.end());
    const brand = await api.brand({ engines: ['gemini'] });
    await api.prompt(brand);
    await plan(brand);
    const jobs = 'graphile_worker._private_jobs';
    // Jobs that follow the runs of other tests may be left.
    await postgres.query(`DELETE FROM ${jobs} WHERE key LIKE 'after_run:%'`);
    await postgres.query(`UPDATE ${jobs} SET locked_by = 'pool-of-the-dead', locked_at = now()`);
    const held = async () =>
      (await postgres.query(`SELECT FROM ${jobs} WHERE locked_by IS NOT NULL`)).rowCount;
    // Gone at one look alone it may be no process that is told yet that its connection has ended.
    const suspected = await freeJobsOfDeadWorkers(setBack, HASTE.comeback, ['another pool']);
    expect([suspected, await held()]).toEqual([['pool-of-the-dead'], 1]);
    await freeJobsOfDeadWorkers(setBack, HASTE.comeback, suspected);
    expect(await held()).toBe(0);
    await postgres.query(`DELETE FROM ${jobs}`);
  });

  it('keeps one answer where two processes took a question up, and what both took', async () => {
    const brand = await api.brand({ engines: ['perplexity'] });
    await api.prompt(brand);
    const { reply, release } = held();
    provider.answer(reply);
    await plan(brand);
    start({ settings: keysAt(provider.url, 'PERPLEXITY_API_KEY') });
    await expect.poll(() => provider.received.length).toBe(1);
    // Somebody believes the first one dead, by mistake.
    await api.stores.postgres.query(
      'UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL',
    );
    await expect.poll(() => provider.received.length).toBe(2);
    release();
    await ended(brand);
    expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 2 }]);
    expect(await storedIds(brand)).toHaveLength(1);
    const cost = async () => (await api.get('/v1/usage', brand)).body.cost;
    await expect.poll(cost).toBe(2 * 0.00519);
  });

  it('leaves what it has no key for to whoever has one, and skips it where that one is gone', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'perplexity'] });
    for (let n = 0; n < 4; n++) await api.prompt(brand);
    await plan(brand);
    const { reply, release } = held();
    provider.answer((response, request) =>
      (asked(request).engine === 'chatgpt' ? reply : everyone)(response, request),
    );
    const able = start({ settings: chatgpt(), pace: { concurrency: 1, perMinute: 1e6 } });
    await expect.poll(() => provider.received.length).toBe(1);
    // As a command in a shell that has another key.
    const other = start({ settings: keysAt(provider.url, 'PERPLEXITY_API_KEY') });
    const told = async (engine: string) =>
      (await questionsOf(api, brand)).filter((one) => one.engine === engine).map(({ state }) => state);
    // The other one asks what the first has no key for, and has passed over the rest by then.
    await expect.poll(async () => new Set(await told('perplexity'))).toEqual(new Set(['complete']));
    expect((await told('chatgpt')).sort()).toEqual(['running', 'waiting', 'waiting', 'waiting']);
    release();
    await expect.poll(async () => new Set(await told('chatgpt'))).toEqual(new Set(['complete']));
    await able.stop();
    const alone = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(alone);
    await plan(alone);
    await ended(alone);
    await other.stop();
    expect(await questionsOf(api, alone)).toMatchObject([{ state: 'skipped', fault: 'no_key' }]);
  });

  it('leaves the job of a question to whoever took it up meanwhile, and takes it back when that one is gone', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    const { reply, release } = held(json({}, 500));
    provider.answer((response, request) => {
      (provider.received.length === 1 ? reply : everyone)(response, request);
    });
    await plan(brand);
    const lines: string[] = [];
    const workers = start({
      settings: chatgpt(),
      logger: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
    });
    await expect.poll(() => provider.received.length).toBe(1);
    // Another process believes this one dead, by mistake, and asks itself.
    const { postgres } = api.stores;
    const other = holdWorkerLiveness(api.stores.databaseUrl, 'another pool');
    await other.held;
    await postgres.query("UPDATE graphile_worker._private_jobs SET locked_by = 'another pool'");
    await postgres.query('UPDATE questions SET attempts = attempts + 1 WHERE brand_id = $1', [brand.id]);
    release();
    await expect.poll(() => lines.join('')).toContain('was taken up by another process meanwhile');
    expect(await jobsOf(brand)).toMatchObject([{ state: 'running' }]);
    await other.release();
    await ended(brand);
    await workers.stop();
    expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 3 }]);
  });

  it('loses no answer when the connections to Postgres break', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
    const cuts = tries(2, 5);
    const prompts = cuts * 12;
    for (let n = 0; n < prompts; n++) await api.prompt(brand);
    provider.answer((response, request) => void setTimeout(() => everyone(response, request), 20));
    await plan(brand);
    const workers = start();
    for (let cut = 0; cut < cuts; cut++) {
      await expect.poll(() => provider.received.length).toBeGreaterThan(cut * 15);
      await api.stores.postgres.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    }
    // A job that broke off five times is due after e^5 = 148 s (graphile-worker 0.17.3), which cuts in a row can bring about.
    await expect.poll(() => jobsOf(brand), { timeout: 300_000 }).toEqual([]);
    await ended(brand);
    await workers.stop();
    expect(new Set(await states(brand))).toEqual(new Set(['complete']));
    expect(await storedIds(brand)).toHaveLength(prompts * 2);
    // A cut costs what was under way at most.
    expect(provider.received.length).toBeLessThanOrEqual(prompts * 2 + cuts * 8);
  });

  it(
    'asks nothing again that a living process is asking while Postgres is gone for a moment',
    BUSY,
    async () => {
      const brand = await api.brand({ engines: ['chatgpt'] });
      const prompt = 'What is asked once while Postgres is gone?';
      await api.prompt(brand, prompt);
      // Jobs of the tests before may come due meanwhile.
      const received = () => provider.received.filter(({ body }) => JSON.stringify(body).includes(prompt));
      const { reply, release } = held();
      provider.answer(reply);
      await plan(brand);
      const link = await startLink(api.stores.databaseUrl);
      onTestFinished(() => link.close());
      const alike = { settings: chatgpt(), backoff: { ...HASTE, comeback: 20_000 } };
      const asking = start({ ...alike, databaseUrl: link.url });
      await expect.poll(() => received().length).toBe(1);
      const other = start(alike);
      const { postgres } = api.stores;
      const livenessLocks =
        "SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::int8 = hashtext('collector') & 4294967295";
      const livenessLocksHeld = () => expect.poll(async () => (await postgres.query(livenessLocks)).rowCount);
      await livenessLocksHeld().toBe(2);
      link.pace = 'held';
      await postgres.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      link.cut();
      // The other one is back after a second, and looks for jobs of the dead every two.
      await sleep(6_000);
      expect(received()).toHaveLength(1);
      link.pace = 'fast';
      link.cut();
      await livenessLocksHeld().toBe(2);
      release();
      await ended(brand);
      await Promise.all([asking.stop(), other.stop()]);
      expect(received()).toHaveLength(1);
      expect(await questionsOf(api, brand)).toMatchObject([{ state: 'complete', attempts: 1 }]);
    },
  );

  it('writes to the log alone when the connections to Postgres break while it stops', async () => {
    const { postgres, databaseUrl } = api.stores;
    const traced = vi.spyOn(console, 'trace').mockReturnValue();
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const link = await startLink(databaseUrl);
    onTestFinished(() => link.close());
    const holder = await postgres.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE');
      const workers = start({ settings: chatgpt(), databaseUrl: link.url, logger });
      const looking =
        "SELECT FROM pg_locks WHERE relation = 'graphile_worker._private_jobs'::regclass AND NOT granted";
      await expect.poll(async () => (await holder.query(looking)).rowCount).toBeGreaterThan(2);
      const stopped = workers.stop();
      link.cut();
      await holder.query('COMMIT');
      await stopped;
    } finally {
      holder.release(true);
    }
    expect(lines.join('')).toContain('A worker of the daily run failed');
    expect(traced).not.toHaveBeenCalled();
  });

  it('stops where Postgres hangs before the first job is taken up', async () => {
    const link = await startLink(api.stores.databaseUrl);
    onTestFinished(() => link.close());
    link.pace = 'held';
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const workers = start({ databaseUrl: link.url, logger });
    // Its workers wait for a Postgres that has taken their connections.
    await expect.poll(() => link.connections).toBeGreaterThan(0);
    const ended = await Promise.race([workers.stop(), sleep(60_000, 'runs on', { ref: false })]);
    expect(ended).toBeUndefined();
    expect(lines.join('')).not.toContain('stopped before Postgres had answered');
  });

  it('warns of nothing where it is stopped as soon as it has started', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    await start({ logger }).stop();
    expect(lines).toEqual([]);
  });

  it('stops where the connection that it listens on breaks before it is heard', async () => {
    const link = await startLink(api.stores.databaseUrl);
    onTestFinished(() => link.close());
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const query = pg.Client.prototype.query;
    const sent: string[] = [];
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [text] = args;
      if (typeof text === 'string' && text.includes('LISTEN')) {
        if (sent.length === 0) link.pace = 'held';
        sent.push(text.slice(0, text.indexOf(' ')));
      }
      return Reflect.apply(query, this, args);
    } as typeof query);
    const workers = start({ databaseUrl: link.url, pace: { concurrency: 1, perMinute: 1e6 } });
    await expect.poll(() => sent).toEqual(['LISTEN']);
    const stopped = workers.stop();
    await expect.poll(() => sent).toEqual(['LISTEN', 'UNLISTEN']);
    link.pace = 'fast';
    link.cut();
    await stopped;
    expect(sent).toEqual(['LISTEN', 'UNLISTEN', 'UNLISTEN']);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('the stores and the operator', () => {
  it('keeps answers while ClickHouse is away', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    await plan(brand);
    provider.answer(everyone);
    await api.stores.clickhouse.command({ query: 'RENAME TABLE answers TO answers_away' });
    try {
      start({ settings: chatgpt() });
      await ended(brand);
      expect(await states(brand)).toEqual(['complete']);
      const { rows } = await api.stores.postgres.query('SELECT answer_ids FROM outbox WHERE brand_id = $1', [
        brand.id,
      ]);
      expect(rows).toEqual([{ answer_ids: (await questionsOf(api, brand)).map(({ id }) => id) }]);
    } finally {
      await api.stores.clickhouse.command({ query: 'RENAME TABLE answers_away TO answers' });
    }
    expect(await storedIds(brand)).toHaveLength(1);
  });

  it(
    'waits with an answer as long as an import of the brand has its turn, beyond the time of a statement',
    BUSY,
    async () => {
      const [busy, other] = [
        await api.brand({ engines: ['chatgpt'] }),
        await api.brand({ engines: ['chatgpt'] }),
      ];
      for (let n = 0; n < 15; n++) await api.prompt(busy);
      await api.prompt(other);
      await plan(busy);
      provider.answer(everyone);
      const importer = await api.stores.postgres.connect();
      try {
        await importer.query('BEGIN');
        await lockAcceptance(importer, busy);
        // Of one engine, as each worker looks for work all the time.
        start({ settings: chatgpt(), pace: { concurrency: 20, perMinute: 1e6 } });
        await expect.poll(() => provider.received.length).toBe(15);
        await plan(other);
        await ended(other);
        // Longer than a statement may take elsewhere.
        await sleep(10_500);
        expect(new Set(await states(busy))).toEqual(new Set(['running']));
      } finally {
        await importer.query('COMMIT');
        importer.release();
      }
      await ended(busy);
      expect(new Set(await states(busy))).toEqual(new Set(['complete']));
      expect(provider.received).toHaveLength(16);
    },
  );

  it('tells an answer as of when the engine gave it, however late Postgres takes it', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    await plan(brand);
    const hanging = await api.stores.postgres.connect();
    let answeredAt = 0;
    try {
      await hanging.query('BEGIN');
      provider.answer(async (response, request) => {
        await hanging.query('LOCK TABLE brands IN ACCESS EXCLUSIVE MODE');
        answeredAt = Date.now();
        everyone(response, request);
      });
      start({ settings: chatgpt() });
      await expect.poll(() => answeredAt).toBeGreaterThan(0);
      await expect.poll(() => lockWaiters(api.stores.postgres)).toBeGreaterThan(0);
      await sleep(2_000);
    } finally {
      await hanging.query('COMMIT');
      hanging.release();
    }
    await ended(brand);
    await flushOutbox(api.stores.postgres, api.stores.clickhouse);
    const { data } = (await api.get('/v1/answers', brand)).body;
    expect(data).toHaveLength(1);
    const late = Date.parse(data[0].answered_at) - answeredAt;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(2_000);
  });

  it('plans nothing while ClickHouse is away, and leaves no trace of having tried', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    await api.stores.clickhouse.command({ query: 'RENAME TABLE answers TO answers_away' });
    try {
      await expect(plan(brand)).rejects.toThrow();
    } finally {
      await api.stores.clickhouse.command({ query: 'RENAME TABLE answers_away TO answers' });
    }
    expect(await questionsOf(api, brand)).toEqual([]);
    expect(await plan(brand)).toMatchObject({ open: 1 });
    provider.answer(everyone);
    start({ settings: chatgpt() });
    await ended(brand);
  });

  it('tells per engine how many were asked and failed, how long it took, what it cost and how far runs are', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'perplexity'] });
    await api.prompt(brand);
    const registry = new Registry();
    const metrics = createCollectorMetrics(registry, api.stores.postgres);
    provider.answer((response, request) =>
      (asked(request).engine === 'chatgpt' ? json({}, 500) : everyone)(response, request),
    );
    await plan(brand);
    const before = await registry.metrics();
    expect(before).toMatch(/run_questions\{engine="perplexity",state="waiting"\} 1\b/);
    start({ metrics });
    await ended(brand);
    const text = await registry.metrics();
    for (const line of [
      'engine_calls_total{engine="perplexity",outcome="complete"} 1',
      'engine_calls_total{engine="chatgpt",outcome="retry"} 3',
      'engine_faults_total{engine="chatgpt",fault="unavailable"} 3',
      'engine_call_seconds_count{engine="chatgpt"} 3',
      'engine_cost_dollars_total{engine="perplexity"} 0.00519',
      'run_questions{engine="chatgpt",state="failed"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('keeps a paid answer without the sources that are too many, and tells so', async () => {
    const brand = await api.brand({ engines: ['perplexity'] });
    await api.prompt(brand);
    const registry = new Registry();
    const metrics = createCollectorMetrics(registry, api.stores.postgres);
    const lines: string[] = [];
    const loud = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const found = Array.from({ length: 1_030 }, (_, at) => ({ url: `https://a${at}.example/`, title: 'A' }));
    provider.answer(json(perplexity({ search_results: found, citations: [] })));
    await plan(brand);
    start({ metrics, logger: loud });
    await ended(brand);
    expect(await states(brand)).toEqual(['complete']);
    await flushOutbox(api.stores.postgres, api.stores.clickhouse);
    expect((await api.get('/v1/citations', brand)).body.meta.total).toBe(1_000);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ engine: 'perplexity', dropped: 30 }),
    );
    const told = await registry.metrics();
    expect(told.split('\n')).toContain('engine_dropped_sources_total{engine="perplexity"} 30');
  });

  it('logs ids and reasons, but neither keys nor texts of questions and answers', async () => {
    const brand = await api.brand({ engines: ['chatgpt', 'claude'] });
    await api.prompt(brand, 'What does nobody log?');
    const lines: string[] = [];
    const loud = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    provider.answer((response, request) =>
      (asked(request).engine === 'chatgpt' ? json({}, 401) : everyone)(response, request),
    );
    await planAndTell(
      { ...planningOf(api, settings()), logger: loud },
      { brandId: brand.id, date: today() },
      false,
    );
    start({ logger: loud });
    await ended(brand);
    await expect.poll(() => lines.join('')).toContain('A run has ended');
    const log = lines.join('');
    expect(log).toContain('key_rejected');
    for (const secret of [...Object.values(KEYS), 'nobody log', 'Dell XPS'])
      expect(log).not.toContain(secret);
  });
});
