import { normalizeDomain } from './domains.ts';
import { MAX_URL } from './source-bounds.ts';
import { isTracking } from './tracking.ts';

const GOOGLE = /(^|\.)google\.[a-z.]+$/;

/** Maximum nesting of redirect links. Nobody cites more; each costs reading the rest of the link. */
const MOST_REDIRECTS = 5;

/**
 * Target of a Google redirect link: `google.com/url?q=…`, or `?url=…` beside a `q` that is empty or the
 * search; null for any other address.
 */
function redirectTarget(raw: string, domain: string): string | null {
  if (!domain.includes('google.') || !GOOGLE.test(domain)) return null;
  const { pathname, searchParams } = new URL(raw);
  if (pathname !== '/url') return null;
  const target = ['q', 'url']
    .map((name) => searchParams.get(name))
    .find((text) => /^https?:/.test(text ?? ''));
  return target ? (URL.parse(target)?.href ?? null) : null;
}

interface Address {
  readonly raw: string;
  readonly domain: string;
}

/** An http or https address of at most `MAX_URL` characters; null for anything else. */
function addressOf(text: string): Address | null {
  const raw = text.trim();
  if (raw.length > MAX_URL || !(raw.startsWith('https://') || /^https?:\/\//i.test(raw))) return null;
  const domain = hostOf(raw);
  return domain === null ? null : { raw, domain };
}

/** True where a source has a valid address. */
export const isSource = (raw: string): boolean => addressOf(raw) !== null;

/**
 * Final target of a redirect link. It stays as it is where its target is no address, or behind more redirects
 * than are followed.
 */
function behindRedirects(cited: Address): Address {
  let address = cited;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const target = redirectTarget(address.raw, address.domain);
    if (target === null) return address;
    const next = addressOf(target);
    if (next === null) return cited;
    address = next;
  }
  return cited;
}

/** A URL as it is kept (see `cleanUrl`), and its domain. */
interface CitedUrl {
  readonly url: string;
  readonly domain: string;
}

/** A URL whose scheme and host need no other spelling, as nearly all. */
const PLAIN = /^https?:\/\/[a-z0-9.-]*[a-z0-9-](?:[/?#]|$)/;

/** Scheme, user, host with its final dot, and port, each as it is written. */
const ORIGIN = /^(https?):\/\/((?:[^/?#\\]*@)?)([^/?#\\@:]*?)\.?(?::(\d*))?(?=[/?#\\]|$)/i;

/** A URL with its scheme and host in lower case, without the scheme's default port and a final dot of the host. */
function spelledOnce(url: string): string {
  if (PLAIN.test(url)) return url;
  return url.replace(ORIGIN, (_, scheme: string, user: string, host: string, port = '') => {
    const lower = scheme.toLowerCase();
    const isDefault = port === '' || Number(port) === (lower === 'https' ? 443 : 80);
    return `${lower}://${user}${host.toLowerCase()}${isDefault ? '' : `:${port}`}`;
  });
}

/** As `cleanUrl`, with the URL's domain. */
export function readUrl(cited: string): CitedUrl | null {
  const found = addressOf(cited);
  if (found === null) return null;
  const { raw: spelled, domain } = behindRedirects(found);
  const raw = spelledOnce(spelled);
  const fragment = raw.indexOf('#');
  const whole = fragment === -1 ? raw : raw.slice(0, fragment);
  const mark = whole.indexOf('?');
  if (mark === -1) return { url: whole, domain };
  const base = whole.slice(0, mark);
  const query = whole.slice(mark + 1);
  const kept = query.split('&').filter((part) => !isTracking(part.split('=', 1)[0] ?? ''));
  // Parts between separators of parameters may be empty, as of "?utm_source=x&".
  return { url: kept.some((part) => part !== '') ? `${base}?${kept.join('&')}` : base, domain };
}

/**
 * A cited URL as it is kept: as cited, less the fragment and tracking parameters, with scheme and host in lower case,
 * without a default port and a final dot of the host, redirect links resolved where the target is inside the link. The text
 * of the rest stays as it was. Null for what is no http(s) URL, or
 * longer than any page's. The time is linear in the length.
 */
export const cleanUrl = (raw: string): string | null => readUrl(raw)?.url ?? null;

/**
 * Domains by host as written: the same few thousand are cited over and over, and parsing the URLs of their pages
 * was a fifth of an import's time.
 */
const domainsOfHosts = new Map<string, string | null>();
const MOST_HOSTS = 50_000;

const IN_HOST = /^[a-z0-9._-]$/i;

/** By code, whether a character is one that a plain host is made of. */
const OF_PLAIN_HOST = Array.from({ length: 128 }, (_, code) => IN_HOST.test(String.fromCharCode(code)));

const ENDS_HOST = new Set(['', '/', '?', '#']);

/**
 * Host of a simple URL: no user, no port, nothing that parsing drops or escapes. It scans characters, as it
 * runs twice per citation.
 */
function plainHost(url: string): string | undefined {
  const start = url.startsWith('https://') ? 8 : url.startsWith('http://') ? 7 : 0;
  if (start === 0) return undefined;
  let end = start;
  while (OF_PLAIN_HOST[url.charCodeAt(end)]) end += 1;
  return end > start && ENDS_HOST.has(url.charAt(end)) ? url.slice(start, end) : undefined;
}

/** No name in the DNS is longer. */
const MAX_HOST = 253;

/** The same text, which keeps no larger text in memory: a part of a text is stored as a view into the whole. */
const detached = (part: string) => Buffer.from(part, 'latin1').toString('latin1');

/** The domain of a URL: its host in lower case and punycode, without a leading www. and port. */
export function hostOf(url: string): string | null {
  const host = plainHost(url);
  const known = host === undefined ? undefined : domainsOfHosts.get(host);
  if (known !== undefined) return known;
  const domain = URL.canParse(url) ? normalizeDomain(new URL(url).hostname) : null;
  if (host !== undefined && host.length <= MAX_HOST) {
    if (domainsOfHosts.size >= MOST_HOSTS) domainsOfHosts.clear();
    domainsOfHosts.set(detached(host), domain);
  }
  return domain;
}
