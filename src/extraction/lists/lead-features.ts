import type { Features } from '../model/hashed.ts';
import { classOf, DIGIT, foldOf, HANGUL, JOINED, LETTER, UNSPACED } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { HIDDEN, MARKUP } from '../text/inline.ts';

/** Kinds of features of words around a list; each is added to the number of the place that the words stand in. */
const KIND = { word: 40, pair: 50, run: 60, prefix: 70, ends: 80 } as const;
/** Longest stretch of words that is looked at, in code units. */
const LONGEST = 300;

/** Says what words a stretch of text has: words, pairs and beginnings of words, or runs of two to four signs of joined scripts. */
export function addWords(
  features: Features,
  { text, flags }: Document,
  place: number,
  from: number,
  to: number,
): void {
  const start = Math.max(from, to - LONGEST);
  let before = '';
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
    let word = '';
    while (
      at < to &&
      (classOf(text.charCodeAt(at)) & (LETTER | DIGIT)) !== 0 &&
      (classOf(text.charCodeAt(at)) & (JOINED | HANGUL)) === 0
    ) {
      word += String.fromCharCode(foldOf(text.charCodeAt(at)));
      at += 1;
    }
    if (word === '') {
      at += 1;
      continue;
    }
    if ((kind & DIGIT) !== 0) word = word.length > 3 ? '0000' : '0';
    features.add(KIND.word + place, 0, word);
    if (word.length > 5) features.add(KIND.prefix + place, 0, word, 0, 5);
    if (before !== '') features.add(KIND.pair + place, 0, `${before} ${word}`);
    before = word;
  }
  features.add(KIND.ends + place, 0, text, Math.max(start, to - 1), to);
}
