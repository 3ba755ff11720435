import { codesOf, DOT, isDigit } from '../../shared/characters.ts';
import { classOf, UPPER, WORD } from '../text/letters.ts';
import { entryAt, type Lexicon, type Role } from './lexicon.ts';
import { smallWordIn } from './small-words.ts';

/** Stands in a sentence for the name of a brand; from the private use area, so that no text has it. */
export const NAME = '\ue000';
const NAME_CODE = NAME.charCodeAt(0);

/** What counts in a sentence: a name, an entry of the lexicon, or a mark that parts clauses. */
export interface Token {
  readonly role: Role | 'name' | 'mark';
  readonly weight: number;
  /** No negation turns it. */
  readonly settled: boolean;
  /** Its place, in words; where words are not parted, in thirds of characters. */
  readonly word: number;
  readonly lastWord: number;
  /** How many words before it are neither small words nor parts of names. */
  readonly content: number;
  /** A colon stands right behind it, or it stands alone. */
  readonly titles: boolean;
  /** And nothing follows. */
  readonly ends: boolean;
}

const MARKS = codesOf(',;:()–—|、，；：（）「」؛،/+');
/** A word of a title ends a text shorter than this. */
const MAX_TITLE = 30;
const COLONS = codesOf(':：');

/** The weight of a mark that ends a sentence; others have none. */
export const FULL_STOP = 2;

/** Characters that make a word, where words are not parted. */
const WORD_LENGTH = 2.5;
/** And a word between two names that makes them more than a list. */
const CONTENT_LENGTH = 6;

/** Whether a dot ends a sentence although the next word follows at once. Folding keeps most lengths. */
const isGlued = (sentence: string, text: string, at: number): boolean =>
  (classOf(text.charCodeAt(at - 1)) & WORD) !== 0 &&
  (text.charCodeAt(at + 1) === NAME_CODE ||
    (sentence.length === text.length && /\p{Lu}\p{Ll}/u.test(sentence.slice(at + 1, at + 3))));

/** Where the word ends that goes on at `at`. */
function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && classOf(text.charCodeAt(end)) & WORD) end += 1;
  return end;
}

/** Whether a word that begins at `at` may be part of a name, or joins names: "and the ProArt P16". */
function mayBeName(sentence: string, text: string, at: number): boolean {
  const end = endOfWord(text, at + 1);
  if (sentence.length === text.length && classOf(sentence.charCodeAt(at)) & UPPER) return true;
  return smallWordIn(text, at, end) !== null || /\d/.test(text.slice(at, end));
}

/** The tokens of a sentence, in its order; `text` is the sentence as `plain` gives it. Linear. */
export function tokensOf(sentence: string, text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  const { joined } = lexicon;
  const { length } = text.trimEnd();
  const severalNames = !joined && text.indexOf(NAME) !== text.lastIndexOf(NAME);
  let words = 0;
  let content = 0;
  let inWord = false;
  const place = (at: number) => (joined ? at / WORD_LENGTH : words);
  const contentAt = (at: number) => (joined ? at / CONTENT_LENGTH : content);
  const add = (role: 'name' | 'mark', weight: number, at: number) => {
    const word = place(at);
    tokens.push({
      role,
      weight,
      settled: false,
      content: contentAt(at),
      word,
      lastWord: word,
      titles: false,
      ends: false,
    });
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === NAME_CODE) {
      words += 1;
      add('name', 0, at);
      inWord = false;
      at += 1;
      continue;
    }
    const isWord = (classOf(code) & WORD) !== 0;
    const begins = isWord && !inWord;
    if (begins) {
      words += 1;
      if (severalNames && !mayBeName(sentence, text, at)) content += 1;
    }
    if (MARKS.has(code) && !(isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1)))) {
      add('mark', 0, at);
    }
    // "…zoom.Acme Cam: great": a text that lost its line ends.
    if (code === DOT && isGlued(sentence, text, at)) {
      add('mark', FULL_STOP, at);
    }
    const found = begins || (joined && isWord) ? entryAt(lexicon, text, at) : null;
    if (found && found.end > at) {
      const word = place(at);
      const { entry, end } = found;
      let last = end;
      // The rest of a word of which the entry is the beginning.
      if (!joined) last = endOfWord(text, last);
      for (let inner = at + 1; inner < end; inner += 1)
        if (classOf(text.charCodeAt(inner)) & WORD && !(classOf(text.charCodeAt(inner - 1)) & WORD))
          words += 1;
      let behind = last;
      while (behind < text.length && ' *_)'.includes(text[behind] ?? '')) behind += 1;
      const colon = COLONS.has(text.charCodeAt(behind));
      const ends = behind + (colon ? 1 : 0) >= length;
      const titles = colon || (ends && (tokens.length === 0 || text.length < MAX_TITLE));
      const [contentBefore, lastWord] = [contentAt(at), place(last)];
      const { weight, settled } = entry;
      const push = (role: Role) =>
        tokens.push({ role, weight, settled, word, lastWord, content: contentBefore, titles, ends });
      if (entry.role === 'beats' || entry.role === 'loses') {
        push('rates');
        push('than');
      } else push(entry.role);
      at = last;
      inWord = !joined && at > 0 && (classOf(text.charCodeAt(at - 1)) & WORD) !== 0;
      continue;
    }
    inWord = isWord;
    at += 1;
    // The rest of a word that begins no entry has no mark.
    if (isWord && !joined) at = endOfWord(text, at);
  }
  return tokens;
}
