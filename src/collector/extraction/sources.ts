import { normalizeDomain } from '../../http/domains.ts';

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

/** Where a Google redirect link goes: `google.com/url?q=…` or `?url=…`; the link itself otherwise. */
function withoutRedirect(url: URL): URL {
  if (url.pathname !== '/url') return url;
  const target = url.searchParams.get('q') ?? url.searchParams.get('url');
  return target !== null && URL.canParse(target) && /^https?:/.test(target) ? new URL(target) : url;
}

/** A URL as it is kept (see `cleanUrl`), and its domain. */
function clean(raw: string): { readonly url: string; readonly domain: string } | null {
  const trimmed = raw.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  const domain = hostOf(trimmed);
  if (domain === null) return null;
  if (GOOGLE.test(domain)) {
    const url = new URL(trimmed);
    const target = withoutRedirect(url);
    if (target !== url) return clean(target.href);
  }
  const [base = '', query] = (trimmed.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  if (query === undefined) return { url: base, domain };
  const kept = query.split('&').filter((part) => !isTracking(part.split('=', 1)[0] ?? ''));
  return { url: kept.length > 0 && query !== '' ? `${base}?${kept.join('&')}` : base, domain };
}

/**
 * A cited URL as it is kept: as cited, less the fragment and tracking parameters, redirect links resolved
 * where the target is inside the link. The text of the rest stays as it was. Null for what is no http(s) URL.
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

/** The domain of a URL: its host in lower case and punycode, without a leading www. and port. */
export function hostOf(url: string): string | null {
  const host = PLAIN_HOST.exec(url)?.[1];
  const known = host === undefined ? undefined : domainsOfHosts.get(host);
  if (known !== undefined) return known;
  const domain = URL.canParse(url) ? normalizeDomain(new URL(url).hostname) : null;
  if (host !== undefined) {
    if (domainsOfHosts.size >= MOST_HOSTS) domainsOfHosts.clear();
    domainsOfHosts.set(host, domain);
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

/** The URLs a text links to, cleaned. */
function linksOf(text: string): ReadonlySet<string> {
  const found = text.match(/https?:\/\/[^\s<>"'\])]+/g) ?? [];
  return new Set(found.map((url) => cleanUrl(url.replace(/[.,;:!?]+$/, ''))).filter((url) => url !== null));
}

/**
 * The sources of an answer in order of their position (their place where none is given). A source is
 * `linked` where the engine says so or the text links it, `listed` otherwise. What is no URL is left out.
 */
export function readSources(sources: readonly CitedSource[], text: string): ReadSource[] {
  const linked = linksOf(text);
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
        kind: kind ?? (linked.has(url) ? ('linked' as const) : ('listed' as const)),
        firstOfDomain: firstIn(domains, domain),
        firstOfUrl: firstIn(urls, url),
      };
    });
}
