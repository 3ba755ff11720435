import { createServer, type ServerOptions } from 'node:http';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { LogController } from 'fastify';
import { limitConnections } from './http/limits/connections.ts';
import { createPipeliningLimit } from './http/limits/pipelining-limit.ts';
import { openApiOptions } from './http/openapi/openapi.ts';
import { createAuthentication } from './http/requests/authentication.ts';
import { installBodyParser } from './http/requests/body.ts';
import { createMalformed, requireHosts } from './http/requests/malformed.ts';
import { requestId } from './http/requests/request-id.ts';
import { unknownPaths } from './http/requests/unknown-paths.ts';
import { parseQueryString } from './http/requests/validation.ts';
import { COMPRESSION, keepToNamedEncodings } from './http/responses/compression.ts';
import { acceptAllMethods, installErrorHandlers, methodNotAllowed } from './http/responses/errors.ts';
import { tagResponses } from './http/responses/etags.ts';
import { decodableUrl, SECURITY_HEADERS } from './http/responses/headers.ts';
import { observeRequests } from './http/responses/request-metrics.ts';
import { mcpRoutes } from './mcp/index.ts';
import { serveApi, servePublicApi } from './routes/api.ts';
import { type App, type AppDependencies, shared } from './routes/dependencies.ts';
import { serveDashboard } from './session-api/index.ts';
import { servePages, unknownPages } from './static-pages/index.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Room for a filter of about 1,700 prompt ids in the URL. */
const MAX_HEADER_BYTES = 64 * 1024;
/**
 * Milliseconds for the headers of a request, and for all of it; Node checks them periodically. A body has a
 * time limit of its own (overload.ts); this one is for requests that nothing waits for, as behind a refusal.
 */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 20_000;
const CHECKING_INTERVAL = 1_000;
/** Milliseconds that an idle connection stays open: longer than proxies keep theirs, which is a minute. */
const KEEP_ALIVE_TIMEOUT = 72_000;

const HTTP_OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  requestTimeout: REQUEST_TIMEOUT,
  headersTimeout: HEADERS_TIMEOUT,
  connectionsCheckingInterval: CHECKING_INTERVAL,
  requireHostHeader: false,
};

/** Builds what is served, without listening: /v1, /mcp, /openapi.json, and /app. Opens and closes nothing. */
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
    // Answers requests that still arrive on open connections while the service closes; Fastify would refuse
    // them with a text of its own.
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
  // Hooks without waiting use callbacks: after a promise Fastify continues a turn later, which every request
  // would pay.
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
  const showUnknown = unknownPages();
  app.setNotFoundHandler(async (request, reply) => {
    if (await showUnknown(request, reply)) return reply;
    throw nothingAt(request);
  });

  await app.register(compress, COMPRESSION);
  await app.register(swagger, openApiOptions);
  const refuseOtherMethods = methodNotAllowed(app);
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  refuseOtherMethods();
  const authenticate = createAuthentication(dependencies.postgres, dependencies.rateLimitPerMinute);
  await app.register((api) => servePublicApi(api, dependencies), { prefix: '/v1' });
  await app.register((api) => serveApi(api, dependencies, authenticate), { prefix: '/v1' });
  await app.register((api) => serveApi(api, dependencies, authenticate, mcpRoutes), { prefix: '/mcp' });
  await serveDashboard(app, dependencies);
  await servePages(app);
  return app;
}
