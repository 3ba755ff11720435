import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { openClickHouse } from '../../src/stores/clickhouse.ts';
import { queryFileRows } from '../../src/stores/file-rows.ts';
import { queryJsonRows } from '../../src/stores/json-rows.ts';

/* A ClickHouse whose connection breaks in the middle of a result, as when it is killed, while nobody reads it yet. */

const begun = new Set<ServerResponse>();
let summary = '{"result_rows":"3"}';
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'x-clickhouse-summary': summary });
  response.write(`[\n${'{"a":1},'.repeat(10_000)}`);
  begun.add(response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const clickhouse = openClickHouse(`http://127.0.0.1:${(server.address() as AddressInfo).port}/default`);
const query = { sql: 'SELECT 1 AS a', params: {} };

afterAll(async () => {
  await clickhouse.close();
  server.close();
});

const read = async (stream: Readable) => {
  for await (const _ of stream);
};

it.each([
  [
    'JSON',
    async (signal: AbortSignal) => (await queryJsonRows(clickhouse, query, ['a'], signal)).bytes as Readable,
  ],
  [
    'CSV',
    async (signal: AbortSignal) =>
      (await queryFileRows(clickhouse, { query, columns: [{ name: 'a', text: false }] }, 'csv', signal))
        .stream,
  ],
])('tells whoever reads the rows as %s later, and brings nothing down', async (_, rows) => {
  const stream = await rows(new AbortController().signal);
  for (const response of begun) response.destroy();
  await expect.poll(() => stream.destroyed).toBe(true);
  await expect(read(stream)).rejects.toThrow('aborted');
});

it('brings nothing down where a proxy has written the summary twice', async () => {
  summary = `${summary}, ${summary}`;
  const { signal } = new AbortController();
  await expect(queryJsonRows(clickhouse, query, ['a'], signal)).rejects.toThrow('JSON');
});
