import { normalizeDomain } from '../words/domains.ts';

/** Parameters that only tell where a click came from; removed from cited URLs. A trailing * is any ending. */
const TRACKING = [
  'utm_*',
  'mtm_*',
  'pk_*',
  'hsa_*',
  '_hs*',
  'mc_*',
  'oly_*',
  'vero_*',
  'stm_*',
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'srsltid',
  'gad_source',
  'gad_campaignid',
  'fbclid',
  'msclkid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'yclid',
  'ysclid',
  'epik',
  'rdt_cid',
  'ScCid',
  '__hssc',
  '__hstc',
  '__hsfp',
  'hsCtaTracking',
  'mkt_tok',
  'irclickid',
  'irgwc',
  's_kwcid',
  'ef_id',
  'wickedid',
  'cmpid',
  '_ga',
  '_gl',
  'ref_src',
  'spm',
  'trk',
  'trkCampaign',
].map((name) => name.toLowerCase());

const EXACT = new Set(TRACKING.filter((name) => !name.endsWith('*')));
const PREFIXES = TRACKING.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));

function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return EXACT.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}

const GOOGLE = /(^|\.)google\.[a-z.]+$/;

/** Bounds of what an answer cites, for import files and for what engines send alike. */
export const MAX_SOURCES = 1_000;
/** Of an address and of a title, in characters. */
export const MAX_URL = 8_192;
export const MAX_TITLE = 2_000;

/** Redirect links inside each other that are followed. Nobody cites more; each costs reading the rest of the link. */
const MOST_REDIRECTS = 5;

/** Where a Google redirect link goes: `google.com/url?q=…` or `?url=…`; null for any other address. */
function redirectTarget(raw: string, domain: string): string | null {
  if (!GOOGLE.test(domain)) return null;
  const { pathname, searchParams } = new URL(raw);
  if (pathname !== '/url') return null;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:/.test(target) ? (URL.parse(target)?.href ?? null) : null;
}

interface Address {
  readonly raw: string;
  readonly domain: string;
}

/** An http or https address of at most `MAX_URL` characters; null for anything else. */
function addressOf(text: string): Address | null {
  const raw = text.trim();
  if (raw.length > MAX_URL || !/^https?:\/\//i.test(raw)) return null;
  const domain = hostOf(raw);
  return domain === null ? null : { raw, domain };
}

/** Whether a source has an address that can be kept. */
export const isSource = (raw: string): boolean => addressOf(raw) !== null;

/**
 * Where a redirect link leads in the end. It stays as it is where it leads to no address, or through more redirects
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
function clean(cited: string): { readonly url: string; readonly domain: string } | null {
  const found = addressOf(cited);
  if (found === null) return null;
  const { raw, domain } = behindRedirects(found);
  const [base = '', query] = (raw.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  if (query === undefined) return { url: base, domain };
  const kept = query.split('&').filter((part) => !isTracking(part.split('=', 1)[0] ?? ''));
  return { url: kept.length > 0 && query !== '' ? `${base}?${kept.join('&')}` : base, domain };
}

/**
 * A cited URL as it is kept: as cited, less the fragment and tracking parameters, redirect links resolved
 * where the target is inside the link. The text of the rest stays as it was. Null for what is no http(s) URL, or
 * longer than any page's. The time is linear in the length.
 */
export const cleanUrl = (raw: string): string | null => clean(raw)?.url ?? null;

/**
 * Domains by host as written: the same few thousand are cited over and over, and parsing the URLs of their pages
 * was a fifth of an import's time.
 */
const domainsOfHosts = new Map<string, string | null>();
const MOST_HOSTS = 50_000;

/** A URL whose host ends where it seems to: no user, no port, nothing that parsing drops or escapes. */
const PLAIN_HOST = /^https?:\/\/([a-z0-9._-]+)(?=[/?#]|$)/i;

/** No name in the DNS is longer. */
const MAX_HOST = 253;

/** The same text, which keeps no larger text in memory: a part of a text is stored as a view into the whole. */
const detached = (part: string) => Buffer.from(part, 'latin1').toString('latin1');

/** The domain of a URL: its host in lower case and punycode, without a leading www. and port. */
export function hostOf(url: string): string | null {
  const host = PLAIN_HOST.exec(url)?.[1];
  const known = host === undefined ? undefined : domainsOfHosts.get(host);
  if (known !== undefined) return known;
  const domain = URL.canParse(url) ? normalizeDomain(new URL(url).hostname) : null;
  if (host !== undefined && host.length <= MAX_HOST) {
    if (domainsOfHosts.size >= MOST_HOSTS) domainsOfHosts.clear();
    domainsOfHosts.set(detached(host), domain);
  }
  return domain;
}

/** Whether a domain is one of a brand's or, with `includeSubdomains`, below one. */
export const isOwnDomain = (domain: string, own: readonly string[], includeSubdomains: boolean): boolean =>
  own.some((mine) => domain === mine || (includeSubdomains && domain.endsWith(`.${mine}`)));

/** A source as an engine or an import file gives it. */
export interface CitedSource {
  readonly url: string;
  readonly title?: string | undefined;
  readonly position?: number | undefined;
  readonly kind?: 'linked' | 'listed' | undefined;
}

export interface ReadSource {
  readonly url: string;
  readonly domain: string;
  readonly title: string;
  readonly position: number;
  readonly kind: 'linked' | 'listed';
  /** The first source of its domain, of its url, in its answer. */
  readonly firstOfDomain: boolean;
  readonly firstOfUrl: boolean;
}

const ENDS_SENTENCE = new Set('.,;:!?');

/** A URL without the punctuation after it. Not by a regular expression, which would look anew from each of a run. */
function withoutPunctuation(url: string): string {
  let end = url.length;
  while (ENDS_SENTENCE.has(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}

/** What is alike in two spellings of one address: the letter case of its scheme and host, an empty path. */
const spelledAlike = (url: string): string => URL.parse(url)?.href ?? url;

/** The addresses that a text links to, cleaned and spelled alike. */
function linksOf(text: string): ReadonlySet<string> {
  const found = text.match(/https?:\/\/[^\s<>"'\])]+/gi) ?? [];
  const urls = new Set(found.map((url) => cleanUrl(withoutPunctuation(url))));
  return new Set([...urls].flatMap((url) => (url === null ? [] : spelledAlike(url))));
}

/**
 * The sources of an answer in order of their position (their place where none is given). A source is
 * `linked` where the engine says so or the text links it, `listed` otherwise. What is no URL is left out.
 */
export function readSources(sources: readonly CitedSource[], text: string): ReadSource[] {
  const linked = linksOf(text);
  const isLinked = (url: string) => linked.size > 0 && linked.has(spelledAlike(url));
  const domains = new Set<string>();
  const urls = new Set<string>();
  const firstIn = (seen: Set<string>, value: string) => !seen.has(value) && seen.add(value) === seen;
  return sources
    .map((source, index) => ({ ...source, position: source.position ?? index + 1 }))
    .sort((a, b) => a.position - b.position)
    .flatMap(({ url: raw, title = '', position, kind }) => {
      const cleaned = clean(raw);
      if (cleaned === null) return [];
      const { url, domain } = cleaned;
      return {
        url,
        domain,
        title,
        position,
        kind: kind ?? (isLinked(url) ? ('linked' as const) : ('listed' as const)),
        firstOfDomain: firstIn(domains, domain),
        firstOfUrl: firstIn(urls, url),
      };
    });
}
