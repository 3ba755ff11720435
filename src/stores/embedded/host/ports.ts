import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

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

/** Distinct free ports on loopback: the wanted ones where they are free; 0 wants any. */
export async function choosePorts(wanted: readonly number[]): Promise<number[]> {
  const servers: Server[] = [];
  // Held until all are chosen: a port let go could be handed out again at once.
  for (const port of wanted) {
    const server = (await listenOn(port)) ?? (await listenOn(0));
    if (!server) throw new Error('there is no free port on 127.0.0.1');
    servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
