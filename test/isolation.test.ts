import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '../src/events/record-event.ts';
import type { Tool } from '../src/mcp/tool.ts';
import { TOOLS } from '../src/mcp/tools.ts';
import type { TestApi, TestBrand } from './helpers/api.ts';
import { callTool } from './helpers/assistants.ts';
import { join } from './helpers/browser.ts';
import { callScript } from './helpers/command.ts';
import type { ApiResponse } from './helpers/contract.ts';
import { sharedApi } from './helpers/shared.ts';

/*
 * Every endpoint and every parameter of the OpenAPI document, called with a key of one brand: nothing of a
 * second brand of the same organization, nor of a third of another, is ever seen or told apart from nothing.
 */

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** A brand, and an id of each kind and a domain that are its own. */
interface Tenant extends TestBrand {
  readonly marker: string;
  readonly ids: Readonly<Record<string, string>>;
}

const RANGE = 'start_date=2026-10-01&end_date=2026-10-31';
const UNKNOWN = '3f2b8c1e-0d4a-4b6e-9c7f-5a1d2e3f4b5c';

let api: TestApi;
let endpoints: Endpoint[];
let own: Tenant;
let others: [Tenant, Tenant];
let before: Map<string, string>;

const ID_PARAMETERS = [
  'prompt_id',
  'competitor_id',
  'mentioned_competitor_id',
  'not_mentioned_competitor_id',
  'answer_id',
];

async function tenant(marker: string, organizationId?: string): Promise<Tenant> {
  const brand = await api.brand({
    name: `Brand ${marker}`,
    aliases: [`Alias ${marker}`],
    domains: [`${marker}.example`],
    ...(organizationId === undefined ? {} : { organizationId }),
  });
  const prompt_id = await api.prompt(brand, `Question ${marker}`);
  const competitor_id = await api.competitor(brand, `Competitor ${marker}`);
  const answer_id = randomUUID();
  const lines = [answer_id, randomUUID()].map((id, index) =>
    JSON.stringify({
      id,
      prompt_id,
      engine: 'chatgpt',
      country: 'US',
      answered_at: `2026-10-1${index}T04:00:00Z`,
      text: `Answer ${marker}`,
      mentions: [
        { name: `Brand ${marker}`, position: 1, sentiment: 0.5 },
        { competitor_id, position: 2, sentiment: 0 },
      ],
      citations: [{ url: `https://${marker}.example/page`, title: `Title ${marker}` }],
      search_queries: [`Search ${marker}`],
    }),
  );
  const { output, errors } = await callScript(
    'import',
    ['--brand', brand.id, '-'],
    api.stores.environment,
    lines.join('\n'),
  );
  expect(output, errors).toMatchObject([{ answers: 2, rejected: 0 }]);
  await api.stores.postgres.query(
    `INSERT INTO signals (id, brand_id, metric, dimension, value, direction, opened_on, seen_on, before, after, evidence)
     VALUES (gen_random_uuid(), $1, 'visibility', 'competitor', $2, 'up', '2026-10-11', '2026-10-11', 0.1, 0.2, $3)`,
    [
      brand.id,
      competitor_id,
      JSON.stringify({
        prompts: [{ prompt_id, before: 0, after: 1 }],
        sources: [{ domain: `${marker}.example`, before: 0, after: 1 }],
      }),
    ],
  );
  await recordEvent(api.stores.postgres, brand, 'competitor.suggested', {
    competitors: [{ id: competitor_id, name: `Brand ${marker}`, domain: null }],
    total: 1,
  });
  return { ...brand, marker, ids: { prompt_id, competitor_id, answer_id } };
}

/** Every endpoint that reads, with the dates of the answers where it takes dates, and their ids in paths. */
const pathOf = ({ path, parameters }: Endpoint, ids: Readonly<Record<string, string>>) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  return parameters.some(({ name }) => name === 'start_date') ? `${filled}?${RANGE}` : filled;
};

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const reads = () => endpoints.filter(({ method }) => method === 'GET');

/** What of a response may depend on what was asked; ids of the request are replaced by one word. */
const essence = ({ status, headers, text }: ApiResponse, id = '') => {
  const kept = [...headers].filter(
    ([name]) => !/^(date|etag|x-request-id|ratelimit-.*|content-length)$/.test(name),
  );
  // Of all brands of the organization, as their limit is.
  const body = text.replace(/"complete_through":"[^"]*"|"request_id":"[^"]*"|"prompts_used":\d+/g, '');
  return { status, headers: kept, body: id === '' ? body : body.replaceAll(id, 'ID') };
};

const ask = (method: string, path: string) =>
  api.request(method, path, {
    key: own.key,
    ...(method === 'PATCH' ? { body: { status: path.includes('prompts') ? 'archived' : 'dismissed' } } : {}),
  });

beforeAll(async () => {
  api = await sharedApi();
  const { body: document } = await api.request('GET', '/openapi.json');
  endpoints = Object.entries(
    document.paths as Record<string, Record<string, { parameters?: Parameter[] }>>,
  ).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
    })),
  );
  own = await tenant('aaaa');
  before = new Map();
  for (const endpoint of reads()) {
    const path = pathOf(endpoint, own.ids);
    // Where others use the machine, a request may be told to come back.
    let response = await api.get(path, own);
    while (response.status === 503) response = await api.get(path, own);
    before.set(path, JSON.stringify(essence(response)));
  }
  others = [await tenant('bbbb', own.organizationId), await tenant('cccc')];
  // Theirs are to be read again.
  for (const { id, marker } of others) {
    const alias = `Later ${marker}`;
    await api.stores.postgres.query('UPDATE brands SET aliases = aliases || $2 WHERE id = $1', [id, [alias]]);
  }
});

test('the walk knows every id parameter there is, and reads something at every endpoint', async () => {
  const named = endpoints.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  expect([...new Set(named.filter((name) => /(^|_)id$/.test(name)))].sort()).toEqual(
    [...ID_PARAMETERS].sort(),
  );
  for (const endpoint of reads()) {
    const { status, text } = await api.get(pathOf(endpoint, own.ids), own);
    expect([endpoint.path, status]).toEqual([endpoint.path, 200]);
    // The schema is the same for everybody.
    if (!/\/(reports\/visibility|usage|schema)$/.test(endpoint.path)) expect(text).toContain('aaaa');
  }
});

test('what other brands have changes nothing, and nothing of theirs is shown', async () => {
  for (const [path, earlier] of before) {
    const now = JSON.stringify(essence(await api.get(path, own)));
    expect(now).toBe(earlier);
    for (const other of others) {
      const theirs = [
        other.marker,
        other.id,
        other.competitorId,
        other.organizationId,
        ...Object.values(other.ids),
      ];
      for (const secret of theirs) if (secret !== own.organizationId) expect(now).not.toContain(secret);
    }
  }
});

describe.each(ID_PARAMETERS)('%s', (name) => {
  test('in a path: theirs, their own brand, their ids of other kinds and an unknown one are alike', async () => {
    for (const { method, path } of endpoints.filter(({ path }) => path.includes(`{${name}}`))) {
      const at = (id: string) => path.replace(`{${name}}`, id);
      const unknown = essence(await ask(method, at(UNKNOWN)), UNKNOWN);
      expect(unknown.status).toBe(404);
      for (const other of others) {
        for (const id of [...Object.values(other.ids), other.competitorId, other.id]) {
          expect(essence(await ask(method, at(id)), id)).toEqual(unknown);
        }
      }
    }
  });

  test('in a query: theirs and an unknown one are alike', async () => {
    for (const endpoint of reads()) {
      if (!endpoint.parameters.some((one) => one.in === 'query' && one.name === name)) continue;
      const at = (id: string) => withQuery(pathOf(endpoint, own.ids), `${name}=${id}&include_archived=true`);
      const unknown = essence(await ask('GET', at(UNKNOWN)), UNKNOWN);
      expect([endpoint.path, unknown.status]).toEqual([endpoint.path, 400]);
      for (const other of others) {
        for (const id of [...Object.values(other.ids), other.competitorId, other.id]) {
          expect(essence(await ask('GET', at(id)), id)).toEqual(unknown);
        }
      }
    }
  });
});

test('a domain of theirs and one that nobody cites are alike', async () => {
  for (const endpoint of reads()) {
    if (!endpoint.parameters.some(({ name }) => name === 'domain')) continue;
    const at = (domain: string) => withQuery(pathOf(endpoint, own.ids), `domain=${domain}`);
    const unknown = essence(await ask('GET', at('nobody.example')), 'nobody.example');
    for (const { marker } of others) {
      const domain = `${marker}.example`;
      expect(essence(await ask('GET', at(domain)), domain)).toEqual(unknown);
    }
  }
});

describe('tools of assistants', () => {
  /** A result without what depends on what was asked; `word` of the request is replaced by one word. */
  const told = ({ text }: { text: string }, word = '') => {
    const kept = text.replace(/"request_id":"[^"]*"|"prompts_used":\d+/g, '');
    return word === '' ? kept : kept.replaceAll(word, 'WORD');
  };
  const dates = { start_date: '2026-10-01', end_date: '2026-10-31' };

  /** Arguments that a tool needs before it does anything, and the dates of the answers where it takes dates. */
  const inputOf = (
    { inputSchema: { properties, required = [] } }: Tool,
    ids: Readonly<Record<string, string>>,
  ) => ({
    ...('start_date' in properties ? dates : {}),
    ...Object.fromEntries(required.filter((name) => name in ids).map((name) => [name, ids[name]])),
    ...(required.includes('texts') ? { texts: ['Is it ours?'], dry_run: true } : {}),
    ...('status' in properties && required.length > 0 ? { status: 'tracked' } : {}),
    ...(required.includes('prompt_id') ? { status: 'paused', dry_run: true } : {}),
  });
  const call = (tool: Tool, input: object) => callTool(api.url, own.key, tool.name, input);

  test('read something of ours, and nothing of theirs', async () => {
    for (const tool of TOOLS) {
      const { isError, text } = await call(tool, inputOf(tool, own.ids));
      expect([tool.name, isError]).toEqual([tool.name, false]);
      if (!/^(visibility_report|usage|create_prompts)$/.test(tool.name)) expect(text).toContain('aaaa');
      for (const { marker, id, competitorId, ids } of others) {
        for (const secret of [marker, id, competitorId, ...Object.values(ids)]) {
          expect([tool.name, text.includes(secret)]).toEqual([tool.name, false]);
        }
      }
    }
  });

  test('tell their ids and names from unknown ones in nothing', async () => {
    for (const tool of TOOLS) {
      for (const name of Object.keys(tool.inputSchema.properties)) {
        if (!ID_PARAMETERS.includes(name)) continue;
        const ask = (value: string) =>
          call(tool, { ...inputOf(tool, own.ids), [name]: name === 'prompt_id' ? [value] : value });
        const unknown = await ask(UNKNOWN);
        expect([tool.name, name, unknown.isError]).toEqual([tool.name, name, true]);
        for (const other of others) {
          for (const id of [...Object.values(other.ids), other.competitorId, other.id]) {
            expect(told(await ask(id), id)).toBe(told(unknown, UNKNOWN));
          }
          if (name === 'answer_id') continue;
          const nobody = told(await ask('Nobody zzzz'), 'Nobody zzzz');
          for (const kind of ['Brand', 'Alias', 'Competitor', 'Question']) {
            const theirs = `${kind} ${other.marker}`;
            expect(told(await ask(theirs), theirs)).toBe(nobody);
          }
        }
      }
    }
  });
});

test('a text of theirs is no text of ours', async () => {
  const body = { text: `Question ${others[0].marker}` };
  const { status } = await api.request('POST', '/v1/prompts', { key: own.key, body });
  expect(status).toBe(201);
});

test('the text of an answer, laid out: theirs and an unknown one are alike', async () => {
  const member = await join(api, own.organizationId, 'member');
  const at = (id: string) => member.get(`/app/brands/${own.id}/answers/${id}/document`);
  expect((await at(own.ids.answer_id ?? '')).body.parts).toEqual([
    { type: 'paragraph', parts: ['Answer aaaa'] },
  ]);
  const unknown = essence(await at(UNKNOWN), UNKNOWN);
  expect(unknown.status).toBe(404);
  for (const { ids } of others) {
    const id = ids.answer_id ?? '';
    expect(essence(await at(id), id)).toEqual(unknown);
  }
});

test('why an answer is read as it is: theirs and an unknown one are alike', async () => {
  const manager = await join(api, own.organizationId, 'manager');
  const at = (id: string) => manager.get(`/app/brands/${own.id}/answers/${id}/explanation`);
  expect((await at(own.ids.answer_id ?? '')).body).toMatchObject({ read_by: 'given', explanation: {} });
  const unknown = essence(await at(UNKNOWN), UNKNOWN);
  expect(unknown.status).toBe(404);
  for (const { ids } of others) {
    const id = ids.answer_id ?? '';
    expect(essence(await at(id), id)).toEqual(unknown);
  }
});

test('after all of this, they have what they had', async () => {
  for (const other of others) {
    const prompts = await api.get('/v1/prompts', other);
    const competitors = await api.get('/v1/competitors', other);
    expect(prompts.body.data).toMatchObject([{ id: other.ids.prompt_id, status: 'active' }]);
    expect(competitors.body.data).toMatchObject([{ id: other.ids.competitor_id, status: 'tracked' }]);
  }
});
