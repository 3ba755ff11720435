import { METHODS } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../shared/refusal.ts';
import { isUnavailable } from '../../stores/unavailable.ts';
import { Problem, type ProblemCode, problemBody, problemOfRefusal } from '../problems.ts';

/** Problem codes for errors of Fastify. */
const FASTIFY_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_body',
  FST_ERR_BAD_URL: 'not_found',
};

/** Seconds after which a caller may try again while a store is away. */
const RETRY_AFTER = 2;

/** Converts an error to its problem. Unforeseen errors are `internal_error`, whose detail reveals nothing. */
export function problemOf(error: FastifyError | Error, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return problemOfRefusal(error) ?? new Problem('internal_error');
  const { code, statusCode } = error as FastifyError;
  const known = FASTIFY_PROBLEMS[code];
  if (known === 'invalid_body') return new Problem(known, { detail: 'The request body is not valid JSON.' });
  if (known === 'body_too_large') {
    const { bodyLimit } = request.routeOptions;
    return new Problem(known, { detail: `The request body is larger than ${bodyLimit / 1024} KiB.` });
  }
  if (known) return new Problem(known);
  if (statusCode === 400) return new Problem('invalid_body', { detail: error.message });
  if (isUnavailable(error)) return new Problem('unavailable', { retryAfter: RETRY_AFTER });
  return new Problem('internal_error');
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { headers, retryAfter } = problem.details;
  return (
    reply
      .code(problem.status)
      .headers({ ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) })
      .type('application/problem+json')
      // Sent as bytes: to a string Fastify would add a charset, which the media type does not have.
      .send(Buffer.from(JSON.stringify(problemBody(problem, request.id))))
  );
}

/** Sends every error as problem details; logs those that are our own fault with their cause. */
export function installErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error, request);
    // Work stopped because the client has left is no fault.
    if (problem.status >= 500 && !reply.raw.destroyed) request.log.error({ err: error }, problem.code);
    return sendProblem(request, reply, problem);
  });
}

export const notFound = async (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, new Problem('not_found'));

/** Registers every method, so that a known path answers other methods with 405. */
export function acceptAllMethods(app: FastifyInstance): void {
  const missing = METHODS.filter((method) => method !== 'CONNECT' && !app.supportedMethods.includes(method));
  for (const method of missing) app.addHttpMethod(method);
}

/**
 * Answers 405 with the header Allow where a known path is requested with another method. Call it before the
 * routes are added; the function that it returns adds the missing methods of all of them.
 */
export function methodNotAllowed(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  return () => {
    for (const [path, present] of [...methodsOf]) {
      const allow = [...present].join(', ');
      const refuse = async () => {
        throw new Problem('method_not_allowed', { detail: `Allowed here: ${allow}.`, headers: { allow } });
      };
      app.route({
        url: path.slice(app.prefix.length) || '/',
        method: app.supportedMethods.filter((method) => !present.has(method)),
        schema: { hide: true },
        // Runs after authentication, before a body is read.
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
