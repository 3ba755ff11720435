import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a request is for this machine by its own name, where plain HTTP is read by nobody else. */
export const isLoopback = ({ headers }: FastifyRequest): boolean => LOOPBACK.test(headers.host ?? '');

/** The host of an origin; null where it is none, as that of a sandboxed page is ("null"). */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a browser says that a page of this service sends a request. `Sec-Fetch-Site` is what browsers say, and no page
 * can set it; `Origin` is for older ones, and for Safari before 16.4.
 * @param publicUrl where the service is for people, if that is known: a proxy may ask for it by another name.
 */
function isSameOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  return hostOf(origin) === headers.host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}

const RENAMED =
  'A proxy asks for this service by another name than the page has. Set PUBLIC_URL to the address of the page.';

/**
 * Lets requests that change something through where they come from the dashboard's own pages. What signs in with a
 * cookie needs it: the cookie comes with requests of other sites, too, where those are of the same site (SameSite=Lax
 * takes two ports of a host, and two hosts of a domain, for one site).
 * @throws Problem `cross_origin`; `https_required` where a page was read over plain HTTP from another machine.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.has(request.method)) return;
  const { origin, host } = request.headers;
  if (!isSameOrigin(request, publicUrl)) throw new Problem('cross_origin');
  // A proxy asks by a name of its own, which tells neither https from http nor this machine from others.
  if (publicUrl === undefined && origin !== undefined && hostOf(origin) !== host)
    throw new Problem('cross_origin', { detail: RENAMED });
  if (origin?.startsWith('http:') && !isLoopback(request)) throw new Problem('https_required');
}
