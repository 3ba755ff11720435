import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngineId, EngineSettings } from '../../src/providers/index.ts';
import { createEngines, type Engine, type Limits } from '../../src/providers/index.ts';

/** A request as a provider received it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests assert what is in it
  readonly body: any;
}

export type Reply = (response: ServerResponse, request: Received) => void;

/** A local HTTP server in the place of a paid provider. */
export interface StandIn extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets how the next requests are answered: the nth as the nth reply says, the last one from then on. */
  answer(...replies: Reply[]): void;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  let replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    received.push(seen);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined) throw new Error(`No reply for ${seen.path}`);
    reply(response, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (...given) => {
      received.length = 0;
      replies = given;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Keys that no text holds by chance; one has characters that URLs spell otherwise. */
export const KEYS = {
  OPENAI_API_KEY: 'sk-test-openai-5d1f',
  GEMINI_API_KEY: 'AIza-test-gemini-77c2',
  PERPLEXITY_API_KEY: 'pplx-test-perplexity-90ab',
  ANTHROPIC_API_KEY: 'sk-ant-test-anthropic-31ee',
  SERPAPI_API_KEY: 'serp+test/key=a 8842',
} as const;

/** The settings of all engines at the providers' own paths below `url`. */
export const settingsAt = (url: string): EngineSettings => ({
  ...KEYS,
  OPENAI_BASE_URL: `${url}/v1`,
  GEMINI_BASE_URL: `${url}/v1beta`,
  GEMINI_REDIRECT_ORIGIN: url,
  PERPLEXITY_BASE_URL: url,
  ANTHROPIC_BASE_URL: `${url}/v1`,
  SERPAPI_BASE_URL: url,
});

export function engineAt(url: string, id: EngineId, limits?: Limits, more: EngineSettings = {}): Engine {
  const engine = createEngines({ ...settingsAt(url), ...more }, limits).get(id);
  if (engine === undefined) throw new Error(`No engine ${id}`);
  return engine;
}

export const QUESTION = { text: 'Which laptop is best?', country: 'DE', language: null } as const;

/** Asks once, as from Germany. */
export const ask = (engine: Engine, signal = new AbortController().signal) => engine.ask(QUESTION, signal);

/** The answer of a call that must be complete. */
export async function answerOf(engine: Engine) {
  const outcome = await ask(engine);
  if (outcome.kind !== 'complete') throw new Error(`${outcome.kind}: ${outcome.reason}`);
  return outcome.answer;
}
