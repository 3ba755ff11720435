import type { FastifyRequest } from 'fastify';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { ProblemCode } from './problems.ts';

/** Who sends a request: the brand its key is bound to. The only source of a brand's id in the API. */
export interface Caller extends BrandKey {
  readonly keyId: string;
  readonly keyName: string;
  readonly permission: 'read' | 'read-and-write';
  /** Whether the brand has archived prompts when the request begins. */
  readonly hasArchived: boolean;
  /**
   * Grows with every change of what ClickHouse has of the brand, and of which prompts are archived; null while
   * answers are on their way there, when ClickHouse may or may not have them.
   */
  readonly revision: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a key must be allowed to call the route; `read` where it says nothing. */
    readonly permission?: 'read-and-write';
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
