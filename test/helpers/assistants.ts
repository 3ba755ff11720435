import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/* Clients of /mcp: those of the protocol's makers, of both generations, and plain requests. */

const INFO = { name: 'test', version: '1.0.0' };

const requestInit = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

const addressOf = (url: string) => new URL('/mcp', url);

/** The official client of today, which speaks the newest revision that both know. */
export async function newClient(url: string, key: string): Promise<Client> {
  const client = new Client(INFO, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(addressOf(url), { requestInit: requestInit(key) }));
  return client;
}

/** The official client of the first generation. */
export async function oldClient(url: string, key: string): Promise<FirstClient> {
  const client = new FirstClient(INFO);
  // biome-ignore lint/suspicious/noExplicitAny: the package's own types disagree under exactOptionalPropertyTypes.
  await client.connect(new FirstTransport(addressOf(url), { requestInit: requestInit(key) }) as any);
  return client;
}

/** A message of the protocol as plain JSON-RPC over HTTP, without any client. */
export function post(url: string, key: string | null, method: string, params: object = {}, headers = {}) {
  return fetch(addressOf(url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
}

/** Fields of a response, whether it is sent as JSON or as the only event of a stream. */
export async function messageOf(response: Response) {
  const text = await response.text();
  const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? 'null');
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on messages of any shape.
  return JSON.parse(json) as any;
}

/** Calls a tool by a plain request. `body` is the object inside its text. */
export async function callTool(url: string, key: string, name: string, input: object = {}) {
  const response = await post(url, key, 'tools/call', { name, arguments: input });
  const message = await messageOf(response);
  const text: string = message?.result?.content?.[0]?.text ?? '';
  return {
    response,
    message,
    text,
    isError: message?.result?.isError === true,
    // biome-ignore lint/suspicious/noExplicitAny: tests assert on results of any shape.
    body: (text === '' ? null : JSON.parse(text)) as any,
  };
}
