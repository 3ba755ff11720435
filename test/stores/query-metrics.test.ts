import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { observeRequests } from '../../src/http/responses/request-metrics.ts';
import { createResponseCache } from '../../src/http/responses/response-cache.ts';
import { createResponseBuffers } from '../../src/reports/response-buffers.ts';
import type { ClickHouse } from '../../src/stores/clickhouse.ts';
import { currentRequest } from '../../src/stores/current-request.ts';
import { type SlowQuery, withQueryMetrics } from '../../src/stores/query-metrics.ts';

let now = 0;

const take = async (text: string) => {
  now += Number(/\d+/.exec(text)?.[0]);
};

/** A ClickHouse that takes as many milliseconds as the text of a query says. */
const clickhouse = {
  read: ({ sql }: { sql: string }) => take(sql),
  command: ({ query }: { query: string }) => take(query),
} as unknown as ClickHouse;

it('tells slow queries: SQL and days, for which request, and no other value', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const told: SlowQuery[] = [];
  const watched = withQueryMetrics(clickhouse, new Registry(), {
    from: 50,
    onSlow: (query) => told.push(query),
  });
  const signal = new AbortController().signal;
  await watched.read({ sql: 'SELECT 1', params: {} }, {}, signal);
  const params = { start: '2026-11-01', domain: 'secret.example', brand_no: 7 };
  await currentRequest.run('a-request', () => watched.read({ sql: 'SELECT\n  60', params }, {}, signal));
  await watched.command({ query: 'OPTIMIZE 60', query_params: { day: '2026-11-02' } });
  expect(told).toEqual([
    { request_id: 'a-request', ms: 60, sql: 'SELECT 60', days: { start: '2026-11-01' } },
    { request_id: undefined, ms: 60, sql: 'OPTIMIZE 60', days: { day: '2026-11-02' } },
  ]);
  const silent = withQueryMetrics(clickhouse, new Registry(), { from: 0, onSlow: () => expect.fail() });
  await silent.read({ sql: 'SELECT 5', params: {} }, {}, signal);
});

it('knows the request that a query is for', async () => {
  const app = fastify();
  observeRequests(app, new Registry(), createResponseBuffers(), createResponseCache());
  app.get('/', async (request) => {
    await sleep(1);
    return { is: request.id, told: currentRequest.getStore() };
  });
  const answers = await Promise.all([1, 2].map(async () => (await app.inject('/')).json()));
  expect(answers.map(({ told }) => told)).toEqual(answers.map(({ is }) => is));
  await app.close();
});
