import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ResponseBuffers } from '../../reports/response-buffers.ts';
import { currentRequest } from '../../stores/current-request.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the number of rows sent, after sending. */
    rowsSent: (() => number) | null;
    /** Tool of an assistant that it calls, with the code of its problem, or `ok`; null for every other request. */
    tool: { readonly name: string; code: string } | null;
  }
}

/**
 * Records each request for the operator: one log line when it ends, however it ends, and metrics by route and
 * status. Neither contains a key, a parameter or a text.
 */
export function observeRequests(
  app: FastifyInstance,
  registry: Registry,
  unread: ResponseBuffers,
  memory: ResponseCache,
): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const calls = new Counter({
    name: 'mcp_tool_calls_total',
    help: 'Calls of tools by assistants, by tool and the code of its problem, or ok',
    labelNames: ['tool', 'code'],
    registers,
  });
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose connection was closed before their response was complete',
    labelNames: ['route'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'From the arrival of a request to the end of its response',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  new Gauge({
    name: 'http_unread_bytes',
    help: 'Bytes of responses that clients have not read yet',
    registers,
    collect() {
      this.set(unread.bytes());
    },
  });
  new Gauge({
    name: 'http_remembered_bytes',
    help: 'Bytes of responses in the cache',
    registers,
    collect() {
      this.set(memory.bytes());
    },
  });

  app.decorateRequest('rowsSent', null);
  app.decorateRequest('tool', null);
  app.addHook('onRequest', (request, _reply, done) => currentRequest.run(request.id, done));
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify's own hook is not called where the client has gone away.
    reply.raw.once('close', () => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      const { statusCode: status, writableFinished } = reply.raw;
      const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
      requests.inc({ method: request.method, route, status });
      seconds.observe({ route }, milliseconds / 1000);
      if (request.tool) calls.inc({ tool: request.tool.name, code: request.tool.code });
      if (!writableFinished) aborted.inc({ route });
      app.log.info(
        {
          request_id: request.id,
          brand_id: request.caller?.brandId,
          key_id: request.caller?.key?.id,
          method: request.method,
          route,
          status,
          ms: milliseconds,
          ...(request.rowsSent && writableFinished ? { rows: request.rowsSent() } : {}),
          ...(request.tool ? { tool: request.tool.name, outcome: request.tool.code } : {}),
          ...(request.fromMemory ? { from_memory: true } : {}),
          ...(writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    done();
  });
}
