import type { FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed, notFound } from '../http/errors.ts';
import { limitPatience, shedOverload } from '../http/overload.ts';
import { Problem } from '../http/problems.ts';
import { checkRequests } from '../http/validation.ts';
import type { Caller } from '../keys/caller.ts';
import type { App, AppDependencies } from './dependencies.ts';
import { routes } from './index.ts';

/** Tells who sends a request, and which brand it is about. @throws Problem */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/** Serves routes of the API below the prefix of `api`, by default all, to those whom `authenticate` lets in. */
export async function serveApi(
  api: App,
  dependencies: AppDependencies,
  authenticate: Authenticate,
  addRoutes = routes,
): Promise<void> {
  limitPatience(api, dependencies.overload);
  api.addHook('onRequest', async (request, reply) => {
    request.caller = await authenticate(request, reply);
    if (request.is404) throw new Problem('not_found');
  });
  shedOverload(api, dependencies.overload);
  checkRequests(api, dependencies.postgres);
  api.setNotFoundHandler(notFound);
  const addMissingMethods = methodNotAllowed(api);
  await addRoutes(api, dependencies);
  addMissingMethods();
}
