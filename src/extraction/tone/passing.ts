import type { Naming } from '../names/namings.ts';
import type { Span } from '../text/span.ts';

/** "with a fast X processor", "on the official X website": what is said is said of something else than X. */
const IN_PASSING =
  /(?:^|[\s(])(at|from|on|via|through|by|with|using|visit|featuring|features?|has|powered by|similar to|compatible with|both)\s+((?:[\p{L}-]+\s+){0,3})$/iu;
/** Other words are written like these: "on" is "is" in Finnish, "at" is "that" in Danish and Norwegian. */
const OTHERWISE: Readonly<Record<string, string>> = { fi: 'on', da: 'at', no: 'at' };
/** "From brands like X" is about X. */
const MEANT = /\b(?:like|as|brands?|options?|models?|including|is|are)\s/iu;

/** "I'd go with X", "stay with X", "you can't go wrong with X": the verb takes X. */
const TAKES =
  /\b(?:go|going|went|stick|sticking|stay|start|begin|lead|happ(?:y|ier|iest)|wrong|lean(?:ing)?|pleased|satisfied|careful|wary|bother|caution)\s+(?:with|at|on|by|from|through|via)\s+(?:the\s+)?$/iu;

/** "It has great support and X …" goes on with X. */
const JOINED = /\b(?:and|or|but)\s$/iu;

/** Behind these words a sentence tells where to buy: "available at …", "retailers like …". */
const SHOPS =
  /\b(?:(?:available|sold|purchas\p{L}*|buy|find|found|order|check\p{L}*|offers?|listings?|visit|explore|browse|deals)\b.{0,60}?\b(?:at|from|on|through|via|directly|with)|(?:retailers?|resellers?|sites?|websites?|stores?|sellers?|marketplaces?|merchants?|shops?)\b[^.]{0,25}\b(?:like|such as|including)|available|merchants?:|according to)\s/iu;

/** How many characters before a name tell how it is named. */
const REACH = 60;

/**
 * The words that describe a brand which a sentence names only in passing, perhaps none (''); null where the
 * sentence is about the brand. `ofOther` tells that the sentence is part of another brand's item: there only
 * what a sentence begins with is meant. `faulted` tells that the sentence finds fault: "the hinge on my X broke"
 * is about X. `language` is that of the answer.
 */
export function passingWords(
  text: string,
  sentence: Span,
  { start }: Naming,
  ofOther: boolean,
  faulted = false,
  language = 'en',
): string | null {
  const before = text.slice(Math.max(sentence.start, start - REACH), start).replace(/[*_"“”[\]]+/g, '');
  const [, word = '', found = null] = IN_PASSING.exec(before) ?? [];
  const words = word !== '' && OTHERWISE[language] === word.toLowerCase() ? null : found;
  const meant =
    words === null || MEANT.test(words) || TAKES.test(before) || JOINED.test(words) || (faulted && !ofOther);
  if (!meant) return words;
  const near = text.slice(Math.max(sentence.start, start - 2 * REACH), start);
  if (SHOPS.test(near.slice(near.lastIndexOf(':') + 1))) return '';
  const leads = !/[\p{L}\p{N}]/u.test(text.slice(sentence.start, Math.min(start, sentence.start + REACH)));
  return ofOther && !leads ? '' : null;
}
