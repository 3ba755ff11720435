import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStatistics } from '../../src/reports/plan/statistics.ts';
import { sharedStores } from '../helpers/shared.ts';
import { answerArbitrary, createWorld, insertAnswers } from './world.ts';

it('are waited for once, and read again beside whoever asks when they are five minutes old', async () => {
  const stores = await sharedStores();
  const world = await createWorld(stores);
  const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1 };
  const [one] = fc.sample(answerArbitrary(['2026-03-01'], 4, 4), { numRuns: 1, seed: 3 });
  if (!one) throw new Error('no answer was made');
  let time = 0;
  const statistics = createStatistics(stores.clickhouse, () => time);
  const answersADay = async () => (await statistics(brand)).rowsPerDay.answers;
  const insert = (hour: number) =>
    insertAnswers(stores, world, [{ ...one, at: Date.parse('2026-03-01') + hour * 3_600_000 }]);

  await insert(1);
  expect(await answersADay()).toBe(1);
  await insert(2);
  time = 299_999;
  expect(await answersADay()).toBe(1);
  time = 300_000;
  expect(await answersADay()).toBe(1);
  await expect.poll(answersADay).toBe(2);

  await insert(3);
  time = 600_000;
  const [before, meanwhile] = await Promise.all([answersADay(), answersADay()]);
  expect([before, meanwhile]).toEqual([2, 2]);
  await expect.poll(answersADay).toBe(3);
});
