import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freeResultBuffers } from '../../src/stores/free-result-buffers.ts';

const SENT = 48_000_000;

/** Sends zeros on every connection, and ends it. */
const server = createServer((socket) => socket.end(Buffer.alloc(SENT)));

afterEach(() => server.close());

test('what was read and passed on is freed before there is much of it', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = process.memoryUsage().arrayBuffers;
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  freeResultBuffers(socket);
  freeResultBuffers(socket);
  let read = 0;
  let most = 0;
  for await (const chunk of socket) {
    read += chunk.length;
    // Without the bytes that the server's side has made.
    most = Math.max(most, process.memoryUsage().arrayBuffers - before - SENT);
  }
  expect(read).toBe(SENT);
  expect(socket.listenerCount('data')).toBeLessThan(2);
  expect(most).toBeLessThan(16_000_000);
});
