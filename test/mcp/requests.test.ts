import http from 'node:http';
import { Writable } from 'node:stream';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { callTool, messageOf, post } from '../helpers/assistants.ts';
import { sharedStores } from '../helpers/shared.ts';

/* Keys, limits, headers, the log and metrics: as for /v1. */

let api: TestApi;
let brand: TestBrand;
const metrics = new Registry();
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const log = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  api = await createTestApi({ logger: pino({ level: 'info' }, log), metrics }, await sharedStores());
  brand = await api.brand();
});

afterAll(() => api.close());

const list = (key: string | null, headers = {}) => post(api.url, key, 'tools/list', {}, headers);

describe('keys', () => {
  test('none, a malformed one and a revoked one are refused before anything else', async () => {
    const none = await list(null);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await none.json()).toMatchObject({ code: 'api_key_missing' });
    expect(await (await list('avk_wrong')).json()).toMatchObject({ code: 'api_key_invalid' });
    const key = await api.key(brand, 'read');
    expect((await list(key)).status).toBe(200);
    await api.stores.postgres.query(
      "UPDATE api_keys SET revoked_at = now() WHERE brand_id = $1 AND permission = 'read'",
      [brand.id],
    );
    expect(await (await list(key)).json()).toMatchObject({ code: 'api_key_invalid' });
  });

  test('of the free plan are refused', async () => {
    const free = await api.brand({ plan: 'free' });
    expect(await (await list(free.key)).json()).toMatchObject({ code: 'plan_upgrade_required' });
  });

  test('a key that reads is told what it lacks, and nothing changes', async () => {
    const key = await api.key(brand, 'read');
    const { isError, body } = await callTool(api.url, key, 'create_prompts', { texts: ['Which one?'] });
    expect([isError, body.code]).toEqual([true, 'insufficient_permission']);
    expect((await api.get('/v1/prompts', brand)).body.meta.total).toBe(0);
  });
});

test('the rate limit counts requests here and there together', async () => {
  const limited = await createTestApi({ rateLimitPerMinute: 3 }, await sharedStores());
  try {
    const one = await limited.brand();
    expect((await limited.get('/v1/brand', one)).status).toBe(200);
    const second = await post(limited.url, one.key, 'tools/list');
    expect(second.headers.get('ratelimit-remaining')).toBe('1');
    expect((await callTool(limited.url, one.key, 'brand')).isError).toBe(false);
    const refused = await post(limited.url, one.key, 'tools/list');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

describe('requests', () => {
  test('of other methods are 405, and nothing sets a cookie or allows another origin', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const response = await fetch(`${api.url}/mcp`, {
        method,
        headers: { authorization: `Bearer ${brand.key}`, origin: 'http://localhost' },
      });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
      const names = [...response.headers].map(([name]) => name);
      expect(names.filter((name) => /^access-control|^set-cookie/.test(name))).toEqual([]);
    }
  });

  test('of a page of another host are refused', async () => {
    const response = await list(brand.key, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'cross_origin' });
  });

  test('that hold many messages, are no JSON or too large are refused', async () => {
    const send = (body: string) =>
      fetch(`${api.url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${brand.key}`,
        },
        body,
      });
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'brand', arguments: {} } };
    const many = await send(JSON.stringify([call, { ...call, id: 2 }]));
    expect(many.status).toBe(400);
    expect(await many.json()).toMatchObject({ code: 'invalid_body' });
    expect(await (await send('{')).json()).toMatchObject({ code: 'invalid_body' });
    expect(await (await send(`{"a":"${'x'.repeat(70_000)}"}`)).json()).toMatchObject({
      code: 'body_too_large',
    });
    expect((await send('')).status).toBe(400);
    expect((await send('{"method":5}')).status).toBe(400);
  });

  test('whose client hangs up end, and the next ones are served', async () => {
    for (let count = 0; count < 20; count += 1) {
      const request = http.request(`${api.url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${brand.key}`,
        },
      });
      request.on('error', () => {});
      request.end(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'brands_report' } }),
      );
      await new Promise((done) => request.once('finish', done));
      request.destroy();
    }
    expect((await callTool(api.url, brand.key, 'brands_report')).isError).toBe(false);
  });
});

test('the log and metrics name the tool and how it ended, and nothing that was sent', async () => {
  const input = { prompt_id: ['Secret words'] };
  expect((await callTool(api.url, brand.key, 'visibility_report', input)).body.code).toBe('unknown_prompt');
  await messageOf(await list(brand.key));
  await expect
    .poll(() => lines.filter(({ tool }) => tool === 'visibility_report').at(-1))
    .toMatchObject({ route: '/mcp', outcome: 'unknown_prompt', brand_id: brand.id, status: 200 });
  expect(JSON.stringify(lines)).not.toContain('Secret words');
  expect(await metrics.getSingleMetricAsString('mcp_tool_calls_total')).toContain(
    'mcp_tool_calls_total{tool="visibility_report",code="unknown_prompt"} 1',
  );
});
