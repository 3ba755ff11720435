/** The UTF-16 code unit of a character, as `String.charCodeAt` gives it. */
export const codeOf = (character: string): number => character.charCodeAt(0);

/** Number of UTF-16 code units. */
export const CODE_UNITS = 0x1_0000;

/** Set of code units, one bit each: it is tested for every character of a text, where a `Set` has to hash. */
class Codes {
  readonly #bits = new Int32Array(CODE_UNITS / 32);

  constructor(codes: readonly number[]) {
    for (const code of codes) this.#bits[code >> 5] = (this.#bits[code >> 5] ?? 0) | (1 << (code & 31));
  }

  /** Of no unit (NaN, past an end) it is false. */
  has(code: number): boolean {
    return (((this.#bits[code >> 5] ?? 0) >> (code & 31)) & 1) === 1;
  }
}

/** Code units of the characters of a text, none of which needs two. */
export const codesOf = (characters: string): Codes => new Codes([...characters].map(codeOf));

export const TAB = codeOf('\t');
export const NEWLINE = codeOf('\n');
export const CARRIAGE_RETURN = codeOf('\r');
export const SPACE = codeOf(' ');
export const EXCLAMATION_MARK = codeOf('!');
export const HASH = codeOf('#');
export const OPENING_PARENTHESIS = codeOf('(');
export const CLOSING_PARENTHESIS = codeOf(')');
export const ASTERISK = codeOf('*');
export const PLUS = codeOf('+');
export const HYPHEN = codeOf('-');
export const DOT = codeOf('.');
export const SLASH = codeOf('/');
export const COLON = codeOf(':');
export const LESS_THAN = codeOf('<');
export const EQUALS = codeOf('=');
export const GREATER_THAN = codeOf('>');
export const QUESTION_MARK = codeOf('?');
export const AT_SIGN = codeOf('@');
export const OPENING_BRACKET = codeOf('[');
export const BACKSLASH = codeOf('\\');
export const CLOSING_BRACKET = codeOf(']');
export const UNDERSCORE = codeOf('_');
export const BACKTICK = codeOf('`');
export const BAR = codeOf('|');
export const TILDE = codeOf('~');
export const EN_DASH = codeOf('–');

/** The first character beyond ASCII that ends a sentence. */
export const ARABIC_QUESTION_MARK = codeOf('؟');

/** Hyphens that look like the one on the keyboard. */
export const UNICODE_HYPHEN = '\u2010';
export const NON_BREAKING_HYPHEN = '\u2011';

/** Characters that take no room, and that texts hold without their writers' knowledge. */
export const SOFT_HYPHEN = '\u00ad';
export const ZERO_WIDTH_SPACE = '\u200b';
export const ZERO_WIDTH_NON_JOINER = '\u200c';
export const ZERO_WIDTH_JOINER = '\u200d';
export const LEFT_TO_RIGHT_MARK = '\u200e';
export const RIGHT_TO_LEFT_MARK = '\u200f';
export const WORD_JOINER = '\u2060';
export const BYTE_ORDER_MARK = '\ufeff';

/** Behind a sign: it is to look like text, like an emoji, like a key of a keyboard ("1️⃣" is 1 and the last two). */
export const TEXT_STYLE = '\ufe0e';
export const EMOJI_STYLE = '\ufe0f';
export const KEYCAP = '\u20e3';

/** The source of a regular expression for one emoji as a reader sees it: a flag, or a picture, perhaps of several ("👨‍👩‍👧"). */
export const EMOJI = String.raw`(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic})*)`;

/** "①" to "⑳". */
export const CIRCLED_ONE = codeOf('①');
export const CIRCLED_TWENTY = codeOf('⑳');

/** Marks over and under letters, as ranges for a character class of a regular expression. */
export const DIACRITICS = '\u0300-\u036f';
export const HEBREW_POINTS = '\u0591-\u05c7';
export const ARABIC_VOWELS = '\u064b-\u0652\u0670';

const DIGIT_ZERO = codeOf('0');
const DIGIT_NINE = codeOf('9');
const SMALL_A = codeOf('a');
const SMALL_Z = codeOf('z');
const CAPITAL_A = codeOf('A');
const CAPITAL_Z = codeOf('Z');

/** Number of ASCII characters: every code is less. */
export const ASCII = 0x80;

export const isDigit = (code: number): boolean => code >= DIGIT_ZERO && code <= DIGIT_NINE;

/** The number that the code of a digit stands for. */
export const digitOf = (digit: number): number => digit - DIGIT_ZERO;

/** True for the codes of letters from a to z, and from A to Z. */
export const isSmallLatin = (code: number): boolean => code >= SMALL_A && code <= SMALL_Z;
export const isCapitalLatin = (code: number): boolean => code >= CAPITAL_A && code <= CAPITAL_Z;

/** True for plain letters and digits: nearly all of an English text. */
export const isPlain = (code: number): boolean => isSmallLatin(code) || isCapitalLatin(code) || isDigit(code);

/** True for halves of characters that need two code units, and for first halves. */
export const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;
export const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
