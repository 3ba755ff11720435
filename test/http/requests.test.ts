import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { openPostgres } from '../../src/stores/postgres.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { sharedApi, sharedStores } from '../helpers/shared.ts';
import { closeAfterTest } from '../helpers/stores.ts';

let api: TestApi;
let brand: TestBrand;
beforeAll(async () => {
  api = await sharedApi();
  brand = await api.brand();
});

const problem = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
const JSON_TYPE = { 'content-type': 'application/json' };

describe('paths and methods', () => {
  test.each([
    '/v1/nothing',
    '/v1/',
    '/v1/prompts/',
    '/v1/Prompts',
    '/v1/prompts/a/b',
    '/nothing',
    '/v1//brand',
    '/assets/',
    '/assets/%00',
    '/assets/..%5c..',
  ])('404: %s', async (path) => {
    expect(problem(await api.request('GET', path, { key: brand.key }))).toEqual([404, 'not_found']);
  });

  test.each([
    ['/v1/brand/', 'did you mean /v1/brand?'],
    ['/V1/Brand', 'did you mean /v1/brand?'],
    ['/v1//brand?limit=1', 'did you mean /v1/brand?'],
    ['/v1/competitor', 'did you mean /v1/competitors?'],
    ['/v1/report/visibility', 'did you mean /v1/reports/visibility?'],
    ['/v1/reports', 'GET /openapi.json lists all paths.'],
    ['/brand', 'GET /openapi.json lists all paths.'],
  ])('404 of a path that there is not says what it may stand for: %s', async (path, hint) => {
    const { body } = await api.request('GET', path, { key: brand.key });
    expect(body.detail).toBe(`Nothing exists at this address; ${hint}`);
  });

  test.each([
    ['PUT', '/v1/prompts', 'GET, HEAD, POST'],
    ['DELETE', '/v1/prompts/x', 'GET, HEAD, PATCH'],
    ['POST', '/v1/brand', 'GET, HEAD'],
    ['PATCH', '/v1/competitors', 'GET, HEAD'],
    ['OPTIONS', '/v1/brand', 'GET, HEAD'],
    ['PROPFIND', '/v1/brand', 'GET, HEAD'],
  ])('405: %s %s', async (method, path, allow) => {
    const response = await api.request(method, path, {
      key: brand.key,
      headers: { 'content-type': 'text/plain' },
    });
    expect(problem(response)).toEqual([405, 'method_not_allowed']);
    expect(response.headers.get('allow')?.split(', ').sort().join(', ')).toBe(allow);
  });

  test('405 without a key where none is needed', async () => {
    const response = await api.request('POST', '/openapi.json', { body: {} });
    expect(problem(response)).toEqual([405, 'method_not_allowed']);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('405 for a read key, too: there is no write endpoint', async () => {
    const key = await api.key(brand, 'read');
    expect(problem(await api.request('DELETE', '/v1/prompts', { key }))).toEqual([405, 'method_not_allowed']);
  });

  test('HEAD is GET without a body', async () => {
    const response = await api.request('HEAD', '/v1/brand', { key: brand.key });
    expect([response.status, response.text]).toEqual([200, '']);
  });

  test('a path or method that is wrong is told before its body is', async () => {
    for (const [method, path, status] of [
      ['POST', '/v1/nothing', 404],
      ['PUT', '/v1/brand', 405],
    ] as const) {
      const response = await api.request(method, path, { key: brand.key, body: '{' });
      expect(response.status).toBe(status);
    }
  });
});

describe('bodies', () => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) =>
    api.request('POST', '/v1/prompts', { key: brand.key, body, headers });

  test.each([
    ['malformed JSON', '{"text": "x"'],
    ['an array', '[]'],
    ['a string', '"text"'],
    ['null', 'null'],
    ['a number', '1'],
    ['two fields of one name', '{"text": "a", "text": "b"}'],
    ['two fields of one name, one escaped', '{"text": "a", "te\\u0078t": "b"}'],
    ['deep nesting', `{"text": ${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['deep nesting without an end', '['.repeat(60_000)],
    ['a prototype key', '{"text": "a", "constructor": {"prototype": {}}}'],
    ['white space', '  '],
  ])('400 invalid_body: %s', async (_, body) => {
    expect(problem(await post(body))).toEqual([400, 'invalid_body']);
  });

  test('null is no empty body', async () => {
    const id = await api.prompt(brand);
    const patch = (body: string | undefined) =>
      api.request('PATCH', `/v1/prompts/${id}`, { key: brand.key, body, headers: JSON_TYPE });
    expect(problem(await patch('null'))).toEqual([400, 'invalid_body']);
    expect((await patch('{}')).status).toBe(200);
    expect((await patch(undefined)).status).toBe(200);
  });

  test('400: bytes that are not UTF-8', async () => {
    const bytes = Uint8Array.of(...Buffer.from('{"text":"'), 0xff, ...Buffer.from('"}'));
    expect(problem(await post(bytes))).toEqual([400, 'invalid_body']);
  });

  test('what cannot be read is a fault of the body, by its name', async () => {
    const { body } = await post('{"text": "a", "text": "b"}');
    expect(body).toMatchObject({
      detail: 'The request body has two fields of the same name.',
      errors: [{ parameter: 'body', message: 'has two fields of the same name' }],
    });
    expect((await post('{"text":"a",}')).body).toMatchObject({
      detail: 'The request body is not valid JSON at line 1, column 13.',
      errors: [{ parameter: 'body', message: 'is not valid JSON at line 1, column 13' }],
    });
  });

  test('201: what only looks like two fields of one name', async () => {
    const text = '{"text": "a", \\"text\\": : "b"}';
    const { status, body } = await post(JSON.stringify({ text }));
    expect([status, body.text]).toEqual([201, text]);
  });

  test('413 over 64 KiB, with a length and without', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(64 * 1024) });
    expect(problem(await post(body))).toEqual([413, 'body_too_large']);
    const exact = `{"text":"exactly"${' '.repeat(64 * 1024 - 18)}}`;
    expect([exact.length, (await post(exact)).status]).toEqual([64 * 1024, 201]);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonx'],
    ['application/json; charset=iso-8859-1'],
    ['nonsense'],
  ])('415: %s', async (type) => {
    expect(problem(await post('{"text":"x"}', { 'content-type': type }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  test('415: a compressed body', async () => {
    const response = await post('{"text":"x"}', { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(problem(response)).toEqual([415, 'unsupported_media_type']);
    expect(response.body.detail).toContain('without Content-Encoding');
  });

  test('201: application/json with a charset, in any letter case', async () => {
    const headers = { 'content-type': 'Application/JSON; Charset="UTF-8"' };
    expect((await post('{"text":"charset"}', headers)).status).toBe(201);
  });
});

describe('every response', () => {
  test('has headers for a JSON API that no browser reads', async () => {
    for (const path of ['/v1/brand', '/v1/nothing', '/openapi.json']) {
      const { headers } = await api.request('GET', path, {
        key: brand.key,
        headers: { origin: 'https://a.example' },
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('carries the request id of the caller where that is harmless', async () => {
    const ask = (id: string) =>
      api.request('GET', '/v1/nothing', { key: brand.key, headers: { 'x-request-id': id } });
    expect((await ask('abc-1')).body.request_id).toBe('abc-1');
    expect((await ask('<script>')).body.request_id).toMatch(/^[0-9a-f-]{36}$/);
    const longest = 'a'.repeat(128);
    expect((await ask(longest)).body.request_id).toBe(longest);
    expect((await ask(`${longest}a`)).body.request_id).toMatch(/^[0-9a-f-]{36}$/);
    const { body } = await api.request('GET', '/openapi.json');
    expect(body.components.headers['X-Request-Id'].description).toBe(
      "The caller's own X-Request-Id where that is 1 to 128 letters, digits, dots, hyphens and underscores, otherwise a new id.",
    );
  });

  /** The responses to some bytes, until the connection is closed. */
  const raw = (...texts: readonly string[]) =>
    new Promise<{ status: number; code?: string }[]>((resolve, reject) => {
      const { port } = new URL(api.url);
      const socket = connect(Number(port), '127.0.0.1', () => {
        for (const [at, text] of texts.entries()) setTimeout(() => socket.write(text), 100 * at);
      });
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => {
        const responses = answer.split(/(?=HTTP\/1\.1 \d)/).filter(Boolean);
        resolve(
          responses.map((one) => {
            const [head = '', body = ''] = one.split('\r\n\r\n');
            const { status = Number(head.slice(9, 12)), code, request_id } = body ? JSON.parse(body) : {};
            if (code !== undefined) expect(head).toContain(`x-request-id: ${request_id}`);
            return { status, code };
          }),
        );
      });
      socket.on('error', reject);
    });
  const JSON_BODY = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const LAST = 'Connection: close\r\n\r\n';
  const malformed = { status: 400, code: 'malformed_request' };

  test.each([
    ['what is not HTTP', 'NONSENSE\r\n\r\n', [malformed]],
    [
      'headers over 64 KiB',
      `GET /v1/brand?x=${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      [{ status: 431, code: 'headers_too_large' }],
    ],
    ['a request without a host', `GET /openapi.json HTTP/1.1\r\n${LAST}`, [malformed]],
    ['one for the API without a host', `GET /v1/brand HTTP/1.1\r\n${LAST}`, [malformed]],
    ['one for the dashboard without a host', `GET /app/session HTTP/1.1\r\n${LAST}`, [malformed]],
    ['a request to two hosts', `GET /openapi.json HTTP/1.1\r\nHost: a\r\nHost: b\r\n${LAST}`, [malformed]],
    [
      'an old request without a host',
      `GET /v1/brand HTTP/1.0\r\n${LAST}`,
      [{ status: 401, code: 'api_key_missing' }],
    ],
    [
      'one that expects what there is not',
      `GET /v1/brand HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${LAST}`,
      [{ status: 401, code: 'api_key_missing' }],
    ],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', [malformed]],
  ])('is problem details also for %s', async (_, text, expected) => {
    expect(await raw(text)).toEqual(expected);
  });

  test('comes from no connection that waits for none', async () => {
    const request = 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';
    expect(await raw(request.repeat(1_000))).toEqual([]);
    expect((await raw(`${request.repeat(9)}NONSENSE\r\n\r\n`)).map(({ status }) => status)).toEqual([
      ...Array(9).fill(200),
      400,
    ]);
  });

  test('of a CONNECT whose client is gone ends nothing', async () => {
    const { port } = new URL(api.url);
    const reset = async () => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy());
      await once(socket, 'close');
    };
    await Promise.all(Array.from({ length: 20 }, reset));
    expect((await api.get('/v1/brand', brand)).status).toBe(200);
  });

  test('is of its own request, whatever is wrong with what comes after it', async () => {
    const good = `GET /v1/brand HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${brand.key}\r\n\r\n`;
    expect(await raw(`${good}${good}NONSENSE\r\n\r\n`)).toEqual([
      { status: 200 },
      { status: 200 },
      malformed,
    ]);
    const post = `POST /v1/prompts HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${brand.key}\r\n${JSON_BODY}`;
    expect(await raw(`${good}${post}nonsense\r\n`)).toEqual([{ status: 200 }, malformed]);
    // It was refused before its body came, which is nobody's request.
    expect(await raw(`POST /v1/prompts HTTP/1.1\r\nHost: a\r\n${JSON_BODY}`, 'nonsense\r\n')).toEqual([
      { status: 401, code: 'api_key_missing' },
    ]);
  });

  test('is 503 with Retry-After while Postgres or ClickHouse is away', async () => {
    const gone = openPostgres('postgres://nobody@127.0.0.1:1/none');
    const withoutPostgres = await createTestApi({ postgres: gone }, await sharedStores());
    closeAfterTest(withoutPostgres);
    const away = await withoutPostgres.get('/v1/brand', brand);
    expect([problem(away), away.headers.get('retry-after')]).toEqual([[503, 'unavailable'], '2']);
    expect(JSON.stringify(away.body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|postgres/i);
    await gone.end();

    const withoutClickHouse = await createTestApi(
      { clickhouse: openClickHouse('http://127.0.0.1:1') },
      await sharedStores(),
    );
    closeAfterTest(withoutClickHouse);
    const other = await withoutClickHouse.brand();
    for (const path of ['/v1/brand', '/v1/answers', '/v1/reports/visibility']) {
      expect(problem(await withoutClickHouse.get(path, other))).toEqual([503, 'unavailable']);
    }
    expect((await withoutClickHouse.get('/v1/prompts', other)).status).toBe(200);
  });

  test('a filter of 1,000 prompt ids fits the URL', async () => {
    const ids = Array.from({ length: 1000 }, () => crypto.randomUUID()).join(',');
    const response = await api.get(`/v1/reports/visibility?prompt_id=${ids}`, brand);
    expect(problem(response)).toEqual([400, 'unknown_prompt']);
  });
});

test('closes at once although a client has opened a connection and sent nothing', async () => {
  const closing = await createTestApi({}, await sharedStores());
  const { hostname, port } = new URL(closing.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server has it only when it answers another.
  await closing.request('GET', '/v1/brand');
  const ended = once(socket, 'close');
  socket.on('error', () => {});
  socket.resume();
  await closing.close();
  await ended;
  // Less than the minute a server waits for the first words of a client.
});
