import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { choosePorts } from '../../../../src/stores/embedded/host/start-stores.ts';

it('takes wanted ports that are free and distinct others for the rest', async () => {
  const ports = await choosePorts([0, 0, 0]);
  expect(new Set(ports).size).toBe(3);
  expect(await choosePorts(ports)).toEqual(ports);

  const server = createServer().listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [first = 0] = ports;
  const chosen = await choosePorts([first, port]);
  expect(chosen[0]).toBe(first);
  expect(chosen[1]).not.toBe(port);
});
