/** What a prompt asks for; fixed at creation. */
export const INTENTS = ['brand', 'comparison', 'how_to', 'informational', 'other'] as const;

export type Intent = (typeof INTENTS)[number];

const COMPARISON = /\b(vs|versus|compar(e|es|ed|ing|ison)|alternatives? to|best|top \d+)\b/i;
const HOW_TO = /\bhow (to|do|can|should)\b/i;
const QUESTION = /\b(what|which|who|whom|whose|when|where|why|how)\b/i;

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
