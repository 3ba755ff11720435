import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { callCost, PRICES_OF, totalDollars, usualCost } from '../../src/plans/prices.ts';
import { readUsage } from '../../src/plans/usage.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const TERRA = 'gpt-5.6-terra-2026-06-26';
const TODAY = '2026-02-26';

interface Asked {
  readonly date?: string;
  readonly engine?: string;
  readonly state?: string;
  readonly asked?: boolean;
  readonly model?: string;
  readonly took?: readonly [input: number | null, output: number | null, searches: number | null];
  readonly told?: number;
  readonly unanswered?: number | null;
}

async function ask(brand: TestBrand, promptId: string, questions: readonly Asked[]) {
  for (const {
    date = TODAY,
    engine = 'chatgpt',
    state = 'complete',
    asked = true,
    model,
    took,
    told,
    unanswered = 0,
  } of questions) {
    await api.stores.postgres.query(
      `WITH run AS (INSERT INTO runs (brand_id, date, ends_by) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING)
       SELECT`,
      [brand.id, date],
    );
    await api.stores.postgres.query(
      `INSERT INTO questions (id, brand_id, date, prompt_id, engine, country, state, asked_at, model, input_tokens,
         output_tokens, searches, cost_micros, unanswered_micros)
       VALUES ($1, $2, $3, $4, $5, 'US', $6, CASE WHEN $7 THEN now() END, $8, $9, $10, $11, $12, $13)`,
      [
        randomUUID(),
        brand.id,
        date,
        promptId,
        engine,
        state,
        asked,
        model,
        ...(took ?? [null, null, null]),
        told,
        unanswered,
      ],
    );
  }
}

const usageOf = ({ id, brandNo }: TestBrand) =>
  readUsage(api.stores, { brandId: id, brandNo, epoch: 1 }, TODAY);

it('tells what a month has cost, and what it will', async () => {
  const brand = await api.brand({ engines: ['chatgpt', 'gemini', 'perplexity'] });
  const prompt = await api.prompt(brand, 'One?', ['US', 'DE']);
  await ask(brand, prompt, [
    { model: TERRA, took: [10_000, 2_000, 3] },
    { model: TERRA, took: [20_000, 4_000, 1], date: '2026-02-01' },
    // Of another month; not asked; found to be there when it was planned; failed.
    { model: TERRA, took: [9, 9, 9], date: '2026-01-31' },
    { state: 'skipped', asked: false },
    { state: 'complete', asked: false },
    { state: 'failed' },
    { state: 'waiting', asked: false },
    { engine: 'perplexity', told: 5_190, model: 'sonar' },
    { engine: 'perplexity', told: 5_191, model: 'sonar' },
  ]);
  const usage = await usageOf(brand);
  // 0.085 and 0.12 for two; two a day for the 27th and the 28th, and one that waits.
  expect(usage).toEqual({
    plan: expect.any(String),
    prompt_limit: expect.any(Number),
    prompts_used: 2,
    month: '2026-02',
    questions: 5,
    // Nothing was asked of Gemini, so that its price is not known says nothing of this.
    cost: 0.215381,
    forecast_questions: 5 + 1 + 3 * 4,
    forecast_cost: null,
    daily_questions: 3 * 2,
    daily_cost: null,
    next_month_questions: 3 * 2 * 31,
    next_month_cost: null,
    readings: 0,
    reading_cost: 0,
    forecast_reading_cost: 0,
    next_month_reading_cost: 0,
    prices_of: PRICES_OF,
    engines: [
      {
        engine: 'chatgpt',
        questions: 3,
        cost: 0.205,
        forecast_questions: 8,
        forecast_cost: 0.7175,
        next_month_questions: 62,
        next_month_cost: 6.355,
      },
      {
        engine: 'gemini',
        questions: 0,
        cost: 0,
        forecast_questions: 4,
        forecast_cost: null,
        next_month_questions: 62,
        next_month_cost: null,
      },
      {
        engine: 'perplexity',
        questions: 2,
        cost: 0.010381,
        forecast_questions: 6,
        forecast_cost: 0.031143,
        next_month_questions: 62,
        next_month_cost: 0.321811,
      },
    ],
  });
});

it('forecasts nothing of a plan that has no daily run', async () => {
  const brand = await api.brand({ engines: ['chatgpt'], plan: 'free' });
  await ask(brand, await api.prompt(brand, 'One?'), [{ model: TERRA, took: [10_000, 2_000, 3] }]);
  const usage = await usageOf(brand);
  expect(usage).toMatchObject({
    prompts_used: 1,
    questions: 1,
    forecast_questions: 1,
    forecast_cost: usage.cost,
    daily_questions: 0,
    daily_cost: 0,
    next_month_questions: 0,
    next_month_cost: 0,
  });
});

it.for<[string, Asked]>([
  ['of another model', { model: 'gpt-7', took: [1, 1, 1] }],
  ['that told no tokens', { model: TERRA, took: [null, 1, 1] }],
])('is not known with an answer %s', async ([, asked]) => {
  const brand = await api.brand({ engines: ['chatgpt'] });
  await ask(brand, await api.prompt(brand), [{ model: TERRA, took: [10_000, 2_000, 3] }, asked]);
  const { engines } = await usageOf(brand);
  expect(engines).toMatchObject([{ questions: 2, cost: null, forecast_cost: null }]);
});

it('has what attempts took that brought no answer, whatever became of the question', async () => {
  const brand = await api.brand({ engines: ['perplexity'] });
  await ask(brand, await api.prompt(brand, 'One?'), [
    { engine: 'perplexity', told: 5_000 },
    { engine: 'perplexity', told: 5_000, unanswered: 100 },
    { engine: 'perplexity', state: 'failed', unanswered: 300 },
    { engine: 'perplexity', state: 'waiting', unanswered: 10 },
    // Its prompt was paused before it was asked again; and an engine that the brand has left since.
    { engine: 'perplexity', state: 'skipped', unanswered: 1 },
    { engine: 'chatgpt', state: 'skipped', unanswered: 7 },
  ]);
  const usage = await usageOf(brand);
  expect(usage).toMatchObject({ questions: 3, cost: 0.010418 });
  // What one answer takes, and what the three questions that were asked lost on their way.
  expect(usage.daily_cost).toBe(Math.round(5_000 + 411 / 3) / 1_000_000);
  expect(usage.engines).toMatchObject([
    { engine: 'chatgpt', questions: 0, cost: 0.000007 },
    { engine: 'perplexity', questions: 3, cost: 0.010411 },
  ]);
});

it('is not known with an attempt whose cost is not known', async () => {
  const brand = await api.brand({ engines: ['chatgpt'] });
  await ask(brand, await api.prompt(brand, 'One?'), [
    { model: TERRA, took: [10_000, 2_000, 3] },
    { state: 'failed', unanswered: null },
  ]);
  expect(await usageOf(brand)).toMatchObject({ cost: null, daily_cost: 0.085 });
});

it.for(['chatgpt', 'gemini'])('is nothing for a brand that asks nothing, here of %s', async (engine) => {
  const brand = await api.brand({ engines: [engine] });
  const { body } = await api.get('/v1/usage', brand);
  expect(body).toMatchObject({
    prompts_used: 0,
    questions: 0,
    cost: 0,
    forecast_questions: 0,
    forecast_cost: 0,
  });
});

it('counts by prices, with nothing for what is not known', () => {
  expect(usualCost('chatgpt')).toBe(120_000);
  expect(usualCost('claude')).toBeNull();
  expect(
    callCost('claude', { model: 'claude-x', usage: { inputTokens: 1, outputTokens: 1, searches: 1 } }),
  ).toBeNull();
  expect(totalDollars([0.1, 0.2])).toBe(0.3);
  expect(totalDollars([0.1, null])).toBeNull();
});
