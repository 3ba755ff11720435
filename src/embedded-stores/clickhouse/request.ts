import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { exception } from './exception.ts';

/** Longest body of a request, in bytes: an INSERT is one statement and so one piece of memory. */
export const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** A query as @clickhouse/client sends it. */
export interface QueryRequest {
  readonly query: string;
  /** True where the query is in the URL, so that the body is the rows of an INSERT. */
  readonly queryInUrl: boolean;
  readonly data: Buffer;
  /** Query parameters: TSV-escaped text by name. */
  readonly params: ReadonlyMap<string, string>;
  readonly settings: ReadonlyMap<string, string>;
  readonly database: string;
  readonly queryId: string | null;
  readonly defaultFormat: string;
}

/** URL parameters that are neither settings nor query parameters. */
const RESERVED = new Set([
  'query',
  'database',
  'default_format',
  'query_id',
  'quota_key',
  'role',
  'user',
  'password',
]);

/** The transport's own settings, which this process reads and chdb does not need. */
const TRANSPORT = new Set(['enable_http_compression', 'wait_end_of_query', 'send_progress_in_http_headers']);

const UNPACKERS = { gzip: createGunzip, deflate: createInflate };

/** Decompressed body; errors reach its reader. */
function unpacked(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding'];
  if (encoding !== 'gzip' && encoding !== 'deflate') return request;
  const unpacker = UNPACKERS[encoding]();
  pipeline(request, unpacker, () => {});
  return unpacker;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpacked(request)) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) {
      throw exception(307, 'TOO_MANY_BYTES', `The body of a request is larger than ${MAX_BODY_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Reads a request whole. The query is in the URL, with rows in the body, or it is the body. */
export async function readRequest(request: IncomingMessage, url: URL): Promise<QueryRequest> {
  const body = await readBody(request);
  const fields = new Map(url.searchParams);
  if (request.headers['content-type']?.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] },
    }).formData();
    for (const [name, value] of form) fields.set(name, String(value));
    return build(fields, Buffer.alloc(0));
  }
  return build(fields, body);
}

function build(fields: ReadonlyMap<string, string>, body: Buffer): QueryRequest {
  const params = new Map<string, string>();
  const settings = new Map<string, string>();
  if (fields.has('session_id')) {
    throw exception(48, 'NOT_IMPLEMENTED', 'The embedded ClickHouse has no sessions over HTTP');
  }
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) params.set(name.slice('param_'.length), value);
    else if (!RESERVED.has(name) && !TRANSPORT.has(name)) settings.set(name, value);
  }
  const inUrl = fields.get('query');
  return {
    query: inUrl ?? body.toString('utf8'),
    queryInUrl: inUrl !== undefined,
    data: inUrl === undefined ? Buffer.alloc(0) : body,
    params,
    settings,
    database: fields.get('database') || 'default',
    queryId: fields.get('query_id') || null,
    defaultFormat: fields.get('default_format') || 'TabSeparated',
  };
}
