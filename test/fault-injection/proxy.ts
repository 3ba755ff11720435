import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What goes wrong between a process and its ClickHouse:
 * `held` nothing passes until it is over; `away` connections break before the request is sent on; `cut` they
 * break in the middle of it; `deaf` the request is sent on and done, and its response is lost.
 */
export type Fault = 'held' | 'away' | 'cut' | 'deaf';

export interface Trouble {
  readonly fault: Fault;
  /** Only what writes answers is in trouble. */
  readonly insertsOnly: boolean;
  /** How many requests pass before. */
  readonly passing?: number;
}

export interface ClickHouseProxy {
  /** In place of the ClickHouse address. */
  readonly url: string;
  /** Makes trouble, instead of any that there is. @returns what ends it, if it is not over yet. */
  make(trouble: Trouble): () => void;
  /** Ends any trouble. */
  heal(): void;
  close(): Promise<void>;
}

const INSERT = /^INSERT INTO answers\b/;

/** A ClickHouse address of one process's own, in front of the real one. */
export async function startProxy(clickhouseUrl: string): Promise<ClickHouseProxy> {
  const { hostname, port, username, password, pathname } = new URL(clickhouseUrl);
  const agent = new http.Agent({ keepAlive: true });
  let trouble: (Trouble & { left: number }) | null = null;
  let over: () => void = () => {};
  let ended: Promise<void> = Promise.resolve();

  /** The trouble a request is in. */
  function troubleOf(insert: boolean): Fault | null {
    if (!trouble || (trouble.insertsOnly && !insert)) return null;
    if (trouble.left > 0) {
      trouble.left -= 1;
      return null;
    }
    return trouble.fault;
  }

  const heal = () => {
    trouble = null;
    over();
  };

  const server = http.createServer({ maxHeaderSize: 1_100_000 }, async (request, response) => {
    const { socket } = request;
    request.on('error', () => {});
    response.on('error', () => {});
    const chunks: AsyncIterator<Buffer> = request[Symbol.asyncIterator]();
    const first = await chunks.next().catch(() => ({ done: true as const, value: undefined }));
    const query = new URL(request.url ?? '/', 'http://proxy').searchParams.get('query') ?? '';
    const fault = troubleOf(INSERT.test(query) || INSERT.test(String(first.value?.subarray(0, 40) ?? '')));
    if (fault === 'away') return void socket.destroy();
    if (fault === 'held') await ended;
    if (socket.destroyed) return;
    const upstream = http.request(
      {
        ...{ hostname, port, agent, method: request.method, path: request.url },
        headers: { ...request.headers, host: `${hostname}:${port}` },
      },
      (result) => {
        if (fault === 'deaf') {
          result.resume();
          result.on('end', () => socket.destroy());
          return;
        }
        response.writeHead(result.statusCode ?? 500, result.headers);
        result.pipe(response);
        result.on('error', () => socket.destroy());
      },
    );
    upstream.on('error', () => socket.destroy());
    // A client that is gone is gone for the server too.
    response.on('close', () => {
      if (!response.writableFinished && fault !== 'deaf') upstream.destroy();
    });
    try {
      let part = first;
      if (fault === 'cut') {
        upstream.write(part.value?.subarray(0, part.value.length >> 1) ?? '');
        upstream.destroy();
        return void socket.destroy();
      }
      for (; !part.done; part = await chunks.next()) {
        if (!upstream.write(part.value)) await new Promise((resolve) => upstream.once('drain', resolve));
        if (upstream.destroyed) return;
      }
      upstream.end();
    } catch {
      upstream.destroy();
    }
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const login = username ? `${username}:${password}@` : '';
  return {
    url: `http://${login}127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    make(given) {
      heal();
      const made = { ...given, left: given.passing ?? 0 };
      trouble = made;
      ended = new Promise((resolve) => {
        over = resolve;
      });
      return () => {
        if (trouble === made) heal();
      };
    },
    heal,
    async close() {
      heal();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
