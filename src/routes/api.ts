import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitDatabaseTime, shedOverload } from '../http/limits/overload.ts';
import { unknownPaths } from '../http/requests/unknown-paths.ts';
import { checkRequests } from '../http/requests/validation.ts';
import { serveCachedResponses } from '../http/responses/cached-responses.ts';
import { methodNotAllowed, notFound } from '../http/responses/errors.ts';
import type { Caller } from '../keys/caller.ts';
import type { App, SharedDependencies } from './dependencies.ts';
import { routes } from './index.ts';
import { schemaRoutes } from './schema.ts';

/**
 * Authenticates a request and finds its brand.
 * @throws Problem
 */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/**
 * Serves routes of the API below the prefix of `api`, by default all of them, to callers that `authenticate`
 * accepts.
 */
export async function serveApi(
  api: App,
  dependencies: SharedDependencies,
  authenticate: Authenticate,
  addRoutes = routes,
): Promise<void> {
  limitDatabaseTime(api, dependencies.overload);
  const nothingAt = unknownPaths(api);
  api.addHook('onRequest', async (request, reply) => {
    const caller = await authenticate(request, reply);
    // On a cluster another replica may answer, which lags behind.
    request.caller = dependencies.clickhouse.cluster === null ? caller : { ...caller, revision: null };
    if (request.is404) throw nothingAt(request);
  });
  serveCachedResponses(api, dependencies.memory);
  shedOverload(api, dependencies.overload);
  checkRequests(api, dependencies.postgres);
  api.setNotFoundHandler(notFound);
  const addMissingMethods = methodNotAllowed(api);
  await addRoutes(api, dependencies);
  addMissingMethods();
}

/** Serves the routes below the prefix of `api` that need no key. */
export async function servePublicApi(api: App, { postgres }: SharedDependencies): Promise<void> {
  checkRequests(api, postgres);
  const addMissingMethods = methodNotAllowed(api);
  await schemaRoutes(api);
  addMissingMethods();
}
