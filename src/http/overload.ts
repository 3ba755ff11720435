import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withTimeLimit } from '../stores/time-limit.ts';
import { type ConcurrencyBounds, createConcurrencyLimit } from './concurrency-limits.ts';
import { networkOf } from './invalid-key-throttle.ts';
import { Problem } from './problems.ts';

/**
 * Requests whose bodies are on their way: at 64 KiB each, 64 MiB in all. Bodies that are in no hurry take the places of
 * their brand only, an eighth of those of an address; those that come at once are gone before the next arrive.
 */
const RECEIVING: ConcurrencyBounds = { brand: 64, address: 512, all: 1_024 };

/**
 * Requests that are complete and allowed, and wait for the stores. A brand has its limit of a minute at once; the
 * rest is what eight brands, or two addresses, that do so leave to the others. Callers that read slowly do not count.
 */
const ANSWERING: ConcurrencyBounds = { brand: 256, address: 1_024, all: 2_048 };

/** Milliseconds in which a body must have arrived. */
const BODY_MS = 10_000;

/**
 * Milliseconds that a request may wait for Postgres, all statements together. Another that is begun just before may
 * wait for its connection for three seconds more, so that who waits in vain is told within ten seconds.
 */
const POSTGRES_MS = 6_500;

export interface Overload {
  readonly receiving?: ConcurrencyBounds;
  readonly answering?: ConcurrencyBounds;
  /** Milliseconds in which a body must have arrived. */
  readonly bodyTime?: number;
  /** Milliseconds that a request may wait for Postgres, all statements together. */
  readonly postgresTime?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back the place that the request has, if any. */
    leavePlace: () => void;
    /** Lets the request wait for Postgres so many milliseconds longer. */
    extendPatience: (milliseconds: number) => void;
    /** When its body began to be received, in milliseconds of performance.now(). */
    receivingSince: number | null;
  }
}

const hasBody = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

const nothing = () => {};

/** Whose places a request takes: those of its brand, or of where it comes from where it is about none. */
const laneOf = ({ caller, ip }: FastifyRequest) => caller?.fairnessKey ?? networkOf(ip);

/** Gives a request no more than so much time for all it asks of Postgres. To be added before it is authenticated. */
export function limitDatabaseTime(app: FastifyInstance, { postgresTime = POSTGRES_MS }: Overload = {}): void {
  app.decorateRequest('leavePlace', nothing);
  app.decorateRequest('extendPatience', null as never);
  app.decorateRequest('receivingSince', null);
  app.addHook('onRequest', (request, _reply, done) => {
    withTimeLimit(postgresTime, (extend) => {
      request.extendPatience = extend;
      done();
    });
  });
}

/**
 * Tells requests to come back while too many others are doing the same. What only arrives slowly is not being
 * answered: a request has a place among those only once its body is there. To be added after it is authenticated.
 */
export function shedOverload(
  app: FastifyInstance,
  { receiving = RECEIVING, answering = ANSWERING, bodyTime = BODY_MS }: Overload = {},
): void {
  const receive = createConcurrencyLimit(receiving, 'sending their bodies');
  const answer = createConcurrencyLimit(answering, 'being answered');

  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => request.leavePlace());
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const freePlace = receive(laneOf(request), request.ip);
    request.receivingSince = performance.now();
    // Node looks at its own time limits every now and then only, and tells the caller without a request's id.
    const body = new PassThrough();
    const timer = setTimeout(() => body.destroy(new Problem('request_timeout')), bodyTime);
    request.leavePlace = () => {
      freePlace();
      clearTimeout(timer);
      // Where it is answered before all of it is there, the rest is read by nobody.
      if (!payload.readableEnded) payload.unpipe(body).resume();
    };
    payload.on('error', (error) => body.destroy(error));
    body.on('error', nothing);
    done(null, payload.pipe(body));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.leavePlace();
    if (request.receivingSince !== null) request.extendPatience(performance.now() - request.receivingSince);
    request.leavePlace = answer(laneOf(request), request.ip);
    done();
  });
  // What is sent from now on waits for its reader only.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leavePlace();
    done(null, payload);
  });
}
