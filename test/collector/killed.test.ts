import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileBrand } from '../../src/ingest/ledger/reconcile.ts';
import { outboxLag } from '../../src/ingest/outbox/outbox.ts';
import { ENGINES } from '../../src/providers/index.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { childEnvironment } from '../helpers/child-environment.ts';
import { callScript, runScript } from '../helpers/command.ts';
import { tries } from '../helpers/nightly.ts';
import { asked, everyone } from '../providers/everyone.ts';
import { type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { questionsOf } from './runs.ts';

/* The collecting process is killed, again and again; the requests that providers received are the bill. */

const KILLS = Number(process.env.KILL_ROUNDS ?? 1);
const CONCURRENCY = tries(3, 8);
/** Prompts of the first brand, asked in two countries of all seven engines; the other has half as many for five. */
const PROMPTS = tries(6, 400);
const QUESTIONS = PROMPTS * 14 + (PROMPTS / 2) * 5;

let api: TestApi;
let provider: StandIn;

beforeAll(async () => {
  api = await createTestApi();
  provider = await startStandIn();
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await api.close();
});

const environment = () => ({
  ...api.stores.environment,
  ...(settingsAt(provider.url) as Record<string, string>),
  ENGINE_CONCURRENCY: String(CONCURRENCY),
  ENGINE_REQUESTS_PER_MINUTE: '1000000',
});

async function brandWith(prompts: number, engines: readonly string[], countries: readonly string[]) {
  const brand = await api.brand({ engines: [...engines] });
  await api.stores.postgres.query(
    `INSERT INTO prompts (brand_id, text, countries, intent)
     SELECT $1, 'Question ' || i, $3, 'other' FROM generate_series(1, $2) AS i`,
    [brand.id, prompts, countries],
  );
  return brand;
}

/** Collects until killed, at a random moment: in most rounds after some requests, so that it is at work then. */
async function killedCollect(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/collect.ts'], {
    env: { ...childEnvironment, ...environment() },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  // All rounds together ask less than there is to ask, also where some more are asked until the kill.
  const enough = provider.received.length + Math.random() * Math.min(220, (QUESTIONS * 0.6) / KILLS);
  // The only round of a day kills one that is at work.
  const latest =
    KILLS > 1 && Math.random() < 0.2 ? Date.now() + Math.random() * 1_000 : Number.POSITIVE_INFINITY;
  while (child.exitCode === null && provider.received.length < enough && Date.now() < latest) await sleep(5);
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await ended;
}

const answersOf = async (brand: TestBrand) => {
  const result = await api.stores.clickhouse.query({
    query: `SELECT toString(answer_id) AS id FROM answers WHERE brand_no = ${brand.brandNo} ORDER BY id`,
    format: 'JSONEachRow',
  });
  return (await result.json<{ id: string }>()).map(({ id }) => id);
};

it('every question has one answer after the collecting process was killed at random moments, and each kill costs what was under way at most', {
  timeout: 400_000 + KILLS * 60_000,
}, async () => {
  const all = ENGINES.map(({ id }) => id);
  const brands = [
    await brandWith(PROMPTS, all, ['US', 'DE']),
    await brandWith(PROMPTS / 2, all.slice(0, 5), ['JP']),
  ];
  const seen = new Map<string, number>();
  provider.answer((response, request) => {
    const { engine } = asked(request);
    seen.set(engine, (seen.get(engine) ?? 0) + 1);
    setTimeout(() => everyone(response, request), 20 + Math.random() * 150);
  });
  for (let round = 0; round < KILLS; round++) await killedCollect();
  const { code, output, errors } = await runScript('collect', [], environment());
  // A machine that others use, too, may keep a question waiting for a connection: it is tried again, as its state tells.
  const faults = errors.split('\n').filter((line) => line.includes('"level":50'));
  expect(faults.filter((line) => !line.includes('timeout exceeded when trying to connect'))).toEqual([]);
  expect(code).toBe(0);
  expect(output[0]).toMatchObject({ failed: 0, skipped: 0 });

  for (const brand of brands) {
    const rows = await questionsOf(api, brand);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['complete']));
    expect(await answersOf(brand)).toEqual(rows.map(({ id }) => id).sort());
  }
  for (const brand of brands.slice(0, tries(1, 2)))
    expect(await reconcileBrand(api.stores, brand)).toEqual([]);
  expect((await Promise.all(brands.map(answersOf))).flat()).toHaveLength(QUESTIONS);
  expect(await outboxLag(api.stores.postgres)).toMatchObject({ answers: 0 });

  const bill = provider.received.length;
  process.stderr.write(`${KILLS} kills: ${bill} requests for ${QUESTIONS} questions\n`);
  expect(bill).toBeGreaterThanOrEqual(QUESTIONS);
  expect(bill).toBeLessThanOrEqual(QUESTIONS + KILLS * CONCURRENCY * all.length);
  for (const engine of all) {
    const own = PROMPTS * 2 + (all.indexOf(engine) < 5 ? PROMPTS / 2 : 0);
    expect(seen.get(engine)).toBeLessThanOrEqual(own + KILLS * CONCURRENCY);
  }

  const again = await callScript('collect', [], { ...environment(), LOG_LEVEL: 'silent' });
  expect(again.output).toEqual([{ asked: 0, complete: 0, failed: 0, skipped: 0 }]);
  expect(provider.received).toHaveLength(bill);
});
