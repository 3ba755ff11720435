import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { addJobs, isAfterRunOpen } from '../../src/collector/jobs.ts';
import { planAndTell } from '../../src/collector/plan-day.ts';
import { endRun, type RunKey } from '../../src/collector/questions.ts';
import { startWorkers } from '../../src/collector/workers.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { today } from '../../src/shared/dates.ts';
import { transaction } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { everyone } from '../providers/everyone.ts';
import { type StandIn, startStandIn } from '../providers/provider.ts';
import { chatgptAt, collectNow, logger, planningOf, questionsOf, workersOf } from './runs.ts';

/* What follows a run is a job: it is tried again where it fails, and done by another process where one is killed. */

let api: TestApi;
let provider: StandIn;

beforeAll(async () => {
  api = await createTestApi();
  provider = await startStandIn();
  provider.answer(everyone);
  await installQueue(api.stores.databaseUrl, logger);
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await api.close();
});

const settings = () => chatgptAt(provider.url);

function start(ended: (run: RunKey) => Promise<void>) {
  const workers = startWorkers(workersOf(api, settings(), { ended }));
  onTestFinished(() => workers.stop());
}

async function brandWithPrompt(): Promise<TestBrand> {
  const brand = await api.brand({ engines: ['chatgpt'] });
  await api.prompt(brand);
  return brand;
}

const runOf = ({ id }: TestBrand) => ({ brandId: id, date: today() });

const eventsOf = async (brand: TestBrand) =>
  (await api.get('/v1/events', brand)).body.data.map(({ type }: { type: string }) => type);

/** Has jobs that wait for another try be due. */
const hurry = () => api.stores.postgres.query('UPDATE graphile_worker._private_jobs SET run_at = now()');

it('is tried again where it fails, and the event is told once', async () => {
  const brand = await brandWithPrompt();
  const called: string[] = [];
  start(async ({ brandId }) => {
    called.push(brandId);
    if (called.length === 1) throw new Error('ClickHouse is away');
  });
  await planAndTell(planningOf(api, settings()), runOf(brand), false);
  await expect
    .poll(async () => {
      if (called.length === 1) await hurry();
      return called.length;
    })
    .toBe(2);
  expect(called).toEqual([brand.id, brand.id]);
  expect(await eventsOf(brand)).toEqual(['run.completed']);
});

it('is done by another process where the one that ended the run was killed', async () => {
  const brand = await brandWithPrompt();
  await planAndTell(planningOf(api, settings()), runOf(brand), false);
  const [question] = await questionsOf(api, brand);
  const { postgres } = api.stores;
  // As one leaves it that is killed right after the end of the run.
  await postgres.query(`UPDATE questions SET state = 'complete' WHERE id = $1`, [question?.id]);
  await endRun(postgres, runOf(brand));
  expect(await isAfterRunOpen(postgres, brand.id)).toBe(true);
  const called: string[] = [];
  start(async ({ brandId }) => void called.push(brandId));
  await expect.poll(() => called).toEqual([brand.id]);
});

it('follows a run that a process left open that was killed after its last answer', async () => {
  const brand = await brandWithPrompt();
  await planAndTell(planningOf(api, settings()), runOf(brand), false);
  const [question] = await questionsOf(api, brand);
  const { postgres } = api.stores;
  await postgres.query(`UPDATE questions SET state = 'complete' WHERE id = $1`, [question?.id]);
  // Its job is still there.
  await transaction(postgres, (client) => addJobs(client, [question?.id ?? '']));
  const called: string[] = [];
  start(async ({ brandId }) => void called.push(brandId));
  await expect.poll(() => called).toEqual([brand.id]);
  expect(await eventsOf(brand)).toEqual(['run.completed']);
});

it('is over when a collect by hand ends', async () => {
  const brand = await brandWithPrompt();
  const called: string[] = [];
  await collectNow(api, settings(), [brand], {
    workers: { ended: async ({ brandId }) => void called.push(brandId) },
  });
  expect(called).toEqual([brand.id]);
  expect(await isAfterRunOpen(api.stores.postgres, brand.id)).toBe(false);
});
