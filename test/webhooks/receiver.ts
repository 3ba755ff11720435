import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Message as a receiver gets it. */
export interface ReceivedMessage {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type ReceiverReply = (response: ServerResponse, message: ReceivedMessage) => void;

export const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}): ReceiverReply =>
  (response) =>
    void response.writeHead(status, headers).end();

/** A receiver of webhooks on this machine, which answers 204 until it is told otherwise. */
export async function startReceiver() {
  const received: ReceivedMessage[] = [];
  let reply = answer(204);
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const message = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
    };
    received.push(message);
    reply(response, message);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Answers from now on. */
    answer(next: ReceiverReply) {
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
