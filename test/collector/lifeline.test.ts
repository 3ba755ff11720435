import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { holdLifeline } from '../../src/collector/lifeline.ts';

/** A place in front of Postgres that notes when somebody comes. */
async function watched(serve: (socket: Socket, server: URL) => void) {
  const url = new URL(inject('servers').databaseUrl);
  const times: number[] = [];
  const server = createServer((socket) => {
    times.push(performance.now());
    socket.on('error', () => {});
    serve(socket, url);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const place = new URL(url);
  place.port = String((server.address() as AddressInfo).port);
  place.pathname = '/nowhere';
  return { times, url: place.href };
}

it.each<[string, (socket: Socket, server: URL) => void]>([
  ['is away', (socket) => socket.destroy()],
  [
    'has no such database',
    (socket, { hostname, port }) => {
      const postgres = connect(Number(port), hostname);
      postgres.on('error', () => {});
      socket.pipe(postgres).pipe(socket);
    },
  ],
])('is tried again once a second where Postgres %s', async (_, serve) => {
  const { times, url } = await watched(serve);
  const lifeline = holdLifeline(url, 'pool');
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(4);
  await lifeline.release();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThan(900);
});
