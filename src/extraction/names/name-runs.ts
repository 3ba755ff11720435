import {
  BACKTICK,
  codesOf,
  DOT,
  isDigit,
  isPlain,
  isSmallLatin,
  NEWLINE,
  OPENING_BRACKET,
  PLUS,
  SPACE,
} from '../../words/characters.ts';
import type { TextFormat } from '../../words/text-format.ts';
import { mayHide, skipHidden, type Unclosed } from '../text/hidden.ts';
import { classOf, HANGUL, KATAKANA, PREFIXING, SPACELESS, UPPER, WORD } from '../text/letters.ts';
import type { Span } from '../text/span.ts';

const CASELESS = SPACELESS | HANGUL | KATAKANA | PREFIXING;
/** What goes on inside a word: "Three.js", "L'Oréal", "H&M", "Coca-Cola". */
const INNER = codesOf(".'’&-");
/** A definition of a link: `[1]: https://… "Forbes"`. */
const DEFINITION = /\[[^\]\n]{1,80}\]: [^\n]*/y;
const JOINTS = [' & ', ' of ', ' '] as const;

const isLetter = (code: number) => (classOf(code) & (WORD | CASELESS)) === WORD;
const isUpper = (code: number) => (classOf(code) & UPPER) !== 0;

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

/** "L.L. Bean", "J. Crew". */
const isInitial = (text: string, dot: number) =>
  text.charCodeAt(dot) === DOT && isUpper(text.charCodeAt(dot - 1)) && !isLetter(text.charCodeAt(dot - 2));

function endOfRun(text: string, start: number): number {
  let at = endOfWord(text, start);
  for (;;) {
    if (isInitial(text, at)) at += 1;
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
  /** Whether the text has letters of scripts without capitals. */
  readonly hasCaseless: boolean;
}

/** Reads the runs in one pass. */
export function nameRuns(text: string, textFormat: TextFormat): NameRuns {
  const runs: Span[] = [];
  const unclosed: Unclosed = { link: 0, image: 0, tag: 0 };
  let noFence = false;
  let hasCaseless = false;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (
      isSmallLatin(code) &&
      isSmallLatin(text.charCodeAt(at + 1)) &&
      isSmallLatin(text.charCodeAt(at + 2))
    ) {
      const hidden = mayHide(code) ? skipHidden(text, at, code, textFormat, unclosed) : at;
      at = hidden > at ? hidden : at + 3;
      while (isPlain(text.charCodeAt(at))) at += 1;
      continue;
    }
    const hidden = mayHide(code) ? skipHidden(text, at, code, textFormat, unclosed) : at;
    if (hidden > at) {
      at = hidden;
      continue;
    }
    if (code === BACKTICK && !noFence && text.startsWith('```', at)) {
      const end = text.indexOf('```', at + 3);
      noFence = end < 0;
      at = noFence ? at + 3 : end + 3;
      continue;
    }
    if (code === OPENING_BRACKET && (at === 0 || text.charCodeAt(at - 1) === NEWLINE)) {
      DEFINITION.lastIndex = at;
      if (DEFINITION.test(text)) {
        at = DEFINITION.lastIndex;
        continue;
      }
    }
    if (code <= SPACE || !isLetter(code)) {
      hasCaseless ||= (classOf(code) & CASELESS) !== 0;
      at += 1;
      continue;
    }
    const start = at;
    if (beginsName(text, at)) {
      at = endOfRun(text, at);
      runs.push({ start, end: at });
    } else at = endOfWord(text, at);
  }
  return { runs, hasCaseless };
}
