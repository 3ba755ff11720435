import http from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestApi } from '../helpers/api.ts';
import { sharedApi } from '../helpers/shared.ts';
import { answerArbitrary, createWorld, insertAnswers } from '../reports/world.ts';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await sharedApi();
  const world = await createWorld(api.stores);
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
  await insertAnswers(api.stores, world, fc.sample(answerArbitrary(days, 4, 4), { numRuns: 60, seed: 1 }));
  key = await api.key({ brandId: world.brandId, brandNo: world.brandNo, epoch: 1 });
});

/** A response as it travels: fetch would unpack it. */
const raw = (encoding: string) =>
  new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const path = `${api.url}/v1/reports/brands?start_date=2026-03-01&end_date=2026-03-03&dimensions=day,engine`;
    http
      .get(path, { headers: { authorization: `Bearer ${key}`, 'accept-encoding': encoding } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });

it.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a report is the same packed with %s', async (encoding, unpack) => {
  const plain = await raw('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await raw(encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  expect(unpack(packed.body).toString()).toBe(plain.body.toString());
});

it('takes the cheapest of what the client can read', async () => {
  expect((await raw('gzip, deflate, br, zstd')).headers['content-encoding']).toBe('zstd');
});

it.each([
  ['gzip;q=0, *', undefined],
  ['*, GZIP; q=0.0', undefined],
  ['x-gzip;q=0,*;q=0.5', undefined],
  ['gzip;q=0, *;q=0.5, br', 'br'],
  ['gzip;q=0.5, br;q=0.7, *', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['identity, *;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'gzip'],
  ['gzip;q=0', undefined],
])('%s is answered with %s', async (accepted, encoding) => {
  const { headers, body } = await raw(accepted);
  expect(headers['content-encoding']).toBe(encoding);
  if (encoding === undefined) expect(body.toString()).toMatch(/^\{"data":/);
});
