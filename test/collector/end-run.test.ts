import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAfterRunOpen } from '../../src/collector/jobs.ts';
import { endRun } from '../../src/collector/questions.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { logger } from './runs.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

it('does not end a run that is planned once more at that moment', async () => {
  const { postgres } = api.stores;
  const brand = await api.brand();
  const run = { brandId: brand.id, date: '2026-03-01' };
  const prompt = await api.prompt(brand);
  await postgres.query(
    `INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, $2, now() + interval '1 day')`,
    [run.brandId, run.date],
  );
  const planner = await postgres.connect();
  const { rows: pids } = await planner.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await planner.query('BEGIN');
  await planner.query(`UPDATE runs SET state = 'running' WHERE brand_id = $1`, [brand.id]);
  // Nothing is open yet for anybody else.
  const ending = endRun(postgres, run);
  await expect
    .poll(async () => {
      const { rows } = await postgres.query<{ waiting: number }>(
        'SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))',
        [pids[0]?.pid],
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
  await planner.query(
    `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
     VALUES (gen_random_uuid(), $1, $2, $3, 'chatgpt', 'US', 'waiting')`,
    [run.brandId, run.date, prompt],
  );
  await planner.query('COMMIT');
  planner.release();
  expect(await ending).toBeNull();
  const { rows } = await postgres.query('SELECT state FROM runs WHERE brand_id = $1', [brand.id]);
  expect(rows).toEqual([{ state: 'running' }]);
  await postgres.query(`UPDATE questions SET state = 'failed' WHERE brand_id = $1`, [brand.id]);
  expect(await endRun(postgres, run)).toEqual({ complete: 0, failed: 1, skipped: 0 });
  expect(await endRun(postgres, run)).toBeNull();
});

it('tells each end of a run that has other counts than the one before, and follows new answers by a job', async () => {
  const { postgres } = api.stores;
  await installQueue(api.stores.databaseUrl, logger);
  const brand = await api.brand();
  const run = { brandId: brand.id, date: '2026-03-02' };
  const prompt = await api.prompt(brand);
  await postgres.query(
    `INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, $2, now() + interval '1 day')`,
    [run.brandId, run.date],
  );
  const end = async () => {
    await postgres.query(`UPDATE runs SET state = 'running', ended_at = NULL WHERE brand_id = $1`, [
      brand.id,
    ]);
    return endRun(postgres, run);
  };
  const told = async () => {
    const { data } = (await api.get('/v1/events', brand)).body;
    return data.map((event: { type: string; data: { complete: number } }) => [
      event.type,
      event.data.complete,
    ]);
  };
  const question = (state: string) =>
    postgres.query(
      `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state)
       VALUES (gen_random_uuid(), $1, $2, $3, 'chatgpt', 'US', $4)`,
      [run.brandId, run.date, prompt, state],
    );
  // Nothing was to be asked.
  expect(await end()).toMatchObject({ complete: 0 });
  expect(await told()).toEqual([]);
  await question('skipped');
  await end();
  expect(await told()).toEqual([['run.incomplete', 0]]);
  expect(await isAfterRunOpen(postgres, brand.id)).toBe(false);
  await postgres.query(`UPDATE questions SET state = 'complete' WHERE brand_id = $1`, [brand.id]);
  await end();
  await end();
  expect(await told()).toEqual([
    ['run.incomplete', 0],
    ['run.completed', 1],
  ]);
  expect(await isAfterRunOpen(postgres, brand.id)).toBe(true);
});
