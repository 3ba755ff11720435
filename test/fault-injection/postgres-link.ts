import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a connection to Postgres does: `slow` brings results at a few megabytes a second, `held` brings none. */
export type Pace = 'fast' | 'slow' | 'held';

export interface PostgresLink {
  /** In place of the Postgres address. */
  readonly url: string;
  pace: Pace;
  /** Number of connections that clients have open. */
  readonly connections: number;
  /** Breaks all connections there are. */
  cut(): void;
  close(): Promise<void>;
}

const SLOW_CHUNK_MS = 8;
const HELD_MS = 5;

/** A Postgres address of one process's own, in front of the real one. */
export async function startLink(databaseUrl: string): Promise<PostgresLink> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<net.Socket>();
  const clients = new Set<net.Socket>();
  const server = net.createServer(async (client) => {
    const upstream = net.connect(Number(port), hostname);
    clients.add(client.once('close', () => clients.delete(client)));
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    try {
      for await (const chunk of upstream) {
        while (link.pace === 'held' && !client.destroyed) await sleep(HELD_MS);
        if (link.pace === 'slow') await sleep(SLOW_CHUNK_MS);
        if (!client.write(chunk)) await Promise.race([once(client, 'drain'), once(client, 'close')]);
      }
      client.end();
    } catch {
      client.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const link: PostgresLink = {
    ...{ url: url.href, pace: 'fast', cut },
    get connections() {
      return clients.size;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return link;
}
