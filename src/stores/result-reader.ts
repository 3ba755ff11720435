import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import { type ClickHouseSettings, parseError } from '@clickhouse/client';
import type { CompiledQuery } from './brand-scope.ts';
import { freeResultBuffers } from './free-result-buffers.ts';

/** A result as ClickHouse sends it. */
export interface RawResult {
  readonly stream: Readable;
  /** Rows of the result, as far as ClickHouse knows them when it begins to send it (wait_end_of_query). */
  readonly rows: number;
}

export interface ResultReaderOptions {
  readonly agent: http.Agent;
  readonly application: string;
  readonly database: string;
  /** Of every query. */
  readonly settings: ClickHouseSettings;
  /** Milliseconds without a byte after which a query has failed. */
  readonly patience: number;
  /** Watches for a hanging ClickHouse until the returned function is called (Pulse.watch). */
  readonly watch: (onLost: (error: Error) => void) => () => void;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const escaped = (value: string) => value.replace(/[\\'\t\n\r]/g, (character) => ESCAPES[character] ?? '');

/** A query parameter as ClickHouse's HTTP interface takes it: tab-separated, and quoted inside arrays. */
function parameter(value: unknown): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value === undefined || value === null) return '\\N';
  if (!Array.isArray(value)) throw new TypeError(`a query parameter that is ${typeof value}`);
  return `[${value.map((one) => (typeof one === 'string' ? `'${escaped(one)}'` : parameter(one))).join()}]`;
}

const searchOf = (
  entries: readonly (readonly [string, unknown])[],
  format: (value: unknown) => string,
  prefix = '',
) =>
  entries
    .map(([name, value]) => `&${prefix}${name}=${encodeURIComponent(format(value).toWellFormed())}`)
    .join('');

const setting = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

const isFailure = ({ statusCode = 0, headers }: IncomingMessage) =>
  statusCode < 200 || statusCode > 299 || headers['x-clickhouse-exception-code'] !== undefined;

function rowsOf({ headers }: IncomingMessage): number {
  const summary = headers['x-clickhouse-summary'];
  return typeof summary === 'string' ? Number(JSON.parse(summary).result_rows ?? 0) : 0;
}

/**
 * True where a request failed because its server, or a proxy in front of it, closed a kept connection just as
 * it was written to: the use of `reusedSocket` (https://nodejs.org/api/http.html#requestreusedsocket).
 */
const isClosedUnder = ({ reusedSocket }: http.ClientRequest, { code }: NodeJS.ErrnoException) =>
  reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');

/**
 * Reads results as ClickHouse sends them, which reports wait for: @clickhouse/client 1.23 takes 0.8 ms of the
 * processor where this takes 0.3 (docs/decisions/0008-clickhouse-writes-the-bytes.md). The client runs
 * everything else.
 * @param clickhouseUrl with user, password and database; without parameters.
 */
export function createResultReader(
  clickhouseUrl: string,
  { agent, application, database, settings, patience, watch }: ResultReaderOptions,
) {
  const url = new URL(clickhouseUrl);
  const { protocol, hostname, port } = urlToHttpOptions(url);
  const { request: send } = protocol === 'https:' ? https : http;
  const user = decodeURIComponent(url.username) || 'default';
  const credentials = Buffer.from(`${user}:${decodeURIComponent(url.password)}`).toString('base64');
  const to = {
    ...{ hostname, port, method: 'POST', timeout: patience },
    headers: { authorization: `Basic ${credentials}`, 'user-agent': application },
  };
  /** Cache of the beginnings of paths, by the settings of a query: most queries have the same ones. */
  const beginnings = new WeakMap<ClickHouseSettings, string>();
  const beginningOf = (more: ClickHouseSettings): string => {
    const known = beginnings.get(more);
    if (known !== undefined) return known;
    const all = searchOf(Object.entries({ ...settings, ...more }), setting);
    const beginning = `/?database=${encodeURIComponent(database)}${all}`;
    beginnings.set(more, beginning);
    return beginning;
  };

  /** Reads on a connection of the agent; if that was closed meanwhile, once more on a new one. */
  function readOn(
    agent: http.Agent | false,
    query: CompiledQuery,
    more: ClickHouseSettings,
    signal: AbortSignal,
  ): Promise<RawResult> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const { sql, params } = query;
      const asked = searchOf(Object.entries(params), parameter, 'param_');
      let response: IncomingMessage | null = null;
      let isGivenUp = false;
      const request = send({ ...to, agent, path: beginningOf(more) + asked });
      const breakOff = (error: Error) => {
        isGivenUp = true;
        leave();
        // Node emits nothing for a request that still waits for a connection.
        reject(error);
        (response ?? request).destroy(error);
      };
      const abort = () => breakOff(signal.reason);
      const unwatch = watch(breakOff);
      const leave = () => {
        unwatch();
        signal.removeEventListener('abort', abort);
      };
      signal.addEventListener('abort', abort);
      request.on('timeout', () => breakOff(new Error('Timeout error.')));
      request.on('error', (error) => {
        if (response === null && !isGivenUp && isClosedUnder(request, error))
          resolve(readOn(false, query, more, signal));
        else reject(error);
      });
      request.on('close', leave);
      request.on('socket', freeResultBuffers);
      request.on('response', (answer: IncomingMessage) => {
        response = answer;
        if (isFailure(answer)) text(answer).then((said) => reject(parseError(said)), reject);
        else {
          try {
            resolve({ stream: answer, rows: rowsOf(answer) });
          } catch (error) {
            // Thrown on, it would end the process.
            breakOff(error as Error);
          }
        }
      });
      request.end(sql);
    });
  }

  /**
   * Runs a query; its FORMAT is part of it. When `signal` aborts, or ClickHouse hangs, the query is stopped in
   * ClickHouse, and the stream breaks off.
   * @throws ClickHouseError with ClickHouse's code; the error of the connection, or of the abort.
   */
  return (query: CompiledQuery, more: ClickHouseSettings, signal: AbortSignal) =>
    readOn(agent, query, more, signal);
}
