import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { openClickHouse } from '../../src/stores/clickhouse.ts';

/* A ClickHouse, or a proxy in front of it, that closes kept connections as the next query is being written to them. */

let closeAll: () => Promise<void>;
afterEach(() => closeAll());

/** One that closes a connection at its second query, and each at its first where `always`. */
async function open({ always = false } = {}) {
  const used = new Set<Socket>();
  const counts = { answered: 0, closed: 0 };
  const server = createServer((request, response) => {
    const { socket } = request;
    if (always || used.has(socket)) {
      counts.closed += 1;
      socket.resetAndDestroy();
      return;
    }
    used.add(socket);
    counts.answered += 1;
    request.resume();
    response.end('1\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clickhouse = openClickHouse(`http://127.0.0.1:${port}/default`);
  closeAll = async () => {
    await clickhouse.close();
    server.close();
  };
  const read = async () => {
    const { stream } = await clickhouse.read(
      { sql: 'SELECT 1 FORMAT TSV', params: {} },
      {},
      new AbortController().signal,
    );
    return text(stream);
  };
  return { read, counts };
}

it('asks again on another connection', async () => {
  const { read, counts } = await open();
  for (const _ of Array(20)) expect(await read()).toBe('1\n');
  expect(counts.closed).toBeGreaterThan(5);
});

it('asks again where several kept connections are closed', async () => {
  const { read, counts } = await open();
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(Array(8).fill('1\n'));
  expect(await read()).toBe('1\n');
  expect(counts.closed).toBeGreaterThan(0);
});

it('says so where a new connection is closed, and asks once', async () => {
  const { read, counts } = await open({ always: true });
  await expect(read()).rejects.toThrow(expect.objectContaining({ code: 'ECONNRESET' }));
  expect(counts.closed).toBe(1);
});
