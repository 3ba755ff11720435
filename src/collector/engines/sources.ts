import { cleanUrl } from '../extraction/sources.ts';
import type { Source } from './engine.ts';

export interface Citation {
  readonly url: string;
  readonly title?: string | null | undefined;
  readonly linked: boolean;
}

/**
 * Each cited page once, where it is cited first: `linked` where any of its citations is, with the first title
 * given. Two URLs are one page where they differ in fragment and tracking parameters only. What is no http(s)
 * URL is left out.
 */
export function sourcesOf(citations: readonly Citation[]): Source[] {
  const pages = new Map<string, Source>();
  for (const { url, title, linked } of citations) {
    const page = cleanUrl(url);
    if (page === null) continue;
    const known = pages.get(page);
    pages.set(page, {
      url: known?.url ?? url,
      title: known?.title || (title ?? ''),
      kind: linked ? 'linked' : (known?.kind ?? 'listed'),
    });
  }
  return [...pages.values()];
}
