import {
  ARABIC_VOWELS,
  ASCII,
  BYTE_ORDER_MARK,
  CODE_UNITS,
  codesOf,
  DIACRITICS,
  EMOJI_STYLE,
  HEBREW_POINTS,
  LEFT_TO_RIGHT_MARK,
  RIGHT_TO_LEFT_MARK,
  SOFT_HYPHEN,
  TEXT_STYLE,
  WORD_JOINER,
  ZERO_WIDTH_JOINER,
  ZERO_WIDTH_NON_JOINER,
  ZERO_WIDTH_SPACE,
} from '../../shared/characters.ts';

/** What a UTF-16 code unit is to a reader of names; bits of a set. */
export const WORD = 1;
/** A letter of a script written without spaces: a name may begin and end anywhere beside it. */
export const SPACELESS = 2;
export const UPPER = 4;
export const WHITE_SPACE = 8;
export const HANGUL = 16;
export const KATAKANA = 32;
/** Hebrew or Arabic, whose one-letter words are written together with the next word. */
export const PREFIXING = 64;
/** Scripts in which no space need part a name from what stands beside it. */
export const EASTERN = SPACELESS | HANGUL | KATAKANA;
/** Scripts without capitals. */
export const UNCASED = EASTERN | PREFIXING;
/** Left out where names are compared. */
const SILENT = 128;
const CLASSIFIED = 256;

const CLASSES = new Uint16Array(CODE_UNITS);

/** Apostrophes, emphasis, brackets, signs of trade marks, and what takes no room. */
const SILENT_CHARACTERS = codesOf(
  "'’‘ʼ´`*[]\\®™".concat(
    SOFT_HYPHEN,
    ZERO_WIDTH_SPACE,
    ZERO_WIDTH_NON_JOINER,
    ZERO_WIDTH_JOINER,
    LEFT_TO_RIGHT_MARK,
    RIGHT_TO_LEFT_MARK,
    WORD_JOINER,
    TEXT_STYLE,
    EMOJI_STYLE,
    BYTE_ORDER_MARK,
  ),
);

function classify(code: number): number {
  const letter = String.fromCharCode(code);
  let bits = CLASSIFIED;
  if (/[\p{L}\p{N}\p{M}]/u.test(letter)) bits |= WORD;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      letter,
    )
  )
    bits |= SPACELESS;
  if (/\p{Lu}/u.test(letter)) bits |= UPPER;
  if (/\s/u.test(letter)) bits |= WHITE_SPACE;
  if (/\p{Script=Hangul}/u.test(letter)) bits |= HANGUL;
  if (/[\p{Script=Katakana}ー]/u.test(letter)) bits |= KATAKANA;
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter)) bits |= PREFIXING;
  if (SILENT_CHARACTERS.has(code)) bits |= SILENT;
  CLASSES[code] = bits;
  return bits;
}

/** The bits of a code unit; of no unit (NaN, past an end) none: it is not looked up, which would make all lookups slow. */
export const classOf = (code: number): number => (code >= 0 ? CLASSES[code] || classify(code) : 0);

export const isWhiteSpace = (code: number): boolean => (classOf(code) & WHITE_SPACE) !== 0;
/** A text cut at its spaces, as `split(/\s+/u)` does. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isWhiteSpace(text.charCodeAt(at))) continue;
    words.push(text.slice(start, at));
    while (isWhiteSpace(text.charCodeAt(at + 1))) at += 1;
    start = at + 1;
  }
  words.push(text.slice(start));
  return words;
}

export const isSilent = (code: number): boolean => (classOf(code) & SILENT) !== 0;

/** Letters that have no decomposition but are written plainly as well. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Marks over and under letters that writers leave out: accents, Hebrew points, Arabic vowels. */
const MARKS = new RegExp(`[${DIACRITICS}${HEBREW_POINTS}${ARABIC_VOWELS}]`, 'g');

function foldWhole(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[øłđðıħæœßþ]/g, (letter) => PLAIN[letter] ?? letter);
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * What units may join with one before them when they are composed again, or change with what stands around them: marks,
 * the parts of Korean syllables, the halves of other characters, the Greek letter that is written otherwise at the end.
 */
const JOINING = /^[\p{M}\u1100-\u11ff\p{Cs}]|Σ/u;
/** Whole Korean syllables join with parts of them alone, and with nothing before them. */
const SYLLABLE = /[가-힣]/;

/** How a unit folds: 0 not known yet, as small letters are made, to something else, or not by itself. */
const MANNERS = new Uint8Array(CODE_UNITS);
const LIKE_SMALL = 1;
const OTHERWISE = 2;
const TOGETHER = 3;

/** What the units that fold to something else fold to. */
const FOLDS = new Map<number, string>();

function mannerOf(code: number): number {
  const unit = String.fromCharCode(code);
  const folded = foldWhole(unit);
  const joins = JOINING.test(unit.normalize('NFKD')) && !SYLLABLE.test(unit);
  const manner = joins ? TOGETHER : folded === unit.toLowerCase() ? LIKE_SMALL : OTHERWISE;
  if (manner === OTHERWISE) FOLDS.set(code, folded);
  MANNERS[code] = manner;
  return manner;
}

/**
 * A text as names are compared: compatibility forms unified (NFKC), capitals and accents gone. `İ`, `I`,
 * `ı` and `i` are one letter, so that Turkish capitals do not hide a name.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  // Nearly all units fold by themselves, which spares the normalization of the whole.
  let folded = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const manner = code < ASCII ? LIKE_SMALL : MANNERS[code] || mannerOf(code);
    if (manner === LIKE_SMALL) continue;
    if (manner === TOGETHER) return foldWhole(text);
    folded += text.slice(from, at).toLowerCase() + (FOLDS.get(code) ?? '');
    from = at + 1;
  }
  return from === 0 ? text.toLowerCase() : folded + text.slice(from).toLowerCase();
}

/** Folded code of one code unit: 0 unknown, 1 nothing at all, 2 more than one unit (see `unfolded`). */
const FOLDED = new Uint16Array(CODE_UNITS);
export const NOTHING = 1;
export const SEVERAL = 2;

function foldUnit(code: number): number {
  const folded = fold(String.fromCharCode(code));
  const value = folded.length === 0 ? NOTHING : folded.length > 1 ? SEVERAL : folded.charCodeAt(0);
  FOLDED[code] = value;
  return value;
}

/** The folded form of one code unit, `NOTHING` for a mark, `SEVERAL` for a ligature or the like. */
export const foldCode = (code: number): number => FOLDED[code] || foldUnit(code);
