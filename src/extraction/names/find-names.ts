import { hasHangulEnding, isNamePrefix } from '../languages/forms.ts';
import {
  classOf,
  DIGIT,
  folded,
  foldOf,
  HANGUL,
  isWord,
  JOINED,
  KATAKANA,
  LETTER,
  SILENT,
  SPACE,
  UNSPACED,
  UPPER,
  voiced,
} from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';
import { type Entry, GAP, isGap, type NamedBrand, type Node, plantNames } from './brand-names.ts';

/** A place where a text names a brand. */
export interface Naming {
  readonly start: number;
  readonly end: number;
  /** Index of the brand. */
  readonly brand: number;
  /** False for a common word that only another place of the text can confirm as a name. */
  readonly isSure: boolean;
}

const NEWLINE = 10;
const DOT = 46;
const SLASH = 47;
const UNDERSCORE = 95;
const AT = 64;
const HASH = 35;
const LONGEST_ENDING = 9;
const SENTENCE_END = /[.!?:;。！？：；•·|>"“„«([{—–-]/;

/** Finds names of brands in documents; compiled once for a set of brands, and linear in the length of the text. */
export function compileNames(brands: readonly NamedBrand[]): (document: Document) => Naming[] {
  const root = plantNames(brands);
  return (document) => namingsIn(document, root, false);
}

function namingsIn(
  { text, flags }: Pick<Document, 'text' | 'flags'>,
  root: Node,
  anyCase: boolean,
): Naming[] {
  const found: Naming[] = [];
  const isSkipped = (at: number) =>
    ((flags[at] ?? 0) & MARKUP) !== 0 || (classOf(text.charCodeAt(at)) & SILENT) !== 0;
  const before = (at: number) => {
    let place = at - 1;
    while (place >= 0 && isSkipped(place)) place -= 1;
    return place;
  };
  const after = (at: number) => {
    let place = at;
    while (place < text.length && isSkipped(place)) place += 1;
    return place;
  };
  const codeAt = (at: number) => (at < 0 || at >= text.length ? NEWLINE : text.charCodeAt(at));
  /** True where two letters side by side belong to one word. */
  const isOneWord = (left: number, right: number) => {
    const [a, b] = [classOf(left), classOf(right)];
    if ((a & (LETTER | DIGIT)) === 0 || (b & (LETTER | DIGIT)) === 0) return false;
    const script = JOINED | HANGUL | UNSPACED;
    if ((a & script) !== (b & script)) return false;
    if (a & JOINED) return (a & KATAKANA) !== 0 && (b & KATAKANA) !== 0;
    return (a & UNSPACED) === 0;
  };

  const opens = (at: number, isDomain: boolean) => {
    const place = before(at);
    const code = codeAt(place);
    if (isDomain && (code === DOT || code === SLASH)) return true;
    if (isDomain && isGap(code) && code !== NEWLINE && (classOf(code) & SPACE) === 0) return false;
    if (code === UNDERSCORE || code === AT || code === HASH) return (flags[place] ?? 0) !== 0;
    if (code === SLASH && isWord(codeAt(place - 1)) && text[place - 2] === '@') return false;
    if (
      code === DOT &&
      isWord(codeAt(place - 1)) &&
      (classOf(codeAt(at)) & UPPER) === 0 &&
      (classOf(codeAt(at)) & (JOINED | HANGUL)) === 0
    )
      return false;
    if (!isOneWord(code, codeAt(at))) return true;
    let start = place;
    while (place - start < 4 && isOneWord(codeAt(start - 1), codeAt(start))) start -= 1;
    return isNamePrefix(text.slice(start, place + 1));
  };

  /** End of a name that ends at `at`, with its grammatical ending; -1 where it goes on as another word. */
  const closes = (at: number, isDomain: boolean): number => {
    const place = after(at);
    const code = codeAt(place);
    if (code === UNDERSCORE && ((flags[place] ?? 0) & MARKUP) === 0 && isWord(codeAt(place + 1))) return -1;
    if (code === DOT && isWord(codeAt(place + 1))) {
      const next = classOf(codeAt(place + 1));
      if (!isDomain && (next & (UPPER | JOINED | HANGUL | UNSPACED)) === 0) return -1;
      if (isDomain && (next & UPPER) === 0) return -1;
    }
    if (code === AT) return -1;
    const last = codeAt(before(at));
    if (!isOneWord(last, code)) return at;
    if (!isDomain && (classOf(code) & DIGIT) !== 0 && (classOf(last) & DIGIT) === 0) return at;
    if ((classOf(last) & HANGUL) !== 0) {
      let end = place;
      while (end - place < 6 && (classOf(codeAt(end)) & HANGUL) !== 0) end += 1;
      return hasHangulEnding(text.slice(place, end)) ? at : -1;
    }
    return -1;
  };

  const isCapital = (at: number) => (classOf(codeAt(at)) & UPPER) !== 0;
  const cased = (entry: Entry, start: number, end: number): boolean => {
    const written = text.slice(start, end);
    if (entry.rule === 'exact')
      return (
        written.replace(/[’]/g, "'") === entry.written ||
        (/^\p{Lu}\p{Ll}+$/u.test(entry.written) && written === entry.written.toUpperCase())
      );
    const capitals = (name: string) =>
      name
        .split(/[\s-]+/u)
        .filter((word) => word.length > 2 || /^\p{Lu}/u.test(word))
        .map((word) => /^[\p{Lu}\p{N}]|^\p{Lo}/u.test(word));
    const [own, here] = [capitals(entry.written), capitals(written)];
    return (
      own.every((capital, at) => !capital || here[at] !== false) &&
      (own.some(Boolean) || written === entry.written)
    );
  };
  /** A common word is surely a name where a word in its place would be small. */
  const isSureWord = (start: number, end: number) => {
    if ((flags[start] ?? 0) & (BOLD | LINK)) return true;
    let place = before(start);
    while (place >= 0 && (classOf(codeAt(place)) & SPACE) !== 0 && codeAt(place) !== NEWLINE)
      place = before(place);
    const code = codeAt(place);
    const isStart = code === NEWLINE || SENTENCE_END.test(text[place] ?? '\n');
    if (!isStart) return true;
    let next = after(end);
    const isGlued = (classOf(codeAt(next)) & SPACE) === 0;
    while ((classOf(codeAt(next)) & SPACE) !== 0 && codeAt(next) !== NEWLINE) next = after(next + 1);
    const behind = classOf(codeAt(next));
    return (
      (behind & UPPER) !== 0 ||
      (behind & LETTER) === 0 ||
      isGlued ||
      (behind & (JOINED | HANGUL | UNSPACED)) !== 0
    );
  };

  /** The longest name that begins at a place. */
  const longest = (start: number): { entry: Entry; end: number } | null => {
    let best: { entry: Entry; end: number } | null = null;
    const consider = (node: Node, end: number) => {
      const { entry } = node;
      if (!entry) return;
      const isDomain = entry.rule === 'domain';
      if (!opens(start, isDomain)) return;
      const closed = closes(end, isDomain);
      if (closed < 0) return;
      if (!anyCase && entry.rule !== 'any' && !isDomain && !cased(entry, start, end)) return;
      best = { entry, end: closed };
    };
    const ending = (node: Node, at: number): { to: Node; end: number } | null => {
      if (!node.endings) return null;
      let end = at;
      let word = '';
      while (end - at < LONGEST_ENDING + 1 && isWord(codeAt(end))) {
        word += String.fromCharCode(foldOf(codeAt(end)));
        end += 1;
      }
      if (word === '') return null;
      for (const one of node.endings) if (one.endings.has(word)) return { to: one.to, end };
      return null;
    };
    let node: Node | undefined = root;
    let at = start;
    for (let steps = 0; node && at < text.length && steps < 300; steps += 1) {
      const inflected: { to: Node; end: number } | null = node === root ? null : ending(node, at);
      if (inflected) {
        consider(inflected.to, inflected.end);
        const rest: Node | undefined = inflected.to.next.get(GAP);
        if (rest && isGap(codeAt(inflected.end))) {
          node = rest;
          at = inflected.end + 1;
          continue;
        }
      }
      const code = codeAt(at);
      if (code === NEWLINE || ((flags[at] ?? 0) & HIDDEN) !== 0) break;
      if (isSkipped(at)) {
        at += 1;
        continue;
      }
      const joined: number = voiced(code, codeAt(at + 1));
      let next: Node | undefined = node.next.get(joined || foldOf(code));
      let step = joined ? 2 : 1;
      if (!next && isGap(code)) {
        next = node.next.get(GAP);
        while (
          next &&
          at + step < text.length &&
          (classOf(codeAt(at + step)) & SPACE) !== 0 &&
          codeAt(at + step) !== NEWLINE
        )
          step += 1;
      }
      node = next;
      at += step;
      if (node) consider(node, at);
    }
    return best;
  };

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (
      ((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 ||
      (!root.next.has(foldOf(code)) && !root.next.has(voiced(code, codeAt(at + 1))))
    )
      continue;
    const match = longest(at);
    if (!match) continue;
    const { entry, end } = match as { entry: Entry; end: number };
    found.push({
      start: at,
      end,
      brand: entry.brand,
      isSure:
        entry.rule !== 'word' ||
        anyCase ||
        (isSureWord(at, end) && (isCapital(at) || !/^\p{Lu}/u.test(entry.written))),
    });
    at = end - 1;
  }
  return found;
}

/**
 * Compiles the names of a brand once. The function it returns tells if a typed text names it, spelled as answers may
 * spell it; capitals are not asked for.
 */
export function createNaming(names: readonly string[]): (typed: string) => boolean {
  const root = plantNames([{ id: '0', name: names[0] ?? '', aliases: names.slice(1), domains: [] }]);
  const spelled = names.map(folded);
  /** An ending behind a small letter makes another word: "umbrellas" of "Umbrella", "nestled" of "Nestlé". */
  const isName = (text: string): boolean => {
    if (/^\P{Ll}|\s/u.test(text)) return true;
    const word = folded(text);
    return !spelled.some((name) => word.startsWith(name) && word.length > name.length);
  };
  return (typed) => {
    const text = typed.normalize('NFC');
    // Typed text has no markup to look for.
    const flags = new Uint8Array(text.length);
    return namingsIn({ text, flags }, root, true).some(({ start, end }) => isName(text.slice(start, end)));
  };
}
