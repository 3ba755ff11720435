import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PendingResponsesOf } from '../limits/pipelining-limit.ts';
import { Problem, type ProblemCode, problemBody } from '../problems.ts';

/** Problem codes for errors of Node's HTTP parser. */
const PARSER_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Milliseconds for a client to close its side, too; if the connection closed at once, it might not see the
 * response.
 */
const CLOSING_MS = 1_000;

function answer(socket: Duplex, code: ProblemCode): void {
  const id = randomUUID();
  const { status, title, ...body } = problemBody(new Problem(code), id);
  const text = JSON.stringify({ title, status, ...body });
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      `x-request-id: ${id}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}

const closed = (response: ServerResponse) =>
  new Promise((resolve) => (response.closed ? resolve(null) : response.once('close', resolve)));

/**
 * Answers input that is no HTTP request, which no route and no hook sees. Earlier requests on the same
 * connection are answered first, in their order.
 */
export function createMalformed(exchangesOf: PendingResponsesOf) {
  const ending = new WeakSet<Duplex>();

  async function answerInTurn(socket: Duplex, code: ProblemCode): Promise<void> {
    const { latest, open } = exchangesOf(socket);
    await Promise.all([...open].filter(({ req }) => req.complete).map(closed));
    // The rest of a request whose response is there or has begun.
    const isRest = latest !== null && !latest.complete;
    if (isRest && [...open].every(({ headersSent }) => headersSent)) socket.destroy();
    else if (socket.writable) answer(socket, code);
  }

  return {
    /** Passes on as requests those that Node would answer itself, without a body. */
    watch(server: Server): void {
      // Expectations other than "100-continue" may be ignored (RFC 9110, 10.1.1).
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
      server.on('connect', (_request, socket) => {
        // Node ignores it from here on: a client that resets its connection would end the process.
        socket.on('error', () => {});
        answer(socket, 'malformed_request');
      });
    },
    /** Handler for `clientErrorHandler`; answers once per connection. */
    onError(error: Error & { code?: string }, socket: Duplex): void {
      if (error.code === 'ECONNRESET' || socket.destroyed || ending.has(socket)) return;
      ending.add(socket);
      void answerInTurn(socket, PARSER_PROBLEMS[error.code ?? ''] ?? 'malformed_request');
    },
  };
}

/** A request names its host once (RFC 9112, 3.2). Two are what proxies and servers may read in different ways. */
function requireHost({ raw }: FastifyRequest): void {
  const { host = [] } = raw.headersDistinct;
  if (host.length > 1 || (host.length === 0 && raw.httpVersion === '1.1')) {
    throw new Problem('malformed_request', { detail: 'A request must have one Host header.' });
  }
}

/** Refuses requests without one host; by default Node does where there is none, without a body. */
export function requireHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    requireHost(request);
    done();
  });
}
