import {
  ASCII,
  codeOf,
  codesOf,
  isHighSurrogate,
  isPlain,
  isSmallLatin,
  NEWLINE,
} from '../../shared/characters.ts';
import type { TextFormat } from '../../shared/text-format.ts';
import { mayHide, skipHidden, type Unclosed } from '../text/hidden.ts';
import { likelyLanguages } from '../text/language.ts';
import {
  classOf,
  fold,
  foldCode,
  isSilent,
  isWhiteSpace,
  NOTHING,
  PREFIXING,
  SEVERAL,
  WORD,
} from '../text/letters.ts';
import { type Certainty, certaintyOf, isSmallThing } from './certainty.ts';
import { type Inflection, LONGEST_ENDING } from './inflection.ts';
import { endOf, hasCapitals, isBoundary, isContraction, mayBegin } from './match-rules.ts';
import { startsOf } from './name-starts.ts';
import { type Entry, GAP, isGap, isHyphen, type NamedBrand, type Node, plant } from './name-trie.ts';
import type { Naming } from './namings.ts';
import { isOtherWord } from './other-things.ts';

/** A naming, and how sure it is one. */
export interface Found extends Naming {
  readonly certainty: Certainty;
}

/** What has to hold for words of a name to be inflected ones: that the text may be in one of some languages. */
interface Inflected {
  /** Each with what has to hold of the words before; null where those are written as they are. */
  readonly ways: { readonly language: string; readonly before: Inflected | null }[];
  /** Whether it does, once that was asked: words of a long name lead here in many ways. */
  holds: boolean | null;
}

/** A name that a text writes up to a place. */
interface Match {
  /** Null where only the first words of names end there. */
  readonly entry: Entry | null;
  readonly end: number;
  /** Null where it is written as it is. */
  readonly inflected: Inflected | null;
  readonly node: Node;
}

/** How much of a text tells its language, in characters. */
const SAMPLE = 500;
/** Letters that texts of some length have in Latin letters where they inflect names, and English ones have not. */
const LETTERS = /[ąćęłńóśźżčďěňřšťůžýáíéúäöőűđõāēģīķļņūėįųăâîșțşğıç]/iu;
/** Shorter texts may be without. */
const MIN_SAMPLE = 150;
/** Languages that their script tells. */
const NO_LANGUAGES: ReadonlySet<string> = new Set();
const SCRIPTS: ReadonlySet<string> = new Set(['Cyrillic', 'Greek']);

const KATAKANA_DOT = codeOf('・');

/** Letters that Hebrew and Arabic write together with the name that follows: and, in, to, from, the. */
const PREFIXES = codesOf('ובלמהשכولبفكس');

/**
 * Compiles the names of brands into one function that finds where a text names them. At each place the
 * longest name wins; a name that several brands have goes to the one whose own name it is, then to the one
 * with the first id, whatever order they come in. URLs, link targets and image texts name nobody.
 * One pass: the work per character is bounded by the longest name. What is doubtful is to be `confirmed`.
 * @param isTyped whether texts are what people type, who write no capitals: names then count in any letter case.
 */
export function compileNames(
  brands: readonly NamedBrand[],
  isTyped = false,
): (text: string, textFormat: TextFormat) => Found[] {
  const root = plant(brands);
  const mayStart = startsOf(root);
  let matches: Match[] = [];
  /** Told of a text only where a name is written with an ending, and not as it is: telling takes 0.25 ms. */
  let told = { text: '', languages: NO_LANGUAGES };

  const mayBeIn = (text: string, language: string): boolean => {
    if (SCRIPTS.has(language)) return true;
    if (told.text !== text) {
      const sample = text.slice(0, SAMPLE);
      const isLikely = sample.length < MIN_SAMPLE || LETTERS.test(sample);
      told = { text, languages: isLikely ? likelyLanguages(sample) : NO_LANGUAGES };
    }
    return told.languages.has(language);
  };

  function mayInflect(text: string, inflected: Inflected | null): boolean {
    if (inflected === null) return true;
    inflected.holds ??= inflected.ways.some(
      ({ language, before }) => mayBeIn(text, language) && mayInflect(text, before),
    );
    return inflected.holds;
  }

  /** Walks on behind the word whose stem ends at `at`, where the text may inflect it. */
  function walkInflected(
    inflections: readonly Inflection<Node>[],
    text: string,
    start: number,
    at: number,
    before: Inflected | null,
  ) {
    let end = at;
    while (end <= at + LONGEST_ENDING && classOf(text.charCodeAt(end)) & WORD) end += 1;
    if (end === at || end > at + LONGEST_ENDING) return;
    // In small letters it is a name's beginning only where the name is written so, too: "mBanku".
    if (isSmallLatin(text.charCodeAt(start)) && isSmallLatin(text.charCodeAt(start + 1))) return;
    const ending = fold(text.slice(at, end));
    for (const { language, endings, to } of inflections) {
      if (!endings.has(ending)) continue;
      // Two stems of a word may have one ending in common.
      const known = matches.find((one) => one.end === end && one.node === to);
      if (known) {
        known.inflected?.ways.push({ language, before });
        continue;
      }
      const inflected: Inflected = { ways: [{ language, before }], holds: null };
      matches.push({ entry: to.entry, end, inflected, node: to });
      walk(text, start, end, to, inflected);
    }
  }

  /** Collects every name that begins at `start`, from a node at `at` on. */
  function walk(text: string, start: number, from: number, first: Node, inflected: Inflected | null): void {
    let node: Node | undefined = first;
    let at = from;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      // "オーディオ・テクニカ" is written without its dot as well.
      const isLeftOut = isSilent(code) || (code === KATAKANA_DOT && !node.next.has(code));
      if (isLeftOut && at > start) {
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
        matches.push({ entry: node.entry, end: at, inflected, node });
      }
      if (node.inflections) walkInflected(node.inflections, text, start, at, inflected);
    }
  }

  /** The longest name that begins at `start` and may be one here. */
  function matchAt(text: string, start: number): Found | null {
    matches = [];
    walk(text, start, start, root, null);
    if (matches.length > 1)
      matches.sort((a, b) => b.end - a.end || Number(a.inflected !== null) - Number(b.inflected !== null));
    for (const { entry, end: last, inflected } of matches) {
      if (!entry || !mayBegin(text, entry, start) || isOtherWord(text, start, last)) continue;
      const end = endOf(text, entry, last);
      if (end < 0) continue;
      const found = text.slice(start, last);
      const asked = isTyped ? { ...entry, rule: 'any' as const } : entry;
      if (!hasCapitals(found, asked, inflected !== null)) continue;
      if (isContraction(found, entry) || !mayInflect(text, inflected)) continue;
      const certainty =
        asked.rule === 'word'
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
