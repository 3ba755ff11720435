import type { Features, Stretch } from '../model/hashed.ts';
import { classOf, DIGIT, HANGUL, JOINED, LETTER, UNSPACED, wordEnd } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { HIDDEN, MARKUP } from '../text/inline.ts';

/** Kinds of features of words around a list; each is added to the number of the place that the words stand in. */
const KIND = { word: 40, pair: 50, run: 60, prefix: 70, ends: 80 } as const;
/** Words that stand for all numbers, and for those of four digits and more. */
const NUMBER: Stretch = { text: '0', start: 0, end: 1 };
const LONG_NUMBER: Stretch = { text: '0000', start: 0, end: 4 };
/** Longest stretch of words that is looked at, in code units. */
const LONGEST = 300;

/** Says what words a stretch of text has: words, pairs and beginnings of words, or runs of two to four signs of joined scripts. */
export function addWords(
  features: Features,
  { text, folded, flags }: Document,
  place: number,
  from: number,
  to: number,
): void {
  const start = Math.max(from, to - LONGEST);
  let before: Stretch | null = null;
  let at = start;
  while (at < to) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || (kind & (LETTER | DIGIT)) === 0) {
      at += 1;
      continue;
    }
    if (kind & (JOINED | UNSPACED | HANGUL)) {
      for (let length = 2; length <= 4 && at + length <= to; length += 1) {
        if ((classOf(text.charCodeAt(at + length - 1)) & LETTER) === 0) break;
        features.add(KIND.run + place, length, text, at, at + length);
      }
      at += 1;
      continue;
    }
    const first = at;
    at = wordEnd(text, at, to);
    if (at === first) {
      at += 1;
      continue;
    }
    const isNumber = (kind & DIGIT) !== 0;
    const word = isNumber ? (at - first > 3 ? LONG_NUMBER : NUMBER) : { text: folded, start: first, end: at };
    features.add(KIND.word + place, 0, word.text, word.start, word.end);
    if (!isNumber && at - first > 5) features.add(KIND.prefix + place, 0, folded, first, first + 5);
    if (before) features.addPair(KIND.pair + place, before, word);
    before = word;
  }
  features.add(KIND.ends + place, 0, text, Math.max(start, to - 1), to);
}
