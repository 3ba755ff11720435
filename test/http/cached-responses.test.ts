import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateBrand } from '../../src/brands/update-brand.ts';
import { updateCompetitor } from '../../src/competitors/update-competitor.ts';
import {
  CONTENT_TYPES,
  publishDomains,
  publishWhatIsLeft,
  setDomain,
  storeDomains,
} from '../../src/domains/domains.ts';
import { NOBODY, setSite } from '../../src/domains/sites.ts';
import { createResponseCache, type ResponseCache } from '../../src/http/responses/response-cache.ts';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { flushOutbox } from '../../src/ingest/outbox/outbox.ts';
import { ALL_DAYS, reextractBrand } from '../../src/ingest/reprocess/reextract.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { breaking } from '../helpers/breaking.ts';
import { tries } from '../helpers/nightly.ts';
import { closeAfterTest, createTestStores, type TestStores } from '../helpers/stores.ts';
import { acceptResolved } from '../ingest/accepting.ts';
import { manyLines } from '../ingest/lines.ts';

/*
 * Two API processes that remember, on the stores of a third that does not. Whatever changes between requests, or while
 * they are being answered, all three send the same bytes, and who is told that nothing has changed has these bytes.
 */

const FIRST_DAY = Date.parse('2026-03-20T12:00:00Z');
const DAY_MS = 86_400_000;
const RANGE = 'start_date=2026-02-20&end_date=2026-04-15';

let stores: TestStores;
/** Two that remember, and one that does not. */
let apis: [TestApi, TestApi];
let forgetful: TestApi;
let hits = 0;

const counting = (): ResponseCache => {
  const memory = createResponseCache();
  const get = (etag: string) => {
    const known = memory.get(etag);
    if (known) hits += 1;
    return known;
  };
  return { ...memory, get };
};

const FORGETFUL: ResponseCache = { get: () => undefined, set: () => {}, bytes: () => 0 };

beforeAll(async () => {
  stores = await createTestStores();
  const shared = { ...stores, close: async () => {} };
  const withMemory = (memory: ResponseCache) => createTestApi({ memory }, shared);
  apis = [await withMemory(counting()), await withMemory(counting())];
  forgetful = await withMemory(FORGETFUL);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  for (const api of [...apis, forgetful]) await api.close();
  await stores.close();
});

const ANSWERS = `/v1/answers?${RANGE}&limit=100`;
const BRAND = '/v1/brand';
const BRANDS = '/v1/reports/brands';
const CITATIONS = `/v1/reports/citations?${RANGE}`;
const VISIBILITY = `/v1/reports/visibility?${RANGE}&intervals=true`;
const TYPES = `/v1/reports/citations?${RANGE}&dimensions=content_type`;
const TOPICS = `/v1/reports/visibility?${RANGE}&dimensions=topic,language`;
const TAGGED = `/v1/mentions?${RANGE}&limit=100&tag=launch`;
const COMPETITORS = '/v1/competitors?status=tracked,suggested,dismissed';

const SITES = `${CITATIONS}&sites=true&site_owner=competitor,none`;

const READS = [
  SITES,
  '/v1/reports/visibility?dimensions=day',
  '/v1/reports/visibility?dimensions=prompt&labels=true&include_archived=true',
  VISIBILITY,
  BRANDS,
  `/v1/reports/brands?${RANGE}&dimensions=week&format=csv`,
  CITATIONS,
  `/v1/reports/citations?${RANGE}&content_type=${CONTENT_TYPES.join(',')}&is_own_domain=true`,
  TYPES,
  TOPICS,
  TAGGED,
  ANSWERS,
  '/v1/mentions?limit=100',
  `/v1/citations?${RANGE}&format=csv&bom=true`,
  BRAND,
  '/v1/prompts?status=active,paused,archived',
  COMPETITORS,
  '/v1/usage',
];

/** A caller that keeps what it got, by address, and can ask whether that still holds. */
class Caller {
  readonly #known = new Map<string, { etag: string; text: string }>();
  told = 0;

  async get(api: TestApi, { key }: TestBrand, path: string): Promise<string> {
    const { status, text, headers } = await api.request('GET', path, { key });
    expect(status, `${path}: ${text}`).toBe(200);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    this.#known.set(path, { etag, text });
    return text;
  }

  /** What it has of an address, where that is told to hold; otherwise what it gets. */
  async revalidated(api: TestApi, brand: TestBrand, path: string): Promise<string> {
    const known = this.#known.get(path);
    if (!known) return this.get(api, brand, path);
    const headers = { 'if-none-match': `"x", W/${known.etag}` };
    const response = await api.request('GET', path, { key: brand.key, headers });
    if (response.status === 200) return response.text;
    this.told += 1;
    expect([response.status, response.text, response.headers.get('etag')]).toEqual([304, '', known.etag]);
    return known.text;
  }
}

const ingestBrand = async ({ id }: TestBrand) => {
  const brand = await loadBrand(stores.postgres, id);
  if (!brand) throw new Error('the brand is gone');
  return brand;
};

const importSome = async (brand: TestBrand, count: number, seed: string) =>
  importLines(stores, {
    brand: await ingestBrand(brand),
    lines: manyLines(count, seed).map((line, number) => ({
      source: 'test',
      number,
      text: JSON.stringify(line),
    })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });

/** One of some rows, the same one for the same seed. */
async function oneOf(table: 'prompts' | 'competitors', { id }: TestBrand, seed: number) {
  const { rows } = await stores.postgres.query<{ id: string; no: number; text: string }>(
    `SELECT *, name AS text FROM ${table === 'prompts' ? '(SELECT *, text AS name FROM prompts)' : table} AS t
     WHERE brand_id = $1 ORDER BY no`,
    [id],
  );
  const row = rows[seed % rows.length];
  if (!row) throw new Error(`there are no ${table}`);
  return row;
}

const patch = async (brand: TestBrand, path: string, body: object, api: TestApi) => {
  const { status } = await api.request('PATCH', path, { key: brand.key, body });
  // From archived to paused there is no way.
  expect([200, 400]).toContain(status);
};

const accept = async (brand: TestBrand, seed: number) => {
  const prompt = await oneOf('prompts', brand, seed);
  const competitor = await oneOf('competitors', brand, seed);
  await acceptResolved(stores, await ingestBrand(brand), [
    {
      id: randomUUID(),
      prompt,
      engine: 'gemini',
      country: 'US',
      answeredAt: Date.parse('2026-03-01T00:00:00Z') + (seed % 50) * DAY_MS,
      text: 'Acme',
      textFormat: 'plain',
      mentions: [{ competitorNo: competitor.no, position: 1, sentiment: 0.1 }],
      sentimentBy: 'given',
      unknown: [],
      sources: [{ url: `https://site${seed % 9}.example/`, title: 'Site' }],
    },
  ]);
};

/** Of all sites but one, of which only what everybody knows is told. */
const domainOf = (seed: number) => `site${seed % 8}.example`;
const WELL_KNOWN = 'site8.example';

/** A domain that nobody of the brand has any more: it can be given once. */
async function freeDomain(brand: TestBrand, seed: number): Promise<string> {
  const domain = domainOf(seed);
  const values = [brand.id, domain];
  await stores.postgres.query(
    'UPDATE brands SET domains = array_remove(domains, $2) WHERE id = $1 AND $2 = ANY (domains)',
    values,
  );
  await stores.postgres.query(
    'UPDATE competitors SET domain = NULL WHERE brand_id = $1 AND domain = $2',
    values,
  );
  return domain;
}

const facts = (seed: number) => ({
  domain: domainOf(seed),
  contentType: CONTENT_TYPES[seed % CONTENT_TYPES.length],
  rating: String(seed % 100),
});

const STATUSES = ['tracked', 'dismissed', 'suggested'] as const;

type Change = (brand: TestBrand, seed: number) => Promise<unknown>;

/** Everything that changes what responses show; of most things another time gives another value. */
const CHANGES = {
  'an import': (brand, seed) => importSome(brand, 1 + (seed % 3), String(seed)),
  'answers in the outbox': accept,
  'answers sent, and still in the outbox': async (brand, seed) => {
    await accept(brand, seed);
    await expect(flushOutbox(breaking(stores.postgres), stores.clickhouse)).rejects.toThrow('broken');
  },
  'the outbox sent': async (brand, seed) => {
    await accept(brand, seed);
    await flushOutbox(stores.postgres, stores.clickhouse);
  },
  'a competitor tracked, dismissed or suggested': async (brand, seed) => {
    const { id } = await oneOf('competitors', brand, seed);
    await patch(brand, `/v1/competitors/${id}`, { status: STATUSES[seed % 3] }, forgetful);
  },
  'a new competitor': async (brand, seed) =>
    apis[0].competitor(brand, `Rival ${seed}`, { domain: await freeDomain(brand, seed) }),
  'a domain of a competitor': async (brand, seed) => {
    const { id } = await oneOf('competitors', brand, seed);
    await updateCompetitor(stores.postgres, { id }, { domain: await freeDomain(brand, seed) });
  },
  'a competitor renamed': async (brand, seed) => {
    const { id } = await oneOf('competitors', brand, seed);
    await stores.postgres.query('UPDATE competitors SET name = $2 WHERE id = $1', [id, `Renamed ${seed}`]);
  },
  'the brand renamed': ({ id }, seed) =>
    stores.postgres.query('UPDATE brands SET name = $2 WHERE id = $1', [id, `Acme ${seed}`]),
  'a prompt paused or resumed': async (brand, seed) => {
    const { id } = await oneOf('prompts', brand, seed);
    await patch(brand, `/v1/prompts/${id}`, { status: seed % 2 === 0 ? 'active' : 'paused' }, apis[1]);
  },
  'a prompt archived': async (brand, seed) => {
    const { id } = await oneOf('prompts', brand, seed);
    await patch(brand, `/v1/prompts/${id}`, { status: 'archived' }, apis[1]);
  },
  'a topic given or removed': async (brand, seed) => {
    const { id } = await oneOf('prompts', brand, seed);
    const topic = seed % 3 === 0 ? null : `Topic ${seed % 7}`;
    await patch(brand, `/v1/prompts/${id}`, { topic }, apis[1]);
  },
  'tags added or removed': async (brand, seed) => {
    const { id } = await oneOf('prompts', brand, seed);
    const body = seed % 2 === 0 ? { add_tags: ['Launch', `${seed}`] } : { remove_tags: ['launch'] };
    await patch(brand, '/v1/prompts/bulk', { ids: [id], ...body }, apis[0]);
  },
  'a language found': async (brand, seed) => {
    const { id } = await oneOf('prompts', brand, seed);
    const language = ['en', 'de', null][seed % 3];
    await stores.postgres.query('UPDATE prompts SET language = $2 WHERE id = $1', [id, language]);
  },
  'a new prompt': (brand, seed) => apis[0].prompt(brand, `What about ${seed}?`),
  'what sites are known by everybody': async (_brand, seed) => {
    await stores.postgres.query(
      `INSERT INTO well_known_domains (domain, content_type) VALUES ($1, $2)
       ON CONFLICT (domain) DO UPDATE SET content_type = excluded.content_type`,
      [WELL_KNOWN, seed % 2 === 0 ? 'news' : 'blog'],
    );
    await publishDomains(stores);
  },
  'facts of a domain': (_brand, seed) => setDomain(stores, facts(seed)),
  'facts of a domain that were not published': async (_brand, seed) => storeDomains(stores, [facts(seed)]),
  'facts of a domain, asked for before they were published': async (brand, seed) => {
    await storeDomains(stores, [facts(seed)]);
    await Promise.all(apis.map((api) => api.get(CITATIONS, brand)));
    await publishDomains(stores);
  },
  'a site as the people of the brand have it': async (brand, seed) => {
    const { id } = await oneOf('competitors', brand, seed);
    await setSite(
      stores.postgres,
      { ...brand, brandId: brand.id, epoch: 0 },
      {
        domain: WELL_KNOWN,
        content_type: seed % 2 === 0 ? 'news' : 'blog',
        owner: [null, NOBODY, id][seed % 3],
      },
    );
  },
  'a domain of the brand': async (brand, seed) => {
    const add = [await freeDomain(brand, seed)];
    await updateBrand(stores.postgres, { brandId: brand.id }, { domains: { add, remove: [] } });
  },
  'a re-extraction': async (brand) => reextractBrand(stores, await ingestBrand(brand), ALL_DAYS),
  'the next day': async () => {
    vi.setSystemTime(Date.now() + DAY_MS);
  },
} satisfies Readonly<Record<string, Change>>;

type Kind = keyof typeof CHANGES;

const KINDS = Object.keys(CHANGES) as Kind[];

/** Where each kind of change shows: asked for before and after, so that a kind of which nothing is told is found. */
const SHOWN: Readonly<Record<Kind, string>> = {
  'an import': ANSWERS,
  'answers in the outbox': ANSWERS,
  'answers sent, and still in the outbox': ANSWERS,
  'the outbox sent': ANSWERS,
  'a competitor tracked, dismissed or suggested': COMPETITORS,
  'a new competitor': COMPETITORS,
  'a domain of a competitor': COMPETITORS,
  'a competitor renamed': BRANDS,
  'the brand renamed': BRAND,
  'a prompt paused or resumed': VISIBILITY,
  'a prompt archived': VISIBILITY,
  'a topic given or removed': TOPICS,
  'tags added or removed': TAGGED,
  'a language found': TOPICS,
  'a new prompt': VISIBILITY,
  'what sites are known by everybody': TYPES,
  'facts of a domain': CITATIONS,
  'facts of a domain that were not published': CITATIONS,
  'facts of a domain, asked for before they were published': CITATIONS,
  'a site as the people of the brand have it': SITES,
  'a domain of the brand': CITATIONS,
  'a re-extraction': ANSWERS,
  'the next day': BRANDS,
};

/** Ends what some changes leave unfinished. */
async function settle() {
  await flushOutbox(stores.postgres, stores.clickhouse);
  await publishWhatIsLeft(stores);
}

/** An address, of which of those that remember it is asked, and who asks. */
interface Asked {
  readonly path: string;
  readonly api: TestApi;
  readonly caller: Caller;
}

/** What all say of some addresses; the forgetful one twice where they differ, as ClickHouse renews facts of domains by itself. */
async function compare(brand: TestBrand, asked: readonly Asked[], after: string) {
  for (const { path, api, caller } of asked) {
    for (;;) {
      const told = [await caller.revalidated(api, brand, path), (await api.get(path, brand)).text];
      const { text } = await forgetful.get(path, brand);
      if (told.every((one) => one === text)) break;
      const again = await forgetful.get(path, brand);
      if (again.text === text) expect(told, `${path} after ${after}`).toEqual([text, text]);
    }
  }
}

describe('a response', () => {
  it('is never older than a change, whatever changes between requests and meanwhile', {
    timeout: 600_000 + tries(0, 3_000_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        // Every kind once in any order, and some again.
        fc.shuffledSubarray(KINDS, { minLength: KINDS.length }),
        fc.array(fc.constantFrom(...KINDS), { maxLength: tries(0, 30) }),
        fc.infiniteStream(fc.nat()),
        async (each, again, stream) => {
          vi.useFakeTimers({ toFake: ['Date'], now: FIRST_DAY });
          const next = () => stream.next().value as number;
          const brand = await apis[0].brand();
          for (const [name, domain] of [
            ['Beta', 'site1.example'],
            ['Gamma', 'site2.example'],
          ] as const) {
            await apis[0].competitor(brand, name, { domain });
          }
          await importSome(brand, 40, 'first');
          const callers = [new Caller(), new Caller()] as const;
          const some = (oneIn: number): Asked[] =>
            READS.filter(() => next() % oneIn === 0).map((path) => {
              const index = next() % 2 === 0 ? 0 : 1;
              return { path, api: apis[index], caller: callers[index] };
            });
          for (const kind of [...each, ...again]) {
            // Of two unfinished changes the second mostly changes nothing that could be remembered.
            if (next() % 4 > 0) await settle();
            const asked = [{ path: SHOWN[kind], api: apis[0], caller: callers[0] }, ...some(tries(30, 2))];
            for (const { path, api, caller } of asked) await caller.get(api, brand, path);
            await Promise.all([
              CHANGES[kind](brand, next()),
              ...some(tries(30, 5)).map(({ api, path }) => api.get(path, brand)),
            ]);
            await compare(brand, asked, kind);
          }
          await settle();
          // After the last change something holds: whatever chance has asked before, it was remembered at all.
          const held = { path: ANSWERS, api: apis[0], caller: callers[0] };
          await held.caller.get(held.api, brand, held.path);
          const before = { told: held.caller.told, hits };
          await compare(brand, [held], 'nothing');
          expect(held.caller.told).toBeGreaterThan(before.told);
          expect(hits).toBeGreaterThan(before.hits);
        },
      ),
      { numRuns: tries(1, 30), endOnFailure: true },
    );
  });

  it('asks ClickHouse nothing where it is asked for again; its limit is counted, its headers are fresh', async () => {
    let asked = 0;
    const clickhouse = new Proxy(stores.clickhouse, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'query' || name === 'read') asked += 1;
        return value.bind(target);
      },
    });
    const api = await createTestApi({ clickhouse }, { ...stores, close: async () => {} });
    closeAfterTest(api);
    const brand = await api.brand();
    await importSome(brand, 20, 'again');
    const ask = (path: string, headers = {}, method = 'GET') =>
      api.request(method, path, { key: brand.key, headers });
    for (const path of [`/v1/reports/brands?${RANGE}`, `/v1/mentions?${RANGE}`, '/v1/brand']) {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      const before = asked;
      const second = await ask(path);
      expect([second.status, second.text, second.headers.get('etag')]).toEqual([200, first.text, etag]);
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      const third = await ask(path, { 'if-none-match': etag });
      expect([third.status, third.text, third.headers.get('vary')]).toEqual([
        304,
        '',
        first.headers.get('vary'),
      ]);
      const remaining = [first, second, third].map(({ headers }) =>
        Number(headers.get('ratelimit-remaining')),
      );
      expect(remaining).toEqual([0, 1, 2].map((more) => (remaining[0] ?? 0) - more));
      expect(asked).toBe(before);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
      const headAgain = await ask(path, { 'if-none-match': etag }, 'HEAD');
      expect([headAgain.status, headAgain.headers.get('etag')]).toEqual([304, etag]);
      expect((await ask(path, { 'if-none-match': '*' })).status).toBe(304);
      const packed = await ask(path, { 'accept-encoding': 'gzip' });
      expect(packed.text).toBe(first.text);
      expect(packed.headers.get('etag')).not.toBe(etag);
    }
    for (const path of ['/v1/usage', '/v1/prompts', '/v1/competitors', '/openapi.json']) {
      const etag = (await ask(path)).headers.get('etag') ?? '';
      for (const method of ['GET', 'HEAD']) {
        expect((await ask(path, { 'if-none-match': etag }, method)).status).toBe(304);
      }
    }
    expect((await ask('/v1/answers?limit=0')).headers.get('etag')).toBeNull();
  });

  it('has a tag of its own each time while answers are on their way', async () => {
    const brand = await apis[0].brand();
    await apis[0].competitor(brand, 'Beta');
    await apis[0].prompt(brand);
    await accept(brand, 1);
    const tags = [1, 2].map(async () => (await apis[0].get('/v1/answers', brand)).headers.get('etag'));
    const [one, other] = await Promise.all(tags);
    expect(one).not.toBe(other);
  });

  it('is none of those from before a backup was restored, whatever was changed since', async () => {
    const [api] = apis;
    const brand = await api.brand();
    const name = (text: string) =>
      stores.postgres.query('UPDATE brands SET name = $2 WHERE id = $1', [brand.id, text]);
    const revision = 'FROM brand_revisions WHERE brand_id = $1';
    await name('In the backup');
    const { rows } = await stores.postgres.query(`SELECT revision ${revision}`, [brand.id]);
    await name('Since then');
    const etag = (await api.get(BRANDS, brand)).headers.get('etag') ?? '';
    await stores.postgres.query('UPDATE brand_revisions SET revision = $2 WHERE brand_id = $1', [
      brand.id,
      rows[0]?.revision,
    ]);
    await name('Since it was restored');
    const response = await api.request('GET', BRANDS, {
      key: brand.key,
      headers: { 'if-none-match': etag },
    });
    expect(response.status).toBe(200);
  });
});
