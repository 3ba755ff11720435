import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Turnstile {
  /** As the server behind it, but for the port. */
  readonly url: string;
  /** Admits so many more requests; later ones wait. */
  admit(requests: number): void;
  /** Resolves once a request waits. */
  waits(): Promise<void>;
  close(): Promise<void>;
}

/** Proxy in front of an HTTP server that admits as many requests as a test wants, and holds the rest. */
export async function startTurnstile(target: string): Promise<Turnstile> {
  const { hostname, port } = new URL(target);
  let admitted = Number.POSITIVE_INFINITY;
  const waiting: (() => void)[] = [];
  let onWait = () => {};
  const server = http.createServer((request, response) => {
    const pass = () => {
      const { method, url, headers } = request;
      const onward = http.request({ hostname, port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => onward.destroy());
      request.pipe(onward);
    };
    if (admitted > 0) {
      admitted -= 1;
      pass();
    } else {
      waiting.push(pass);
      onWait();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    admit(requests) {
      admitted = requests;
      for (const pass of waiting.splice(0)) pass();
    },
    waits: () =>
      new Promise((resolve) => {
        onWait = resolve;
        if (waiting.length > 0) resolve();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
