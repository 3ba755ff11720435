import { z } from 'zod';
import { Aborted, EngineFault } from './faults.ts';
import { providerRefusal } from './provider-errors.ts';
import { parseShape } from './shape.ts';

/*
 * All engines are called with fetch and read with a schema of our own, one way for all. Read in their sources:
 * serpapi 2.2.1 speaks only to serpapi.com:443 and rejects with the body alone, without status and Retry-After;
 * @ai-sdk/perplexity 3.0.61 drops search_results and with them every title; @ai-sdk/google 3.0.141 and
 * @ai-sdk/anthropic 3.0.138 give the pages that were found and those that were cited in one list, so that
 * telling them apart means reading the raw response after all.
 */

/** Time and size limits of one request. */
export interface Limits {
  /** From sending the request to its last byte. Answers with several searches take minutes. */
  readonly timeoutMs: number;
  /** Of the response, decompressed. */
  readonly maxBytes: number;
}

export const LIMITS: Limits = { timeoutMs: 180_000, maxBytes: 10_000_000 };

/** Address and key of a provider. */
export interface Provider {
  readonly baseUrl: string;
  readonly key: string;
  /** The name of the setting that holds the key. */
  readonly keySetting: string;
  readonly limits: Limits;
}

export interface Request {
  /** Added to the base URL. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** With a body the request is a POST, else a GET. */
  readonly body?: unknown;
}

function urlOf({ baseUrl }: Provider, { path, query }: Request): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${baseUrl.replace(/\/+$/, '')}/${path}${search}`;
}

/** Reports only the code of a failed connection: its message may hold the URL or a header, and so the key. */
function codeOf(error: unknown): string {
  const parsed = z.object({ cause: z.object({ code: z.string() }) }).safeParse(error);
  return parsed.success ? parsed.data.cause.code : '';
}

/** The body as text, up to the limit; the rest is not fetched. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new EngineFault('too_large', `over ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EngineFault('malformed');
  }
}

/**
 * One request to a provider and the JSON it answers with, read by `schema`.
 * @throws EngineFault for whatever the provider or the network does; Aborted when `signal` aborts.
 */
export async function requestJson<S extends z.ZodType>(
  provider: Provider,
  request: Request,
  schema: S,
  signal: AbortSignal,
): Promise<z.output<S>> {
  const { timeoutMs, maxBytes } = provider.limits;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(urlOf(provider, request), {
      method: request.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      // A redirect would carry the key to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await textOf(response, maxBytes);
    if (!response.ok) throw providerRefusal(response, text, provider.keySetting);
    return parseShape(schema, parse(text));
  } catch (error) {
    if (signal.aborted) throw new Aborted(signal.reason);
    if (error instanceof EngineFault) throw error;
    if (timeout.aborted) throw new EngineFault('timeout', `${timeoutMs} ms`);
    throw new EngineFault('unreachable', codeOf(error));
  }
}
