import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BITS, bitsOf, wordsIn } from '../../../src/extraction/ranking/introduction-phrases.ts';
import { LANGUAGES } from '../../../src/extraction/ranking/introductions/index.ts';
import { isPart, isSummary } from '../../../src/extraction/ranking/parts.ts';
import { CASELESS } from '../../../src/extraction/text/caseless.ts';
import { fold } from '../../../src/extraction/text/letters.ts';
import { LANGUAGES as TONE_LANGUAGES } from '../../../src/extraction/tone/languages/index.ts';

/** Kinds whose phrases are compared as wholes. */
const WHOLE = new Set(['parts', 'summaries', 'columns']);
const FOLDER = new URL('../../../src/extraction/ranking/introductions/', import.meta.url);

/** The lists of a language, by kind, and the phrases of each. */
const listsOf = ({ code: _, ...lists }: (typeof LANGUAGES)[number]) =>
  Object.entries(lists).map(
    ([kind, list]) => [kind, list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))] as const,
  );

/** A phrase of a script with capitals as it is looked for: its words, of which the last may go on where it is open. */
const readPhrase = (phrase: string) => ({
  phrase,
  open: phrase.endsWith('*'),
  words: wordsIn(fold(phrase)),
});
type Read = ReturnType<typeof readPhrase>;

/** Whether a phrase is found in every line that another is found in, at its words from `from` on. */
const isWithin = ({ open, words }: Read, other: Read, from: number): boolean =>
  words.every((word, at) => {
    const found = other.words[from + at] ?? '';
    if (open && at === words.length - 1) return found.startsWith(word);
    return found === word && !(other.open && from + at === other.words.length - 1);
  });

/** What makes a phrase of a script without capitals stand for several texts. */
const SYNTAX = /[|\\[\](){}?+.*]/;

/** Whether a line that consists of a phrase is found by the list of its kind. */
function isFound(kind: string, phrase: string): boolean {
  if (kind === 'parts') return isPart(phrase);
  if (kind === 'summaries') return isSummary(phrase);
  // The titles of columns are compared in small letters.
  if (kind === 'columns') return phrase === phrase.toLowerCase();
  const bit = BITS[kind as keyof typeof BITS];
  return (bitsOf(phrase.replace(/\*$/, '')) & bit) !== 0;
}

describe('the phrases that introduce lists', () => {
  it('are in the languages whose tone is told', () => {
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(TONE_LANGUAGES.map(({ code }) => code).sort());
  });

  it('are in one file for each language', () => {
    const codes = readdirSync(FOLDER).filter((name) => /^..\.ts$/.test(name));
    expect(codes.sort()).toEqual(LANGUAGES.map(({ code }) => `${code}.ts`).sort());
  });

  it('stand once for each kind', () => {
    const places = new Map<string, string>();
    const twice: string[] = [];
    for (const language of LANGUAGES)
      for (const [kind, phrases] of listsOf(language))
        for (const phrase of phrases) {
          const key = `${kind}: ${phrase}`;
          const before = places.get(key);
          if (before !== undefined) twice.push(`${key} (${before}, ${language.code})`);
          places.set(key, language.code);
        }
    expect(twice).toEqual([]);
  });
});

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  'the phrases of %s',
  (_, language) => {
    const phrases = listsOf(language).flatMap(([, list]) => list);

    it('are not empty', () => {
      expect(phrases).not.toContain('');
    });

    it('are found in a line that consists of them', () => {
      const missed = listsOf(language).flatMap(([kind, list]) =>
        list
          .filter((phrase) => !(CASELESS.test(phrase) && SYNTAX.test(phrase)) && !isFound(kind, phrase))
          .map((phrase) => `${kind}: ${phrase}`),
      );
      expect(missed).toEqual([]);
    });

    it('say what no other of their kind says', () => {
      const said = listsOf(language)
        .filter(([kind]) => !WHOLE.has(kind))
        .flatMap(([kind, list]) => {
          const cased = list.filter((phrase) => !CASELESS.test(phrase)).map(readPhrase);
          return cased.flatMap((one) => {
            // What a denial before it takes back counts from its first word on.
            const places = kind === 'avoid' ? [0] : [...one.words.keys()];
            const other = cased.find((two) => two !== one && places.some((from) => isWithin(two, one, from)));
            return other ? [`${kind}: "${one.phrase}" is found by "${other.phrase}"`] : [];
          });
        });
      expect(said).toEqual([]);
    });

    it('are whole, also where they are regular expressions', () => {
      const broken = phrases.filter((phrase) => {
        try {
          new RegExp(phrase, 'u');
          return false;
        } catch {
          return true;
        }
      });
      expect(broken).toEqual([]);
    });
  },
);
