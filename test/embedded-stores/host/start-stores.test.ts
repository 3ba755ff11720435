import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { choosePorts } from '../../../src/embedded-stores/host/start-stores.ts';

async function listen(port: number) {
  const server = createServer().listen({ host: '127.0.0.1', port });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server;
}

it('takes the ports of the last run and distinct others for the rest', async () => {
  const ports = await choosePorts([null, null, null]);
  expect(new Set(ports).size).toBe(3);
  expect(await choosePorts(ports)).toEqual(ports);

  const [first = 0] = ports;
  const { port } = (await listen(0)).address() as AddressInfo;
  const chosen = await choosePorts([first, port], 100);
  expect(chosen[0]).toBe(first);
  expect(chosen[1]).not.toBe(port);
});

it('waits for a port of the last run that somebody has for a moment', async () => {
  const ports = await choosePorts([null, null]);
  const server = await listen(ports[1] ?? 0);
  setTimeout(() => server.close(), 500);
  expect(await choosePorts(ports)).toEqual(ports);
});

it('is not held up by users of the stores that come back meanwhile', async () => {
  const ports = await choosePorts([null, null]);
  const stranger = await listen(ports[1] ?? 0);
  const chosen = choosePorts(ports);
  // The first port is held from here until the second is let go.
  await sleep(100);
  const user = connect({ host: '127.0.0.1', port: ports[0] ?? 0, allowHalfOpen: true });
  user.on('error', () => {});
  onTestFinished(() => void user.destroy());
  await once(user, 'connect');
  stranger.close();
  expect(await chosen).toEqual(ports);
});

it('chooses no port that a connection to anywhere could take', async () => {
  for (const port of await choosePorts(Array(50).fill(null))) expect(port).toBeLessThan(32_768);
});
