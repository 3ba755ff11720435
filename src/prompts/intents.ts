import { createNaming } from '../extraction/names/find-names.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { lazily } from '../shared/lazily.ts';
import { INTENT_WORDS, SHARED_WORDS, UNSPACED } from './intent-words.ts';
import { languageOfPrompt } from './language.ts';

/** Intents of prompts; fixed at creation. */
export const INTENTS = ['brand', 'comparison', 'how_to', 'informational', 'other'] as const;

export type Intent = (typeof INTENTS)[number];

/** Matches words that stand alone. Letters of all languages count as such: \b takes "Bestätigung" for a "best". */
const alone = (words: string) => `(?<![\\p{L}\\p{M}\\p{N}_])(?:${words})(?![\\p{L}\\p{M}\\p{N}_])`;

/** Matches words anywhere, as in a language without spaces; those in Latin letters only where such a word begins: no "laptop 15" is a "top 15". */
const unspaced = (words: string) => `(?!(?<=\\p{Script=Latin})\\p{Script=Latin})(?:${words})`;

/** Intents that words decide, in the order of the search. */
const TOLD = ['comparison', 'how_to', 'informational'] as const;
type Told = (typeof TOLD)[number];

/**
 * Patterns of each intent by language, compiled on first use, since compiling all of them takes 50 ms at
 * start.
 */
const PATTERNS: ReadonlyMap<string, () => Readonly<Record<Told, RegExp>>> = new Map(
  Object.entries(INTENT_WORDS).map(([language, { comparison, howTo, question }]) => {
    const pattern = (words: string) =>
      new RegExp(UNSPACED.has(language) ? unspaced(words) : alone(words), 'giu');
    return [
      language,
      lazily(() => ({
        comparison: pattern(comparison),
        how_to: pattern(howTo),
        informational: pattern(question),
      })),
    ];
  }),
);

/** Words that English or names share with other languages; alone they do not show the language of a text. */
const SHARED = new RegExp(`^(?:${SHARED_WORDS})$`, 'iu');

/** Longest text, in UTF-16 units, that may be too short to show its language. */
const SHORT = 200;

/**
 * Intent of a text that names no brand, by the words of its language and of English. For a text too short to
 * show its language the words of every language count: looking for them takes a millisecond for 1,000 characters, and
 * many times that in a process that has compiled so many patterns that V8 optimizes no more of them.
 */
function toldByWords(text: string): Intent {
  const language = languageOfPrompt(text);
  const isWord = (spoken: string, intent: Told): boolean => {
    const pattern = PATTERNS.get(spoken)?.()[intent];
    return (
      pattern !== undefined &&
      [...text.matchAll(pattern)].some(([word]) => language !== null || spoken === 'en' || !SHARED.test(word))
    );
  };
  const known = language === null ? [] : [language];
  const spoken = language === null && text.length <= SHORT ? [...PATTERNS.keys()] : ['en', ...known];
  return TOLD.find((intent) => spoken.some((one) => isWord(one, intent))) ?? 'other';
}

/**
 * Matches a name as it is written, as a word of its own. To who asks, "acme.com" and "@acme" name Acme, too, which in an
 * answer are a source and an account.
 */
const written = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'iu');

/**
 * The intents of prompts whose creator gave none, by rule; the first that fits.
 * @param brandNames the brand's name and aliases; they are compiled once.
 */
export function createClassifier(brandNames: readonly string[]): (text: string) => Intent {
  const isNaming = createNaming(brandNames);
  const spellings = brandNames.map((name) => written(name.normalize('NFC')));
  return (text) => {
    if (isNaming(text) || spellings.some((spelling) => spelling.test(text))) return 'brand';
    return toldByWords(text);
  };
}
