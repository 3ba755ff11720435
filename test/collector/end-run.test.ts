import { afterAll, beforeAll, expect, it } from 'vitest';
import { endRun } from '../../src/collector/questions.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';

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
  expect(await endRun(postgres, run)).toMatchObject({ complete: 0, failed: 1, skipped: 0 });
  expect(await endRun(postgres, run)).toBeNull();
});
