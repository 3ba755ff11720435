import { ASCII, codesOf, isHighSurrogate, isPlain, NEWLINE } from '../../words/characters.ts';
import type { TextFormat } from '../../words/text-format.ts';
import { mayHide, skipHidden, type Unclosed } from '../text/hidden.ts';
import { detectLanguage } from '../text/language.ts';
import {
  classOf,
  fold,
  foldCode,
  isSilent,
  isWhiteSpace,
  NOTHING,
  PREFIXING,
  SEVERAL,
} from '../text/letters.ts';
import { type Certainty, certaintyOf, isSmallThing } from './certainty.ts';
import { endOf, hasCapitals, isBoundary, isContraction, mayBegin } from './match-rules.ts';
import { startsOf } from './name-starts.ts';
import { type Entry, GAP, isGap, isHyphen, type NamedBrand, type Node, plant } from './name-trie.ts';
import type { Naming } from './namings.ts';

/** A naming, and how sure it is one. */
export interface Found extends Naming {
  readonly certainty: Certainty;
}

/** Languages that put endings behind names, and how much of a text tells its language, in characters. */
const INFLECTING: ReadonlySet<string> = new Set('pl cs sk hr sr sl fi hu et lv lt ru uk be bg'.split(' '));
const SAMPLE = 500;
/** Letters that their texts have, and English ones have not: a quick no. */
const LETTERS = /[ąćęłńóśźżčďěňřšťůžýáíéúäöőűđõāēģīķļņūėįų\u0400-\u04ff]/iu;

/** Letters that Hebrew and Arabic write together with the name that follows: and, in, to, from, the. */
const PREFIXES = codesOf('ובלמהשכولبفكس');

/**
 * Compiles the names of brands into one function that finds where a text names them. At each place the
 * longest name wins; a name that several brands have goes to the one whose own name it is, then to the one
 * with the first id, whatever order they come in. URLs, link targets and image texts name nobody.
 * One pass: the work per character is bounded by the longest name. What is doubtful is to be `confirmed`.
 */
export function compileNames(
  brands: readonly NamedBrand[],
): (text: string, textFormat: TextFormat) => Found[] {
  const root = plant(brands);
  const mayStart = startsOf(root);
  const entries: Entry[] = [];
  const ends: number[] = [];
  let count = 0;
  /** Told of a text only where something in it looks like a name with an ending. */
  let language = { text: '', inflects: false };

  /** Collects every name that begins at `start`, shortest first. */
  function walk(text: string, start: number): void {
    count = 0;
    let node: Node | undefined = root;
    let at = start;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (isSilent(code) && at > start) {
        at += 1;
        continue;
      }
      if (isGap(code)) {
        node = node.next.get(GAP);
        if (!node) return;
        if (isHyphen(code)) at += 1;
        else {
          let lines = 0;
          while (isWhiteSpace(text.charCodeAt(at))) {
            if (text.charCodeAt(at) === NEWLINE) lines += 1;
            at += 1;
          }
          if (lines > 1) return;
        }
        continue;
      }
      const paired = isHighSurrogate(code);
      const folded = foldCode(code);
      if (folded === SEVERAL || paired) {
        const letters = fold(text.slice(at, at + (paired ? 2 : 1)));
        for (let letter = 0; node && letter < letters.length; letter += 1)
          node = node.next.get(letters.charCodeAt(letter));
        at += paired ? 2 : 1;
      } else {
        at += 1;
        if (folded === NOTHING) continue;
        node = node.next.get(folded);
      }
      if (!node) return;
      if (node.entry) {
        while (at < text.length && foldCode(text.charCodeAt(at)) === NOTHING) at += 1;
        entries[count] = node.entry;
        ends[count] = at;
        count += 1;
      }
    }
  }

  /** The longest name that begins at `start` and may be one here. */
  function matchAt(text: string, start: number): Found | null {
    const inflects = () => {
      if (language.text !== text) {
        const sample = text.slice(0, SAMPLE);
        const told = LETTERS.test(sample) && INFLECTING.has(detectLanguage(sample) ?? '');
        language = { text, inflects: told };
      }
      return language.inflects;
    };
    walk(text, start);
    for (let last = count - 1; last >= 0; last -= 1) {
      const entry = entries[last];
      if (!entry || !mayBegin(text, entry, start)) continue;
      const end = endOf(text, entry, ends[last] ?? start, inflects);
      if (end < 0) continue;
      const found = text.slice(start, ends[last]);
      if (!hasCapitals(found, entry)) continue;
      if (isContraction(found, entry)) continue;
      const certainty =
        entry.rule === 'word'
          ? certaintyOf(text, start, end)
          : isSmallThing(text, start, entry.written)
            ? 'doubtful'
            : 'certain';
      if (certainty !== 'never') return { brand: entry.brand, start, end, certainty };
    }
    return null;
  }

  /** What a text names at `at`, a place where a name may begin. */
  function matchFrom(text: string, at: number, code: number): Found | null {
    if (mayStart(code, text.charCodeAt(at + 1))) {
      const match = matchAt(text, at);
      if (match) return match;
    }
    if (code < ASCII || !(classOf(code) & PREFIXING)) return null;
    for (let from = at + 1; from < at + 3 && PREFIXES.has(text.charCodeAt(from - 1)); from += 1) {
      const match = matchAt(text, from);
      if (match) return match;
    }
    return null;
  }

  return (text, textFormat) => {
    const found: Found[] = [];
    const unclosed: Unclosed = { link: 0, image: 0, tag: 0 };
    let at = 0;
    let before = Number.NaN;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const next = mayHide(code) ? skipHidden(text, at, code, textFormat, unclosed) : at;
      if (next > at) {
        at = next;
        before = text.charCodeAt(at - 1);
        continue;
      }
      const bounded =
        before < ASCII && code < ASCII ? !(isPlain(before) && isPlain(code)) : isBoundary(before, code);
      const match = bounded ? matchFrom(text, at, code) : null;
      if (match) {
        found.push(match);
        at = match.end;
      } else {
        at += 1;
        // The rest of a word of plain letters begins no name.
        if (isPlain(code)) while (isPlain(text.charCodeAt(at))) at += 1;
      }
      before = text.charCodeAt(at - 1);
    }
    return found;
  };
}

/**
 * Doubtful namings count where the same brand is named beyond doubt elsewhere in the answer, as where it begins an
 * item of the answer's ranking (`heads`: where those begin); those that stand alone, as in a cell, also where another
 * brand is named.
 */
export function confirmed(found: readonly Found[], heads: ReadonlySet<number>): readonly Naming[] {
  if (found.every(({ certainty }) => certainty === 'certain')) return found;
  const certain = new Set<number>();
  const alone = new Set<number>();
  for (const { brand, certainty, start } of found) {
    if (certainty === 'certain' || heads.has(start)) certain.add(brand);
    if (certainty === 'alone') alone.add(brand);
  }
  const company = new Set([...certain, ...alone]).size > 1;
  return found.filter(
    ({ brand, certainty }) =>
      certain.has(brand) || (certainty === 'alone' && company) || certainty === 'certain',
  );
}
