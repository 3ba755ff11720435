import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { breaking } from '../helpers/breaking.ts';
import { sharedStores } from '../helpers/shared.ts';
import { acceptResolved } from '../ingest/accepting.ts';
import { line } from '../ingest/lines.ts';

const RANGE = 'start_date=2026-03-01&end_date=2026-03-10';

let api: TestApi;
let brand: TestBrand;
let lookUps = 0;
/** Happens once, before the next statement that gives sums of brands. */
let meanwhile: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  const stores = await sharedStores();
  const counting = new Proxy(stores.clickhouse, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'read') {
        return async (...request: Parameters<ClickHouse['read']>) => {
          const first = request[0].sql.includes('{roster:') ? meanwhile : null;
          if (first) meanwhile = null;
          await first?.();
          return target.read(...request);
        };
      }
      if (name !== 'query') return value.bind(target);
      return (request: Parameters<ClickHouse['query']>[0]) => {
        if (request.query.includes('ORDER BY answered_at DESC')) lookUps += 1;
        return target.query(request);
      };
    },
  });
  api = await createTestApi({ clickhouse: counting }, stores);
  brand = await api.brand();
});

afterAll(() => api.close());

const ingestBrand = async ({ id } = brand) => {
  const found = await loadBrand(api.stores.postgres, id);
  if (!found) throw new Error('the brand is gone');
  return found;
};

type Answer = Parameters<typeof line>[0];

/** Imports answers into a brand. */
async function addTo(to: TestBrand, answers: readonly Answer[]) {
  await importLines(api.stores, {
    brand: await ingestBrand(to),
    lines: answers.map((one, number) => ({ source: 'test', number, text: JSON.stringify(line(one)) })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
}

const add = (prompt: string, answeredAt: string, more: Answer = {}) =>
  addTo(brand, [{ prompt_text: prompt, answered_at: answeredAt, ...more }]);

/** What a report says: answers, the newest of them, and how many look-ups that took. */
async function told(parameters = '') {
  const before = lookUps;
  const { body } = await api.get(`/v1/reports/visibility?${RANGE}${parameters}`, brand);
  return [body.data[0]?.answers ?? 0, body.meta.data_through, lookUps - before];
}

const patch = async (id: string, status: string) =>
  (await api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body: { status } })).status;

it('remembers the newest answer until the brand changes, in any way that can change it', async () => {
  expect(await told()).toEqual([0, null, 1]);
  expect(await told()).toEqual([0, null, 0]);
  await add('first', '2026-03-01T05:00:00Z');
  expect(await told()).toEqual([1, '2026-03-01T05:00:00.000Z', 1]);
  await add('second', '2026-03-02T06:00:00Z');
  expect(await told()).toEqual([2, '2026-03-02T06:00:00.000Z', 1]);
  expect(await told('&dimensions=day')).toEqual([1, '2026-03-02T06:00:00.000Z', 0]);

  const prompts = (await api.get('/v1/prompts', brand)).body.data as { id: string; text: string }[];
  const second = prompts.find(({ text }) => text === 'second')?.id ?? '';
  expect(await patch(second, 'archived')).toBe(200);
  expect(await told()).toEqual([1, '2026-03-01T05:00:00.000Z', 1]);
  expect(await told()).toEqual([1, '2026-03-01T05:00:00.000Z', 0]);
  expect(await told('&include_archived=true')).toEqual([2, '2026-03-02T06:00:00.000Z', 1]);
  expect(await patch(second, 'active')).toBe(200);
  expect(await told()).toEqual([2, '2026-03-02T06:00:00.000Z', 1]);
});

it('remembers nothing while ClickHouse may have answers that the outbox still has', async () => {
  const { postgres, clickhouse } = api.stores;
  const known = await told();
  expect(await told()).toEqual([...known.slice(0, 2), 0]);
  const { rows } = await postgres.query<{ id: string; no: number; text: string }>(
    'SELECT id, no, text FROM prompts WHERE brand_id = $1 LIMIT 1',
    [brand.id],
  );
  const [prompt] = rows;
  if (!prompt) throw new Error('there is no prompt');
  await acceptResolved(api.stores, await ingestBrand(), [
    {
      id: '00000000-0000-4000-8000-000000000007',
      prompt,
      engine: 'chatgpt',
      country: 'US',
      answeredAt: Date.parse('2026-03-07T07:00:00Z'),
      text: 'Acme',
      textFormat: 'plain',
      mentions: [],
      sentimentBy: 'given',
      unknown: [],
      sources: [],
    },
  ]);
  expect(await told()).toEqual([2, '2026-03-02T06:00:00.000Z', 1]);
  await expect(flushOutbox(breaking(postgres), clickhouse)).rejects.toThrow('broken');
  expect(await told()).toEqual([3, '2026-03-07T07:00:00.000Z', 1]);
  expect(await told()).toEqual([3, '2026-03-07T07:00:00.000Z', 1]);
  await flushOutbox(postgres, clickhouse);
  expect(await told()).toEqual([3, '2026-03-07T07:00:00.000Z', 1]);
  expect(await told()).toEqual([3, '2026-03-07T07:00:00.000Z', 0]);
});

it('divides citations by the answers of the moment, on every page of the same revision', async () => {
  const rates = async (parameters: string) => {
    const { body } = await api.get(
      `/v1/reports/citations?start_date=2026-04-01&end_date=2026-04-10${parameters}`,
      brand,
    );
    return body.data.map((row: Record<string, unknown>) => [row.domain, row.citation_rate]);
  };
  const citations = [{ url: 'https://a.example/' }];
  await add('cites', '2026-04-01T05:00:00Z', { citations });
  expect(await rates('')).toEqual([['a.example', 1]]);
  await add('cites nothing', '2026-04-02T05:00:00Z', { citations: [] });
  expect(await rates('')).toEqual([['a.example', 0.5]]);
  expect(await rates('&limit=7')).toEqual([['a.example', 0.5]]);
  await add('cites nothing again', '2026-04-03T05:00:00Z', { citations: [] });
  expect(await rates('&limit=7')).toEqual([['a.example', 0.3333]]);
});

it('reads brands in one statement where they change between the answers and the mentions', async () => {
  const figures = async (parameters = '') => {
    const { body } = await api.get(
      `/v1/reports/brands?start_date=2026-05-01&end_date=2026-05-10${parameters}`,
      brand,
    );
    return body.data.map((row: Record<string, unknown>) => [
      row.competitor_name,
      row.answers,
      row.mentions,
      row.visibility,
    ]);
  };
  const mentions = [{ competitor_id: await api.competitor(brand, 'Beta'), position: 1 }];
  await add('names it', '2026-05-01T05:00:00Z', { mentions });
  expect(await figures()).toContainEqual(['Beta', 1, 1, 1]);
  meanwhile = () => add('names it, too', '2026-05-02T05:00:00Z', { mentions });
  expect(await figures('&limit=50')).toContainEqual(['Beta', 2, 2, 1]);
  expect(meanwhile).toBeNull();
  meanwhile = () => add('names it as well', '2026-05-03T05:00:00Z', { mentions });
  expect(await figures('&intervals=true')).toContainEqual(['Beta', 3, 3, 1]);
  expect(meanwhile).toBeNull();
  const id = mentions[0]?.competitor_id;
  meanwhile = () =>
    api.stores.postgres.query("UPDATE competitors SET status = 'dismissed' WHERE id = $1", [id]);
  expect((await figures('&limit=51')).map(([name]: unknown[]) => name)).not.toContain('Beta');
  expect(meanwhile).toBeNull();
});

it('gives the same page where brands are too many to be put together by the service', async () => {
  const wide = await api.brand();
  const ids: string[] = [];
  for (let n = 0; n < 20; n++) ids.push(await api.competitor(wide, `Rival ${n}`));
  const answers = Array.from({ length: 80 }, (_, day) => ({
    answered_at: `${addDays('2026-01-01', day)}T05:00:00Z`,
    mentions: [{ competitor_id: ids[day % 20], position: 1 }],
  }));
  await addTo(wide, answers);
  const page = async (end: string) =>
    (await api.get(`/v1/reports/brands?dimensions=day&start_date=2026-01-01&end_date=${end}&limit=900`, wide))
      .body;
  const [few, many] = [await page('2026-03-10'), await page('2026-03-21')];
  expect([few.meta.total, many.meta.total]).toEqual([69 * 21, 80 * 21]);
  expect(many.data).toEqual(few.data);
});

it('gives the same page where more domains are tied at its end than the service orders', async () => {
  const wide = await api.brand();
  const answers = Array.from({ length: 4 }, (_, answer) => ({
    answered_at: `2026-06-01T05:00:0${answer}Z`,
    citations: Array.from({ length: 800 }, (_, n) => ({ url: `https://d${800 * answer + n}.example/` })),
  }));
  await addTo(wide, answers);
  const page = async (limit: number) => {
    const path = `/v1/reports/citations?start_date=2026-06-01&end_date=2026-06-01&limit=${limit}`;
    return (await api.get(path, wide)).body;
  };
  const [small, large] = [await page(7), await page(3_000)];
  expect([small.meta.total, small.data.length]).toEqual([3_200, 7]);
  expect(small.data).toEqual(large.data.slice(0, 7));
});
