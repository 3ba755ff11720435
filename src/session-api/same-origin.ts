import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** True for requests to this machine by a loopback name, where nobody else can read plain HTTP. */
export const isLoopback = ({ headers }: FastifyRequest): boolean => LOOPBACK.test(headers.host ?? '');

/** The host of an origin; null where it is none, as that of a sandboxed page is ("null"). */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * True where the browser states that a page of this service sent the request. Browsers send `Sec-Fetch-Site`
 * and no page can set it; `Origin` is for older ones, and for Safari before 16.4.
 * @param publicUrl public address of the service, if set: a proxy may use another host name.
 */
function isSameOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  return hostOf(origin) === headers.host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}

const RENAMED =
  'A proxy forwards requests with another host name than the page has. Set PUBLIC_URL to the address of the page.';

/**
 * Allows changing requests from the dashboard's own pages only. Cookie authentication needs it: the cookie
 * comes with requests of other origins of the same site, too (SameSite=Lax treats two ports of a host, and
 * two hosts of a domain, as one site).
 * @throws Problem `cross_origin`; `https_required` where a page was read over plain HTTP from another
 * machine.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.has(request.method)) return;
  const { origin, host } = request.headers;
  if (!isSameOrigin(request, publicUrl)) throw new Problem('cross_origin');
  // A proxy changes the host, which then shows neither https nor whether it is this machine.
  if (publicUrl === undefined && origin !== undefined && hostOf(origin) !== host)
    throw new Problem('cross_origin', { detail: RENAMED });
  if (origin?.startsWith('http:') && !isLoopback(request)) throw new Problem('https_required');
}
