import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests that a connection may have sent and not been answered. Clients send the next when they have a response. */
const MOST = 16;

/** The requests of a connection: the one that came last, and the responses that are still on their way. */
export interface PendingResponses {
  latest: IncomingMessage | null;
  readonly open: Set<ServerResponse>;
}

/** Remembers what is under way on each connection. */
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
     * Closes connections that send requests without waiting for responses. All that one piece of input holds, hundreds,
     * are begun before it is anybody else's turn: while four such connections sent, others waited for nine seconds.
     */
    bound(handle: RequestListener): RequestListener {
      return (request, response) => {
        const { socket } = request;
        const exchanges = exchangesOf(socket);
        exchanges.latest = request;
        if (exchanges.open.size >= MOST) socket.destroy();
        // What follows in the same piece of input comes all the same.
        if (socket.destroyed) return;
        exchanges.open.add(response);
        response.once('close', () => exchanges.open.delete(response));
        handle(request, response);
      };
    },
  };
}

export type PendingResponsesOf = ReturnType<typeof createPipeliningLimit>['exchangesOf'];
