import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { API_PROBLEMS, PROBLEMS, type ProblemCode } from '../../src/http/problems.ts';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';

/* That the document is valid OpenAPI 3.1 is checked by `npm run lint:openapi`. */

// biome-ignore lint/suspicious/noExplicitAny: a JSON document.
type Json = any;

const RATE_LIMIT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

let api: TestApi;
let document: Json;
beforeAll(async () => {
  api = await sharedApi();
  document = (await api.request('GET', '/openapi.json')).body;
});

const operations = () =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('every endpoint is there, and no other', () => {
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'GET /v1/answers',
    'GET /v1/answers/{answer_id}',
    'GET /v1/brand',
    'GET /v1/changes',
    'GET /v1/citations',
    'GET /v1/competitors',
    'GET /v1/competitors/{competitor_id}',
    'GET /v1/events',
    'GET /v1/mentions',
    'GET /v1/prompts',
    'GET /v1/prompts/{prompt_id}',
    'GET /v1/reports/brands',
    'GET /v1/reports/citations',
    'GET /v1/reports/searches',
    'GET /v1/reports/visibility',
    'GET /v1/schema',
    'GET /v1/signals',
    'GET /v1/usage',
    'PATCH /v1/competitors/{competitor_id}',
    'PATCH /v1/prompts/bulk',
    'PATCH /v1/prompts/{prompt_id}',
    'POST /v1/prompts',
    'POST /v1/prompts/bulk',
  ]);
});

/** True for operations that need no key. */
const isPublic = (name: string) => name === 'GET /v1/schema';

/** Every response, and where it is. */
const responses = () =>
  operations().flatMap(({ name, operation }) =>
    Object.entries<Json>(operation.responses).map(([status, response]) => ({
      where: `${name} ${status}`,
      name,
      status,
      response,
    })),
  );

/** The codes that a response may carry. */
const codesOf = (response: Json): string[] =>
  response.content?.['application/problem+json']?.schema.allOf[1].properties.code.enum ?? [];

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Calls a function with each object of the document, and a JSON pointer to it. */
function eachObject(value: Json, where: string, visit: (object: Json, where: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value, where);
  for (const [key, part] of Object.entries(value)) eachObject(part, `${where}/${escaped(key)}`, visit);
}

test('every response as JSON has an example, and the headers of its status', () => {
  const headers: Record<string, string[]> = {
    401: ['X-Request-Id', 'WWW-Authenticate'],
    405: ['X-Request-Id', ...RATE_LIMIT, 'Allow'],
    429: ['X-Request-Id', ...RATE_LIMIT, 'Retry-After'],
    503: ['X-Request-Id', ...RATE_LIMIT, 'Retry-After'],
    201: ['X-Request-Id', ...RATE_LIMIT, 'Location'],
    304: ['X-Request-Id', ...RATE_LIMIT, 'ETag'],
  };
  for (const { where, name, status, response } of responses()) {
    const needed = headers[status] ?? ['X-Request-Id', ...RATE_LIMIT];
    expect(Object.keys(response.headers), where).toEqual(
      expect.arrayContaining(isPublic(name) ? needed.filter((one) => !RATE_LIMIT.includes(one)) : needed),
    );
    if (status === '304') continue;
    const [, { example, examples }] = Object.entries<Json>(response.content).find(([type]) =>
      type.endsWith('json'),
    ) ?? ['', {}];
    expect(example ?? Object.keys(examples), where).toBeTruthy();
    if (examples) expect(Object.keys(examples), where).toEqual(codesOf(response));
  }
  for (const { name, operation } of operations()) {
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      expect(media, name).toHaveProperty('example');
  }
});

test('each operation has the problems it can be answered with, and no others', () => {
  const always = [
    'api_key_missing',
    'api_key_invalid',
    'plan_upgrade_required',
    'method_not_allowed',
    'rate_limit_exceeded',
    'internal_error',
    'unavailable',
    'invalid_parameter',
  ];
  const ofAnybody = ['method_not_allowed', 'internal_error', 'invalid_parameter'];
  const rows = ['date_range_invalid', 'unknown_prompt', 'prompt_archived', 'not_acceptable'];
  const writes = ['invalid_body', 'insufficient_permission', 'body_too_large', 'unsupported_media_type'];
  const special: Record<string, string[]> = {
    'GET /v1/answers': [...rows, 'unknown_competitor'],
    'GET /v1/answers/{answer_id}': ['not_found'],
    'GET /v1/changes': ['cursor_expired', 'not_acceptable'],
    'GET /v1/citations': rows,
    'GET /v1/events': ['cursor_expired'],
    'GET /v1/competitors/{competitor_id}': ['not_found'],
    'GET /v1/mentions': [...rows, 'unknown_competitor'],
    'GET /v1/prompts/{prompt_id}': ['not_found'],
    'GET /v1/reports/brands': [...rows, 'unknown_competitor'],
    'GET /v1/reports/citations': [...rows, 'unknown_competitor'],
    'GET /v1/reports/searches': [...rows, 'unknown_competitor'],
    'GET /v1/reports/visibility': [...rows, 'unknown_competitor'],
    'GET /v1/signals': ['date_range_invalid'],
    'PATCH /v1/competitors/{competitor_id}': [...writes, 'not_found', 'own_brand_not_a_competitor'],
    'PATCH /v1/prompts/bulk': [
      ...writes,
      'unknown_prompt',
      'prompt_limit_exceeded',
      'status_transition_invalid',
    ],
    'POST /v1/prompts/bulk': [...writes, 'prompt_limit_exceeded'],
    'PATCH /v1/prompts/{prompt_id}': [
      ...writes,
      'not_found',
      'prompt_limit_exceeded',
      'status_transition_invalid',
    ],
    'POST /v1/prompts': [...writes, 'prompt_limit_exceeded', 'prompt_already_exists'],
  };
  for (const { name } of operations()) {
    const own = responses().filter((one) => one.name === name);
    const told = own.flatMap(({ response }) => codesOf(response));
    const all = isPublic(name) ? ofAnybody : always;
    expect(told.sort(), name).toEqual([...all, ...(special[name] ?? [])].sort());
    for (const { status, response, where } of own) {
      for (const code of codesOf(response) as ProblemCode[])
        expect(String(PROBLEMS[code][0]), where).toBe(status);
    }
  }
});

test('every problem there is can be had of some operation, or before any is looked for', () => {
  const told = responses().flatMap(({ response }) => codesOf(response));
  const ofNone = ['malformed_request', 'headers_too_large', 'request_timeout'];
  expect(new Set([...told, ...ofNone])).toEqual(new Set(Object.keys(API_PROBLEMS)));
  for (const code of ofNone) expect(document.info.description).toContain(code);
  expect(document.info.description).toMatch(/503 `unavailable` .* are under way/);
});

test('405 names the methods of its path', async () => {
  const { responses } = document.paths['/v1/prompts/{prompt_id}'].get;
  expect(responses[405].headers.Allow.example).toBe('GET, HEAD, PATCH');
  const { headers } = await api.request('PUT', '/v1/prompts/x', { key: (await api.brand()).key });
  expect(headers.get('allow')).toBe('GET, HEAD, PATCH');
});

test('every field, parameter and header is described, with an example', () => {
  const missing: string[] = [];
  const need = (where: string, described: Json, hasExample: boolean) => {
    if (!described.description) missing.push(`${where} has no description`);
    if (!hasExample) missing.push(`${where} has no example`);
  };
  eachObject(document, '', (object, where) => {
    for (const [name, field] of Object.entries<Json>(object.type === 'object' ? object.properties : {})) {
      const inside = field.type === 'object' || field.items?.type === 'object' || field.items?.$ref;
      need(`${where}/${name}`, field, Boolean(field.examples) || Boolean(inside));
    }
    for (const parameter of Array.isArray(object.parameters) ? object.parameters : [])
      need(`${where}/${parameter.name}`, parameter, parameter.example !== undefined);
    for (const [name, header] of Object.entries<Json>(object.headers ?? {}))
      if (!header.$ref) need(`${where}/${name}`, header, header.example !== undefined);
  });
  expect(missing).toEqual([]);
});

test('every example is what its schema says', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  let checked = 0;
  // Compiling schemas takes the time, and most stand in the document many times.
  const seen = new Set<string>();
  const check = (pointer: string, said: Json, examples: readonly unknown[]) => {
    for (const example of examples) {
      checked += 1;
      const pair = JSON.stringify([said, example]);
      if (seen.has(pair)) continue;
      seen.add(pair);
      if (!ajv.validate({ $ref: `api#${pointer}` }, example))
        throw new Error(`${pointer}: ${ajv.errorsText()}`);
    }
  };
  eachObject(document, '', (object, where) => {
    const { schema, example, examples } = object;
    if (schema && example !== undefined) check(`${where}/schema`, schema, [example]);
    if (schema && examples)
      check(
        `${where}/schema`,
        schema,
        Object.values<Json>(examples).map(({ value }) => value),
      );
    if (Array.isArray(examples)) check(where, object, examples);
  });
  expect(checked).toBeGreaterThan(500);
});

test('an example of a change of a share is one that there can be, inside of its interval', () => {
  const examples: Record<string, number[]> = {};
  eachObject(document, '', (object) => {
    for (const [name, { examples: given = [] }] of Object.entries<Json>(object.properties ?? {})) {
      if (/^(visibility|share_of_voice)_change(_low|_high)?$/.test(name))
        examples[name] = [...(examples[name] ?? []), ...given];
    }
  });
  expect(Object.keys(examples).sort()).toEqual([
    'share_of_voice_change',
    'visibility_change',
    'visibility_change_high',
    'visibility_change_low',
  ]);
  for (const change of Object.values(examples).flat()) expect(Math.abs(change)).toBeLessThanOrEqual(1);
  const [low = 1] = examples.visibility_change_low ?? [];
  const [high = -1] = examples.visibility_change_high ?? [];
  for (const change of examples.visibility_change ?? []) {
    expect(change).toBeGreaterThan(low);
    expect(change).toBeLessThan(high);
  }
});

test.each([
  ['of 1000 characters', 'x'.repeat(1_000), 201],
  ['of more before it is trimmed', `${' '.repeat(40)}${'y'.repeat(990)}`, 201],
  ['of more before Unicode NFC', 'a\u0301'.repeat(600), 201],
  ['of white space', ' \u00a0\u3000\ufeff\n', 400],
  ['that is empty', '', 400],
  ['with NUL', 'a\u0000b', 400],
])('the text of a prompt is by its schema what is taken: %s', async (_, text, status) => {
  const { schema } = document.paths['/v1/prompts'].post.requestBody.content['application/json'];
  const { key } = await api.brand();
  const response = await api.request('POST', '/v1/prompts', { key, body: { text } });
  expect([response.status, new Ajv2020({ strict: false }).validate(schema, { text })]).toEqual([
    status,
    status === 201,
  ]);
});

test('a column that every row of a report has is required', () => {
  const required = (schema: string) => document.components.schemas[schema].properties.data.items.required;
  expect(required('SearchesReport')).toEqual([
    'query',
    'searches',
    'answers',
    'answer_rate',
    'last_searched_at',
  ]);
  expect(required('CitationsReport')).not.toContain('domain');
});

test('tells which dimension there is beside three others', () => {
  const describedFor = (report: string) =>
    document.paths[`/v1/reports/${report}`].get.parameters.find(({ name }: Json) => name === 'dimensions')
      .description;
  const others =
    'up to 3 of day, week, month, engine, country, prompt, topic, language; at most one of day, week, month. A group without answers has no row: over a range without any there is none, with or without dimensions.';
  expect(describedFor('visibility')).toBe(`Comma list of ${others}`);
  expect(describedFor('citations')).toBe(
    `Comma list of domain (default), url or content_type, and beside it ${others}`,
  );
  expect(describedFor('searches')).toBe(`Comma list of query (always), and beside it ${others}`);
});

test('responses are open to fields of later versions, requests are not', () => {
  const isClosed = (part: Json) => {
    let found = false;
    eachObject(part, '', (object) => {
      found ||= object.additionalProperties === false;
    });
    return found;
  };
  expect(isClosed(document.components)).toBe(false);
  for (const { name, operation } of operations()) {
    expect(isClosed(operation.responses), name).toBe(false);
    for (const media of Object.values<Json>(operation.requestBody?.content ?? {}))
      expect(media.schema.additionalProperties, name).toBe(false);
  }
});

test('operations have ids of their own, and tags that are described; all but the schema need a key', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.filter((tag: Json) => tag.description).map((tag: Json) => tag.name);
  for (const { name, operation } of operations()) {
    expect(operation.tags, name).toHaveLength(1);
    expect(tags, name).toContain(operation.tags[0]);
    expect(operation.summary, name).toEqual(expect.any(String));
    expect(operation.security, name).toEqual(isPublic(name) ? [] : undefined);
  }
  expect(document.security).toEqual([{ apiKey: [] }]);
  expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
});

test('parameters have a type, a description, and their default and limits as values of that type', () => {
  for (const { name, operation } of operations()) {
    for (const parameter of operation.parameters ?? []) {
      const where = `${name} ${parameter.name}`;
      const { type, default: fallback, minimum, maximum } = parameter.schema;
      expect(parameter.description, where).toEqual(expect.any(String));
      expect(['string', 'integer', 'boolean'], where).toContain(type);
      expect(parameter.required, where).toBe(parameter.in === 'path');
      if (fallback !== undefined) expect(typeof fallback, where).toBe(type === 'integer' ? 'number' : type);
      if (type === 'integer')
        expect([minimum, maximum], where).toEqual([expect.any(Number), expect.any(Number)]);
    }
  }
  const limit = (path: string) =>
    document.paths[path].get.parameters.find((one: { name: string }) => one.name === 'limit').schema;
  expect(limit('/v1/prompts')).toEqual({ type: 'integer', minimum: 1, maximum: 200, default: 50 });
  expect(limit('/v1/mentions')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 50 });
  expect(limit('/v1/reports/brands')).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    default: 1000,
  });
  const brands = document.paths['/v1/reports/brands'].get.parameters as {
    name: string;
    schema: { type: string; default?: unknown };
  }[];
  const flags = brands.filter(({ name }) =>
    ['labels', 'intervals', 'include_archived', 'bom'].includes(name),
  );
  expect(flags.map(({ schema }) => schema)).toEqual(Array(4).fill({ type: 'boolean', default: false }));
});

test('needs no key', async () => {
  const { status, headers } = await api.request('GET', '/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(document.openapi).toMatch(/^3\.1\./);
});
