import type { Span } from '../text/blocks.ts';
import { classOf, DIGIT, HANGUL, JOINED, LETTER, SPACE, UNSPACED, UPPER } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';

/** Signs that go on inside a word: "Three.js", "L'Oréal", "H&M", "Coca-Cola". */
const INNER = /[.'’&-]/;
/** Words between two parts of one name: "Bang & Olufsen", "Bank of Acme". */
const JOINTS = [' & ', ' + ', ' of ', ' '] as const;
const STYLE = BOLD | LINK;

const isLetter = (code: number): boolean => {
  const kind = classOf(code);
  return (kind & (LETTER | DIGIT)) !== 0 && (kind & (JOINED | HANGUL | UNSPACED)) === 0;
};
const isUpper = (code: number): boolean => (classOf(code) & UPPER) !== 0;
const isDigit = (code: number): boolean => (classOf(code) & DIGIT) !== 0;
const isLower = (code: number): boolean => isLetter(code) && !isUpper(code) && !isDigit(code);

/** "Acme", "1Password", "iPhone". */
function beginsName(text: string, at: number): boolean {
  const [code, next, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return (
    isUpper(code) ||
    (isLetter(code) &&
      (isUpper(next) || (isLetter(next) && isDigit(code) === isDigit(next) && isUpper(third))))
  );
}

/** Finds the runs of words that are written with capitals, in one pass; bold type and links begin and end a run. */
export function capitalRuns({ text, flags }: Document): Span[] {
  const styleOf = (at: number) => (flags[at] ?? 0) & STYLE;
  const endOfWord = (start: number): number => {
    let at = start;
    for (; at < text.length && ((flags[at] ?? 0) & (HIDDEN | MARKUP)) === 0; at += 1) {
      const code = text.charCodeAt(at);
      if (isLetter(code)) continue;
      const next = text.charCodeAt(at + 1);
      // "design.Acme" lost its line end.
      const isGlued = text[at] === '.' && isUpper(next) && !isUpper(text.charCodeAt(at - 1));
      if (!INNER.test(text[at] ?? '') || !isLetter(next) || isGlued) break;
    }
    return text[at] === '+' ? at + 1 : at;
  };
  const endOfRun = (start: number): number => {
    let at = endOfWord(start);
    for (;;) {
      // "J. Crew", "Lands' End".
      const isInitial =
        text[at] === '.' &&
        isUpper(text.charCodeAt(at - 1)) &&
        !isLetter(text.charCodeAt(at - 2)) &&
        !(text[at - 2] === '.' && isLower(text.charCodeAt(at - 3)));
      const isPlural =
        /['’]/.test(text[at] ?? '') &&
        /s/i.test(text[at - 1] ?? '') &&
        text[at + 1] === ' ' &&
        beginsName(text, at + 2);
      if (isInitial || isPlural) at += 1;
      if ((classOf(text.charCodeAt(at)) & SPACE) === 0) return at;
      const joint = JOINTS.find((one) => text.startsWith(one, at) && beginsName(text, at + one.length));
      if (joint === undefined || styleOf(at + joint.length) !== styleOf(start)) return at;
      at = endOfWord(at + joint.length);
    }
  };
  const runs: Span[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || !isUpper(text.charCodeAt(at))) continue;
    let start = at;
    while (
      start > from &&
      at - start < 3 &&
      isLetter(text.charCodeAt(start - 1)) &&
      ((flags[start - 1] ?? 0) & (HIDDEN | MARKUP)) === 0
    )
      start -= 1;
    if (
      at - start > 2 ||
      (start > from && /['’&-]/.test(text[start - 1] ?? '') && isLetter(text.charCodeAt(start - 2)))
    )
      continue;
    from = endOfRun(start);
    runs.push({ start, end: from });
    at = Math.max(at, from - 1);
  }
  return runs;
}
