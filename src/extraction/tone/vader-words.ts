import { isCapitalLatin, isDigit, isPlain, isSmallLatin, SPACE, TILDE } from '../../words/characters.ts';
import { isWhiteSpace } from '../text/letters.ts';

/** The marks that VADER takes off a word, before it or behind it. */
const MARKS = new Set([
  '.',
  '!',
  '?',
  ',',
  ';',
  ':',
  '-',
  "'",
  '"',
  '!!',
  '!!!',
  '??',
  '???',
  '?!?',
  '!?!',
  '?!?!',
  '!?!?',
]);

const isMark = (code: number) => code > SPACE && code <= TILDE && !isPlain(code);

/** A token without the marks around it, where they are ones that VADER takes off and on one side only. */
function bare(token: string): string {
  let first = 0;
  while (first < token.length && isMark(token.charCodeAt(first))) first += 1;
  let last = token.length;
  while (last > first && isMark(token.charCodeAt(last - 1))) last -= 1;
  if (last - first < 2 || first > 0 === last < token.length) return token;
  for (let at = first + 1; at < last - 1; at += 1) if (isMark(token.charCodeAt(at))) return token;
  return MARKS.has(first > 0 ? token.slice(0, first) : token.slice(last)) ? token.slice(first, last) : token;
}

/** Has capitals A to Z and no small letters a to z. */
export function isUpper(word: string): boolean {
  let upper = false;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (isSmallLatin(code)) return false;
    if (isCapitalLatin(code)) upper = true;
  }
  return upper;
}

/** A text's words, as VADER reads them. */
export interface Words {
  readonly asWritten: readonly string[];
  readonly lower: readonly string[];
  /** Some words are in capitals, and not all. */
  readonly capitalsDiffer: boolean;
}

/** The words of a text with more than one character, as VADER parts them. */
export function wordsOf(text: string): Words {
  const asWritten: string[] = [];
  const lower: string[] = [];
  let uppers = 0;
  let start = 0;
  let marked = false;
  let plain = true;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    if (isSmallLatin(code)) continue;
    if (!isWhiteSpace(code)) {
      if (isMark(code)) marked = true;
      else if (!isDigit(code)) plain = false;
      continue;
    }
    if (at - start > 1) {
      const token = text.slice(start, at);
      const word = marked ? bare(token) : token;
      asWritten.push(word);
      // Words in small letters, nearly all, need not be folded.
      lower.push(plain ? word : word.toLowerCase());
      if (!plain && isUpper(word)) uppers += 1;
    }
    start = at + 1;
    marked = false;
    plain = true;
  }
  return { asWritten, lower, capitalsDiffer: uppers > 0 && uppers < asWritten.length };
}
