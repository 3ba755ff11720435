import { randomUUID } from 'node:crypto';

/** A caller's own id is taken over where it is harmless in a header and a log line. */
const HARMLESS = /^[A-Za-z0-9._-]{1,128}$/;

/** The id of a request: the caller's X-Request-Id or a new UUID. It comes back in X-Request-Id and in errors. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
}
