import { skipHidden, type Unclosed } from './hidden.ts';
import { classOf, fold, foldCode, isSilent, NOTHING, PREFIXING, SEVERAL, SPACE } from './letters.ts';
import { type Certainty, certaintyOf } from './name-context.ts';
import { endOf, hasCapitals, isBoundary, isContraction, mayBegin } from './name-rules.ts';
import { type Entry, GAP, isGap, isHyphen, type NamedBrand, type Node, plant } from './name-trie.ts';

export type { NamedBrand } from './name-trie.ts';

/** A place where a text names a brand: `text.slice(start, end)`. */
export interface Naming {
  /** Index into the brands given. */
  readonly brand: number;
  readonly start: number;
  readonly end: number;
}

interface Found extends Naming {
  readonly certainty: Certainty;
}

/** Letters that Hebrew and Arabic write together with the name that follows: and, in, to, from, the. */
const PREFIXES = new Set([...'ובלמהשכولبفكس'].map((letter) => letter.charCodeAt(0)));

const isPlain = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

/** Whether something a reader does not see may begin with a code unit: `h`, `H`, `]`, `!`, `<`. */
const mayHide = (code: number) =>
  code === 0x68 || code === 0x48 || code === 0x5d || code === 0x21 || code === 0x3c;

/** Which pairs of ASCII characters a name may begin with, 1 at `first * 128 + second`. */
function startsOf(root: Node): Uint8Array {
  const pairs = new Uint8Array(0x80 * 0x80);
  for (let first = 0; first < 0x80; first += 1) {
    const node = root.next.get(foldCode(first));
    if (!node) continue;
    for (let second = 0; second < 0x80; second += 1) {
      // After one letter a name may end, or go on behind what is silent or not ASCII (second 0).
      const goesOn = node.next.has(foldCode(second)) || second === 0 || isSilent(second);
      const gap = isGap(second) && node.next.has(GAP);
      if (goesOn || gap || (node.entry && !isPlain(second))) pairs[(first << 7) | second] = 1;
    }
    if (node.entry) for (let digit = 0x30; digit < 0x3a; digit += 1) pairs[(first << 7) | digit] = 1;
  }
  return pairs;
}

/**
 * Compiles the names of brands into one function that finds where a text names them. At each place the
 * longest name wins; a name that several brands have goes to the one whose own name it is, then to the one
 * with the first id, whatever order they come in. URLs, link targets and image texts name nobody.
 * One pass: the work per character is bounded by the longest name.
 */
export function compileNames(
  brands: readonly NamedBrand[],
): (text: string, format: 'markdown' | 'plain') => Naming[] {
  const root = plant(brands);
  const pairs = startsOf(root);
  const entries: Entry[] = [];
  const ends: number[] = [];

  /** Collects every name that begins at `start`, shortest first. */
  function walk(text: string, start: number): void {
    entries.length = 0;
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
          while (classOf(text.charCodeAt(at)) & SPACE) {
            if (text.charCodeAt(at) === 0x0a) lines += 1;
            at += 1;
          }
          if (lines > 1) return;
        }
        continue;
      }
      const paired = code >= 0xd800 && code < 0xdc00;
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
        entries.push(node.entry);
        ends.length = entries.length;
        ends[entries.length - 1] = at;
      }
    }
  }

  /** The longest name that begins at `start` and may be one here. */
  function matchAt(text: string, start: number): Found | null {
    walk(text, start);
    for (let last = entries.length - 1; last >= 0; last -= 1) {
      const entry = entries[last];
      if (!entry || !mayBegin(text, entry, start)) continue;
      const end = endOf(text, entry, ends[last] ?? start);
      if (end < 0) continue;
      const found = text.slice(start, ends[last]);
      if (!hasCapitals(found, entry)) continue;
      if (isContraction(found, entry)) continue;
      const certainty = entry.rule === 'word' ? certaintyOf(text, start, end) : 'certain';
      if (certainty !== 'never') return { brand: entry.brand, start, end, certainty };
    }
    return null;
  }

  /** Whether a name may begin with these two code units; a cheap no for nearly every word. */
  function mayStart(code: number, next: number): boolean {
    if (code >= 0x80) {
      const folded = foldCode(code);
      return root.next.has(folded) || folded === SEVERAL || (code >= 0xd800 && code < 0xdc00);
    }
    return pairs[(code << 7) | (next < 0x80 ? next : 0)] === 1;
  }

  /** What a text names at `at`, a place where a name may begin. */
  function matchFrom(text: string, at: number, code: number): Found | null {
    if (mayStart(code, text.charCodeAt(at + 1))) {
      const match = matchAt(text, at);
      if (match) return match;
    }
    if (code < 0x80 || !(classOf(code) & PREFIXING)) return null;
    for (let from = at + 1; from < at + 3 && PREFIXES.has(text.charCodeAt(from - 1)); from += 1) {
      const match = matchAt(text, from);
      if (match) return match;
    }
    return null;
  }

  return (text, format) => {
    const found: Found[] = [];
    const unclosed: Unclosed = { link: 0, image: 0, tag: 0 };
    let at = 0;
    let before = Number.NaN;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const next = mayHide(code) ? skipHidden(text, at, code, format, unclosed) : at;
      if (next > at) {
        at = next;
        before = text.charCodeAt(at - 1);
        continue;
      }
      const bounded =
        before < 0x80 && code < 0x80 ? !(isPlain(before) && isPlain(code)) : isBoundary(before, code);
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
    return confirmed(found);
  };
}

/**
 * Doubtful namings count where the same brand is named beyond doubt elsewhere in the answer; those that
 * stand alone, as the head of an item does, also where another brand is named.
 */
function confirmed(found: readonly Found[]): Naming[] {
  if (found.every(({ certainty }) => certainty === 'certain')) return [...found];
  const certain = new Set<number>();
  const alone = new Set<number>();
  for (const { brand, certainty } of found) {
    if (certainty === 'certain') certain.add(brand);
    if (certainty === 'alone') alone.add(brand);
  }
  const company = new Set([...certain, ...alone]).size > 1;
  return found.filter(
    ({ brand, certainty }) =>
      certain.has(brand) || (certainty === 'alone' && company) || certainty === 'certain',
  );
}

/** The namings in a run of text, of namings in the order of the text; at most `most` of them. */
export function namingsIn(
  namings: readonly Naming[],
  { start, end }: { readonly start: number; readonly end: number },
  most = Number.POSITIVE_INFINITY,
): readonly Naming[] {
  let low = 0;
  let high = namings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((namings[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < namings.length && last - low < most && (namings[last]?.end ?? 0) <= end) last += 1;
  return low === last ? NO_NAMINGS : namings.slice(low, last);
}

const NO_NAMINGS: readonly Naming[] = [];
