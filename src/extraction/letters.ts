/** What a UTF-16 code unit is to a reader of names; bits of a set. */
export const WORD = 1;
/** A letter of a script written without spaces: a name may begin and end anywhere beside it. */
export const SPACELESS = 2;
export const UPPER = 4;
export const SPACE = 8;
export const HANGUL = 16;
export const KATAKANA = 32;
/** Hebrew or Arabic, whose one-letter words are written together with the next word. */
export const PREFIXING = 64;
const KNOWN = 128;

const CLASSES = new Uint8Array(0x1_0000);

function classify(code: number): number {
  const letter = String.fromCharCode(code);
  let bits = KNOWN;
  if (/[\p{L}\p{N}\p{M}]/u.test(letter)) bits |= WORD;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      letter,
    )
  )
    bits |= SPACELESS;
  if (/\p{Lu}/u.test(letter)) bits |= UPPER;
  if (/\s/u.test(letter)) bits |= SPACE;
  if (/\p{Script=Hangul}/u.test(letter)) bits |= HANGUL;
  if (/[\p{Script=Katakana}ー]/u.test(letter)) bits |= KATAKANA;
  if (/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter)) bits |= PREFIXING;
  CLASSES[code] = bits;
  return bits;
}

/** The bits of a code unit; of no unit (NaN, past an end) none. */
export const classOf = (code: number): number => CLASSES[code] || (code >= 0 ? classify(code) : 0);

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
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670]/g;

/**
 * A text as names are compared: compatibility forms unified (NFKC), capitals and accents gone. `İ`, `I`,
 * `ı` and `i` are one letter, so that Turkish capitals do not hide a name.
 */
export function fold(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[øłđðıħæœßþ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Folded code of one code unit: 0 unknown, 1 nothing at all, 2 more than one unit (see `unfolded`). */
const FOLDED = new Uint16Array(0x1_0000);
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

/** Whether a code unit is left out where names are compared: apostrophes, emphasis, brackets, soft hyphens. */
export const isSilent = (code: number): boolean =>
  code < 0x80
    ? code === 0x27 || code === 0x2a || code === 0x5b || code === 0x5c || code === 0x5d || code === 0x60
    : code === 0x2019 ||
      code === 0x2018 ||
      code === 0x2bc ||
      code === 0xb4 ||
      code === 0xad ||
      code === 0x200b ||
      code === 0x200c ||
      code === 0x200d ||
      code === 0x200e ||
      code === 0x200f ||
      code === 0x2060 ||
      code === 0xfe0e ||
      code === 0xfe0f ||
      code === 0xfeff ||
      code === 0xae ||
      code === 0x2122;
