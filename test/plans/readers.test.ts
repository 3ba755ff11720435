import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { introduceReader, keepReadings, readReader } from '../../src/plans/readers.ts';
import { showReader } from '../../src/plans/switch-reader.ts';
import { today } from '../../src/shared/dates.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join } from '../helpers/browser.ts';
import { callScript } from '../helpers/command.ts';

/* Who reads a brand's answers, and what that costs. */

const MODEL = 'anthropic/claude-reader-1';
const PRICE = { input: 1, output: 5 };

let api: TestApi;
let brand: TestBrand;

beforeAll(async () => {
  api = await createTestApiAsRole();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await introduceReader(api.stores.postgres, { EXTRACTION_MODEL: MODEL, EXTRACTION_PRICE: PRICE });
  brand = await api.brand({ engines: ['chatgpt', 'gemini'] });
  await api.prompt(brand, 'One?', ['US', 'DE']);
});

const introduce = (model?: string, price?: typeof PRICE) =>
  introduceReader(api.stores.postgres, { EXTRACTION_MODEL: model, EXTRACTION_PRICE: price });
const show = (of = brand) => showReader(api.stores.postgres, { ...of, brandId: of.id });
const isOn = async (of = brand) => (await loadBrand(api.stores.postgres, of.id))?.readByModel;

it('forecasts what reading costs, by what an answer usually takes or by what those of the brand took', async () => {
  const usual = {
    reader: 'rules',
    model: MODEL,
    cost_per_answer: 0.0045,
    answers_per_month: 4 * 30,
    cost_per_month: 0.54,
  };
  expect(await show()).toEqual(usual);
  const other = await api.brand();
  await keepReadings(api.stores.postgres, { ...other, brandId: other.id }, MODEL, [
    { inputTokens: 9, outputTokens: 9 },
  ]);
  // Calls that tell nothing are none, and of another model nothing follows.
  await keepReadings(api.stores.postgres, { ...brand, brandId: brand.id }, 'openai/x', [
    { inputTokens: 9, outputTokens: 9 },
  ]);
  await keepReadings(api.stores.postgres, { ...brand, brandId: brand.id }, MODEL, [{ inputTokens: 9 }, {}]);
  expect(await show()).toEqual(usual);
  for (const inputTokens of [1_000, 3_000]) {
    await keepReadings(api.stores.postgres, { ...brand, brandId: brand.id }, MODEL, [
      { inputTokens, outputTokens: 100 },
      { inputTokens, outputTokens: 300 },
    ]);
  }
  expect(await show()).toMatchObject({ cost_per_answer: 0.003, cost_per_month: 0.36 });
});

it.each<[string | undefined, typeof PRICE | undefined, number | null]>([
  // By the table of prices: 2,000 and 500 tokens.
  ['openai/gpt-5.6-terra', undefined, 0.0125],
  ['openai/gpt-5.6-terra', PRICE, 0.0045],
  ['openai/another', undefined, null],
  ['anthropic/gpt-5.6-terra', undefined, null],
  [undefined, undefined, null],
])('knows what %s costs at %j', async (model, price, cost) => {
  await introduce(model, price);
  const month = cost === null ? null : Math.round(cost * 120 * 1e6) / 1e6;
  expect(await show()).toMatchObject({ model: model ?? null, cost_per_answer: cost, cost_per_month: month });
});

it('does not know what was read by a model whose price is not known, and knows that of another day', async () => {
  const key = { ...brand, brandId: brand.id };
  const date = today();
  const range = { start: date, end: date };
  await keepReadings(api.stores.postgres, key, MODEL, [{ inputTokens: 100, outputTokens: 20 }]);
  expect(await readReader(api.stores.postgres, key, range)).toMatchObject({ calls: 1, cost: 200 });
  await keepReadings(api.stores.postgres, key, 'google/x', [{ inputTokens: 100, outputTokens: 20 }]);
  expect(await readReader(api.stores.postgres, key, range)).toMatchObject({ calls: 2, cost: null });
  expect(
    await readReader(api.stores.postgres, key, { start: '2026-01-01', end: '2026-01-31' }),
  ).toMatchObject({
    calls: 0,
    cost: 0,
  });
});

it('is switched by managers, told in the journal, and off for a brand that is new', async () => {
  const owner = await join(api, brand.organizationId, 'owner');
  const member = await join(api, brand.organizationId, 'member');
  const at = `/app/brands/${brand.id}/reader`;
  expect((await member.get(at)).body).toMatchObject({ reader: 'rules', cost_per_month: 0.54 });
  expect((await member.request('PATCH', at, { reader: 'model' })).status).toBe(403);
  expect(await isOn()).toBe(false);
  for (const reader of ['model', 'model', 'rules', 'model']) {
    const { status, body } = await owner.request('PATCH', at, { reader });
    expect([status, body]).toMatchObject([200, { reader, model: MODEL }]);
    expect(await isOn()).toBe(reader === 'model');
  }
  const { body: journal } = await owner.get(`/app/organizations/${brand.organizationId}/journal`);
  const entries = journal.data.filter(({ changes }: { changes: object }) => 'reader' in changes);
  expect(entries).toMatchObject(
    ['model', 'rules', 'model'].map((reader) => ({ action: 'brand.changed', changes: { reader } })),
  );
  const faulty = await owner.request('PATCH', at, { reader: 'magic' });
  expect([faulty.status, faulty.body.errors]).toEqual([
    400,
    [{ parameter: 'reader', message: 'must be rules or model' }],
  ]);
  // Without a model nothing is read by one, nor is it switched on.
  await introduce();
  expect((await owner.get(at)).body).toMatchObject({ reader: 'rules', model: null });
  const none = await owner.request('PATCH', at, { reader: 'model' });
  expect([none.status, none.body.errors?.[0]?.message]).toEqual([
    400,
    'must be rules while the worker has no model: set EXTRACTION_MODEL there and restart it',
  ]);
  expect((await owner.request('PATCH', at, { reader: 'rules' })).status).toBe(200);
});

it('is switched from the command line', async () => {
  const run = (...options: string[]) =>
    callScript('admin', ['brand', 'reader', '--brand', brand.id, ...options], api.stores.environment);
  expect((await run()).output).toEqual([
    {
      ...{ reader: 'rules', model: MODEL, cost_per_answer: 0.0045 },
      ...{ answers_per_month: 120, cost_per_month: 0.54 },
    },
  ]);
  expect((await run('--reader', 'model')).output).toMatchObject([{ reader: 'model' }]);
  expect((await run('--reader', 'magic')).errors).toContain(
    '--reader must be rules or model, not \\"magic\\"',
  );
  expect((await run('--reader', 'rules')).output).toMatchObject([{ reader: 'rules' }]);
});

it('keeps for brands of an earlier version what the first worker finds', async () => {
  const { postgres } = api.stores;
  const earlier = async () => {
    const made = await api.brand();
    await postgres.query('UPDATE brands SET read_by_model = NULL WHERE id = $1', [made.id]);
    return made;
  };
  const [read, unread] = [await earlier(), await earlier()];
  // Until then a command with a model reads by it, as before.
  expect(await isOn(read)).toBe(true);
  await introduce(MODEL);
  expect([await isOn(read), await isOn()]).toEqual([true, false]);
  await postgres.query('UPDATE brands SET read_by_model = NULL WHERE id = $1', [unread.id]);
  await introduce();
  await introduce(MODEL);
  expect([await isOn(read), await isOn(unread)]).toEqual([true, false]);
});
