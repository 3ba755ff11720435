import type { FastifyReply, FastifyRequest } from 'fastify';
import { serveCachedResponses } from '../http/cached-responses.ts';
import { methodNotAllowed, notFound } from '../http/errors.ts';
import { limitDatabaseTime, shedOverload } from '../http/overload.ts';
import { unknownPaths } from '../http/unknown-paths.ts';
import { checkRequests } from '../http/validation.ts';
import type { Caller } from '../keys/caller.ts';
import type { App, SharedDependencies } from './dependencies.ts';
import { routes } from './index.ts';

/** Tells who sends a request, and which brand it is about. @throws Problem */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/** Serves routes of the API below the prefix of `api`, by default all, to those whom `authenticate` lets in. */
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
    // Of a cluster another replica may answer, which lags behind.
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
