import { hash, randomUUID, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createDeflate, createGzip, deflate, gzip } from 'node:zlib';
import { type ClickHouseException, exception, fromChdb } from './exception.ts';
import { execute, type QueryResult, type StatementContext } from './execute.ts';
import { readRequest } from './request.ts';

/** Bytes of a request's line and headers: parameters are in the URL, for which a server allows 1 MiB. */
const MAX_HEADER_BYTES = 1_100_000;

const FAST = { level: constants.Z_BEST_SPEED };
const PACKERS = {
  gzip: { whole: promisify<Buffer, typeof FAST, Buffer>(gzip), stream: () => createGzip(FAST) },
  deflate: { whole: promisify<Buffer, typeof FAST, Buffer>(deflate), stream: () => createDeflate(FAST) },
};

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Checks that a request carries the password of the user `default`, in either form that clients use. */
function createGate(password: string) {
  const expected = digest(`default:${password}`);
  return ({ headers }: http.IncomingMessage): boolean => {
    const [scheme, encoded] = (headers.authorization ?? '').split(' ');
    const given =
      scheme?.toLowerCase() === 'basic' && encoded
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : Buffer.from(
            `${headers['x-clickhouse-user'] ?? ''}:${headers['x-clickhouse-key'] ?? ''}`,
            'latin1',
          ).toString('utf8');
    return timingSafeEqual(digest(given), expected);
  };
}

function sendError(response: http.ServerResponse, error: ClickHouseException): void {
  if (response.headersSent) {
    response.destroy(error);
    return;
  }
  response.writeHead(error.status, {
    'content-type': 'text/plain; charset=UTF-8',
    'x-clickhouse-exception-code': String(error.code),
  });
  response.end(`${error.message}\n`);
}

/** Sends a result that is complete, so that its counts are known and nothing can fail behind the first byte. */
async function sendResult(
  response: http.ServerResponse,
  { body, format, summary }: QueryResult,
  encoding: keyof typeof PACKERS | null,
): Promise<void> {
  const headers: http.OutgoingHttpHeaders = {
    'content-type': 'application/octet-stream',
    'x-clickhouse-format': format,
    'x-clickhouse-timezone': 'UTC',
    'x-clickhouse-summary': JSON.stringify(summary, (_, value) =>
      typeof value === 'number' ? String(value) : value,
    ),
  };
  if (encoding) headers['content-encoding'] = encoding;
  if (Buffer.isBuffer(body)) {
    const bytes = encoding ? await PACKERS[encoding].whole(body, FAST) : body;
    response.writeHead(200, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
    return;
  }
  response.writeHead(200, headers);
  const file = body.createReadStream();
  if (encoding) await pipeline(file, PACKERS[encoding].stream(), response);
  else await pipeline(file, response);
}

/** An HTTP server that speaks what @clickhouse/client needs of ClickHouse's HTTP interface. */
export function createClickhouseServer(context: StatementContext, password: string): http.Server {
  const allowed = createGate(password);

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/ping') {
      response.end('Ok.\n');
      return;
    }
    if (!allowed(request)) {
      throw exception(
        516,
        'AUTHENTICATION_FAILED',
        'default: Authentication failed: password is incorrect, or there is no user with such name',
      );
    }
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    const queryRequest = await readRequest(request, url);
    response.setHeader('x-clickhouse-query-id', queryRequest.queryId ?? randomUUID());
    const result = await execute(context, queryRequest, gone.signal);
    if (result === null) return;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['gzip', 'deflate'] as const).find((name) => accepted.includes(name)) ?? null;
    const packs = url.searchParams.get('enable_http_compression') === '1';
    await sendResult(response, result, packs ? encoding : null);
  }

  const server = http.createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
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
