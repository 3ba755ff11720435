import { createNaming } from '../extraction/names/typed-names.ts';

/** What a prompt asks for; fixed at creation. */
export const INTENTS = ['brand', 'comparison', 'how_to', 'informational', 'other'] as const;

export type Intent = (typeof INTENTS)[number];

/** Matches words that stand alone. Letters of all languages count as such: \b takes "Bestätigung" for a "best". */
const alone = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${words})(?![\\p{L}\\p{M}\\p{N}_])`, 'iu');

const COMPARISON = alone(String.raw`vs|versus|compar(?:e|es|ed|ing|ison)|alternatives?\s+to|best|top\s+\d+`);
const HOW_TO = alone(String.raw`how\s+(?:to|do|can|should)`);
const QUESTION = alone('what|which|who|whom|whose|when|where|why|how');

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
    if (COMPARISON.test(text)) return 'comparison';
    if (HOW_TO.test(text)) return 'how_to';
    return QUESTION.test(text) ? 'informational' : 'other';
  };
}
