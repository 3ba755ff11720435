import { createServer, type ServerOptions } from 'node:http';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { LogController } from 'fastify';
import { createAuthentication } from './http/authentication.ts';
import { installBodyParser } from './http/body.ts';
import { COMPRESSION, keepToNamedEncodings } from './http/compression.ts';
import { limitConnections } from './http/connections.ts';
import { acceptAllMethods, installErrorHandlers, methodNotAllowed } from './http/errors.ts';
import { tagResponses } from './http/etags.ts';
import { decodableUrl, SECURITY_HEADERS } from './http/headers.ts';
import { createMalformed, requireHosts } from './http/malformed.ts';
import { openApiOptions } from './http/openapi.ts';
import { createPipeliningLimit } from './http/pipelining-limit.ts';
import { requestId } from './http/request-id.ts';
import { observeRequests } from './http/request-metrics.ts';
import { unknownPaths } from './http/unknown-paths.ts';
import { parseQueryString } from './http/validation.ts';
import { serveApi } from './routes/api.ts';
import { type App, type AppDependencies, shared } from './routes/dependencies.ts';
import { serveDashboard } from './session-api/index.ts';
import { servePages } from './static-pages/index.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Room for a filter of about 1,700 prompt ids in the URL. */
const MAX_HEADER_BYTES = 64 * 1024;
/**
 * Milliseconds in which the headers of a request must have arrived, and all of it. Node looks whether they are over
 * every so often. A body that is waited for has a time of its own (overload.ts); this is for what nobody waits for,
 * as behind a refusal.
 */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 20_000;
const CHECKING_INTERVAL = 1_000;
/** Milliseconds that a connection is kept between requests: longer than proxies keep theirs, which is a minute. */
const KEEP_ALIVE_TIMEOUT = 72_000;

const HTTP_OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  requestTimeout: REQUEST_TIMEOUT,
  headersTimeout: HEADERS_TIMEOUT,
  connectionsCheckingInterval: CHECKING_INTERVAL,
  requireHostHeader: false,
};

/** Builds what is served, without listening: /v1, /openapi.json, and /app. Opens and closes nothing. */
export async function buildApp(given: AppDependencies): Promise<App> {
  const dependencies = shared(given);
  const exchanges = createPipeliningLimit();
  const malformed = createMalformed(exchanges.exchangesOf);
  const app: App = Fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (handle) => createServer(HTTP_OPTIONS, exchanges.bound(handle)),
    trustProxy: dependencies.trustedProxies ? [...dependencies.trustedProxies] : false,
    clientErrorHandler: malformed.onError,
    // What still comes by a connection under way while the service closes is answered, rather than refused in Fastify's words.
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    genReqId: requestId,
    routerOptions: { querystringParser: parseQueryString, maxParamLength: MAX_HEADER_BYTES },
  });
  app.decorateRequest('caller', null);
  acceptAllMethods(app);
  malformed.watch(app.server);
  limitConnections(app, dependencies.connections);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // Hooks that wait for nothing call back: Fastify goes on a turn later after a promise, which every request pays.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, ...SECURITY_HEADERS });
    done();
  });
  observeRequests(app, dependencies.metrics, dependencies.unread, dependencies.memory);
  requireHosts(app);
  keepToNamedEncodings(app);
  tagResponses(app);
  installErrorHandlers(app);
  installBodyParser(app);
  const nothingAt = unknownPaths(app);
  app.setNotFoundHandler(async (request) => {
    throw nothingAt(request);
  });

  await app.register(compress, COMPRESSION);
  await app.register(swagger, openApiOptions);
  const refuseOtherMethods = methodNotAllowed(app);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  refuseOtherMethods();
  const authenticate = createAuthentication(dependencies.postgres, dependencies.rateLimitPerMinute);
  await app.register((api) => serveApi(api, dependencies, authenticate), { prefix: '/v1' });
  await serveDashboard(app, dependencies);
  await servePages(app);
  return app;
}
