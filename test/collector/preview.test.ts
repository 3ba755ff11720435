import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRICES_OF } from '../../src/plans/prices.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';
import { callScript } from '../helpers/command.ts';
import { everyone } from '../providers/everyone.ts';
import { type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { collectNow } from './runs.ts';

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
