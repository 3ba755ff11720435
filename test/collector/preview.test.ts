import { afterAll, beforeAll, expect, it } from 'vitest';
import { planAndTell } from '../../src/collector/plan-day.ts';
import { PRICES_OF } from '../../src/plans/prices.ts';
import { installQueue } from '../../src/queue/pool.ts';
import { today } from '../../src/shared/dates.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { everyone } from '../providers/everyone.ts';
import { type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { collectNow, logger, planningOf } from './runs.ts';

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

const plan = (brandId: string, more: Record<string, string> = {}) =>
  callScript(
    'collect',
    ['--plan', '--brand', brandId],
    { ...api.stores.environment, ...(settingsAt(provider.url) as Record<string, string>), ...more },
    '',
  );

it('tells what a run would ask and cost, asks nothing and writes nothing', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'perplexity', 'claude'] });
  await api.prompt(brand, 'One?', ['US', 'DE']);
  const preview = (engines: readonly object[], questions: number, cost: number | null) => [
    { questions, cost, prices_of: PRICES_OF, brands: [{ brand: brand.id, questions, cost, engines }] },
  ];
  const asks = (engine: string, cost: number | null, questions = 2) => ({ engine, questions, cost });
  const all = [asks('chatgpt', 0.24), asks('perplexity', 0.01084), asks('claude', null)];
  const { code, output, errors } = await plan(brand.id);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toEqual(preview(all, 6, null));
  expect((await plan(brand.id, { ANTHROPIC_API_KEY: '' })).output).toEqual(
    preview(all.slice(0, 2), 4, 0.25084),
  );
  expect((await plan(brand.id, { MAX_QUESTIONS_PER_RUN: '1' })).output).toEqual(
    preview([asks('chatgpt', 0.12, 1)], 1, 0.12),
  );
  expect(provider.received).toEqual([]);
  const { rows } = await api.stores.postgres.query(
    'SELECT (SELECT count(*)::int FROM runs) AS runs, (SELECT count(*)::int FROM questions) AS questions',
  );
  expect(rows).toEqual([{ runs: 0, questions: 0 }]);

  provider.answer(everyone);
  await collectNow(api, settingsAt(provider.url), [brand]);
  expect((await plan(brand.id)).output).toEqual(preview([], 0, 0));
  await api.prompt(brand, 'Two?');
  // Perplexity told what its answers cost; those of the other two were of models without a price.
  expect((await plan(brand.id)).output).toEqual(
    preview([asks('chatgpt', 0.12, 1), asks('perplexity', 0.00519, 1), asks('claude', null, 1)], 3, null),
  );
});

it('leaves out what waits and will be skipped when its turn comes', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'perplexity'] });
  const paused = await api.prompt(brand, 'One?', ['US', 'DE']);
  const moved = await api.prompt(brand, 'Two?', ['US', 'DE']);
  await installQueue(api.stores.databaseUrl, logger);
  await planAndTell(planningOf(api, settingsAt(provider.url)), { brandId: brand.id, date: today() }, false);
  const questions = async (more?: Record<string, string>) => (await plan(brand.id, more)).output[0].questions;
  expect(await questions()).toBe(8);
  const change = (prompt: string, body: object) =>
    api.request('PATCH', `/v1/prompts/${prompt}`, { key: brand.key, body });
  await change(paused, { status: 'paused' });
  expect(await questions()).toBe(4);
  await change(moved, { countries: ['US'] });
  expect(await questions()).toBe(2);
  expect(await questions({ PERPLEXITY_API_KEY: '' })).toBe(1);
});
