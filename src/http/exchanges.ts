import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests that a connection may have sent and not been answered. Clients send the next when they have a response. */
const MOST = 16;

/** The requests of a connection: the one that came last, and the responses that are still on their way. */
export interface Exchanges {
  latest: IncomingMessage | null;
  readonly open: Set<ServerResponse>;
}

/** Remembers what is under way on each connection. */
export function createExchanges() {
  const connections = new WeakMap<Duplex, Exchanges>();

  const exchangesOf = (socket: Duplex): Exchanges => {
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
        // Requests already parsed from the same packet still arrive.
        if (socket.destroyed) return;
        exchanges.open.add(response);
        response.once('close', () => exchanges.open.delete(response));
        handle(request, response);
      };
    },
  };
}

export type ExchangesOf = ReturnType<typeof createExchanges>['exchangesOf'];
