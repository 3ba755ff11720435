import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../people/sessions.ts';
import { isToken } from '../people/tokens.ts';
import { isLoopback } from './same-origin.ts';

/**
 * The names of the session's cookie: `__Host-` has browsers refuse it from other hosts, other paths and plain HTTP. Over
 * plain HTTP, which is for this machine alone, it cannot have that name.
 */
const SECURE_NAME = '__Host-session';
const PLAIN_NAME = 'session';

const SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** True where the browser uses https: PUBLIC_URL says so, or the host is not this machine. */
const isSecure = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') || !isLoopback(request);

/** The token in the session's cookie; null where there is none. */
export function sessionToken(request: FastifyRequest, publicUrl: string | undefined): string | null {
  const name = isSecure(request, publicUrl) ? SECURE_NAME : PLAIN_NAME;
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && isToken(value)) return value;
  }
  return null;
}

/** Gives the browser a session, or takes its own from it (`token` null). */
export function setSession(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
  publicUrl: string | undefined,
): void {
  const secure = isSecure(request, publicUrl);
  const parts = [
    `${secure ? SECURE_NAME : PLAIN_NAME}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === null ? 0 : SECONDS}`,
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
