import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from '../src/catalogue/lists.ts';
import { REPORTS } from '../src/catalogue/reports.ts';
import type { TestApi } from './helpers/api.ts';
import { NIGHTLY } from './helpers/nightly.ts';
import { sharedApi } from './helpers/shared.ts';
import { createWorld, insertAnswers, type World } from './reports/world.ts';

/* Every position of every report and list takes texts that mean something to SQL, JSON, HTTP or a template. */

const ATTACKS = [
  "'",
  "' OR 1=1 --",
  "'); DROP TABLE answers; --",
  '\\',
  "\\' OR brand_no = 2 --",
  '"',
  '`',
  '{brand_no:UInt32}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of ClickHouse's Template format.
  '${data}',
  '%27%20OR%201',
  ') FORMAT JSON --',
  'answers FINAL',
  '1 UNION ALL SELECT * FROM system.tables',
  'x\r\nX-Injected: 1',
  'a\u0000b',
  '\u202E😀שלום',
  'constructor',
  '__proto__',
  '[object Object]',
  '1e9',
  '-1',
  'null',
  'sleep(10)',
];

const GENERAL = ['start_date', 'end_date', 'include_archived', 'limit', 'offset'];

/** The query parameters of each report and list. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.values(REPORTS).map(({ name, filters, additions }) => [
    `reports/${name}`,
    [...GENERAL, 'dimensions', 'order_by', 'format', ...filters, ...Object.keys(additions)],
  ]),
  ...Object.values(LISTS).map(({ name, picks, filters }) => [name, [...GENERAL, ...filters, ...picks]]),
]);

let api: TestApi;
let world: World;
let key: string;

beforeAll(async () => {
  api = await sharedApi();
  world = await createWorld(api.stores);
  const answers = [1, 2, 3].map((n) => ({
    id: `0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6${n}`,
    at: Date.now() - n * 3_600_000,
    prompt: 0,
    engine: 'chatgpt',
    country: 'US',
    mentions: [{ brand: 0, position: 1, sentiment: 100 }],
    citations: [{ domain: 'a.example', path: '/', own: false }],
  }));
  await insertAnswers(api.stores, world, answers);
  key = await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 });
});

let asked = 0;

const harmless = async () => {
  asked += 1;
  // With another limit each time, as what was told is remembered.
  const { body } = await api.get(`/v1/reports/visibility?limit=${asked}`, key);
  expect(body.data).toMatchObject([{ answers: 3, mentions: 3 }]);
};

/** By day one of so many attacks on each of what is alike: all of them on as many in a row together. */
const oneOf = (many: number, at: number) =>
  ATTACKS.filter((_, index) => NIGHTLY || index % many === at % many);

const ENDPOINTS = Object.keys(PARAMETERS);

describe.each(Object.entries(PARAMETERS))('/v1/%s', (endpoint, parameters) => {
  it.each(parameters)('takes %s as a value and never as SQL', async (parameter) => {
    for (const attack of oneOf(8, parameters.indexOf(parameter))) {
      const { status, text, headers } = await api.get(
        `/v1/${endpoint}?${new URLSearchParams({ [parameter]: attack })}`,
        key,
      );
      expect([200, 400], `${parameter}=${attack}: ${text}`).toContain(status);
      expect(text).not.toMatch(/DB::Exception|Code: \d+|syntax error|\.ts:\d+/i);
      expect(headers.get('x-injected')).toBeNull();
    }
  });

  afterAll(harmless);

  it('knows no parameter by an attack’s name', async () => {
    for (const attack of oneOf(4, ENDPOINTS.indexOf(endpoint))) {
      const { status } = await api.get(`/v1/${endpoint}?${new URLSearchParams({ [attack]: '1' })}`, key);
      expect(status, attack).toBe(400);
    }
  });
});

describe('ids, keys and request ids', () => {
  const resources = ['prompts', 'competitors', 'answers'];

  it.each(resources)('/v1/%s/{id} finds nothing by an attack', async (resource) => {
    for (const attack of oneOf(3, resources.indexOf(resource))) {
      const { status } = await api.get(`/v1/${resource}/${encodeURIComponent(attack)}`, key);
      expect(status, attack).toBe(404);
    }
    await harmless();
  });

  it('an attack is no key and no request id', async () => {
    for (const attack of ATTACKS.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
      const { status, headers } = await api.request('GET', '/v1/brand', {
        key: attack,
        headers: { 'x-request-id': attack },
      });
      expect(status, attack).toBe(401);
      if (/[^A-Za-z0-9._-]/.test(attack)) expect(headers.get('x-request-id')).not.toBe(attack);
    }
  });
});
