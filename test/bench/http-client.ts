import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a request is sent that is told to come back. */
const MOST_TRIES = 5;

export interface Sent {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  /** From sending the request to the last byte of the response. */
  readonly milliseconds: number;
}

export interface HttpClient {
  send(
    path: string,
    options?: {
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer;
    },
  ): Promise<Sent>;
  close(): void;
}

/** A client of one server that keeps its connections, and adds as little of its own as it can. */
export function httpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const begin = performance.now();
        const message = request(origin + path, { method, agent, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const milliseconds = performance.now() - begin;
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, body: Buffer.concat(chunks), milliseconds });
          });
        });
        message.on('error', reject);
        message.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** The service, as the holder of a key. */
export function serviceClient(url: string, key: string) {
  const client = httpClient(url);
  let sends = 0;
  // Nobody has accepted exactly this before, so nothing that is sent was sent before.
  const anew = () => {
    sends += 1;
    return `application/json, */*;v=${sends}`;
  };
  return {
    close: client.close,
    /**
     * Comes back as it is told to where the service answers others of the brand; the time counts.
     * @param again lets the service answer from memory what it has answered before.
     * @throws Error for an error.
     */
    async send(
      path: string,
      {
        method = 'GET',
        json,
        again = false,
        etag,
        headers = {},
      }: {
        method?: string;
        json?: unknown;
        again?: boolean;
        etag?: string;
        headers?: Readonly<Record<string, string>>;
      } = {},
    ) {
      const begin = performance.now();
      const options = {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: again ? 'application/json' : anew(),
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      };
      let sent = await client.send(path, options);
      for (let tries = 1; sent.status === 503 && tries < MOST_TRIES; tries += 1) {
        await sleep(1_000 * Number(sent.headers['retry-after']));
        sent = await client.send(path, options);
      }
      if (sent.status >= 400) throw new Error(`${method} ${path}: ${sent.status} ${sent.body}`);
      return { ...sent, milliseconds: performance.now() - begin };
    },
  };
}

export type ServiceClient = ReturnType<typeof serviceClient>;

/** ClickHouse's own HTTP interface, without the service or a client library in between. */
export function clickhouseClient(clickhouseUrl: string) {
  const url = new URL(clickhouseUrl);
  const client = httpClient(url.origin);
  const credentials = Buffer.from(
    `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`,
  ).toString('base64');
  const database = decodeURIComponent(url.pathname.slice(1)) || 'default';
  return {
    close: client.close,
    /**
     * @param rows of an INSERT.
     * @throws Error with ClickHouse's own where it refuses the query.
     */
    async send(
      query: string,
      params: Readonly<Record<string, string>> = {},
      settings: Readonly<Record<string, string>> = {},
      rows?: Buffer,
    ) {
      const parameters = new URLSearchParams({ database, ...settings, ...(rows ? { query } : {}) });
      for (const [name, value] of Object.entries(params)) parameters.set(`param_${name}`, value);
      const sent = await client.send(`/?${parameters}`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: rows ?? query,
      });
      if (sent.status !== 200) throw new Error(`${sent.body}`);
      return sent;
    },
  };
}

export type ClickhouseClient = ReturnType<typeof clickhouseClient>;
