import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { mergeCompetitors } from '../../src/ingest/reprocess/merge-competitors.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { join, type SignedIn } from '../helpers/browser.ts';

/* Kinds and owners of sites, as people of one brand have them. */

const DAY = '2026-11-02';
const RANGE = `start_date=${DAY}&end_date=${DAY}`;

let api: TestApi;
let brand: TestBrand;
let other: TestBrand;
let manager: SignedIn;
let globex: string;
let initech: string;

/** Answers that cite a page of each site. */
const cite = (number: number, text: string) =>
  JSON.stringify({
    engine: 'chatgpt',
    country: 'US',
    prompt_text: `Question ${number}`,
    answered_at: `${DAY}T04:00:${String(number).padStart(2, '0')}Z`,
    text,
    citations: [
      'https://acme.example/a',
      'https://globex.example/a',
      'https://shop.globex.example/a',
      'https://review.example/a',
      `https://review.example/${number}`,
    ].map((url) => ({ url })),
  });

async function fill(of: TestBrand): Promise<void> {
  const loaded = await loadBrand(api.stores.postgres, of.id);
  if (!loaded) throw new Error('no brand');
  const texts = [
    '1. **Globex** leads.',
    '1. **Acme** leads.\n2. **Globex** follows.',
    'Nobody leads.',
    '1. **Initech** leads.',
  ];
  const lines = texts.map((text, number) => ({ source: 'test', number, text: cite(number, text) }));
  await importLines(api.stores, { brand: loaded, lines, onReject: (...why) => expect(why).toEqual([]) });
}

async function competitorOf(of: TestBrand, name: string, domain?: string): Promise<string> {
  await api.competitor(of, name, domain ? { domain } : {});
  const { body } = await api.get('/v1/competitors?status=tracked', of);
  return body.data.find((one: { name: string }) => one.name === name).id;
}

beforeAll(async () => {
  api = await createTestApi();
  brand = await api.brand({ name: 'Acme', domains: ['acme.example'] });
  other = await api.brand({ name: 'Acme', domains: ['acme.example'], organizationId: brand.organizationId });
  globex = await competitorOf(brand, 'Globex', 'globex.example');
  initech = await competitorOf(brand, 'Initech');
  await competitorOf(other, 'Globex', 'globex.example');
  manager = await join(api, brand.organizationId, 'manager');
  for (const one of [brand, other]) await fill(one);
});

afterAll(() => api.close());

const set = (body: object, of = brand) => manager.request('PATCH', `/app/brands/${of.id}/sites`, body);

/** Sites of a brand, each with its kind and its owner. */
async function sitesOf(of = brand, query = ''): Promise<Record<string, unknown>> {
  const { body } = await api.get(`/v1/reports/citations?${RANGE}&sites=true${query}`, of);
  return Object.fromEntries(
    body.data.map((row: Record<string, string | null>) => [row.domain, [row.site_type, row.site_owner_name]]),
  );
}

const BEFORE = {
  'acme.example': ['brand', 'Acme'],
  'globex.example': ['brand', 'Globex'],
  'shop.globex.example': ['brand', 'Globex'],
  'review.example': [null, null],
};

describe('a cited site', () => {
  it('is of a kind, and belongs to the brand, to a competitor, or to neither', async () => {
    expect(await sitesOf()).toEqual(BEFORE);
    const owned = async (owner: string) => Object.keys(await sitesOf(brand, `&site_owner=${owner}`));
    expect(await owned('none')).toEqual(['review.example']);
    expect((await owned('competitor')).sort()).toEqual(['globex.example', 'shop.globex.example']);
    expect(await owned('own')).toEqual(['acme.example']);
    expect((await owned('own,none')).sort()).toEqual(['acme.example', 'review.example']);
  });

  it('is what people of the brand say it is, for theirs alone, and at once', async () => {
    const told = await set({ domain: 'https://www.Review.example/x', content_type: 'news' });
    expect([told.status, told.body]).toEqual([
      200,
      { domain: 'review.example', content_type: 'news', owner: null },
    ]);
    expect(await sitesOf()).toEqual({ ...BEFORE, 'review.example': ['news', null] });
    expect((await set({ domain: 'review.example', owner: initech })).body.content_type).toBe('news');
    await set({ domain: 'shop.globex.example', content_type: 'community', owner: 'none' });
    const after = {
      ...BEFORE,
      'review.example': ['news', 'Initech'],
      'shop.globex.example': ['community', null],
    };
    expect(await sitesOf()).toEqual(after);
    expect(await sitesOf(other)).toEqual(BEFORE);
    expect(await sitesOf(brand, '&content_type=news')).toEqual({ 'review.example': after['review.example'] });
    const { body } = await api.get(`/v1/answers?${RANGE}&cited_content_type=community`, brand);
    expect(body.meta.total).toBe(4);
    for (const domain of ['review.example', 'shop.globex.example'])
      await set({ domain, content_type: null, owner: null });
    expect(await sitesOf()).toEqual(BEFORE);
    const { rows } = await api.stores.postgres.query('SELECT domain FROM sites');
    expect(rows).toEqual([]);
  });

  it('goes with its competitor into another', async () => {
    const gone = await competitorOf(brand, 'Initrode');
    await set({ domain: 'review.example', owner: gone });
    expect((await sitesOf())['review.example']).toEqual(['brand', 'Initrode']);
    await mergeCompetitors(api.stores, gone, initech);
    expect((await sitesOf())['review.example']).toEqual(['brand', 'Initech']);
    await set({ domain: 'review.example', owner: null });
  });

  it('is nobody’s of others: a fault names what is wrong', async () => {
    const { body } = await api.get('/v1/competitors?status=tracked', other);
    expect((await set({ domain: 'review.example', owner: body.data[0].id })).status).toBe(404);
    expect((await set({ domain: 'acme.example', owner: globex })).body.detail).toMatch(/own domains/);
    expect((await set({ domain: 'no domain', owner: 'x', content_type: 'y' })).body.errors).toMatchObject([
      { parameter: 'domain' },
      { parameter: 'content_type' },
      { parameter: 'owner' },
    ]);
    const member = await join(api, brand.organizationId, 'member');
    const refused = await member.request('PATCH', `/app/brands/${brand.id}/sites`, { domain: 'a.example' });
    expect(refused.status).toBe(403);
  });
});

describe('answers that mention a competitor', () => {
  it('are those that mention any that is tracked', async () => {
    const total = async (query: string) =>
      (await api.get(`/v1/answers?${RANGE}&${query}`, brand)).body.meta.total;
    expect(await total('competitor_mentioned=true')).toBe(3);
    expect(await total('competitor_mentioned=true&brand_mentioned=false')).toBe(2);
    expect(await total('competitor_mentioned=false')).toBe(1);
  });
});
