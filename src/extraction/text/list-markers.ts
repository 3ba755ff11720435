import {
  ASCII,
  ASTERISK,
  CIRCLED_ONE,
  CIRCLED_TWENTY,
  CLOSING_PARENTHESIS,
  COLON,
  codeOf,
  codesOf,
  DOT,
  digitOf,
  EMOJI,
  EMOJI_STYLE,
  HASH,
  HYPHEN,
  isDigit,
  KEYCAP,
  OPENING_PARENTHESIS,
  PLUS,
} from '../../shared/characters.ts';
import { isBlank } from './line.ts';

/** What begins a list item: the character that tells its list from others, its number, where it ends. */
interface Marker {
  readonly marker: number;
  /** 0 for a bullet. */
  readonly number: number;
  readonly ordered: boolean;
  readonly end: number;
}

/** Bullets that Markdown does not know and people write. */
const OTHER_BULLETS = codesOf('•●◦▪‣▸►○・⁃∙');
/** Bullets that a space must follow, as it must those of Markdown. */
const DASHES = codesOf('–—·');
/** Ornaments before titles, below which plain bullets tell of what these name. */
const ORNAMENTS = codesOf('■□◆◇◎▶▷▼▽★☆✓✔☑➤➔❖◉');

const isBullet = (code: number) =>
  code === HYPHEN ||
  code === ASTERISK ||
  code === PLUS ||
  OTHER_BULLETS.has(code) ||
  DASHES.has(code) ||
  ORNAMENTS.has(code);

/** Whether a bullet is an ornament, and whether a line begins with a bullet that is none. */
export const isOrnament = (code: number): boolean => ORNAMENTS.has(code);
export const isPlainBullet = (code: number): boolean => isBullet(code) && !ORNAMENTS.has(code);

/** The first character that may be an emoji. */
const FIRST_SYMBOL = codeOf('\u2139');

const EMOJI_STYLE_CODE = codeOf(EMOJI_STYLE);
const KEYCAP_CODE = codeOf(KEYCAP);

/** Digits of a number, in a list of Markdown and behind `#` or `(`. */
const MAX_DIGITS = 9;
const MAX_DIGITS_BEHIND_SIGN = 3;

/** The number that begins at `start`, at most so many digits of it, and where they end. */
function numberAt(text: string, start: number, end: number, digits: number) {
  let at = start;
  let number = 0;
  while (at < end && at - start < digits && isDigit(text.charCodeAt(at))) {
    number = number * 10 + digitOf(text.charCodeAt(at));
    at += 1;
  }
  return { number, end: at };
}

type Found = Omit<Marker, 'ordered'>;

/** "1.", "2)", "3️⃣", in a plain text "4:", too. */
function numberedAt(text: string, at: number, end: number, markdown: boolean): Found | null {
  const digits = numberAt(text, at, end, MAX_DIGITS);
  const closing = text.charCodeAt(digits.end) === EMOJI_STYLE_CODE ? digits.end + 1 : digits.end;
  const marker = text.charCodeAt(closing);
  const closes =
    marker === DOT ||
    marker === CLOSING_PARENTHESIS ||
    marker === KEYCAP_CODE ||
    (!markdown && marker === COLON);
  return closes ? { marker, number: digits.number, end: closing + 1 } : null;
}

/** "#1", "#2:", "(3)", as plain texts number. */
function hashedAt(text: string, at: number, end: number, marker: number): Found | null {
  if (!isDigit(text.charCodeAt(at + 1))) return null;
  const digits = numberAt(text, at + 1, end, MAX_DIGITS_BEHIND_SIGN);
  const closing = text.charCodeAt(digits.end);
  const closes = closing === CLOSING_PARENTHESIS || closing === COLON || closing === DOT;
  if (!closes && marker === OPENING_PARENTHESIS) return null;
  return { marker, number: digits.number, end: closes ? digits.end + 1 : digits.end };
}

/** An emoji before a number: "🥇 1. Acme". */
const DECORATION = new RegExp(String.raw`${EMOJI}{1,2}\s?(?=\d{1,2}[.)]\s)`, 'uy');

/** Where the number behind an emoji begins; `at` where there is none. */
function behindDecoration(text: string, at: number): number {
  if (text.charCodeAt(at) < FIRST_SYMBOL) return at;
  DECORATION.lastIndex = at;
  return DECORATION.test(text) ? DECORATION.lastIndex : at;
}

function foundAt(text: string, at: number, end: number, markdown: boolean): Found | null {
  const code = text.charCodeAt(at);
  // "★★★★☆" rates something.
  if (ORNAMENTS.has(code) && ORNAMENTS.has(text.charCodeAt(at + 1))) return null;
  if (isBullet(code)) {
    const isEmoji = text.charCodeAt(at + 1) === EMOJI_STYLE_CODE;
    return { marker: code, number: 0, end: isEmoji ? at + 2 : at + 1 };
  }
  if (isDigit(code)) return numberedAt(text, at, end, markdown);
  if (code >= CIRCLED_ONE && code <= CIRCLED_TWENTY)
    return { marker: CIRCLED_ONE, number: code - CIRCLED_ONE + 1, end: at + 1 };
  if (!markdown && (code === HASH || code === OPENING_PARENTHESIS)) return hashedAt(text, at, end, code);
  return null;
}

/** The list marker at `at`; null where there is none. Behind one of ASCII, or a dash, a space must follow, or nothing. */
export function markerAt(text: string, at: number, end: number, markdown: boolean): Marker | null {
  const from = behindDecoration(text, at);
  const found = foundAt(text, from, end, markdown);
  if (!found) return null;
  const parted = found.marker < ASCII || DASHES.has(found.marker);
  if (parted && found.end < end && !isBlank(text.charCodeAt(found.end))) return null;
  return { ...found, ordered: found.number > 0 || isDigit(text.charCodeAt(from)) };
}
