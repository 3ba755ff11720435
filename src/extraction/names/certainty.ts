import { BAR, CLOSING_PARENTHESIS, codesOf, DOT, NEWLINE } from '../../shared/characters.ts';
import { CASELESS } from '../text/caseless.ts';
import { classOf, isSilent, isWhiteSpace, UPPER } from '../text/letters.ts';
import { isPartOfAnother, isThing } from './other-things.ts';

/**
 * How sure it is that a common word written with a capital is a name: `certain`; `alone`, as the head of an
 * item or cell has nothing around it; `doubtful`, as at the start of a sentence; or `never`.
 */
export type Certainty = 'certain' | 'alone' | 'doubtful' | 'never';

/** How far before a name its script is looked for, in characters. */
const NEAR = 12;

/** A letter of a script in which a Latin word with a capital is none of the sentence's own. */
const ANOTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** The same right behind a name, and where the sentence goes on without capitals: "Slackは便利", "Slack上で". */
const GOES_ON = new RegExp(String.raw`^[*_\]」』)）]*\s?(?:${CASELESS.source})`, 'u');

/** Whether a word in Latin letters stands beside another script, so that it is a name wherever it stands. */
function isForeign(text: string, start: number, end: number): boolean {
  if (!/^\p{Script=Latin}/u.test(text.slice(start, start + 1))) return false;
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  return GOES_ON.test(after) || ANOTHER_SCRIPT.test(before) || ANOTHER_SCRIPT.test(after);
}

/** How far around a name its line is looked at, in characters: enough for a sentence, and a bound. */
const REACH = 100;

/** "## Target Your Audience": what is done to something. */
const OBJECT_AFTER =
  /^\s(?:[Yy]our|[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Tt]heir|[Tt]hese|[Tt]hose|[Tt]his|[Tt]hat)(?!\p{L})/u;
const POSSESSIVE = /^[*_\]]*['’]s?(?![\p{L}])/u;
/** "Apple, Dell", "Apple and Dell", "Apple/Dell". */
const ENUMERATED =
  /^[*_\]]*(?:\s?[,/&]\s?|\s(?:and|or|vs\.?|versus|und|oder|et|ou|y|e)\s)[*_[]*[\p{Lu}\p{N}]/u;
/** What companies and products do in the third person. */
const DOES =
  /^[*_\]]*\s(?:is|has|was|had|offers?|makes?|provides?|sells?|builds?|leads?|remains?|stands|delivers?|uses|does|also|recently|announced|released|launched|introduced|claims?|says?|said|recommends?|tends|designs?|focuses|dominates?|excels?|wins?|won|ranks?|currently|still|products?|devices?|laptops?|jackets?|shoes|phones?|stores?|users?|website|customers?|prices?|brand|gear|clothing|cards?|reste|propose|offre|vend|bietet|verkauft|ofrece|vende|oferece|biedt|verkoopt|erbjuder|tilbyr|oferuje|sprzedaje)\b/u;
const CAPITAL_NEXT = /^[*_\]]*\s[*_[]*(?:\p{Lu}|\p{L}{0,3}\d)/u;
const ALONE = /^[*_\]]*\s*(?:$|[:|(\n–—]|-\s)/u;

/** Opening marks, list markers and the like in front of the first word of a line. */
const LEADING = codesOf('("“„«_#>|');

const LIST_SIGNS = codesOf('-+•');
const ENDS_SENTENCE = codesOf('!?:。！？');

/** Whether a sentence, an item, a cell or a line begins at `start`. */
export function beginsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && at > start - REACH) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE || code === BAR) return true;
    if (!isWhiteSpace(code) && !LEADING.has(code) && !isSilent(code)) break;
    at -= 1;
  }
  if (at < 0) return true;
  const code = text.charCodeAt(at);
  if (code === DOT) return true;
  // "2) Apple": behind a number it is a marker, other brackets begin nothing.
  if (code === CLOSING_PARENTHESIS) return /(?:^|\n)[ \t]*\d{1,3}$/.test(text.slice(Math.max(0, at - 9), at));
  if (LIST_SIGNS.has(code)) return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 20), at));
  return ENDS_SENTENCE.has(code);
}

/** Whether the line around a name has a long word in small letters, so that capitals mean something in it. */
function hasSmallWords(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - REACH);
  const before = text.slice(from, start);
  const after = text.slice(end, end + REACH);
  const line = `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n', 1)[0] ?? ''}`;
  return /(?<![\p{L}\p{N}'’.-])\p{Ll}{4,}/u.test(line);
}

/** How sure it is that the common word at `start` is a name, from the words around it. */
export function certaintyOf(text: string, start: number, end: number): Certainty {
  const after = text.slice(end, end + 40);
  if (isPartOfAnother(text, start, end)) return 'never';
  if (isThing(text, start, end)) return 'doubtful';
  if (POSSESSIVE.test(after) || isForeign(text, start, end)) return 'certain';
  const small = hasSmallWords(text, start, end);
  const first = beginsSentence(text, start);
  if (first && OBJECT_AFTER.test(after)) return 'doubtful';
  if (!first && small) return 'certain';
  // A script without capitals around it says nothing against the name.
  if (!first && CASELESS.test(text.slice(Math.max(0, start - NEAR), start))) return 'certain';
  if (ALONE.test(after) && first) return 'alone';
  if (small && (ENUMERATED.test(after) || DOES.test(after) || CAPITAL_NEXT.test(after))) return 'certain';
  if (ENUMERATED.test(after) || CAPITAL_NEXT.test(after)) return 'alone';
  return DOES.test(after) ? 'certain' : 'doubtful';
}

/** Articles, behind which a name written small is likely another word: "le carrefour du village", "il sole". */
const ARTICLE =
  /(?:^|[^\p{L}])(?:le|la|les|l['’]|un|une|du|au|des|el|los|las|una|unos|il|lo|i|gli|o|os|as|um|uma|do|da|no|na|der|die|das|dem|den|ein|eine|einen)\s?$/iu;

/** Whether a name that has a capital stands small behind an article. */
export const isSmallThing = (text: string, start: number, written: string): boolean =>
  (classOf(text.charCodeAt(start)) & UPPER) === 0 &&
  /^\p{Lu}\p{Ll}+$/u.test(written) &&
  ARTICLE.test(text.slice(Math.max(0, start - 6), start));
