import { pipeline, type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import { isKnownToCaller, revisedTag } from './etags.ts';
import { LARGEST, type ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True where its response came from the cache. */
    fromMemory: boolean;
  }
}

/** Headers stored with a cached response: those that describe its body. */
const REMEMBERED = ['content-type', 'content-encoding', 'x-total-count', 'x-has-more', 'x-data-through'];

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    REMEMBERED.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  );

/** Stream that passes its input on, and hands over all of it at its end unless that is too much. */
function overheard(source: Readable, keep: (body: Buffer) => void): Readable {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const passing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes <= LARGEST) pieces.push(piece);
      else pieces.length = 0;
      done(null, piece);
    },
    flush(done) {
      if (bytes <= LARGEST) keep(Buffer.concat(pieces));
      done();
    },
  });
  // Errors reach the reader of `passing`.
  pipeline(source, passing, () => {});
  return passing;
}

/**
 * Serves a request of a `revised` route without asking ClickHouse: with 304 where the caller has the
 * response, or from the response cache of this process. Register it after authentication, which provides the
 * revision, and after compression.
 *
 * No response is older than a change that the caller can know of. Every change raises the revision in its own
 * transaction; answers and facts of domains, which reach ClickHouse before that transaction ends, make the
 * revision null from before they are sent until it is raised. A request reads its revision before it queries
 * ClickHouse, so a response cached under a revision shows that revision or a later moment, never an earlier
 * one.
 */
export function serveCachedResponses(app: FastifyInstance, memory: ResponseCache): void {
  app.decorateRequest('fromMemory', false);

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.revised) return done();
    const etag = revisedTag(request, callerOf(request));
    request.etag = etag;
    if (isKnownToCaller(request, etag)) {
      reply.code(304).send();
      return;
    }
    const known = memory.get(etag);
    if (known === undefined) return done();
    const { headers, body, rows } = known;
    request.fromMemory = true;
    if (rows !== null) request.rowsSent = () => rows;
    reply.headers(headers).send(body);
  });

  const remember = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: Error | null, payload?: unknown) => void,
  ) => {
    const { etag, method, fromMemory } = request;
    if (reply.statusCode !== 200 || method !== 'GET' || fromMemory || etag === null)
      return done(null, payload);
    if (callerOf(request).revision === null) return done(null, payload);
    const keep = (body: Buffer) =>
      memory.set(etag, { headers: headersOf(reply), body, rows: request.rowsSent?.() ?? null });
    if (typeof payload === 'string' || payload instanceof Buffer) {
      if (payload.length <= LARGEST) keep(typeof payload === 'string' ? Buffer.from(payload) : payload);
      return done(null, payload);
    }
    done(null, overheard(payload as Readable, keep));
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.revised) route.onSend = [...[route.onSend ?? []].flat(), remember];
  });
}
