import { fold } from '../text/letters.ts';
import { DECLENSIONS } from './declensions.ts';

/** Endings that a text in a language may put behind a stem, and the node of the name that it then has written. */
export interface Inflection<Node> {
  /** As `DECLENSIONS` has it. */
  readonly language: string;
  readonly endings: ReadonlySet<string>;
  readonly to: Node;
}

interface Rule {
  readonly language: string;
  /** What the nominative ends with, and the other cases do not. */
  readonly ending: string;
  readonly endings: ReadonlySet<string>;
}

const VOWEL = /[aeiouyаеиоуыэюяіαεηιουω]/u;
/** What is left of a word, and whole words, that are too like other words. */
const MIN_STEM = 3;
const MIN_WORD = 4;
/** No ending is longer. */
export const LONGEST_ENDING = 9;

/** The rules by the last letter of the words that they are for; those for any consonant or vowel by its sign. */
const RULES: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(
  Object.entries(DECLENSIONS).flatMap(([language, declensions]) =>
    declensions.flatMap((declension) =>
      Object.entries(declension).map(
        ([ending, endings]): Rule => ({
          language,
          ending: fold(ending),
          endings: new Set(endings.split(' ').map(fold)),
        }),
      ),
    ),
  ),
  ({ ending }) => ending.at(-1) ?? '',
);

/** A word without digits, which are not inflected. */
const WORD = /^\p{L}[\p{L}.'’&]*\p{L}$/u;

/**
 * Where a folded word of a name may be inflected: after how many of its letters, and by which endings. Short words are
 * only where they are one of several of a name.
 */
export function inflectionsOf(
  word: string,
  isAlone: boolean,
): readonly { readonly stem: number; readonly language: string; readonly endings: ReadonlySet<string> }[] {
  if (!WORD.test(word) || word.length < (isAlone ? MIN_WORD : MIN_STEM)) return [];
  const last = word.at(-1) ?? '';
  const sign = VOWEL.test(last) ? '+' : '-';
  const own = (RULES.get(last) ?? []).filter(
    ({ ending }) => word.endsWith(ending) && (word.length - ending.length >= MIN_STEM || !isAlone),
  );
  return [
    ...own.map(({ language, ending, endings }) => ({ stem: word.length - ending.length, language, endings })),
    ...(RULES.get(sign) ?? []).map(({ language, endings }) => ({ stem: word.length, language, endings })),
  ].filter(({ stem }) => stem > 1);
}
