import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDataThrough } from '../../src/reports/data-through.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { sharedStores } from '../helpers/shared.ts';
import { answerArbitrary, createWorld, insertAnswers } from './world.ts';

it('is looked up once for many who ask at once, and sees what was written before each asked', async () => {
  const stores = await sharedStores();
  const world = await createWorld(stores);
  const brand = { brandId: world.brandId, brandNo: world.brandNo, epoch: 1, revision: null };
  const [first, second] = fc.sample(answerArbitrary(['2026-03-01'], 4, 4), { numRuns: 2, seed: 3 });
  if (!first || !second) throw new Error('no answers were made');
  const at = (answer: typeof first, time: string) => ({ ...answer, at: Date.parse(time) });
  await insertAnswers(stores, world, [at(first, '2026-03-01T05:00:00Z')]);

  const found = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let queries = 0;
  const held = new Proxy(stores.clickhouse, {
    get: (target, name) =>
      name === 'query'
        ? async (...args: Parameters<ClickHouse['query']>) => {
            queries += 1;
            const result = await target.query(...args);
            // The first one has its result, and nobody is told yet.
            found.resolve();
            if (queries === 1) await gate.promise;
            return result;
          }
        : Reflect.get(target, name),
  });
  const dataThrough = createDataThrough(held);
  const range = { start: '2026-03-01', end: '2026-03-02' };
  const before = dataThrough(brand, range, false);
  await found.promise;
  await insertAnswers(stores, world, [at(second, '2026-03-01T06:00:00Z')]);
  const after = Array.from({ length: 10 }, () => dataThrough(brand, range, false));
  gate.resolve();
  expect(await before).toBe('2026-03-01T05:00:00.000Z');
  expect(new Set(await Promise.all(after))).toEqual(new Set(['2026-03-01T06:00:00.000Z']));
  expect(queries).toBe(2);
  expect(await dataThrough(brand, { start: '2026-03-02', end: '2026-03-02' }, false)).toBeNull();
  expect(await dataThrough({ ...brand, brandNo: brand.brandNo + 1 }, range, false)).toBeNull();
  await dataThrough(brand, range, false);
  expect(queries).toBe(5);
});
