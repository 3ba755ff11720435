import { LANGUAGES } from './languages/index.ts';
import { OTHER_LANGUAGES } from './languages/others.ts';
import { plain } from './lexicon.ts';

const ALL: readonly (readonly [string, string])[] = [
  ...LANGUAGES.flatMap(({ code, smallWords }) => (smallWords ? [[code, smallWords] as const] : [])),
  ...Object.entries(OTHER_LANGUAGES),
];

/** The languages that are told by small words. */
export const CODES: readonly string[] = ALL.map(([code]) => code);

/** The languages each small word, as `plain` gives it, stands in, by their places in `CODES`. */
export const SMALL_WORDS: ReadonlyMap<string, readonly number[]> = ALL.reduce((words, [, list], at) => {
  for (const word of new Set(plain(list).split(' '))) words.set(word, [...(words.get(word) ?? []), at]);
  return words;
}, new Map<string, readonly number[]>());
