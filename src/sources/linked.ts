import { cleanUrl } from '../shared/cited-url.ts';
import { footnotesOf } from './footnotes.ts';

const ENDS_SENTENCE = new Set('.,;:!?*');

/**
 * URL without the punctuation after it. A regular expression would start again at each character of a run.
 */
function withoutPunctuation(url: string): string {
  let end = url.length;
  while (ENDS_SENTENCE.has(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}

/** Key of an address that its spellings share: scheme and host in lower case, no empty path. */
const spelledAlike = (url: string): string => URL.parse(url)?.href ?? url;

const IN_URL = String.raw`[^\s<>"'\x60|\]()（）。，、；：！？「」『』【】《》“”’]`;

/** An address in a text. Brackets are its own where they are closed in it, as in `/wiki/Mercury_(planet)`. */
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|(?<![\w@./:-])www\.(?=[^\s.]))${IN_URL}+(?:\(${IN_URL}*\)${IN_URL}*)*`,
  'gi',
);

/** An address as Markdown and HTML mean it, which escape some of its characters. */
const unescaped = (url: string) =>
  url.includes('\\') || url.includes('&amp;')
    ? url.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&')
    : url;

/** The addresses that a link means: without a scheme it is that of either. */
const meant = (link: string) => (/^www\./i.test(link) ? [`https://${link}`, `http://${link}`] : [link]);

/** The addresses that a text links to, cleaned and spelled alike. */
function addressesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const link of text.match(LINK) ?? []) {
    for (const address of meant(unescaped(withoutPunctuation(link)))) {
      const url = cleanUrl(address);
      if (url !== null) found.add(spelledAlike(url));
    }
  }
  return found;
}

/** Sources that a text links. */
export interface Links {
  /**
   * True where the text links a source by its address, or footnotes it.
   * @param url as `cleanUrl` gives it.
   * @param place in the list that footnotes number, from 1; undefined where there is no such list.
   */
  has(url: string, place: number | undefined): boolean;
}

/**
 * Finds the links of a text, for imports and engines alike: links of Markdown and HTML, bare addresses,
 * footnotes. Linear in the text.
 */
export function linksOf(text: string): Links {
  const addresses = addressesIn(text);
  const footnotes = footnotesOf(text);
  return {
    has: (url, place) =>
      (place !== undefined && footnotes.has(place)) ||
      (addresses.size > 0 && addresses.has(spelledAlike(url))),
  };
}
