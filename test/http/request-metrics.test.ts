import { Writable } from 'node:stream';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/ingest/brands/ingest-brand.ts';
import { importLines } from '../../src/ingest/import/import-lines.ts';
import { createLogger } from '../../src/runtime/log.ts';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { createTestApi, type TestApi, type TestBrand } from '../helpers/api.ts';
import { sharedStores } from '../helpers/shared.ts';
import { manyLines } from '../ingest/lines.ts';

const RANGE = 'start_date=2026-02-01&end_date=2026-04-30';

let api: TestApi;
let brand: TestBrand;
let lines: string[] = [];
/** Its ClickHouse is away. */
let half: TestApi;
const metrics = new Registry();

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logger = createLogger({ LOG_LEVEL: 'info' }, destination);
  api = await createTestApi({ logger, metrics }, await sharedStores());
  const clickhouse = openClickHouse('http://default:none@127.0.0.1:1/none');
  half = await createTestApi({ logger, clickhouse }, { ...api.stores, close: () => clickhouse.close() });
  brand = await api.brand();
  const ingestBrand = await loadBrand(api.stores.postgres, brand.id);
  if (!ingestBrand) throw new Error('the brand is gone');
  await importLines(api.stores, {
    brand: ingestBrand,
    lines: manyLines(30).map((line, number) => ({ source: 'test', number, text: JSON.stringify(line) })),
    onReject: (...fault) => expect(fault).toBeNull(),
  });
});

beforeEach(() => {
  lines = [];
});

afterAll(async () => {
  await half.close();
  await api.close();
});

async function logged() {
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
}

describe('a request', () => {
  it('that was answered from memory says so', async () => {
    const path = `/v1/mentions?${RANGE}&limit=6`;
    await api.get(path, brand);
    await logged();
    lines = [];
    const { body } = await api.get(path, brand);
    expect(await logged()).toMatchObject([{ rows: body.data.length, from_memory: true, status: 200 }]);
  });

  it('is one line of the log: who, what, how long, how many rows', async () => {
    const { headers, body } = await api.get(`/v1/mentions?${RANGE}&limit=7`, brand);
    expect(await logged()).toEqual([
      {
        level: 30,
        time: expect.any(String),
        request_id: headers.get('x-request-id'),
        brand_id: brand.id,
        key_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'GET',
        route: '/v1/mentions',
        status: 200,
        ms: expect.any(Number),
        rows: body.data.length,
        msg: 'request',
      },
    ]);
  });

  it.each([
    ['csv', 'text/csv'],
    ['parquet', 'application/vnd.apache.parquet'],
  ])('counts the rows of %s', async (_, accept) => {
    const response = await fetch(`${api.url}/v1/reports/visibility?${RANGE}&dimensions=engine`, {
      headers: { authorization: `Bearer ${brand.key}`, accept },
    });
    await response.arrayBuffer();
    expect(await logged()).toMatchObject([{ route: '/v1/reports/visibility', rows: 3 }]);
  });

  it('tells no key, parameter or text, also where it fails', async () => {
    const secret = 'avk_0000000000000000000000000000000000000000';
    await api.request('GET', '/v1/brand', { key: secret });
    await api.request('GET', `/v1/answers?engine=s3cret&${RANGE}`, { key: brand.key });
    await api.request('GET', '/v1/nowhere/s3cret', { key: brand.key });
    await api.request('POST', '/v1/prompts', { key: brand.key, body: { text: 's3cret text' } });
    await expect.poll(() => lines.length).toBe(4);
    expect(lines.join('')).not.toMatch(/s3cret|avk_/);
    expect((await logged()).map(({ route, status }) => [route, status])).toEqual([
      ['/v1/brand', 401],
      ['/v1/answers', 400],
      ['unknown', 404],
      ['/v1/prompts', 201],
    ]);
  });

  it('that fails is told with its id beside the reason', async () => {
    const { status, headers } = await half.get(`/v1/answers?${RANGE}`, brand);
    expect(status).toBe(503);
    await logged();
    expect(lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)).toMatchObject({
      request_id: headers.get('x-request-id'),
      err: { message: expect.stringContaining('ECONNREFUSED') },
    });
  });

  it('that a client gives up is told as such', async () => {
    const holder = await api.stores.postgres.connect();
    try {
      // Whoever wants to know a key's brand waits.
      await holder.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
      const controller = new AbortController();
      const response = fetch(`${api.url}/v1/reports/brands?${RANGE}&dimensions=day,prompt`, {
        headers: { authorization: `Bearer ${brand.key}` },
        signal: controller.signal,
      });
      const ended = expect(response).rejects.toThrow();
      const waiting = "SELECT FROM pg_locks WHERE relation = 'api_keys'::regclass AND NOT granted";
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
      controller.abort();
      await ended;
      expect(await logged()).toMatchObject([{ route: '/v1/reports/brands', aborted: true }]);
    } finally {
      holder.release(true);
    }
  });

  it('is counted by route and status, and timed', async () => {
    await api.get(`/v1/answers?${RANGE}`, brand);
    const text = await metrics.metrics();
    expect(text).toMatch(/http_requests_total\{method="GET",route="\/v1\/answers",status="200"\} [1-9]/);
    expect(text).toMatch(/http_requests_total\{method="GET",route="\/v1\/brand",status="401"\} 1/);
    expect(text).toMatch(/http_request_seconds_count\{route="\/v1\/answers"\} [1-9]/);
    expect(text).toMatch(/http_unread_bytes 0/);
  });
});
