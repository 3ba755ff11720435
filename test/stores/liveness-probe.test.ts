import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClickHouse, openClickHouse } from '../../src/stores/clickhouse.ts';
import { createLivenessProbe } from '../../src/stores/liveness-probe.ts';

/* A ClickHouse that begins a result and sends no more of it; whether it says that it is there is the test's choice. */

let server: Server;
let url: string;
let there = true;
let clickhouse: ClickHouse;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/ping') {
      if (there) response.end('Ok.\n');
      return;
    }
    request.resume();
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.write('[{"row":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  clickhouse = openClickHouse(url);
});

afterAll(async () => {
  await clickhouse.close();
  server.closeAllConnections();
  server.close();
});

const begun = async () => {
  const query = { sql: 'SELECT 1 AS row', params: {} };
  const { stream } = await clickhouse.read(query, {}, new AbortController().signal);
  stream.resume();
  return stream;
};

it('a result that has begun is broken off where ClickHouse hangs before its end', async () => {
  there = false;
  const started = performance.now();
  await expect(finished(await begun())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('goes on where ClickHouse is there and takes its time', async () => {
  there = true;
  const stream = await begun();
  const unwatch = createLivenessProbe(url, { suspicious: 10, patience: 1_000 }).watch((error) =>
    stream.destroy(error),
  );
  let asked = 0;
  server.on('request', ({ url: path }) => {
    if (path === '/ping') asked += 1;
  });
  await expect.poll(() => asked).toBeGreaterThan(3);
  expect(stream.destroyed).toBe(false);
  unwatch();
  stream.destroy();
});
