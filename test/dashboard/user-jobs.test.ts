import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askLive } from '../../src/collector/live-question.ts';
import { createCollectorMetrics } from '../../src/collector/metrics.ts';
import { TextReader } from '../../src/ingest/brands/text-reader.ts';
import { runUserJobs } from '../../src/ingest/brands/user-jobs.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
import type { EngineSettings } from '../../src/providers/index.ts';
import { logger } from '../collector/runs.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, type SignedIn } from '../helpers/browser.ts';
import { json, type StandIn, settingsAt, startStandIn } from '../providers/provider.ts';
import { anthropic, openai, openaiMessage, perplexity } from '../providers/responses.ts';

/* What the worker does for somebody who waits at the dashboard: the API hands it on, and tells what came of it. */

let api: TestApi;
let brand: TestBrand;
let manager: SignedIn;
let provider: StandIn;
let settings: EngineSettings;
const registry = new Registry();
const stopping = new AbortController();
const errors: Error[] = [];
let worker: Promise<void>;

beforeAll(async () => {
  provider = await startStandIn();
  settings = { ...settingsAt(provider.url), GEMINI_API_KEY: undefined };
  api = await createTestApiAsRole();
  brand = await api.brand();
  manager = await join(api, brand.organizationId, 'manager');
  const { stores } = api;
  const { postgres } = stores;
  const live = { settings, postgres, logger, metrics: createCollectorMetrics(registry, postgres) };
  worker = runUserJobs(
    postgres,
    {
      merge: ({ author }, { competitor, into }) => mergeCompetitors(stores, competitor, into, author),
      question: (one, input, signal) => askLive(live, one, input, signal),
    },
    { signal: stopping.signal, onError: (error) => errors.push(error) },
  );
});
afterAll(async () => {
  stopping.abort();
  await Promise.all([worker, provider?.[Symbol.asyncDispose]()]);
  await api?.close();
});

const of = (rest: string, one = brand) => `/app/brands/${one.id}/${rest}`;

/** Hands a job in, and waits for what comes of it. */
async function runJob(path: string, body: object, one = brand) {
  const put = await manager.post(of(path, one), body);
  expect(put.status, put.text).toBe(202);
  const read = async () => (await manager.get(of(`errands/${put.body.id}`, one))).body;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toMatch(/waiting|taken/);
  return read();
}

const question = { text: 'Which one is best?', engine: 'chatgpt', country: 'us' };

it('asks an engine one question, tells what it says, and keeps it nowhere', async () => {
  const rival = await api.competitor(brand, 'Globex');
  const text = '1. **Globex** is great.\n2. **Acme** is good: see https://acme.example/a';
  provider.answer(json(openai({ output: [openaiMessage(text)] })));
  const { state, result } = await runJob('questions', question);
  expect([state, provider.received.map(({ body }) => body.input)]).toEqual(['done', [question.text]]);
  const mark = { type: 'brand', id: rival, parts: ['Globex'], rank: 1 };
  expect(result).toMatchObject({
    ...{ prompt_text: question.text, engine: 'chatgpt', country: 'US', text, text_format: 'markdown' },
    mentions: [
      { competitor_id: rival, competitor_name: 'Globex', is_self: false, position: 1 },
      { competitor_id: brand.competitorId, competitor_name: 'Acme', is_self: true, position: 2 },
    ],
    document: {
      laid_out: true,
      parts: [{ type: 'list', parts: [{ parts: [{ parts: [{ parts: [mark] }, ' is great.'] }] }, {}] }],
    },
  });
  const answers = await api.get('/v1/answers', brand);
  expect(answers.body.meta.total).toBe(0);
});

it('shows an answer that cannot be read, which is paid for, without mentions', async () => {
  provider.answer(json(openai({ output: [openaiMessage('Acme is good.')] })));
  const reading = vi.spyOn(TextReader.prototype, 'extract').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const { state, result } = await runJob('questions', question).finally(() => reading.mockRestore());
  expect({ state, result }).toMatchObject({ state: 'done', result: { text: 'Acme is good.', mentions: [] } });
});

it('says what hinders a question', async () => {
  expect(await runJob('questions', { ...question, engine: 'gemini' })).toEqual({
    state: 'refused',
    result: { code: 'key_missing', detail: expect.stringMatching(/^gemini is not set up: the operator/) },
  });
  provider.answer(json({ error: { message: 'no' } }, 503));
  expect(await runJob('questions', question)).toMatchObject({
    state: 'refused',
    result: { detail: expect.stringMatching(/^ChatGPT /) },
  });
  const faults = await manager.post(of('questions'), { text: ' ', engine: 'bing', country: 'XX' });
  expect(faults.body.errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
    'country',
    'engine',
    'text',
  ]);
});

/** What the month of a brand has of each engine. */
async function usageOf(one: TestBrand) {
  const { body } = await api.get('/v1/usage', one);
  return body;
}

/** Asks a question for a brand; it counts as one. */
async function countedOnce(one: TestBrand, engine: string) {
  const before = (await usageOf(one)).questions;
  await runJob('questions', { ...question, engine }, one);
  expect((await usageOf(one)).questions).toBe(before + 1);
}

it('counts what a question took in the month, whatever came of it, and forecasts no other', async () => {
  const { organizationId } = brand;
  const one = await api.brand({ organizationId, engines: ['chatgpt', 'perplexity'] });
  const took = { model: 'gpt-5.6-terra-2026', usage: { input_tokens: 10_000, output_tokens: 2_000 } };
  provider.answer(json(openai({ ...took, output: [openaiMessage('Acme')] })));
  await countedOnce(one, 'chatgpt');
  const cut = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
  provider.answer(json(openai({ ...took, ...cut })));
  await countedOnce(one, 'chatgpt');
  provider.answer(json({}, 503));
  await countedOnce(one, 'chatgpt');
  provider.answer(json(perplexity()));
  await countedOnce(one, 'perplexity');
  // Two that told tokens, of which one had searched; one that told nothing; one that told dollars.
  const cost = (2 * (10_000 * 2.5 + 2_000 * 15) + 10_000 + 5_190) / 1e6;
  expect(await usageOf(one)).toMatchObject({
    ...{ questions: 4, cost, forecast_questions: 4, forecast_cost: cost },
    ...{ daily_questions: 0, next_month_questions: 0, next_month_cost: 0 },
    engines: [
      { engine: 'chatgpt', questions: 3 },
      { engine: 'perplexity', questions: 1, cost: 0.00519 },
    ],
  });
  await api.prompt(one);
  const usual = { daily_questions: 2, daily_cost: 0.12 + 0.00542 };
  expect(await usageOf(one)).toMatchObject({ questions: 4, cost, ...usual });
  expect(await registry.metrics()).toMatch(/^engine_cost_dollars_total\{engine="perplexity"\} 0.00519$/m);
  expect(await usageOf(brand)).not.toMatchObject({ cost });
});

it('does not know what a month cost with a question whose price is not known', async () => {
  const one = await api.brand({ organizationId: brand.organizationId, engines: ['chatgpt'] });
  provider.answer(json(anthropic()));
  await countedOnce(one, 'claude');
  expect(await usageOf(one)).toMatchObject({
    ...{ questions: 1, cost: null, daily_cost: 0 },
    engines: [
      { engine: 'chatgpt', questions: 0, cost: 0 },
      { engine: 'claude', questions: 1, cost: null, next_month_cost: 0 },
    ],
  });
});

it('of one brand is not waited for by another brand', async () => {
  const other = await api.brand({ organizationId: brand.organizationId });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const reply = json(openai({ output: [openaiMessage('Acme')] }));
  provider.answer(async (response, request) => {
    if (request.body.input === 'slow') await over;
    reply(response, request);
  });
  const put = async (one: TestBrand, text: string) => {
    const { body } = await manager.post(of('questions', one), { ...question, text });
    return async () => (await manager.get(of(`errands/${body.id}`, one))).body.state;
  };
  const [slow, next] = [await put(brand, 'slow'), await put(brand, 'next')];
  await expect.poll(() => provider.received.length, { timeout: 30_000 }).toBe(1);
  const quick = await put(other, 'quick');
  await expect.poll(quick, { timeout: 30_000 }).toBe('done');
  expect([await slow(), await next()]).toEqual(['taken', 'waiting']);
  end();
  await expect.poll(next, { timeout: 30_000 }).toBe('done');
});

it('merges competitors, and writes down who did it', async () => {
  const [gone, kept] = [await api.competitor(brand, 'Gone'), await api.competitor(brand, 'Kept')];
  const path = (id: string) => `competitors/${id}/merge`;
  const itself = await manager.post(of(path(gone)), { into: gone });
  expect([itself.status, itself.body.errors]).toMatchObject([400, [{ parameter: 'into' }]]);
  const other = await api.brand({ organizationId: brand.organizationId });
  const theirs = await api.competitor(other, 'Theirs');
  expect((await manager.post(of(path(gone)), { into: theirs })).status).toBe(404);
  expect(await runJob(path(gone), { into: kept })).toMatchObject({
    state: 'done',
    result: { id: kept, aliases: ['Gone'] },
  });
  expect((await api.get(`/v1/competitors/${gone}`, brand)).status).toBe(404);
  const owner = await join(api, brand.organizationId, 'owner');
  const journal = await owner.get(`/app/organizations/${brand.organizationId}/journal`);
  const told = journal.body.data.map(({ author, action, subject, changes }: Record<string, unknown>) => ({
    ...{ author, action, subject, changes },
  }));
  const author = { kind: 'person', name: 'A manager', email: manager.email };
  expect(told).toContainEqual({
    ...{ author, action: 'competitor.merged', subject: 'Gone', changes: { into: 'Kept' } },
  });
  expect(told).toContainEqual({
    ...{ author, action: 'question.asked', subject: question.text },
    changes: { engine: 'chatgpt', country: 'US' },
  });
  expect(errors).toEqual([]);
});

it('counts what earlier turns took of an answer that a worker does not wait for when it ends', async () => {
  const one = await api.brand({ organizationId: brand.organizationId, engines: ['chatgpt'] });
  provider.answer(json(anthropic({ stop_reason: 'pause_turn' })), () => {});
  await manager.post(of('questions', one), { ...question, engine: 'claude' });
  await expect.poll(() => provider.received.length, { timeout: 30_000 }).toBe(2);
  expect(await usageOf(one)).toMatchObject({ questions: 1, cost: 0 });
  stopping.abort();
  await worker;
  expect(await usageOf(one)).toMatchObject({ questions: 1, cost: null });
});

it('belongs to its brand, and no more than so many wait', async () => {
  const put = await manager.post(of('questions'), question);
  const other = await api.brand({ organizationId: brand.organizationId });
  expect((await manager.get(of(`errands/${put.body.id}`, other))).status).toBe(404);
  for (let n = 2; n <= 4; n++) expect((await manager.post(of('questions'), question)).status).toBe(202);
  const refused = await manager.post(of('questions'), question);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});
