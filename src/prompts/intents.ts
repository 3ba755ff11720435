import { createNaming } from '../extraction/names/find-names.ts';
import { lazily } from '../words/lazily.ts';
import { INTENT_WORDS, SHARED_WORDS, UNSPACED } from './intent-words.ts';
import { languageOfPrompt } from './language.ts';

/** What a prompt asks for; fixed at creation. */
export const INTENTS = ['brand', 'comparison', 'how_to', 'informational', 'other'] as const;

export type Intent = (typeof INTENTS)[number];

/** Matches words that stand alone. Letters of all languages count as such: \b takes "Bestätigung" for a "best". */
const alone = (words: string) => `(?<![\\p{L}\\p{M}\\p{N}_])(?:${words})(?![\\p{L}\\p{M}\\p{N}_])`;

/** Matches words anywhere, as in a language without spaces; those in Latin letters only where such a word begins: no "laptop 15" is a "top 15". */
const unspaced = (words: string) => `(?!(?<=\\p{Script=Latin})\\p{Script=Latin})(?:${words})`;

/** What is told by words, in the order in which it is looked for. */
const TOLD = ['comparison', 'how_to', 'informational'] as const;
type Told = (typeof TOLD)[number];

/** What matches the words of each intent, by language; made when it is asked for, as all of it takes whoever starts 50 ms. */
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

/** Words of other languages that English has, too, or that names have; alone they do not tell that a text is in theirs. */
const SHARED = new RegExp(`^(?:${SHARED_WORDS})$`, 'iu');

/**
 * What a text asks for that names no brand: by the words of its language and of English. Of a text too short to tell its
 * language the words of every one count.
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
  const spoken = language === null ? [...PATTERNS.keys()] : ['en', language];
  return TOLD.find((intent) => spoken.some((one) => isWord(one, intent))) ?? 'other';
}

/** A text as the source of a regular expression that matches it. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Matches a name as it is written, as a word of its own. To who asks, "acme.com" and "@acme" name Acme, too, which in an
 * answer are a source and an account.
 */
const written = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu');

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
