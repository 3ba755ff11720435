import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/**
 * Requests that wait for the stores at once, in one process. A second of work for two cores is about a hundred
 * of them; callers that read their answers slowly do not count.
 */
const AT_ONCE = 512;

/** Tells requests to come back, before anything is done for them, while too many others are waiting. */
export function shedOverload(app: FastifyInstance, atOnce = AT_ONCE): void {
  const waiting = new WeakSet<FastifyRequest>();
  let count = 0;
  const leave = (request: FastifyRequest) => {
    if (waiting.delete(request)) count -= 1;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (count >= atOnce) {
      throw new Problem('unavailable', {
        detail: 'Too many requests are being answered; try again shortly.',
        headers: { 'retry-after': '1' },
      });
    }
    waiting.add(request);
    count += 1;
    reply.raw.once('close', () => leave(request));
  });
  // What is sent from now on waits for its reader only.
  app.addHook('onSend', async (request) => leave(request));
}
