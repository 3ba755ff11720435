import {
  BACKTICK,
  CLOSING_BRACKET,
  CLOSING_PARENTHESIS,
  COLON,
  codesOf,
  isDigit,
  OPENING_PARENTHESIS,
  SLASH,
  SPACE,
} from '../../shared/characters.ts';
import { classOf, isWhiteSpace, UNCASED, UPPER, WORD } from './letters.ts';

/** How a text writes its words: what is a name in it is seldom written small, and is often set inside a sentence. */
export interface WordUses {
  /** How often words stand in small letters. */
  readonly small: ReadonlyMap<string, number>;
  /** Words that stand with a capital behind a word in small letters: no start of a sentence or title. */
  readonly proper: ReadonlySet<string>;
  /** How often words stand with a capital, wherever that is. */
  readonly capitals: ReadonlyMap<string, number>;
  /** Whether it is in another language than English, in which English words are no common ones: "Orange", "Wise". */
  readonly foreign: boolean;
  /** Words in small letters that stand where other names have capitals, and so are names; known once lists are read. */
  readonly named: ReadonlySet<string>;
  /** The keys of names that the domains spell to which the text links; known once lists are read. */
  readonly spelled: ReadonlySet<string>;
}

/** Words that join or belong to names themselves: "Marks and Spencer". */
const LONGEST_JOINING = 3;
const JOINING = new Set(['and', 'und', 'et', 'y', 'e', 'of', 'de', 'di', 'da', 'the', 'by']);
/** In a language that writes nouns with capitals (German) more words than this share do so inside sentences. */
const MOST_PROPER = 0.16;
const MIN_WORDS = 60;

/** Words without which no English text of some length is. */
const ENGLISH = ['the', 'and', 'with', 'you', 'your', 'but', 'from', 'best', 'good'];
/** A text with fewer words in small letters tells nothing of its language. */
const MIN_SMALL = 12;
const NONE: ReadonlySet<string> = new Set();

/** What goes on inside a word: "Three.js", "L'Oréal", "H&M", "Coca-Cola". */
const INNER = codesOf(".'’&-");

/** Reads how a text writes its words; addresses and link targets are none. One pass. */
export function wordUsesOf(text: string): WordUses {
  const small = new Map<string, number>();
  const proper = new Set<string>();
  const capitals = new Map<string, number>();
  let follows = 0;
  let inner = 0;
  /** Where the last word in small letters ended. */
  let before = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === CLOSING_BRACKET && text.charCodeAt(at + 1) === OPENING_PARENTHESIS) {
      while (
        at < text.length &&
        text.charCodeAt(at) !== CLOSING_PARENTHESIS &&
        !isWhiteSpace(text.charCodeAt(at))
      )
        at += 1;
      continue;
    }
    if (code === BACKTICK) {
      // Code is no text.
      while (text.charCodeAt(at + 1) === BACKTICK) at += 1;
      const close = text.indexOf('`', at + 1);
      const newline = text.indexOf('\n', at + 1);
      if (close > at && (newline < 0 || close < newline)) at = close;
      continue;
    }
    const bits = classOf(code);
    if (!(bits & WORD)) continue;
    const start = at;
    const cased = (bits & UNCASED) === 0 && !isDigit(code);
    for (at += 1; at < text.length; at += 1) {
      const next = text.charCodeAt(at);
      if (!(classOf(next) & WORD) && !(INNER.has(next) && classOf(text.charCodeAt(at + 1)) & WORD)) break;
    }
    const inside = start - before === 1 && text.charCodeAt(before) === SPACE;
    before = -1;
    if (text.charCodeAt(at) === COLON && text.charCodeAt(at + 1) === SLASH) {
      while (at < text.length && !isWhiteSpace(text.charCodeAt(at))) at += 1;
      continue;
    }
    const token = text.slice(start, at);
    at -= 1;
    if (!cased) continue;
    if (bits & UPPER) {
      const word = token.toLowerCase();
      capitals.set(word, (capitals.get(word) ?? 0) + 1);
      if (!inside) continue;
      follows += 1;
      inner += 1;
      proper.add(word);
      continue;
    }
    small.set(token, (small.get(token) ?? 0) + 1);
    if (token.length > LONGEST_JOINING || !JOINING.has(token)) before = at + 1;
    if (inside) follows += 1;
  }
  if (follows > MIN_WORDS && inner > follows * MOST_PROPER) {
    proper.clear();
    capitals.clear();
  }
  const foreign = small.size >= MIN_SMALL && !ENGLISH.some((word) => small.has(word));
  return { small, proper, capitals, foreign, named: NONE, spelled: NONE };
}
