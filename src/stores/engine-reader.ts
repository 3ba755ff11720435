import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { type ClickHouseSettings, parseError } from '@clickhouse/client';
import type { CompiledQuery } from './brand-scope.ts';

export interface EngineReaderOptions {
  /** How many queries run at once from this process; others wait. */
  readonly connections: number;
  /** Milliseconds without a byte after which a query has failed. */
  readonly patience: number;
  /** Of every query. */
  readonly settings: ClickHouseSettings;
}

export interface EngineResult {
  readonly stream: IncomingMessage;
  /** Rows of the result, as far as the engine knows them when it begins to send it (wait_end_of_query). */
  readonly rows: number;
}

/** Milliseconds that an idle connection is kept: less than servers keep it for. */
const IDLE = 2_500;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const escaped = (text: string) => text.replace(/[\\'\t\n\r]/g, (character) => ESCAPES[character] ?? '');

/** A query parameter as ClickHouse's HTTP interface takes it: tab-separated, and quoted inside arrays. */
function parameter(value: unknown): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const items = value.map((one) => (typeof one === 'string' ? `'${escaped(one)}'` : parameter(one)));
    return `[${items.join(',')}]`;
  }
  throw new TypeError(`a query parameter that is ${typeof value}`);
}

const setting = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Reads results as the engine sends them, for what callers of the API wait for: @clickhouse/client 1.23 sleeps a
 * millisecond before each request (clickhouse-js 294), a third of what the service may add to a report.
 * @param clickhouseUrl with user, password and database; without parameters.
 */
export function createEngineReader(
  clickhouseUrl: string,
  { connections, patience, settings }: EngineReaderOptions,
) {
  const { protocol, hostname, port, username, password, pathname } = new URL(clickhouseUrl);
  const transport = protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: connections, timeout: IDLE });
  const auth = `${decodeURIComponent(username) || 'default'}:${decodeURIComponent(password)}`;
  const database = decodeURIComponent(pathname.slice(1)) || 'default';

  const pathOf = (params: CompiledQuery['params'], more: ClickHouseSettings) => {
    const search = new URLSearchParams({ database });
    for (const [name, value] of Object.entries({ ...settings, ...more })) search.set(name, setting(value));
    for (const [name, value] of Object.entries(params)) search.set(`param_${name}`, parameter(value));
    return `/?${search}`;
  };

  return {
    /**
     * Runs a query; its FORMAT is part of it. When `signal` aborts, the query is stopped in the engine and the
     * stream breaks off.
     * @throws ClickHouseError with the engine's code; the error of the connection, or of the abort.
     */
    async read(
      { sql, params }: CompiledQuery,
      more: ClickHouseSettings,
      signal: AbortSignal,
    ): Promise<EngineResult> {
      const stream = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = transport.request(
          {
            ...{ hostname, port, agent, auth, signal, method: 'POST', timeout: patience },
            path: pathOf(params, more),
          },
          resolve,
        );
        request.on('timeout', () => request.destroy(new Error('Timeout error.')));
        request.on('error', reject);
        request.end(sql);
      });
      if (stream.statusCode !== 200) throw parseError(await textOf(stream));
      const summary = JSON.parse(String(stream.headers['x-clickhouse-summary'] ?? '{}'));
      return { stream, rows: Number(summary.result_rows ?? 0) };
    },
    close: () => agent.destroy(),
  };
}

export type EngineReader = ReturnType<typeof createEngineReader>;
