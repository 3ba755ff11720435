import { readUrl } from '../shared/cited-url.ts';
import { lazily } from '../shared/lazily.ts';
import { linksOf } from './linked.ts';
import { isOwnSurface } from './own-surfaces.ts';

/** True for a domain of the brand or, with `includeSubdomains`, for one below it. */
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
  /** The first source of its domain in its answer. */
  readonly firstOfDomain: boolean;
}

interface ReadSources {
  readonly cited: readonly ReadSource[];
  /** Indexes of sources that are left out, and whether they are pages of the engine itself. */
  readonly dropped: readonly { readonly at: number; readonly own: boolean }[];
}

/**
 * Sources of an answer in order of their position (their index where none is given), each page once: at its
 * first position, with its first title, `linked` where any of its sources is. A source is `linked` where it
 * says so or, without a kind, where the text links it or footnotes its position; `listed` otherwise. Invalid
 * URLs and the engine's own pages are left out.
 */
export function readSources(sources: readonly CitedSource[], text: string, engine: string): ReadSources {
  const links = lazily(() => linksOf(text));
  const domains = new Set<string>();
  const pages = new Map<string, ReadSource>();
  const dropped: { at: number; own: boolean }[] = [];
  const placed = sources.map((source, at) => ({ source, at, position: source.position ?? at + 1 }));
  for (const { source, at, position } of placed.sort((a, b) => a.position - b.position)) {
    const cleaned = readUrl(source.url);
    if (cleaned === null || isOwnSurface(engine, cleaned.url, cleaned.domain)) {
      dropped.push({ at, own: cleaned !== null });
      continue;
    }
    const { url, domain } = cleaned;
    const kind = source.kind ?? (links().has(url, position) ? 'linked' : 'listed');
    const page = pages.get(url);
    pages.set(url, {
      url,
      domain,
      title: page?.title || (source.title ?? ''),
      position: page?.position ?? position,
      kind: page?.kind === 'linked' ? 'linked' : kind,
      firstOfDomain: page?.firstOfDomain ?? !domains.has(domain),
    });
    domains.add(domain);
  }
  return { cited: [...pages.values()], dropped: dropped.sort((a, b) => a.at - b.at) };
}
