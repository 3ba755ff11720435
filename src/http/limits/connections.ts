import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './invalid-key-throttle.ts';

/**
 * Connections per address, and in all. On each up to 64 KiB of a request's headers may have arrived, so these
 * hold 256 MiB at most. An address may be a proxy, which has hundreds for all its clients.
 */
const PER_ADDRESS = 2_048;
const IN_ALL = 4_096;

/** Milliseconds for the rest of a request after its response; then its connection is closed. */
const REST_MS = 1_000;

/**
 * Limits connections. Beyond the limit, the one without a whole request for longest is closed: clients that
 * hold connections open lose theirs, not new ones.
 * @returns the connections on which nothing is under way.
 */
function boundConnections(app: FastifyInstance, perAddress: number, inAll: number): ReadonlySet<Socket> {
  /** Those without a request under way, longest first, and how many an address has of any kind. */
  const waiting = new Set<Socket>();
  const counts = new Map<string, number>();
  const addressOf = new WeakMap<Socket, string>();
  let all = 0;

  const makeRoom = (address: string, socket: Socket) => {
    const isFull = (counts.get(address) ?? 0) > perAddress;
    if (!isFull && all <= inAll) return;
    for (const one of waiting) {
      if (isFull && addressOf.get(one) !== address) continue;
      one.destroy();
      return;
    }
    socket.destroy();
  };

  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    addressOf.set(socket, address);
    waiting.add(socket);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    all += 1;
    socket.once('close', () => {
      waiting.delete(socket);
      all -= 1;
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    makeRoom(address, socket);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    waiting.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  return waiting;
}

/**
 * Keeps connections from piling up: those that are held open, those on which the rest of an answered request never
 * comes, and, when the app closes, those on which none was ever sent, as clients open ahead: they are not idle to Node
 * (`closeIdleConnections`) and would be waited for.
 */
export function limitConnections(
  app: FastifyInstance,
  { perAddress = PER_ADDRESS, inAll = IN_ALL }: { perAddress?: number; inAll?: number } = {},
): void {
  const waiting = boundConnections(app, perAddress, inAll);
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      const timer = setTimeout(() => raw.socket.destroy(), REST_MS);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('preClose', async () => {
    for (const socket of waiting) if (socket.bytesRead === 0) socket.destroy();
  });
}
