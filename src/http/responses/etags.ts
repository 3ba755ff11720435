import { hash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import type { Caller } from '../../keys/caller.ts';
import { today } from '../../shared/dates.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True where responses with status 200 depend only on the request, the revision of its brand
     * (Caller.revision) and today's date. Their entity tag is then known before anything is computed.
     */
    readonly revised?: true;
  }
  interface FastifyRequest {
    /** The entity tag of its response where that has the status 200; null until it is known. */
    etag: string | null;
  }
}

const tag = (opaque: string) => `"${opaque}"`;

const tagOf = (...parts: unknown[]) => tag(hash('sha256', JSON.stringify(parts), 'base64url'));

/** Request headers that decide the format and compression of a response. */
const formOf = ({ headers }: FastifyRequest) => [
  headers.accept,
  headers['accept-encoding'],
  headers['x-no-compression'],
];

/**
 * Entity tag of a response that depends on a revision alone: known before the response is computed, and
 * different whenever it may differ. While the revision is unknown the tag is unique. The query is part of it
 * beside the address, as a share link adds to it: days up to a today that may be over when this is called.
 * @param state further values that the response depends on.
 */
export const revisedTag = (request: FastifyRequest, caller: Caller, ...state: readonly unknown[]): string => {
  const { brandId, revision } = caller;
  if (revision === null) return tag(randomBytes(24).toString('base64url'));
  const { url, query } = request;
  return tagOf(manifest.version, brandId, revision, today(), url, query, ...formOf(request), ...state);
};

/**
 * True where the caller has the response with this tag: If-None-Match (RFC 9110, 13.1.2), where weak tags
 * count too.
 */
export const isKnownToCaller = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/** True for `If-None-Match: *`: the caller accepts any response that it has. */
const wantsNone = ({ headers }: FastifyRequest) => headers['if-none-match']?.trim() === '*';

const isGet = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Fastify ends routes of HEAD with a hook that takes the length of the body, and throws where there is none. */
function letBodiesBeMissing(route: RouteOptions): void {
  if (route.method !== 'HEAD') return;
  route.onSend = [route.onSend ?? []].flat().map(
    (hook): typeof hook =>
      function (request, reply, payload, done) {
        if (payload === null) done(null, null);
        else hook.call(this, request, reply, payload, done);
      },
  );
}

/**
 * Gives every response of a GET a strong entity tag, computed from its bytes unless it depends on a revision
 * alone, and sends 304 where the caller has it. Register it before compression.
 */
export function tagResponses(app: FastifyInstance): void {
  app.decorateRequest('etag', null);
  app.addHook('onRoute', letBodiesBeMissing);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode } = reply;
    if (!isGet(request) || (statusCode !== 200 && statusCode !== 304)) return done(null, payload);
    const isText = typeof payload === 'string' || payload instanceof Buffer;
    if (isText) request.etag ??= tagOf(hash('sha256', payload), ...formOf(request));
    if (request.etag === null) return done(null, payload);
    const { revised } = request.routeOptions.config;
    reply.headers({ etag: request.etag, vary: revised ? 'accept, accept-encoding' : 'accept-encoding' });
    if (!isKnownToCaller(request, request.etag) && !wantsNone(request)) return done(null, payload);
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-type');
    done(null, null);
  });
}
