import { z } from 'zod';
import { readUrl } from '../shared/cited-url.ts';
import { httpUrl, optionalText } from '../shared/settings.ts';
import { isOwnSurface } from '../sources/own-surfaces.ts';
import { type Citation, sourcesOf } from './cited-pages.ts';
import type { ValuesOf } from './define-engine.ts';
import type { EngineAnswer, Question } from './engine.ts';
import { EngineFault, notBlank } from './faults.ts';
import { type Provider, requestJson } from './http.ts';
import { place, someOf } from './shape.ts';
import { type Block, block, citedBy } from './text-blocks.ts';

const search = z.looseObject({
  search_metadata: z.object({ status: z.string() }),
  error: z.string().nullish(),
});

/** Found by its index or, without one, its place, which an odd one keeps. */
const reference = z
  .object({
    title: z.string().nullish().catch(null),
    link: z.string().nullish(),
    index: place.nullish().catch(null),
  })
  .catch({});

type Reference = z.output<typeof reference>;

/** An answer as SerpApi cuts it up. */
export const cutAnswer = z.object({
  text_blocks: someOf(block).nullish(),
  references: z.array(reference).nullish().catch(null),
});

/** Settings of all engines that use SerpApi. */
export const SERPAPI_SETTINGS = { SERPAPI_API_KEY: optionalText, SERPAPI_BASE_URL: httpUrl.optional() };

export const baseUrl = ({ SERPAPI_BASE_URL }: ValuesOf<typeof SERPAPI_SETTINGS>) =>
  SERPAPI_BASE_URL ?? 'https://serpapi.com';

/** Google's own spelling of some countries and languages. */
const GOOGLE_COUNTRY: Readonly<Record<string, string>> = { GB: 'uk' };
const GOOGLE_LANGUAGE: Readonly<Record<string, string>> = { he: 'iw', nb: 'no', nn: 'no' };

/** Google distinguishes Chinese by its characters: traditional ones in Taiwan, Hong Kong and Macao. */
const isTraditional = (country: string): boolean =>
  new Intl.Locale(`zh-${country}`).maximize().script === 'Hant';

function googleLanguage(language: string, country: string): string {
  if (language === 'zh') return isTraditional(country) ? 'zh-tw' : 'zh-cn';
  return GOOGLE_LANGUAGE[language] ?? language;
}

/** Google's parameters for the country and, where it is known, the language of a question. */
export const locale = ({ country, language }: Question): Record<string, string> => ({
  gl: GOOGLE_COUNTRY[country] ?? country.toLowerCase(),
  ...(language === null ? {} : { hl: googleLanguage(language, country) }),
});

/**
 * Performs one search. SerpApi caches results for an hour and serves them again for free, so repeating a
 * question after a kill costs nothing; `no_cache` is therefore not sent. The key can only be sent in the URL.
 * @throws EngineFault, `unavailable` where SerpApi reports that its search failed
 */
export async function searchFor(
  provider: Provider,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<z.output<typeof search>> {
  const request = { path: 'search.json', query: { ...query, api_key: provider.key } };
  const found = await requestJson(provider, request, search, signal);
  const { status } = found.search_metadata;
  if (status !== 'Success') throw new EngineFault('unavailable', found.error ?? status);
  return found;
}

function citationsOf(blocks: readonly Block[], references: readonly Reference[]): Citation[] {
  const { indexes, links } = citedBy(blocks);
  return [
    ...references.map(({ title, link, index }, place) => ({
      url: link ?? '',
      title,
      linked: indexes.has(index ?? place),
    })),
    ...links.map(({ text, link }) => ({ url: link, title: text, linked: true })),
  ];
}

/** Blocks whose texts do not link some addresses. */
const withoutLinks = (blocks: readonly Block[], isLeftOut: (url: string) => boolean): Block[] =>
  blocks.map((given) => ({
    ...given,
    snippet_links: given.snippet_links?.filter(({ link }) => !isLeftOut(link)),
    list: given.list && withoutLinks(given.list, isLeftOut),
    text_blocks: given.text_blocks && withoutLinks(given.text_blocks, isLeftOut),
  }));

/**
 * The answer as Markdown with its references; those that a block points to, and pages that the text itself
 * links, are linked. Reference numbers are not written into the text: Google shows none.
 * @throws EngineFault `empty`
 */
export async function answerOf(
  engine: string,
  { text_blocks, references }: z.output<typeof cutAnswer>,
  header = '',
): Promise<EngineAnswer> {
  // With the first answer: what writes Markdown takes longer to load than all engines, which every command does.
  const { markdownOf } = await import('./text-blocks-markdown.ts');
  const blocks = text_blocks ?? [];
  const isOwn = (url: string) => {
    const page = readUrl(url);
    return page !== null && isOwnSurface(engine, page.url, page.domain);
  };
  return {
    text: notBlank(markdownOf(withoutLinks(blocks, isOwn), header)),
    textFormat: 'markdown',
    ...sourcesOf(citationsOf(blocks, references ?? [])),
    searched: true,
    searchQueries: null,
    model: null,
    usage: { searches: 1 },
  };
}
