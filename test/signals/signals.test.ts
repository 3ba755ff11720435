import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { drainOutbox } from '../../src/ingest/outbox/outbox.ts';
import { makeShare, type SharedPage } from '../../src/people/shares.ts';
import { addDays } from '../../src/shared/dates.ts';
import { lookAtDay, lookForSignals } from '../../src/signals/night.ts';
import { createRandom } from '../fault-injection/random.ts';
import { send, type TestApi, type TestBrand } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';
import { line } from '../ingest/lines.ts';

/* Signals of brands whose answers are known, and their figures against those of the reports. */

const DAY = '2026-03-31';
const PROMPTS = 12;
const ENGINES = ['chatgpt', 'gemini'];
const never = new AbortController().signal;

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Share = (day: string, engine: string, prompt: number) => number;

/** A day of the last seven. */
const isLast = (day: string) => day > addDays(DAY, -7);

/** Adds the answers of some days, an answer to each prompt by each engine, mentioning the brand by its share. */
async function answer(
  brand: TestBrand,
  days: readonly string[],
  share: Share,
  seed = 1,
  rivals: Share = () => 0.6,
): Promise<void> {
  const random = createRandom(seed);
  const lines = days.flatMap((day) =>
    Array.from({ length: PROMPTS }, (_, prompt) => prompt).flatMap((prompt) =>
      ENGINES.map((engine) => {
        const own = random.chance(share(day, engine, prompt));
        const rival = random.chance(rivals(day, engine, prompt));
        return line({
          prompt_text: `prompt ${prompt}`,
          engine,
          answered_at: `${day}T04:${String(prompt).padStart(2, '0')}:00Z`,
          mentions: [
            ...(own
              ? [{ name: 'Acme', position: rival ? 2 : 1, sentiment: random.whole(-10, 60) / 100 }]
              : []),
            ...(rival ? [{ name: 'Globex', position: 1, sentiment: 0.1 }] : []),
          ],
          citations: [{ url: own ? 'https://www.acme.example/a' : 'https://news.example/a', title: 'A' }],
        });
      }),
    ),
  );
  const loaded = await loadBrand(api.stores.postgres, brand.id);
  if (!loaded) throw new Error('the brand is gone');
  await importLines(api.stores, {
    brand: loaded,
    lines: lines.map((one, number) => ({ source: 't', number, text: JSON.stringify(one) })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
  await drainOutbox(api.stores.postgres, api.stores.clickhouse, brand);
}

const daysTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

async function brandWith(share: Share, seed?: number, rivals?: Share): Promise<TestBrand> {
  const brand = await api.brand({ engines: ENGINES as never });
  await api.competitor(brand, 'Globex');
  await answer(brand, daysTo(DAY, 35), share, seed, rivals);
  return brand;
}

const look = async (brand: TestBrand, day = DAY) => {
  const loaded = await loadBrand(api.stores.postgres, brand.id);
  if (!loaded) throw new Error('the brand is gone');
  return lookAtDay(api.stores, loaded, day, never);
};

interface Signal {
  readonly metric: string;
  readonly dimension: string;
  readonly value: string | null;
  readonly direction: string;
  readonly before: number;
  readonly after: number;
}

const signals = async (brand: TestBrand, query = '') =>
  (await api.get(`/v1/signals?start_date=2026-03-01&end_date=2026-04-30${query}`, brand)).body.data;

const nameOf = ({ metric, dimension, value, direction }: Signal) =>
  [metric, dimension, value, direction].filter(Boolean).join(' ');

/** The base share of a prompt. */
const base = (prompt: number) => 0.4 + 0.04 * prompt;

describe('a brand that falls', () => {
  /** From 40 to 84 % to a third of it, by one engine alone. */
  const falls: Share = (day, engine, prompt) =>
    isLast(day) && engine === 'gemini' ? base(prompt) / 3 : base(prompt);

  it('opens signals once, with the figures of the reports, prompts and sources, and tells events', async () => {
    const brand = await brandWith(falls);
    expect(await look(brand)).toBeGreaterThan(0);
    expect(await look(brand)).toBe(0);
    const open: Signal[] = await signals(brand);
    const names = open.map(nameOf);
    expect(names).toContain('visibility engine gemini down');
    expect(names).toContain('own_citation_rate engine gemini down');
    expect(names.filter((name) => name.includes('chatgpt'))).toEqual([]);
    expect(names.filter((name) => name.endsWith('up') && name.startsWith('visibility'))).toEqual([]);
    const ranges = {
      before: `start_date=${addDays(DAY, -34)}&end_date=${addDays(DAY, -7)}`,
      after: `start_date=${addDays(DAY, -6)}&end_date=${DAY}`,
    };
    const figures = async (report: string) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(ranges).map(async ([range, dates]) => [
            range,
            (await api.get(`/v1/reports/${report}&${dates}`, brand)).body.data,
          ]),
        ),
      );
    const visibility = await figures('visibility?engine=gemini');
    const [signal] = open.filter((one) => nameOf(one) === 'visibility engine gemini down');
    expect(signal).toMatchObject({
      name: 'Gemini',
      status: 'open',
      opened_on: DAY,
      seen_on: DAY,
      closed_on: null,
      before: visibility.before[0].visibility,
      after: visibility.after[0].visibility,
    });
    // Each of its answers cites its own page or the other.
    const cited = open.find((one) => nameOf(one) === 'own_citation_rate engine gemini down');
    expect(cited).toMatchObject({ before: signal?.before, after: signal?.after });
    const brands = await figures('brands?engine=gemini');
    const voice = open.find((one) => nameOf(one) === 'share_of_voice engine gemini down');
    const own = (rows: { is_self: boolean; share_of_voice: number }[]) =>
      rows.find(({ is_self }) => is_self)?.share_of_voice;
    expect(voice).toMatchObject({ before: own(brands.before), after: own(brands.after) });
    const { prompts, sources } = signal as unknown as Record<
      'prompts' | 'sources',
      { before: number; after: number; prompt_text: string; domain: string }[]
    >;
    expect(prompts).toHaveLength(5);
    for (const one of prompts) {
      expect(one.after).toBeLessThan(one.before);
      expect(one.prompt_text).toMatch(/^prompt \d+$/);
    }
    expect(sources.map(({ domain }) => domain).sort()).toEqual(['acme.example', 'news.example']);
    const news = sources.find(({ domain }) => domain === 'news.example');
    expect(news?.after).toBeCloseTo(1 - (signal?.after ?? 0), 3);
    const events = (await api.get('/v1/events?type=signal.opened', brand)).body.data;
    expect(events).toHaveLength(open.length);
    expect(events.map(({ data }: { data: Signal }) => nameOf(data)).sort()).toEqual([...names].sort());
    expect(await signals(brand, '&status=closed')).toEqual([]);
    expect(await signals(brand, '&country=US&engine=gemini')).toEqual([]);
    const ofGemini = await signals(brand, '&engine=gemini&metric=visibility');
    expect(ofGemini.map(nameOf)).toEqual(['visibility engine gemini down']);
  });

  it('closes its signals after three nights without them, and opens them again under the same id', async () => {
    const brand = await brandWith(falls);
    await look(brand);
    const [first] = (await signals(brand)).filter(
      (one: Signal) => nameOf(one) === 'visibility engine gemini down',
    );
    const later = daysTo(addDays(DAY, 14), 14);
    await answer(brand, later, (_, __, prompt) => base(prompt), 7);
    const ofFirst = async () =>
      (await signals(brand)).filter(({ id }: { id: string }) => id === first.id) as {
        status: string;
        seen_on: string;
        closed_on: string | null;
      }[];
    let nights = 0;
    for (; (await ofFirst())[0]?.status === 'open' && nights < later.length; nights++) {
      await look(brand, later[nights] ?? '');
    }
    expect(nights).toBeGreaterThanOrEqual(4);
    const [over] = await ofFirst();
    expect(over).toMatchObject({ status: 'closed', closed_on: later[nights - 1] });
    // Three nights have not found it.
    expect(addDays(over?.seen_on ?? '', 3)).toBe(over?.closed_on);
    const closed = (await api.get('/v1/events?type=signal.closed', brand)).body.data;
    expect(closed.map(({ data }: { data: { signal_id: string } }) => data.signal_id)).toContain(first.id);
    await answer(
      brand,
      daysTo(addDays(DAY, 21), 7),
      (_, engine, prompt) => (engine === 'gemini' ? base(prompt) / 4 : base(prompt)),
      9,
    );
    await look(brand, addDays(DAY, 21));
    const again = await ofFirst();
    expect(again.map(({ status }) => status)).toEqual(['open', 'closed']);
  });
});

it('a tracked competitor that rises has the figures of the brands report, and one that is not tracked has none', async () => {
  const rises: Share = (day) => (isLast(day) ? 0.8 : 0.45);
  const brand = await brandWith((_, __, prompt) => base(prompt), 12, rises);
  const [globex] = (await api.get('/v1/competitors', brand)).body.data;
  await look(brand);
  const found = (await signals(brand)).find(
    (one: Signal) => nameOf(one) === `visibility competitor ${globex.id} up`,
  );
  const figure = async (start: number, end: number) => {
    const dates = `start_date=${addDays(DAY, start)}&end_date=${addDays(DAY, end)}`;
    const { data } = (await api.get(`/v1/reports/brands?${dates}`, brand)).body;
    return data.find((row: { competitor_id: string }) => row.competitor_id === globex.id).visibility;
  };
  expect(found).toMatchObject({
    name: 'Globex',
    before: await figure(-34, -7),
    after: await figure(-6, 0),
  });
  const other = await brandWith((_, __, prompt) => base(prompt), 12, rises);
  const [same] = (await api.get('/v1/competitors', other)).body.data;
  await api.request('PATCH', `/v1/competitors/${same.id}`, { key: other.key, body: { status: 'dismissed' } });
  await look(other);
  const dimensions = (await signals(other)).map(({ dimension }: Signal) => dimension);
  expect(dimensions).not.toContain('competitor');
});

it('a share link of the overview shows them without prompts, and that of another page or of other filters does not', async () => {
  const brand = await brandWith((day, _, prompt) => (isLast(day) ? base(prompt) / 3 : base(prompt)), 8);
  await look(brand);
  const dates = { start_date: addDays(DAY, -29), end_date: DAY };
  const shown = async (page: SharedPage, filters: Record<string, string>) => {
    const { token } = await makeShare(api.stores.postgres, { ...brand, author: undefined }, page, filters);
    return send(api.url, 'GET', `/app/shared/${token}/v1/signals`);
  };
  const all = await shown('overview', dates);
  expect(all.status).toBe(200);
  expect(all.body.data.map(nameOf)).toEqual((await signals(brand)).map(nameOf));
  expect(all.body.data.length).toBeGreaterThan(0);
  expect(all.text).not.toContain('prompt 1');
  const ofOne = await shown('overview', { ...dates, engine: 'gemini' });
  expect(new Set(ofOne.body.data.map(({ value }: Signal) => value))).toEqual(new Set(['gemini']));
  expect((await shown('overview', { ...dates, intent: 'brand' })).status).toBe(400);
  expect((await shown('brands', dates)).status).toBe(404);
});

it('nothing is opened where nothing changes, where there are too few prompts, and for a prompt alone', async () => {
  const quiet = await brandWith((_, __, prompt) => base(prompt), 3);
  expect(await look(quiet)).toBe(0);
  const wild = await brandWith((day, _, prompt) => (prompt === 4 && isLast(day) ? 0 : base(prompt)), 4);
  await look(wild);
  expect((await signals(wild)).map(nameOf)).toEqual([]);
  const few = await brandWith((day, _, prompt) => (isLast(day) ? 0 : base(prompt)), 5);
  await api.stores.postgres.query(
    `UPDATE prompts SET status = 'archived' WHERE brand_id = $1 AND text NOT IN ('prompt 0', 'prompt 1', 'prompt 2', 'prompt 3', 'prompt 4', 'prompt 5', 'prompt 6')`,
    [few.id],
  );
  expect(await look(few)).toBe(0);
});

it('looks at each complete day with answers once, and at few that were missed', async () => {
  const brand = await brandWith((_, __, prompt) => base(prompt), 6);
  const nights = async () =>
    (
      await api.stores.postgres.query(
        'SELECT date::text FROM signal_nights WHERE brand_id = $1 ORDER BY date',
        [brand.id],
      )
    ).rows.map(({ date }) => date);
  const until = (day: string) => lookForSignals(api.stores, brand, day, never);
  await until(addDays(DAY, -20));
  expect(await nights()).toEqual([addDays(DAY, -20)]);
  await until(addDays(DAY, -18));
  expect(await nights()).toEqual([-20, -19, -18].map((days) => addDays(DAY, days)));
  await Promise.all([until(DAY), until(DAY)].map((one) => one.catch(() => 0)));
  // After a pause of weeks the last seven days are looked at.
  expect((await nights()).slice(3)).toEqual(daysTo(DAY, 7));
  await until(addDays(DAY, 3));
  expect(await nights()).toHaveLength(10);
});
