import { signal } from '@preact/signals';

/** A request that the service refused, or that never reached it (`status` 0). */
export class Problem extends Error {
  declare readonly status: number;
  declare readonly code: string;
  /** Faults by field. */
  declare readonly errors: readonly { readonly parameter: string; readonly message: string }[];
  /** Further members of the body, such as `prompt_id`. */
  declare readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body.detail === 'string' ? body.detail : 'Something went wrong. Try again.');
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'unknown';
    this.errors = Array.isArray(body.errors) ? body.errors : [];
    this.body = body;
  }
}

/** Raised when something is refused for lack of a session. */
export const sessionEnded = signal(0);

const UNREACHABLE = {
  code: 'unreachable',
  detail: 'The service cannot be reached. Check your connection and that the service runs.',
};

/**
 * Converts a failed connection to a problem.
 * @throws Problem
 */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new Problem(0, UNREACHABLE);
  }
}

const send = (method: string, url: string, body: unknown, type: string): Promise<Response> =>
  reached(
    fetch(url, {
      method,
      headers: body === undefined ? undefined : { 'content-type': type },
      body: type === 'application/json' ? JSON.stringify(body) : (body as BodyInit),
    }),
  );

/** Maximum number of retries while the service is overloaded, after its Retry-After. */
const TIMES = 4;

async function patient(method: string, url: string, body: unknown, type: string): Promise<Response> {
  for (let time = 1; ; time++) {
    const response = await send(method, url, body, type);
    const wait = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || method !== 'GET' || time === TIMES) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, (wait || 1) * 1000));
  }
}

/**
 * Sends a request to the service; resolves with the body of its response, which is a `Blob` where it is not
 * JSON.
 * @throws Problem
 */
export async function request<T>(
  method: string,
  url: string,
  body?: unknown,
  type = 'application/json',
): Promise<T> {
  const response = await patient(method, url, body, type);
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const told = await reached<unknown>(isJson ? response.json() : response.blob());
  if (response.ok) return told as T;
  const problem = told as Record<string, unknown>;
  const wait = Number(response.headers.get('retry-after'));
  if (response.status === 429 && wait > 0 && isJson) problem.detail += ` Try again in ${wait} s.`;
  if (problem.code === 'not_signed_in' && url !== '/app/session') sessionEnded.value++;
  throw new Problem(response.status, problem);
}
