import { cleanUrl } from '../shared/cited-url.ts';
import { MAX_SOURCES, MAX_TITLE, MAX_URL } from '../shared/source-bounds.ts';
import type { EngineAnswer, Source } from './engine.ts';

export interface Citation {
  readonly url: string;
  readonly title?: string | null | undefined;
  readonly linked: boolean;
}

/**
 * Each cited page once, where it is cited first: `linked` where any of its citations is, with the first title
 * given. Two URLs are one page where they differ in fragment and tracking parameters only. What is no http(s)
 * URL is left out, and so is what is beyond the bounds that an import has, which is counted.
 */
export function sourcesOf(citations: Iterable<Citation>): Pick<EngineAnswer, 'sources' | 'dropped'> {
  const pages = new Map<string, Source>();
  let dropped = 0;
  for (const { url, title, linked } of citations) {
    const page = cleanUrl(url);
    const known = page === null ? undefined : pages.get(page);
    if (page === null || (known === undefined && pages.size === MAX_SOURCES)) {
      if (page !== null || url.length > MAX_URL) dropped += 1;
      continue;
    }
    if (!known?.title && (title?.length ?? 0) > MAX_TITLE) dropped += 1;
    pages.set(page, {
      url: known?.url ?? url,
      title: known?.title || (title ?? '').slice(0, MAX_TITLE),
      kind: linked ? 'linked' : (known?.kind ?? 'listed'),
    });
  }
  return { sources: [...pages.values()], dropped };
}
