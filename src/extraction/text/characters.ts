import { CODE_UNITS } from '../../shared/characters.ts';

/** Classes of a code unit, as bits; `classOf` gives them. */
export const LETTER = 1;
export const DIGIT = 2;
export const UPPER = 4;
export const SPACE = 8;
/** Takes no room and is read over: joiners, marks of accents written apart, signs of emphasis in Markdown. */
export const SILENT = 16;
/** Han, kana: written without blanks between words. */
export const JOINED = 32;
export const HANGUL = 64;
export const KATAKANA = 128;
/** Thai, Lao, Khmer, Burmese: letters, and no blanks between words. */
export const UNSPACED = 256;

const classes = new Uint16Array(CODE_UNITS).fill(0xffff);
const folds = new Uint16Array(CODE_UNITS);

const SILENT_UNIT = /\p{Mn}|\p{Me}|\p{Default_Ignorable_Code_Point}/u;
const ACCENTED = /^[\p{Script=Latin}\p{Script=Greek}]\p{Mn}+$/u;
/** Marks that make another letter of kana and Thai: they are no accents. */
const ESSENTIAL_MARK = /[\u3099\u309a\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0900-\u0dff]/u;

function classify(code: number): number {
  const unit = String.fromCharCode(code);
  if (code >= 0xd800 && code < 0xe000) return 0;
  if (/\s/u.test(unit)) return SPACE;
  if (ESSENTIAL_MARK.test(unit) && /[\p{L}\p{M}]/u.test(unit))
    return code >= 0xe00 && code < 0xe80 ? LETTER | UNSPACED : LETTER;
  if (SILENT_UNIT.test(unit)) return SILENT;
  if (/\p{Nd}/u.test(unit)) return DIGIT;
  if (!/\p{L}/u.test(unit) && unit !== 'ー' && unit !== '々') return 0;
  if (/[\p{Script=Katakana}ー\uff70\uff9e\uff9f]/u.test(unit)) return LETTER | JOINED | KATAKANA;
  if (/[\p{Script=Han}\p{Script=Hiragana}々]/u.test(unit)) return LETTER | JOINED;
  if (/\p{Script=Hangul}/u.test(unit)) return LETTER | HANGUL;
  if (/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(unit))
    return LETTER | UNSPACED;
  return unit.toLowerCase() !== unit ? LETTER | UPPER : LETTER;
}

/** Letter without case, accent (Latin and Greek) and width; one unit stays one unit. */
function foldUnit(code: number): number {
  const unit = String.fromCharCode(code);
  if (/\s/u.test(unit)) return 32;
  if (/[\u2010-\u2015\u2212\uff0d]/u.test(unit)) return 45;
  if (/[\u2018\u2019\u02bc\u2032\u00b4`]/u.test(unit)) return 39;
  let wide = unit.normalize('NFKC');
  if (wide.length !== 1) wide = unit;
  const small = wide.toLowerCase();
  const letter = small.length === 1 ? small : small.startsWith('i') ? 'i' : wide;
  if (letter === 'ı') return 105;
  if (letter === 'ς') return 0x3c3;
  const parts = letter.normalize('NFD');
  return (ACCENTED.test(parts) ? parts : letter).charCodeAt(0);
}

/** Class bits of a code unit, memoised. */
export function classOf(code: number): number {
  const known = classes[code] ?? 0;
  if (known !== 0xffff) return known;
  folds[code] = foldUnit(code);
  const found = classify(code);
  classes[code] = found;
  return found;
}

/** End of the word of letters and digits that goes on at a place, in scripts that part words. */
export function wordEnd(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && (classOf(text.charCodeAt(at)) & (LETTER | DIGIT)) !== 0) {
    if ((classOf(text.charCodeAt(at)) & (JOINED | HANGUL)) !== 0) break;
    at += 1;
  }
  return at;
}

/** A code unit without case, accent and width, so that two spellings of one letter are equal. */
export function foldOf(code: number): number {
  classOf(code);
  return folds[code] ?? code;
}

export const isWord = (code: number): boolean => (classOf(code) & (LETTER | DIGIT)) !== 0;

/** Units that `String.fromCharCode` takes at once: each is an argument on the stack. */
const AT_ONCE = 4_096;

/** A string by `foldOf`, unit by unit, so that places stay. */
export function foldedUnits(text: string): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = foldOf(text.charCodeAt(at));
  let result = '';
  for (let at = 0; at < units.length; at += AT_ONCE)
    result += String.fromCharCode(...units.subarray(at, at + AT_ONCE));
  return result;
}

/** A string by `foldOf`, silent units left out. */
export function folded(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((classOf(code) & SILENT) === 0) result += String.fromCharCode(foldOf(code));
  }
  return result;
}

const DAKUTEN = 0xff9e;
/** Half-width kana and its voice mark are two units and one letter: the letter they make; 0 for none. */
export function voiced(code: number, mark: number): number {
  if (mark !== DAKUTEN && mark !== DAKUTEN + 1) return 0;
  const one = String.fromCharCode(code, mark).normalize('NFKC');
  return one.length === 1 ? one.charCodeAt(0) : 0;
}
