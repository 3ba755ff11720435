import { LetterTree } from '../text/letter-tree.ts';
import { LANGUAGES } from './languages/index.ts';
import { OTHER_LANGUAGES } from './languages/others.ts';
import { plain } from './lexicon.ts';

const ALL: readonly (readonly [string, string])[] = [
  ...LANGUAGES.flatMap(({ code, smallWords }) => (smallWords ? [[code, smallWords] as const] : [])),
  ...Object.entries(OTHER_LANGUAGES),
];

/** The languages that are told by small words. */
export const CODES: readonly string[] = ALL.map(([code]) => code);

const SMALL_WORDS = new LetterTree<number[]>();
for (const [at, [, list]] of ALL.entries())
  for (const word of new Set(plain(list).split(' '))) {
    const languages = SMALL_WORDS.find(word, 0, word.length);
    if (languages) languages.push(at);
    else SMALL_WORDS.add(word, [at]);
  }

/**
 * The languages in which what stands from `start` to `end` in a text, as `plain` gives it, is a small word, by their
 * places in `CODES`; null where it is none.
 */
export const smallWordIn = (text: string, start: number, end: number): readonly number[] | null =>
  SMALL_WORDS.find(text, start, end);
