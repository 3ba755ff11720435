import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Maximum requests that a connection may have sent without a response. Clients send the next after a
 * response.
 */
const MOST = 16;

/** Requests of a connection: the latest, and the responses that are still on their way. */
export interface PendingResponses {
  latest: IncomingMessage | null;
  readonly open: Set<ServerResponse>;
}

/** Tracks the requests under way on each connection. */
export function createPipeliningLimit() {
  const connections = new WeakMap<Duplex, PendingResponses>();

  const exchangesOf = (socket: Duplex): PendingResponses => {
    const exchanges = connections.get(socket) ?? { latest: null, open: new Set() };
    connections.set(socket, exchanges);
    return exchanges;
  };

  return {
    exchangesOf,
    /**
     * Closes connections that pipeline requests without waiting for responses. All requests of one packet,
     * hundreds, start before other connections are served: while four such connections sent, others waited
     * for nine seconds.
     */
    bound(handle: RequestListener): RequestListener {
      return (request, response) => {
        const { socket } = request;
        const exchanges = exchangesOf(socket);
        exchanges.latest = request;
        if (exchanges.open.size >= MOST) socket.destroy();
        // Requests already parsed from the same packet still arrive.
        if (socket.destroyed) return;
        exchanges.open.add(response);
        response.once('close', () => exchanges.open.delete(response));
        handle(request, response);
      };
    },
  };
}

export type PendingResponsesOf = ReturnType<typeof createPipeliningLimit>['exchangesOf'];
