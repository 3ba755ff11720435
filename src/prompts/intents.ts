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

/** Whether a text names something as a word of its own, in any letter case. */
const names = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/**
 * The intent of a prompt whose creator gave none, by rule; the first that fits.
 * @param brandNames the brand's name and aliases.
 */
export function classifyIntent(text: string, brandNames: readonly string[]): Intent {
  if (brandNames.some((name) => names(text, name.normalize('NFC')))) return 'brand';
  if (COMPARISON.test(text)) return 'comparison';
  if (HOW_TO.test(text)) return 'how_to';
  return QUESTION.test(text) ? 'informational' : 'other';
}
