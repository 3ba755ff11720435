/** A run of an excerpt, and whether it is what the excerpt is about. */
export interface Run {
  readonly text: string;
  readonly marked: boolean;
}

/** Characters of a text that are looked at, and those that an excerpt has, before what it is about and in all. */
const LOOKED_AT = 200_000;
const BEFORE = 45;
const LENGTH = 260;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text without its markup. */
const plainOf = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Characters that a name ends before: other scripts put no space between a name and what follows. */
const IN_WORD = '[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{N}]';

/** Pattern of some words, the longest first; names are whole words, so that `Acme` is not found in `Acmeology`. */
function patternOf(words: readonly string[], whole: boolean): RegExp | null {
  const some = [...new Set(words.map((word) => word.trim().replace(/\s+/g, ' ')))].filter(Boolean);
  if (some.length === 0) return null;
  const any = some
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return new RegExp(whole ? `(?<!${IN_WORD})(?:${any})(?!${IN_WORD})` : any, 'giu');
}

/** The start of what an excerpt shows, at a word, so that the place is in sight. */
function startBefore(plain: string, place: number): number {
  if (place <= BEFORE) return 0;
  const space = plain.indexOf(' ', place - BEFORE);
  return space === -1 || space >= place ? place : space + 1;
}

/**
 * A line or two of a text without its markup, around the first place that has what is looked for, each place marked;
 * the start of the text where none has it.
 * @param searched a part of a text; it comes before the names.
 * @param names of a brand, its own and others it goes by.
 */
export function excerptOf(text: string, searched: string, names: readonly string[]): readonly Run[] {
  const plain = plainOf(text);
  const patterns = [patternOf([searched], false), patternOf(names, true)];
  const pattern = patterns.find((one) => one !== null && plain.search(one) !== -1) ?? null;
  const start = pattern === null ? 0 : startBefore(plain, plain.search(pattern));
  const isWhole = plain.length - start <= LENGTH;
  const shown = isWhole ? plain.slice(start) : plain.slice(start, start + LENGTH - 1);
  const runs: Run[] = start > 0 ? [{ text: '…', marked: false }] : [];
  let at = 0;
  for (const { index, 0: found } of pattern === null ? [] : shown.matchAll(pattern)) {
    if (index > at) runs.push({ text: shown.slice(at, index), marked: false });
    runs.push({ text: found, marked: true });
    at = index + found.length;
  }
  runs.push({ text: shown.slice(at) + (isWhole ? '' : '…'), marked: false });
  return runs.filter((run) => run.text !== '');
}
