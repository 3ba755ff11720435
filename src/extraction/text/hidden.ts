import {
  ASCII,
  BACKSLASH,
  CLOSING_BRACKET,
  CLOSING_PARENTHESIS,
  COLON,
  codeOf,
  codesOf,
  EXCLAMATION_MARK,
  GREATER_THAN,
  isCapitalLatin,
  isSmallLatin,
  LESS_THAN,
  NEWLINE,
  OPENING_BRACKET,
  OPENING_PARENTHESIS,
  SLASH,
  SPACE,
} from '../../shared/characters.ts';
import type { TextFormat } from '../../shared/text-format.ts';
import { classOf, SPACELESS, WHITE_SPACE, WORD } from './letters.ts';

/**
 * Up to where a link target, an image or a tag was looked for and not closed: it is not looked for again
 * before that, so that a text full of openings takes no more than linear time.
 */
export interface Unclosed {
  link: number;
  image: number;
  tag: number;
}

const ENDS_URL = codesOf('"\')<>]`|');

/** Where a URL that begins at `start` ends. */
function endOfUrl(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (ENDS_URL.has(code)) break;
    if ((code >= ASCII || code <= SPACE) && classOf(code) & (WHITE_SPACE | SPACELESS)) break;
    at += 1;
  }
  return at;
}

/** The end of a bracket that was opened before `start`, or -1 - the place where looking for it ended. */
function closing(text: string, start: number, open: number, close: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) break;
    if (code === BACKSLASH) at += 1;
    else if (code === open) depth += 1;
    else if (code === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1 - at;
}

const SMALL_H = codeOf('h');
const CAPITAL_H = codeOf('H');

/** Whether something a reader does not see may begin with a character. A quick no is never wrong. */
export const mayHide = (code: number): boolean =>
  code === SMALL_H ||
  code === CAPITAL_H ||
  code === CLOSING_BRACKET ||
  code === EXCLAMATION_MARK ||
  code === LESS_THAN;

const beginsTag = (code: number) =>
  isSmallLatin(code) || isCapitalLatin(code) || code === SLASH || code === EXCLAMATION_MARK;

/**
 * Where what begins at `at` ends if a reader does not see it: a URL, and in Markdown the target of a link,
 * an image with its text, a tag. `at` itself where it is visible.
 */
export function skipHidden(
  text: string,
  at: number,
  code: number,
  textFormat: TextFormat,
  unclosed: Unclosed,
): number {
  if (code === SMALL_H || code === CAPITAL_H) {
    const second = text.charAt(at + 1);
    if ((second !== 't' && second !== 'T') || classOf(text.charCodeAt(at - 1)) & WORD) return at;
    const scheme = text.slice(at, at + 8).toLowerCase();
    return scheme.startsWith('http://') || scheme === 'https://' ? endOfUrl(text, at) : at;
  }
  if (textFormat === 'plain') return at;
  const next = text.charCodeAt(at + 1);
  if (code === CLOSING_BRACKET) {
    // "[1]: https://example.com \"Title\"": a reference, which readers do not see.
    if (next === COLON && /^\s*<?https?:/i.test(text.slice(at + 2, at + 14))) {
      const end = text.indexOf('\n', at);
      return end < 0 ? text.length : end;
    }
    if (next !== OPENING_PARENTHESIS || at < unclosed.link) return at;
    const end = closing(text, at + 2, OPENING_PARENTHESIS, CLOSING_PARENTHESIS);
    if (end >= 0) return end;
    unclosed.link = -1 - end;
    return at;
  }
  if (code === EXCLAMATION_MARK) {
    if (next !== OPENING_BRACKET || at < unclosed.image) return at;
    const end = closing(text, at + 2, OPENING_BRACKET, CLOSING_BRACKET);
    // The image's target is skipped as that of any link, from its closing bracket on.
    if (end >= 0) return text.charCodeAt(end) === OPENING_PARENTHESIS ? end - 1 : at;
    unclosed.image = -1 - end;
    return at;
  }
  if (code === LESS_THAN) {
    if (at < unclosed.tag || !beginsTag(next)) return at;
    for (let end = at; end < text.length; end += 1) {
      const mark = text.charCodeAt(end);
      if (mark === GREATER_THAN) return end + 1;
      unclosed.tag = end;
      if (mark === NEWLINE) break;
    }
  }
  return at;
}
