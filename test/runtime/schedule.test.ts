import { createTask } from 'node-cron';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { planDay } from '../../src/collector/plan-day.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { isDue, startSchedule } from '../../src/runtime/schedule.ts';
import { logger, planningOf } from '../collector/runs.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { settingsAt } from '../providers/provider.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

/** A cron expression without a time that has come today. */
const LATER = '59 23 31 12 *';

describe('whether a run is due', () => {
  it.each([
    ['0 4 * * *', '03:59:59', false],
    ['0 4 * * *', '04:00:00', true],
    ['0 4 * * *', '23:59:59', true],
    ['0 0 * * *', '00:00:00', true],
    ['30 5 * * 1-5', '12:00:00', false],
    ['30 5 * * 6', '05:31:00', true],
    ['15,45 6 21 11 *', '06:14:59', false],
    ['*/30 8-10 * nov sat', '08:00:01', true],
  ])('%s at %s on a Saturday: %s', (expression, time, due) => {
    const task = createTask(expression, () => {}, { timezone: 'UTC' });
    expect(isDue(task, at(time))).toBe(due);
    task.destroy();
  });
});

describe('a clock that is set', () => {
  const HOUR = 3_600_000;

  it.each([
    ['a day ahead', 24 * HOUR, ['2026-11-21', '2026-11-22']],
    ['ahead to what is not due yet', 16 * HOUR, ['2026-11-21']],
    ['an hour back and ahead again', -HOUR, ['2026-11-21', '2026-11-21']],
  ])('%s has the work of a day done within a minute, where it is due', async (_, step, dates) => {
    vi.useFakeTimers({ now: at('10:00:00') });
    onTestFinished(() => void vi.useRealTimers());
    const done: string[] = [];
    const work = async (date: string) => void done.push(date);
    const schedule = await startSchedule({ name: 'It', expression: '0 4 * * *', logger, work });
    vi.setSystemTime(Date.now() + step);
    await vi.advanceTimersByTimeAsync(60_000);
    if (step < 0) vi.setSystemTime(Date.now() - step);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(dates);
    await schedule.stop();
  });
});

describe('the schedule', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    await installQueue(api.stores.databaseUrl, logger);
  });
  afterAll(() => api.close());

  const runs = async () => {
    const { rows } = await api.stores.postgres.query<{ brand_id: string; date: string }>(
      'SELECT brand_id, date::text FROM runs ORDER BY date, brand_id',
    );
    return rows;
  };

  async function schedule(expression: string, now: () => Date = () => new Date()) {
    const running = await startSchedule(
      {
        name: 'The daily run',
        expression,
        logger,
        work: (date) => planDay(planningOf(api, settingsAt('http://127.0.0.1:9')), date),
      },
      now,
    );
    onTestFinished(() => running.stop());
    return running;
  }

  it('catches up once what was missed today, however many processes start', async () => {
    const brand = await api.brand({ engines: ['chatgpt'] });
    await api.prompt(brand);
    // A brand without a question keeps its day.
    await api.brand();
    await schedule(LATER, () => at('12:00:00'));
    await (await schedule('0 4 * * *', () => at('03:00:00'))).stop();
    expect(await runs()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => schedule('0 4 * * *', () => at('12:00:00'))));
    await expect.poll(runs).toEqual([{ brand_id: brand.id, date: '2026-11-21' }]);
    const { rows } = await api.stores.postgres.query('SELECT state FROM questions');
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  it('plans when the time comes, and leaves out the demo', async () => {
    const [brand, demo] = [
      await api.brand({ engines: ['chatgpt'] }),
      await api.brand({ engines: ['chatgpt'] }),
    ];
    await api.prompt(brand);
    await api.prompt(demo);
    await api.stores.postgres.query('UPDATE brands SET is_demo = true WHERE id = $1', [demo.id]);
    const planned = async () =>
      (await runs()).filter(({ date }) => date === '2026-11-22').map(({ brand_id }) => brand_id);
    // Seconds are for this test only: settings take minutes.
    await schedule('* * * * * *', () => new Date('2026-11-22T00:00:00Z'));
    await expect.poll(planned).toContain(brand.id);
    // Brands are planned in the order they were made, so whoever plans this one has passed the demo.
    const last = await api.brand();
    await api.prompt(last);
    await expect.poll(planned).toContain(last.id);
    expect(await planned()).not.toContain(demo.id);
  });
});
