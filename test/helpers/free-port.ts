import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections, and below those of embedded stores (start-stores.ts): a test of
 * `npm start` takes twenty seconds from here to the moment when the service listens, and the tests beside it make
 * hundreds of connections.
 */
const [FROM, BELOW] = [10_000, 20_000];

/** Free port of 127.0.0.1, outside the range that the system assigns. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, BELOW);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') return false;
        throw error;
      },
    );
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
