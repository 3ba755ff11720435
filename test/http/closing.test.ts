import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestApi } from '../helpers/api.ts';

it('answers a request that is on its way while the service closes', async () => {
  const api = await createTestApi();
  const { key } = await api.brand();
  const { hostname, port } = new URL(api.url);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  let said = '';
  socket.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  socket.write(`GET /v1/brand HTTP/1.1\r\nHost: ${hostname}\r\n`);
  await sleep(100);
  const closed = api.close();
  await sleep(100);
  socket.write(`Authorization: Bearer ${key}\r\n\r\n`);
  await Promise.all([once(socket, 'close'), closed]);
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(said.toLowerCase()).toContain('\r\nconnection: close\r\n');
});
