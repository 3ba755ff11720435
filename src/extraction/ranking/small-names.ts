import { COLON, codeOf, isDigit, NEWLINE } from '../../shared/characters.ts';
import { classOf, UNCASED, UPPER, WORD } from '../text/letters.ts';
import type { Span } from '../text/span.ts';

/** A word in small letters, which nothing but its own kind of signs goes on. "eToro" is a name by its form. */
const SMALL = /^\p{Ll}[\p{Ll}\p{N}.'’&-]*(?![\p{L}\p{N}])/u;
/** What ends a name, or goes on in it. */
const ENDS = /^(?:\.?$|[*_°®™!]|[,;:()–—]|\s[(–—|&+-]|\s?\n|\s(?=\p{Lu}|\d)|\.\s)/u;
const ARROW = codeOf('→');
/** Labels are no longer, and no more marks stand before a name. */
const MAX_LABEL = 70;
const MAX_MARKS = 9;
const REACH = 40;
/** So many with capitals for each in small letters are no chance. */
const SHARE = 2;

/** Where the first word behind a place begins, behind marks and a number; `end` where none does. */
function wordAt(text: string, start: number, end: number): number {
  for (let at = start; at < Math.min(end, start + MAX_MARKS); at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) return end;
    const isNumber = isDigit(code) && /^\d{1,2}[.)]\s/.test(text.slice(at, at + 4));
    if (isNumber) at += 1;
    else if (classOf(code) & WORD) return at;
  }
  return end;
}

/** Where the label that an item begins with ends; `end` where it has none. */
function labelEnd(text: string, start: number, end: number): number {
  const last = Math.min(end, start + MAX_LABEL);
  for (let at = start; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON || code === ARROW) return at + 1;
    if (code === NEWLINE) return end;
  }
  return end;
}

const isSmall = (code: number): boolean =>
  (classOf(code) & (WORD | UPPER | UNCASED)) === WORD && !isDigit(code);
const isCased = (code: number): boolean => (classOf(code) & UNCASED) === 0;

/**
 * Words in small letters that stand where the other items of a list have a name with a capital, and nothing else: "illy"
 * beside "Lavazza" and "Segafredo", each behind a label or not.
 */
export function namesInSmall(text: string, groups: readonly (readonly Span[])[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const spans of groups) {
    if (spans.length <= SHARE) continue;
    for (const behind of [false, true]) {
      const small: string[] = [];
      let capitals = 0;
      for (const { start, end } of spans) {
        const at = wordAt(text, behind ? labelEnd(text, start, end) : start, end);
        const code = text.charCodeAt(at);
        if (at >= end || !isCased(code)) continue;
        if (!isSmall(code)) {
          capitals += 1;
          continue;
        }
        const said = text.slice(at, Math.min(end, at + REACH));
        const word = SMALL.exec(said)?.[0].replace(/[.'’&-]+$/u, '');
        if (word === undefined) capitals += 1;
        else if (ENDS.test(said.slice(word.length))) small.push(word);
        else capitals -= SHARE;
      }
      if (small.length > 0 && small.length * SHARE <= capitals) for (const word of small) named.add(word);
    }
  }
  return named;
}
