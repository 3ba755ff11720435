import { afterAll, beforeAll, expect, it } from 'vitest';
import { runImports } from '../../src/ingest/import/upload-chunks.ts';
import type { TestApi, TestBrand } from '../helpers/api.ts';
import { createTestApiAsRole } from '../helpers/api-role.ts';
import { join, type SignedIn } from '../helpers/browser.ts';

/* A file that somebody drops on the dashboard: the API takes it in, a worker imports it. */

let api: TestApi;
let brand: TestBrand;
let manager: SignedIn;
const stopping = new AbortController();
const errors: Error[] = [];
let worker: Promise<void>;

beforeAll(async () => {
  api = await createTestApiAsRole();
  brand = await api.brand();
  manager = await join(api, brand.organizationId, 'manager');
  worker = runImports(
    api.stores,
    { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 },
    { reader: null, signal: stopping.signal, onError: (error) => errors.push(error) },
  );
});
afterAll(async () => {
  stopping.abort();
  await worker;
  await api?.close();
});

const answer = (number: number, text = '1. **Acme** is good.\n2. **Zebrafox** is quick.') =>
  JSON.stringify({
    prompt_text: `Question ${number % 4}`,
    engine: 'chatgpt',
    country: 'US',
    answered_at: `2026-11-01T00:00:${String(number).padStart(2, '0')}Z`,
    text,
    citations: [{ url: 'https://acme.example/a' }, { url: 'ftp://acme.example/b' }],
  });

const send = (lines: string | Buffer, query = '', type = 'application/x-ndjson') =>
  manager.request('POST', `/app/brands/${brand.id}/imports${query}`, lines, { 'content-type': type });

it('is imported piece by piece, with its faults told by line, and twice is once', {
  timeout: 120_000,
}, async () => {
  const first = [answer(1), answer(2), '{"engine":', answer(3)].join('\n');
  const dropped = { reason: expect.stringMatching(/ftp:/) };
  const told = await send(`${first}\n`);
  expect([told.status, told.body]).toEqual([
    200,
    {
      answers: 3,
      mentions: 3,
      citations: 3,
      duplicates: 0,
      rejected: 1,
      dropped_sources: 3,
      first_day: '2026-11-01',
      last_day: '2026-11-01',
      told: expect.arrayContaining([
        { line: 1, ...dropped },
        { line: 3, reason: expect.stringMatching(/JSON/) },
        { line: 4, ...dropped },
      ]),
    },
  ]);
  const second = await send(`${answer(4)}\n${answer(5)}`, '?first_line=5');
  expect(second.body).toMatchObject({ answers: 2, told: [{ line: 5 }, { line: 6 }] });
  expect((await send(first)).body).toMatchObject({ answers: 0, duplicates: 3, rejected: 1 });
  const report = await api.get('/v1/reports/visibility?start_date=2026-11-01&end_date=2026-11-01', brand);
  expect(report.body.data).toMatchObject([{ answers: 5, mentions: 5 }]);
  // Prompts of a file start no paid questions.
  const prompts = await api.get('/v1/prompts', brand);
  expect(prompts.body.data.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('paused'));
  const { rows } = await api.stores.postgres.query('SELECT state, lines FROM imports');
  expect(rows).toEqual(Array(3).fill({ state: 'done', lines: null }));
  expect(errors).toEqual([]);
});

it('has its name and its counts in the audit log, once', { timeout: 120_000 }, async () => {
  const owner = await join(api, brand.organizationId, 'owner');
  const entries = async () => {
    const { body } = await owner.get(`/app/organizations/${brand.organizationId}/journal`);
    return body.data.filter(({ subject }: { subject: string }) => subject === 'old "é".csv');
  };
  const file = `upload=6f1c7a52-0e0f-4d57-9f0e-1a2b3c4d5e6f&file=${encodeURIComponent('old "é".csv')}`;
  await send(`${answer(1)}\n${answer(11)}\n`, `?first_line=1&${file}`);
  expect((await entries()).map(({ action }: { action: string }) => action)).toEqual(['import.begun']);
  const last = `?first_line=3&${file}&last=true`;
  for (const _ of [1, 2]) await send(`${answer(12)}\nnothing\n`, last);
  const [ended, begun, ...others] = await entries();
  expect(others).toEqual([]);
  expect([ended, begun]).toMatchObject([
    {
      action: 'import.ended',
      author: { kind: 'person' },
      changes: { answers: 2, duplicates: 1, rejected: 1, dropped_sources: 2 },
    },
    { action: 'import.begun' },
  ]);
  expect(ended.author.name).toBe(begun.author.name);
  expect((await send(answer(1), '?last=maybe&upload=x')).body.errors).toMatchObject([
    { parameter: 'upload' },
    { parameter: 'last' },
  ]);
});

it('suggests the competitors it names', { timeout: 120_000 }, async () => {
  const names = async () =>
    (await api.get('/v1/competitors', brand)).body.data.map(({ name }: { name: string }) => name);
  await expect.poll(names, { timeout: 60_000, interval: 500 }).toEqual(['Zebrafox']);
});

it('is no larger than it may be, and lines', async () => {
  expect((await send(Buffer.alloc(8 * 1_048_576 + 1, 'x'))).body.code).toBe('body_too_large');
  expect((await send(answer(1), '', 'application/json')).body.code).toBe('unsupported_media_type');
  expect((await send(answer(1), '?first_line=0')).body.errors).toMatchObject([{ parameter: 'first_line' }]);
});

it('waits no more than so many at once where nobody imports', async () => {
  stopping.abort();
  await worker;
  const other = await api.brand({ organizationId: brand.organizationId });
  await api.stores.postgres.query(
    "INSERT INTO imports (brand_id, lines, first_line) SELECT $1, 'x', 1 FROM generate_series(1, 8)",
    [other.id],
  );
  const refused = await manager.request('POST', `/app/brands/${other.id}/imports`, answer(1), {
    'content-type': 'application/x-ndjson',
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});

it('holds nobody up where it is too much for a store, and has failed after some tries', {
  timeout: 120_000,
}, async () => {
  const { postgres, clickhouse } = api.stores;
  const [heavy, light] = [await api.brand(), await api.brand()];
  await postgres.query('DELETE FROM imports');
  for (const { id } of [heavy, heavy, light]) {
    await postgres.query('INSERT INTO imports (brand_id, lines, first_line) VALUES ($1, $2, 1)', [
      id,
      Buffer.from(answer(1)),
    ]);
  }
  const query = async (params: Parameters<typeof clickhouse.query>[0]) => {
    if (params.query_params?.brand_no !== heavy.brandNo) return clickhouse.query(params);
    throw Object.assign(new Error('memory limit exceeded'), { code: '241' });
  };
  const ending = new AbortController();
  const told: Error[] = [];
  const working = runImports(
    { postgres, clickhouse: Object.assign(Object.create(clickhouse), { query }) },
    { SUGGESTION_MIN_ANSWERS: 3, SUGGESTION_MIN_PROMPTS: 2 },
    { reader: null, signal: ending.signal, onError: (error) => told.push(error) },
  );
  const states = async (brandId: string) => {
    const { rows } = await postgres.query('SELECT state FROM imports WHERE brand_id = $1', [brandId]);
    return rows.map(({ state }) => state);
  };
  await expect.poll(() => states(light.id), { timeout: 30_000, interval: 20 }).toEqual(['done']);
  expect(await states(heavy.id)).toContain('waiting');
  await expect.poll(() => states(heavy.id), { timeout: 60_000 }).toEqual(['failed', 'failed']);
  ending.abort();
  await working;
  expect(new Set(told.map(({ message }) => message))).toEqual(new Set(['memory limit exceeded']));
});
