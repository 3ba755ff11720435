import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer();
  server.listen({ host: '127.0.0.1', port, exclusive: true });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

export interface WantedPort {
  /** 0: any. */
  readonly port: number;
  /** Milliseconds to wait for it where a process that is ending still holds it. */
  readonly patience: number;
}

async function hold({ port, patience }: WantedPort): Promise<Server> {
  const until = Date.now() + patience;
  for (;;) {
    const server = await listenOn(port);
    if (server) return server;
    if (Date.now() >= until) break;
    await sleep(50);
  }
  const server = await listenOn(0);
  if (!server) throw new Error('no free port on 127.0.0.1');
  return server;
}

/** Distinct free ports on loopback: the wanted ones where they are free. */
export async function choosePorts(wanted: readonly WantedPort[]): Promise<number[]> {
  const servers: Server[] = [];
  // Held until all are chosen: a port let go could be handed out again at once.
  for (const port of wanted) servers.push(await hold(port));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
