import { LANGUAGES } from './languages/index.ts';
import { OTHER_LANGUAGES } from './languages/others.ts';
import { plain } from './lexicon.ts';

const ALL: readonly (readonly [string, string])[] = [
  ...LANGUAGES.flatMap(({ code, smallWords }) => (smallWords ? [[code, smallWords] as const] : [])),
  ...Object.entries(OTHER_LANGUAGES),
];

/** The languages that are told by small words. */
export const CODES: readonly string[] = ALL.map(([code]) => code);

/** Of each small word, as `plain` gives it, the languages it stands in: bits by their places in `CODES`. */
export const SMALL_WORDS: ReadonlyMap<string, number> = ALL.reduce((words, [, list], at) => {
  for (const word of plain(list).split(' ')) words.set(word, (words.get(word) ?? 0) | (1 << at));
  return words;
}, new Map<string, number>());
