import { readFileSync } from 'node:fs';
import {
  ARABIC_VOWELS,
  ASCII,
  CODE_UNITS,
  codeOf,
  codesOf,
  DIACRITICS,
  HEBREW_POINTS,
  SOFT_HYPHEN,
  SPACE,
  WORD_JOINER,
  ZERO_WIDTH_JOINER,
  ZERO_WIDTH_NON_JOINER,
  ZERO_WIDTH_SPACE,
} from '../../shared/characters.ts';

/** Kinds of UTF-16 code units, as bits. A letter, digit or mark of a word. */
export const WORD = 1;
/** A letter of a script written without blanks between words: phrases begin and end anywhere. */
export const UNSPACED = 2;
/** A Korean syllable: phrases begin where a word does and may have any ending. */
export const HANGUL = 4;
/** A blank, hyphen or sign of emphasis: any run of them equals the one blank in a phrase. */
export const SEPARATOR = 8;
/** Folds to nothing: an accent, a vowel point, a soft hyphen or a joiner. */
export const SILENT = 16;
/** Folds to more than one unit: see `unitsOf`. */
export const SEVERAL = 32;
const KNOWN = 64;

const KINDS = new Uint8Array(CODE_UNITS);
const FOLDED = new Uint16Array(CODE_UNITS);
const UNITS = new Map<number, readonly number[]>();

const MARKS = new RegExp(`[${DIACRITICS}${HEBREW_POINTS}${ARABIC_VOWELS}\u0654\u0655\u0640]`, 'g');
const SILENT_UNITS = codesOf(
  SOFT_HYPHEN +
    ZERO_WIDTH_SPACE +
    ZERO_WIDTH_NON_JOINER +
    ZERO_WIDTH_JOINER +
    WORD_JOINER +
    '\ufe0e\ufe0f\ufeff',
);
const SEPARATORS = codesOf('\t -*_\u00a0\u2002\u2003\u2009\u200a\u2010\u2011\u202f\u3000');
const APOSTROPHES = codesOf('’‘ʼ´`');
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;

/** Letters that Unicode does not decompose, and variants of Chinese characters, by the letters that they equal. */
let plain: ReadonlyMap<string, string> | undefined;
const plainOf = (letter: string): string => {
  plain ??= new Map(
    readFileSync(new URL('letters.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((row) => {
        const [to = '', variants = ''] = row.split('\t');
        return [...variants].map((from) => [from, to] as const);
      }),
  );
  return plain.get(letter) ?? letter;
};

function foldLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return [...bare].map(plainOf).join('');
}

/** Below it no script is without blanks between words. */
const FIRST_UNSPACED = 0xe00;

function classify(code: number): number {
  const letter = String.fromCharCode(code);
  const isAscii = code < ASCII;
  let kind = KNOWN;
  if (isAscii ? /[a-z0-9]/i.test(letter) : /[\p{L}\p{N}\p{M}]/u.test(letter)) kind |= WORD;
  if (code >= FIRST_UNSPACED && UNSPACED_LETTER.test(letter)) kind |= UNSPACED;
  if (code >= FIRST_UNSPACED && /\p{Script=Hangul}/u.test(letter)) kind |= HANGUL;
  // A whole Korean syllable stays one unit: in parts, the beginning of one would equal another.
  const isWhole = isAscii || (kind & HANGUL) !== 0;
  const folded = APOSTROPHES.has(code) ? "'" : isWhole ? letter.toLowerCase() : foldLetter(letter);
  if (SEPARATORS.has(code)) {
    kind |= SEPARATOR;
    FOLDED[code] = SPACE;
  } else if (folded === '' || SILENT_UNITS.has(code)) kind |= SILENT;
  else if (folded.length > 1) {
    kind |= SEVERAL;
    UNITS.set(code, [...folded].map(codeOf));
  } else FOLDED[code] = codeOf(folded);
  KINDS[code] = kind;
  return kind;
}

/** Bits of a code unit; 0 past the end of a text. */
export const kindOf = (code: number): number => (code >= 0 ? KINDS[code] || classify(code) : 0);

/** Folded unit of a code unit that `kindOf` has seen and that is neither SILENT nor SEVERAL. */
export const foldedUnit = (code: number): number => FOLDED[code] ?? 0;

/** Folded units of a code unit that is SEVERAL, such as "æ" or a kana with its voicing mark. */
export const unitsOf = (code: number): readonly number[] => UNITS.get(code) ?? [];

/** The folded words of a text, without the signs between them. Linear. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind & SILENT) continue;
    if (kind & WORD) word += String.fromCharCode(...(kind & SEVERAL ? unitsOf(code) : [foldedUnit(code)]));
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  return words;
}
