import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROBLEMS } from '../../src/http/problems.ts';
import { createTestApi, type TestApi } from '../helpers/api.ts';

/* That the document is valid OpenAPI 3.1 and its examples fit its schemas is checked by `npm run lint:openapi`. */

let api: TestApi;
// biome-ignore lint/suspicious/noExplicitAny: a JSON document.
let document: any;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.request('GET', '/openapi.json')).body;
});
afterAll(() => api?.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: a JSON document.
    Object.entries(methods as Record<string, any>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('every endpoint of the specification is there, and no other', () => {
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'GET /v1/answers',
    'GET /v1/answers/{answer_id}',
    'GET /v1/brand',
    'GET /v1/citations',
    'GET /v1/competitors',
    'GET /v1/competitors/{competitor_id}',
    'GET /v1/mentions',
    'GET /v1/prompts',
    'GET /v1/prompts/{prompt_id}',
    'GET /v1/reports/brands',
    'GET /v1/reports/citations',
    'GET /v1/reports/visibility',
    'PATCH /v1/competitors/{competitor_id}',
    'PATCH /v1/prompts/{prompt_id}',
    'POST /v1/prompts',
  ]);
});

test('every response has an example, and the headers of its status', () => {
  for (const { name, operation } of operations()) {
    for (const [status, response] of Object.entries<{ content: Record<string, object>; headers: object }>(
      operation.responses,
    )) {
      const where = `${name} ${status}`;
      for (const [type, media] of Object.entries(response.content)) {
        const isExampled =
          'example' in media || Object.keys((media as { examples?: object }).examples ?? {}).length > 0;
        expect(isExampled, `${where} ${type}`).toBe(true);
      }
      expect(Object.keys(response.headers), where).toContain('X-Request-Id');
    }
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      expect(media, name).toHaveProperty('example');
  }
});

test('every problem that an endpoint can answer with is told of some endpoint', () => {
  const told = new Set(
    operations().flatMap(({ operation }) =>
      Object.values<{ content: Record<string, { examples?: object }> }>(operation.responses).flatMap(
        (response) => Object.keys(response.content['application/problem+json']?.examples ?? {}),
      ),
    ),
  );
  const ofNoEndpoint = [
    'malformed_request',
    'headers_too_large',
    'request_timeout',
    'method_not_allowed',
    'not_acceptable',
  ];
  expect(new Set([...told, ...ofNoEndpoint])).toEqual(new Set(Object.keys(PROBLEMS)));
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
});

test('needs no key', async () => {
  const { status, headers } = await api.request('GET', '/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(document.openapi).toMatch(/^3\.1\./);
});
