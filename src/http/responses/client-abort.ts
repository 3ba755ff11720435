import type { FastifyReply } from 'fastify';

/** Signal that aborts when the client goes away before its response is complete. */
export function abortOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The response's own event: a listener on the socket would stay for as long as that is kept alive.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
