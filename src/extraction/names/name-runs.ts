import {
  ASCII,
  BACKTICK,
  COLON,
  codeOf,
  codesOf,
  DOT,
  isCapitalLatin,
  isDigit,
  NEWLINE,
  OPENING_BRACKET,
  PLUS,
  SLASH,
  SPACE,
} from '../../shared/characters.ts';
import type { TextFormat } from '../../shared/text-format.ts';
import { mayHide, skipHidden, type Unclosed } from '../text/hidden.ts';
import { classOf, UNCASED, UPPER, WORD } from '../text/letters.ts';
import type { Span } from '../text/span.ts';

/** What goes on inside a word: "Three.js", "L'Oréal", "H&M", "Coca-Cola". */
const INNER = codesOf(".'’&-");
/** A definition of a link: `[1]: https://… "Forbes"`. */
const DEFINITION = /\[[^\]\n]{1,80}\]: [^\n]*/y;
const JOINTS = [' & ', ' of ', ' '] as const;

const isLetter = (code: number) => (classOf(code) & (WORD | UNCASED)) === WORD;
const APOSTROPHES = codesOf("'’");
const SMALL_S = codeOf('s');
const isUpper = (code: number) => (classOf(code) & UPPER) !== 0;
const isLower = (code: number) => isLetter(code) && !isUpper(code) && !isDigit(code);

/** "Acme", "1Password", "iPhone", "eBay". */
function beginsName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isUpper(code)) return true;
  if (!isLetter(code)) return false;
  const next = text.charCodeAt(at + 1);
  return (
    isUpper(next) || (isLetter(next) && isDigit(code) === isDigit(next) && isUpper(text.charCodeAt(at + 2)))
  );
}

/** "design.Acme" lost its line end; "L.L.Bean" and "Three.js" are words. */
const isGlued = (text: string, dot: number) =>
  text.charCodeAt(dot) === DOT && isUpper(text.charCodeAt(dot + 1)) && !isUpper(text.charCodeAt(dot - 1));

function endOfWord(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (!isLetter(code)) {
      if (!INNER.has(code) || !isLetter(text.charCodeAt(at + 1)) || isGlued(text, at)) break;
    }
    at += 1;
  }
  return text.charCodeAt(at) === PLUS ? at + 1 : at;
}

/** "L.L. Bean", "J. Crew", and not "z.B. Acme". */
const isInitial = (text: string, dot: number) =>
  text.charCodeAt(dot) === DOT &&
  isUpper(text.charCodeAt(dot - 1)) &&
  !isLetter(text.charCodeAt(dot - 2)) &&
  !(text.charCodeAt(dot - 2) === DOT && isLower(text.charCodeAt(dot - 3)));

/** "Lands' End" */
const ownsNext = (text: string, at: number) =>
  APOSTROPHES.has(text.charCodeAt(at)) &&
  text.charCodeAt(at - 1) === SMALL_S &&
  text.charCodeAt(at + 1) === SPACE;

function endOfRun(text: string, start: number): number {
  let at = endOfWord(text, start);
  for (;;) {
    if (isInitial(text, at) || (ownsNext(text, at) && beginsName(text, at + 2))) at += 1;
    if (text.charCodeAt(at) !== SPACE) break;
    const joint = JOINTS.find((one) => text.startsWith(one, at));
    if (joint === undefined || !beginsName(text, at + joint.length)) break;
    at = endOfWord(text, at + joint.length);
  }
  return at;
}

/** The runs of words that are written like names in a text with capitals, what a reader does not see left out. */
export interface NameRuns {
  readonly runs: readonly Span[];
  /** How many letters of scripts without capitals the text has, what a reader does not see left out. */
  readonly caseless: number;
}

/** Plain characters that are not to be looked at: small letters, digits, spaces, most signs. */
const IS_PASSED = new Uint8Array(ASCII).map((_, code) =>
  isCapitalLatin(code) || '[]!<`:'.includes(String.fromCharCode(code)) ? 0 : 1,
);

/** Where the word begins that has a capital at `at`, if that is among its first two letters: "Acme", "iPhone"; else -1. */
function startOfWord(text: string, at: number): number {
  const before = text.charCodeAt(at - 1);
  if (isLetter(before))
    return isLetter(text.charCodeAt(at - 2)) || INNER.has(text.charCodeAt(at - 2)) ? -1 : at - 1;
  // "pre-Built"
  return INNER.has(before) && before !== DOT && isLetter(text.charCodeAt(at - 2)) ? -1 : at;
}

/** Where an address ends whose scheme ends with the colon at `at`; `at` where there is none. */
function endOfAddress(text: string, at: number, textFormat: TextFormat, unclosed: Unclosed): number {
  if (text.charCodeAt(at + 1) !== SLASH || text.charCodeAt(at + 2) !== SLASH) return at;
  const start = text.startsWith('https', at - 5) ? at - 5 : at - 4;
  return Math.max(at, skipHidden(text, start, text.charCodeAt(start), textFormat, unclosed));
}

/** Reads the runs in one pass. */
export function nameRuns(text: string, textFormat: TextFormat): NameRuns {
  const runs: Span[] = [];
  const unclosed: Unclosed = { link: 0, image: 0, tag: 0 };
  let noFence = false;
  let caseless = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ASCII) {
      if (IS_PASSED[code]) continue;
    } else {
      const bits = classOf(code);
      if (bits & UNCASED) caseless += 1;
      if (!(bits & UPPER)) continue;
    }
    const hidden = mayHide(code)
      ? skipHidden(text, at, code, textFormat, unclosed)
      : code === COLON
        ? endOfAddress(text, at, textFormat, unclosed)
        : at;
    if (hidden > at) {
      at = hidden - 1;
      continue;
    }
    if (code === BACKTICK) {
      const end: number = noFence || !text.startsWith('```', at) ? -2 : text.indexOf('```', at + 3);
      noFence ||= end === -1;
      if (end >= 0) at = end + 2;
      continue;
    }
    if (code === OPENING_BRACKET) {
      DEFINITION.lastIndex = at;
      if ((at === 0 || text.charCodeAt(at - 1) === NEWLINE) && DEFINITION.test(text))
        at = DEFINITION.lastIndex - 1;
      continue;
    }
    if (!isUpper(code)) continue;
    const start = startOfWord(text, at);
    if (start < from) continue;
    from = endOfRun(text, start);
    runs.push({ start, end: from });
    at = from - 1;
  }
  return { runs, caseless };
}
