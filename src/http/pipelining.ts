import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may have sent and not been answered. Clients send the next when they have a response. */
const MOST = 16;

/**
 * Closes connections that send requests without waiting for responses. All that one piece of input holds, hundreds, are
 * begun before it is anybody else's turn: while four such connections sent, others waited for nine seconds.
 */
export function boundPipelining(handle: RequestListener): RequestListener {
  const counts = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (counts.get(socket) ?? 0) + 1;
    if (count > MOST) socket.destroy();
    // What follows in the same piece of input comes all the same.
    if (socket.destroyed) return;
    counts.set(socket, count);
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
