import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket } from '../../src/exports/bucket.ts';
import { namesOf } from '../../src/exports/layout.ts';
import { sharedStores } from '../helpers/shared.ts';
import type { TestStores } from '../helpers/stores.ts';

/*
 * The bucket is a local HTTP server that keeps what is put and gives it back in ranges, as S3 does; who writes
 * and reads is ClickHouse's own s3 function.
 */

let stores: TestStores;
let server: http.Server;
let address: string;
const objects = new Map<string, Buffer>();

function answer(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
  const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '');
  if (request.method === 'PUT') {
    objects.set(key, body);
    response.setHeader('ETag', '"1"').end();
    return;
  }
  const object = objects.get(key);
  if (!object) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    return;
  }
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? object : object.subarray(Number(from), to ? Number(to) + 1 : undefined);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-length': part.length,
    etag: '"1"',
    'last-modified': new Date(0).toUTCString(),
    ...(from === undefined
      ? {}
      : { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${object.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

beforeAll(async () => {
  stores = await sharedStores();
  server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answer(request, response, Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/exports`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

const rows = (count: number) => ({
  query: { sql: 'SELECT number AS n, toString(number) AS t FROM numbers({count:UInt32})', params: { count } },
  columns: [
    { name: 'n', text: false },
    { name: 't', text: true },
  ],
});

describe('a bucket', () => {
  it('takes texts, gives them back, and has none of what is not there', async () => {
    const bucket = openBucket(stores.clickhouse, address);
    expect([await bucket.read('a.json'), await bucket.size('a.json')]).toEqual([null, null]);
    const text = '{"a": "é 🍎\\n \'"}';
    await bucket.writeText('a.json', text);
    expect([await bucket.read('a.json'), await bucket.size('a.json')]).toEqual([
      text,
      Buffer.byteLength(text),
    ]);
    await bucket.writeText('a.json', 'x');
    expect(await bucket.read('a.json')).toBe('x');
    await bucket.remove('a.json');
    expect((await bucket.read('a.json')) ?? '').toBe('');
  });

  it.each(
    (['parquet', 'csv', 'ndjson'] as const).flatMap((format) =>
      (['flat', 'hive'] as const).map((layout) => ({ format, layout })),
    ),
  )(
    'takes rows as $format, laid out as $layout, and tells their size and hash',
    async ({ format, layout }) => {
      const bucket = openBucket(stores.clickhouse, address);
      const name = namesOf(layout, format, 'b')({ kind: 'answers', day: '2026-03-01' });
      const written = await bucket.writeRows(name, rows(1_000), format, new AbortController().signal);
      const object = objects.get(`/bucket/exports/${name}`) ?? Buffer.alloc(0);
      expect(written).toEqual({
        rows: 1_000,
        bytes: object.length,
        sha256: createHash('sha256').update(object).digest('hex'),
      });
      expect(object.length).toBeGreaterThan(1_000);
      expect(await bucket.size(name)).toBe(object.length);
      if (format === 'ndjson') expect(object.toString().split('\n')[1]).toBe('{"n":1,"t":"1"}');
    },
  );
});
