import { cleanUrl, readUrl } from '../words/cited-url.ts';

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

interface ReadSource {
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

/** An address in a text. Brackets are its own where they are closed in it, as in `/wiki/Mercury_(planet)`. */
const LINK = /https?:\/\/[^\s<>"'\]()]+(?:\([^\s<>"'\]()]*\)[^\s<>"'\]()]*)*/gi;

/** The addresses that a text links to, cleaned and spelled alike. */
function linksOf(text: string): ReadonlySet<string> {
  const found = text.match(LINK) ?? [];
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
  const placed = sources.map((source, index) => ({ source, position: source.position ?? index + 1 }));
  const read: ReadSource[] = [];
  for (const { source, position } of placed.sort((a, b) => a.position - b.position)) {
    const cleaned = readUrl(source.url);
    if (cleaned === null) continue;
    const { url, domain } = cleaned;
    read.push({
      url,
      domain,
      title: source.title ?? '',
      position,
      kind: source.kind ?? (isLinked(url) ? 'linked' : 'listed'),
      firstOfDomain: firstIn(domains, domain),
      firstOfUrl: firstIn(urls, url),
    });
  }
  return read;
}
