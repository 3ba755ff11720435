import type { Features } from '../model/hashed.ts';
import {
  classOf,
  DIGIT,
  HANGUL,
  isWord,
  JOINED,
  LETTER,
  UNSPACED,
  UPPER,
  wordEnd,
} from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';
import { FORMS, type Form } from './candidate.ts';
import { CUTS, type Head } from './heads.ts';

/** Uses of each word of a text, folded: with a capital inside a sentence, and small. */
export interface WordUses {
  readonly capital: ReadonlyMap<string, number>;
  readonly small: ReadonlyMap<string, number>;
}

/** Kinds of features, so that the same letters do not mean the same in another place. */
const KIND = {
  cut: 1,
  form: 2,
  length: 3,
  words: 4,
  capitals: 5,
  digits: 6,
  script: 7,
  word: 8,
  first: 9,
  last: 10,
  prefix: 11,
  suffix: 12,
  signs: 13,
  edge: 14,
  uses: 15,
  small: 16,
  bold: 17,
  colon: 18,
  cited: 19,
  behind: 20,
  inner: 21,
  quoted: 22,
} as const;

const bucket = (value: number): number =>
  value < 4 ? value : value < 6 ? 4 : value < 9 ? 5 : value < 15 ? 6 : 7;

/** Words of a text by how they are written; one pass. */
export function wordUsesOf({ text, folded, flags }: Document): WordUses {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  let at = 0;
  while (at < text.length) {
    const first = classOf(text.charCodeAt(at));
    if (
      (first & LETTER) === 0 ||
      (first & (JOINED | HANGUL | UNSPACED)) !== 0 ||
      ((flags[at] ?? 0) & HIDDEN) !== 0
    ) {
      at += 1;
      continue;
    }
    const end = wordEnd(text, at, text.length);
    const word = folded.slice(at, end);
    if (first & UPPER) capital.set(word, (capital.get(word) ?? 0) + 1);
    else small.set(word, (small.get(word) ?? 0) + 1);
    at = Math.max(end, at + 1);
  }
  return { capital, small };
}

/** Says of a head what tells names from other words. `cited` holds the names of hosts that the answer links or cites. */
export function addHeadFeatures(
  features: Features,
  document: Document,
  head: Head,
  form: Form,
  uses: WordUses,
  cited: ReadonlySet<string>,
): void {
  const { text, folded, flags } = document;
  const cut = CUTS.indexOf(head.cut);
  features.add(KIND.cut, cut);
  features.add(KIND.form, FORMS.indexOf(form) * 8 + cut);
  features.add(KIND.colon, (head.hasColon ? 1 : 0) + 2 * cut);
  features.add(KIND.length, Math.min(20, (head.end - head.start) >> 2));
  const flag = flags[head.start] ?? 0;
  features.add(KIND.bold, flag & (BOLD | LINK));
  let [words, capitals, digits, joined, innerCapitals, letters] = [0, 0, 0, 0, 0, ''];
  let [firstWord, lastWord, small, recurring] = ['', '', 0, 0];
  let at = head.start;
  while (at < head.end) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || (kind & (LETTER | DIGIT)) === 0) {
      at += 1;
      continue;
    }
    if (kind & (JOINED | UNSPACED | HANGUL)) {
      const next = text.charCodeAt(at + 1);
      joined += 1;
      features.add(KIND.signs, 1, text, at, at + 1);
      if (isWord(next) && at + 1 < head.end) features.add(KIND.signs, 2, text, at, at + 2);
      if (at + 2 < head.end && isWord(text.charCodeAt(at + 2))) features.add(KIND.signs, 3, text, at, at + 3);
      letters += text[at];
      at += 1;
      if (kind & HANGUL && !isWord(next)) words += 1;
      continue;
    }
    const start = at;
    while (
      at < head.end &&
      ((classOf(text.charCodeAt(at)) & (LETTER | DIGIT)) !== 0 ||
        (/['’]/.test(text[at] ?? '') && isWord(text.charCodeAt(at + 1)))) &&
      (classOf(text.charCodeAt(at)) & (JOINED | HANGUL)) === 0
    ) {
      if (
        at > start &&
        (classOf(text.charCodeAt(at)) & UPPER) !== 0 &&
        (classOf(text.charCodeAt(at - 1)) & UPPER) === 0
      )
        innerCapitals = 1;
      at += 1;
    }
    const word = folded.slice(start, at);
    if (word === '') {
      at += 1;
      continue;
    }
    words += 1;
    letters += word;
    if (kind & UPPER) capitals += 1;
    if (/\d/.test(word)) digits += 1;
    features.add(KIND.word, 0, word);
    if (word.length > 4) {
      features.add(KIND.suffix, 0, word, word.length - 3);
      features.add(KIND.prefix, 0, word, 0, 4);
    }
    if (uses.small.has(word)) small += 1;
    if ((uses.capital.get(word) ?? 0) > 1) recurring += 1;
    if (firstWord === '') firstWord = word;
    lastWord = word;
  }
  if (firstWord !== '') {
    features.add(KIND.first, 0, firstWord);
    features.add(KIND.last, 0, lastWord);
    features.add(KIND.capitals, Math.min(4, capitals) * 8 + Math.min(words, 7));
    features.add(KIND.uses, Math.min(3, small) * 4 + Math.min(3, recurring));
    features.add(
      KIND.small,
      (uses.small.has(firstWord) ? 1 : 0) + Math.min(3, uses.capital.get(firstWord) ?? 0) * 2,
    );
  } else features.add(KIND.edge, 0, text, head.start, head.start + 1);
  if (joined > 0) {
    features.add(KIND.edge, 1, text, head.end - 1, head.end);
    features.add(KIND.edge, 2, text, Math.max(head.start, head.end - 2), head.end);
    features.add(KIND.script, bucket(joined));
  }
  features.add(KIND.words, Math.min(12, words));
  features.add(KIND.digits, Math.min(2, digits));
  features.add(KIND.inner, innerCapitals);
  features.add(KIND.cited, cited.has(letters) ? 1 : firstWord !== '' && cited.has(firstWord) ? 2 : 0);
  features.add(KIND.quoted, /["“„«「『]/.test(text[head.start - 1] ?? '') ? 1 : 0);
  let behind = head.end;
  while (((flags[behind] ?? 0) & MARKUP) !== 0) behind += 1;
  features.add(KIND.behind, 0, text, behind, behind + 1);
}
