import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the app close at once when no request is under way: connections on which none was ever sent, as
 * clients open ahead, are not idle to Node (`closeIdleConnections`) and would be waited for.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
