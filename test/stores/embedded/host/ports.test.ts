import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePorts } from '../../../../src/stores/embedded/host/ports.ts';

it('takes wanted ports that are free and distinct others for the rest', async () => {
  const ports = await choosePorts(Array.from({ length: 3 }, () => ({ port: 0, patience: 0 })));
  expect(new Set(ports).size).toBe(3);
  expect(await choosePorts(ports.map((port) => ({ port, patience: 0 })))).toEqual(ports);
});

it('waits for a wanted port that is about to be free, but not for ever', async () => {
  const server = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await choosePorts([{ port, patience: 100 }])).not.toEqual([port]);
  const chosen = choosePorts([{ port, patience: 20_000 }]);
  server.close();
  expect(await chosen).toEqual([port]);
});
