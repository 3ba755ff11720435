import type { FastifyRequest } from 'fastify';
import type { Caller } from '../keys/caller.ts';
import type { ProblemCode } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Permission that a key needs to call the route; `read` by default. */
    readonly permission?: 'read-and-write';
    /** True where the route needs no key and counts toward no limit. */
    readonly isPublic?: true;
    /** The problems of the route itself: those that openapi-problems.ts does not know from its schemas. */
    readonly problems?: readonly ProblemCode[];
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The caller of an authenticated request. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.url} was reached without authentication`);
  return request.caller;
}
