import { createHash, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type EngineError, engineError, fromChdb } from './engine-error.ts';
import { type EngineContext, type EngineResult, execute } from './execute.ts';
import { readRequest } from './request.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the password of the user `default`, in either form clients use. */
function createGate(password: string) {
  const expected = digest(`default:${password}`);
  return ({ headers }: http.IncomingMessage): boolean => {
    const [scheme, encoded] = (headers.authorization ?? '').split(' ');
    const given =
      scheme?.toLowerCase() === 'basic' && encoded
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : `${headers['x-clickhouse-user'] ?? ''}:${headers['x-clickhouse-key'] ?? ''}`;
    return timingSafeEqual(digest(given), expected);
  };
}

function sendError(response: http.ServerResponse, error: EngineError): void {
  if (response.headersSent) {
    // As a server does: the error goes behind what was sent, and the broken connection tells it is one.
    response.write(error.message);
    response.destroy(error);
    return;
  }
  response.writeHead(error.status, {
    'content-type': 'text/plain; charset=UTF-8',
    'x-clickhouse-exception-code': String(error.code),
  });
  response.end(`${error.message}\n`);
}

async function sendResult(response: http.ServerResponse, result: EngineResult, gzip: boolean): Promise<void> {
  const { chunks, format, summary } = result;
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'x-clickhouse-format': format,
    'x-clickhouse-timezone': 'UTC',
    'x-clickhouse-summary': JSON.stringify(
      Object.fromEntries(Object.entries(summary).map(([name, value]) => [name, String(value)])),
    ),
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
  });
  const source = Readable.from(chunks, { objectMode: false });
  if (gzip) await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), response);
  else await pipeline(source, response);
}

/** An HTTP server that speaks what @clickhouse/client needs of ClickHouse's HTTP interface. */
export function createEngineServer(context: EngineContext, password: string): http.Server {
  const allowed = createGate(password);

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/ping') {
      response.end('Ok.\n');
      return;
    }
    if (!allowed(request)) {
      throw engineError(
        516,
        'AUTHENTICATION_FAILED',
        'default: Authentication failed: password is incorrect, or there is no user with such name',
      );
    }
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const engineRequest = await readRequest(request, url);
    if (engineRequest.queryId) response.setHeader('x-clickhouse-query-id', engineRequest.queryId);
    const gzip =
      url.searchParams.get('enable_http_compression') === '1' &&
      (request.headers['accept-encoding'] ?? '').includes('gzip');
    await execute(context, engineRequest, gone.signal, (result) => sendResult(response, result, gzip));
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      sendError(response, fromChdb(error));
      request.resume();
    });
  });
  // Longer than the client keeps idle sockets (2.5 s), so that only the client closes them.
  server.keepAliveTimeout = 30_000;
  server.requestTimeout = 0;
  return server;
}
