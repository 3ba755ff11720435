import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withTimeLimit } from '../../stores/time-limit.ts';
import { Problem } from '../problems.ts';
import { type ConcurrencyBounds, createConcurrencyLimit } from './concurrency-limits.ts';
import { networkOf } from './invalid-key-throttle.ts';

/**
 * Requests whose bodies are on their way: at 64 KiB each, 64 MiB in all. Slow bodies use up the places of
 * their brand only, an eighth of those of an address; fast ones are gone before the next arrive.
 */
const RECEIVING: ConcurrencyBounds = { brand: 64, address: 512, all: 1_024 };

/**
 * Requests that are complete and allowed, and wait for the stores. A brand may use its limit of a minute at
 * once; the rest is what eight brands, or two addresses, that do so leave to the others. Slow readers do not
 * count.
 */
const ANSWERING: ConcurrencyBounds = { brand: 256, address: 1_024, all: 2_048 };

/** Milliseconds for a body to arrive. */
const BODY_MS = 10_000;

/**
 * Milliseconds that a request may wait for Postgres, all statements together. One that begins just before
 * this limit may wait three seconds more for its connection, so that every caller gets an answer within ten
 * seconds.
 */
const POSTGRES_MS = 6_500;

export interface Overload {
  readonly receiving?: ConcurrencyBounds;
  readonly answering?: ConcurrencyBounds;
  /** Milliseconds for a body to arrive. */
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
    /** Time at which its body began to arrive, in milliseconds of performance.now(). */
    receivingSince: number | null;
  }
}

const hasBody = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

const nothing = () => {};

/**
 * Key of the concurrency limit that a request counts against: its brand, or the network of its address for
 * requests without a brand.
 */
const laneOf = ({ caller, ip }: FastifyRequest) => caller?.fairnessKey ?? networkOf(ip);

/** Limits the time that a request may wait for Postgres. Register it before authentication. */
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
 * Refuses requests with Retry-After while too many others are being answered. A slowly arriving request does
 * not count: it takes a place only once its body is there. Register it after authentication.
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
    // Node checks its own time limits only now and then, and answers without a request id.
    const body = new PassThrough();
    const timer = setTimeout(() => body.destroy(new Problem('request_timeout')), bodyTime);
    request.leavePlace = () => {
      freePlace();
      clearTimeout(timer);
      // Drains the rest of a body that is answered before all of it has arrived.
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
  // From here on the response only waits for its reader.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leavePlace();
    done(null, payload);
  });
}
