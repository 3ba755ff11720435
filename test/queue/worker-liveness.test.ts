import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { DatabaseUptime } from '../../src/queue/database-uptime.ts';
import { holdWorkerLiveness } from '../../src/queue/worker-liveness.ts';
import { openPostgres } from '../../src/stores/postgres.ts';

/** Postgres, behind a place that was come to. */
function pass(socket: Socket, { hostname, port }: URL): void {
  const postgres = connect(Number(port), hostname);
  postgres.on('error', () => {});
  socket.pipe(postgres).pipe(socket);
}

/** A place in front of Postgres that notes when somebody comes, to a database that is not there unless it is named. */
async function watched(serve: (socket: Socket, server: URL) => void, database = '/nowhere') {
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
  place.pathname = database;
  return { times, url: place.href };
}

it.each<[string, (socket: Socket, server: URL) => void]>([
  ['is away', (socket) => socket.destroy()],
  ['has no such database', pass],
])('is tried again once a second where Postgres %s', async (_, serve) => {
  const { times, url } = await watched(serve);
  const liveness = holdWorkerLiveness(url, 'pool');
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(4);
  await liveness.release();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThan(900);
});

it('lets the pool go where it is told to while it connects anew', async () => {
  const postgres = openPostgres(inject('servers').databaseUrl, { connections: 1 });
  onTestFinished(() => postgres.end());
  const holders = `FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND (classid, objid) = (hashtext('collector')::bit(32)::bigint::oid, hashtext('let go')::bit(32)::bigint::oid)`;
  const { promise: mayPass, resolve: letPass } = Promise.withResolvers<void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const { times, url } = await watched(
    (socket, server) => {
      if (times.length === 1) pass(socket, server);
      else {
        socket.once('close', () => close());
        mayPass.then(() => pass(socket, server));
      }
    },
    new URL(inject('servers').databaseUrl).pathname,
  );
  const liveness = holdWorkerLiveness(url, 'let go');
  await liveness.held;
  expect((await postgres.query(`SELECT pg_terminate_backend(pid) ${holders}`)).rowCount).toBe(1);
  await expect.poll(() => times.length).toBe(2);
  await liveness.release();
  letPass();
  // The connection that was on its way ends, and with it the lock that it may have had for a moment.
  await closed;
  await expect
    .poll(async () => (await postgres.query(`SELECT ${holders}`)).rowCount, { timeout: 10_000 })
    .toBe(0);
});

it('takes nobody for dead until others had the time to come back, as it had itself', () => {
  let now = 100;
  const uptime = new DatabaseUptime(10, () => now);
  expect(uptime.isSteady).toBe(true);
  uptime.held();
  expect(uptime.isSteady).toBe(true);
  uptime.broke();
  expect(uptime.isSteady).toBe(false);
  now += 1_000;
  expect(uptime.isSteady).toBe(false);
  uptime.held();
  now += 9;
  // The lock of another pool of the same process.
  uptime.held();
  expect(uptime.isSteady).toBe(false);
  now += 1;
  expect(uptime.isSteady).toBe(true);
});
