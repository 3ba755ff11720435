import { skipHidden, type Unclosed } from './hidden.ts';
import {
  classOf,
  fold,
  foldCode,
  HANGUL,
  isSilent,
  KATAKANA,
  NOTHING,
  PREFIXING,
  SEVERAL,
  SPACE,
  SPACELESS,
  UPPER,
  WORD,
} from './letters.ts';
import { type Certainty, certaintyOf } from './name-context.ts';
import { isCommonWord } from './words.ts';

/** A brand as it may be named. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/** A place where a text names a brand: `text.slice(start, end)`. */
export interface Naming {
  /** Index into the brands given. */
  readonly brand: number;
  readonly start: number;
  readonly end: number;
}

/**
 * How a name must be written to count: `any` way, with its own `capitals` (several common words: "Best Buy"),
 * as a `word` that is a name only in some places ("Apple"), `exact` (up to three letters: "HP"), or as a
 * `domain`.
 */
type Rule = 'any' | 'capitals' | 'word' | 'exact' | 'domain';

interface Entry {
  readonly brand: number;
  readonly brandId: string;
  /** 0 a name, 1 an alias, 2 a domain. */
  readonly kind: number;
  readonly written: string;
  readonly rule: Rule;
  readonly folded: string;
}

interface Node {
  readonly next: Map<number, Node>;
  entry: Entry | null;
}

const GAP = 0x20;

const isHyphen = (code: number) => code === 0x2d || code === 0x2010 || code === 0x2011;
const isGap = (code: number) => isHyphen(code) || (classOf(code) & SPACE) !== 0;

/** A name as the trie holds it: folded, silent characters gone, one gap for any spaces or hyphen. */
function keyOf(name: string): string {
  let key = '';
  for (const letter of fold(name.trim())) {
    const code = letter.charCodeAt(0);
    if (isSilent(code)) continue;
    if (!isGap(code)) key += letter;
    else if (!key.endsWith(' ')) key += ' ';
  }
  return key.trim();
}

const LEGAL = /[,\s]+(?:inc|llc|ltd|limited|gmbh|corp|corporation|plc|ag|s\.?a|co|kg|b\.?v|pty)\.?$/iu;

/** The ways a name is also written: "H&M" and "H and M", "L.L.Bean" and "LL Bean", "Apple Inc." and "Apple". */
function variantsOf(name: string): string[] {
  const variants = new Set([name.normalize('NFC').trim()]);
  const add = (make: (name: string) => string) => {
    for (const one of [...variants]) variants.add(make(one).trim());
  };
  add((one) => one.replace(LEGAL, ''));
  add((one) => one.replace(/^the\s+(?=\S+\s+\S)/iu, ''));
  add((one) => one.replace(/[!?]+$/u, ''));
  add((one) => (/\p{L}-\p{L}/u.test(one) ? one.replaceAll('-', '') : one));
  const initials = /^((?:\p{L}\.\s?)+)(?=\p{L}{2})/u;
  add((one) => one.replace(initials, (all) => `${all.replace(/[.\s]/gu, '')} `));
  add((one) => one.replace(initials, (all) => `${all.trim()} `));
  add((one) => one.replace(initials, (all) => all.replace(/\.\s?/gu, '. ')));
  add((one) => one.replace(/\s*&\s*/gu, ' & '));
  add((one) => one.replace(/\s*&\s*/gu, '&'));
  add((one) => one.replace(/\s*&\s*/gu, ' and '));
  add((one) => one.replace(/\s*&\s*/gu, ' &amp; '));
  add((one) => one.replace(/\s*&\s*/gu, '&amp;'));
  add((one) => one.replace(/\s+(?:and|und|et)\s+/gu, ' & '));
  return [...variants].filter((one) => /[\p{L}\p{N}]/u.test(one));
}

function ruleOf(key: string, kind: number): Rule {
  if (kind === 2) return 'domain';
  const words = key.split(' ');
  const common = words.every((word) => isCommonWord(word) || word === '&');
  if (common && words.length === 1) return 'word';
  if (/^[\p{Script=Latin}\p{N}&.]{1,3}$/u.test(key)) return 'exact';
  return common ? 'capitals' : 'any';
}

/** Which of two owners keeps a name: a name before an alias before a domain, then by id, own brand's 0 first. */
const precedes = (a: Entry, b: Entry) =>
  a.kind - b.kind ||
  a.brandId.length - b.brandId.length ||
  (a.brandId < b.brandId ? -1 : a.brandId > b.brandId ? 1 : a.written < b.written ? -1 : 1);

function plant(brands: readonly NamedBrand[]): Node {
  const root: Node = { next: new Map(), entry: null };
  for (const [brand, { id, name, aliases, domains }] of brands.entries()) {
    const kinds = [[name], aliases, domains];
    for (const [kind, written] of kinds.flatMap((all, at) => all.map((one) => [at, one] as const))) {
      for (const variant of kind === 2 ? [written] : variantsOf(written)) {
        const key = keyOf(variant);
        let node = root;
        for (let at = 0; at < key.length; at += 1) {
          const code = key.charCodeAt(at);
          const next = node.next.get(code) ?? { next: new Map(), entry: null };
          node.next.set(code, next);
          node = next;
        }
        const entry = { brand, brandId: id, kind, written: variant, rule: ruleOf(key, kind), folded: key };
        if (node !== root && (node.entry === null || precedes(entry, node.entry) < 0)) node.entry = entry;
      }
    }
  }
  return root;
}

const SCRIPTS = SPACELESS | HANGUL | KATAKANA;

/** Whether a name may end or begin between two neighbouring characters. */
function isBoundary(before: number, after: number): boolean {
  const a = classOf(before);
  const b = classOf(after);
  if (!(a & WORD) || !(b & WORD)) return true;
  if (a & b & SPACELESS) return true;
  return (a & SCRIPTS) !== (b & SCRIPTS);
}

/** What Korean writes together with a name. */
const PARTICLES =
  /^(?:은|는|이|가|을|를|의|에|에서|에게|와|과|도|로|으로|만|부터|까지|보다|처럼|이나|나|랑|이랑|하고|라고|이라고|사|제품|제)(?![가-힣])/u;

const isLatinLower = (code: number) => code >= 0x61 && code <= 0x7a;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Where a name that was matched up to `end` ends, or -1 where it goes on into another word. */
function endOf(text: string, { rule, folded }: Entry, end: number): number {
  const last = text.charCodeAt(end - 1);
  const next = text.charCodeAt(end);
  const after = text.charCodeAt(end + 1);
  if (rule === 'domain') {
    const goesOn =
      !isBoundary(last, next) || (next === 0x2d && after > 0) || (next === 0x2e && isLatinLower(after | 32));
    return goesOn ? -1 : end;
  }
  // "apple.stackexchange.com", "next.js": a name before a dot and a small letter is part of something else.
  if (next === 0x2e && isLatinLower(after)) return -1;
  if (next === 0x5f && classOf(after) & WORD) return -1;
  if (isBoundary(last, next)) return end;
  if (classOf(next) & HANGUL) return PARTICLES.test(text.slice(end, end + 5)) ? end : -1;
  if (folded.length < 3 || rule === 'word') return -1;
  if (isDigit(next) && !isDigit(last)) return end;
  return folded.length > 3 && next === 0x73 && isBoundary(next, after) && /\p{Script=Latin}/u.test(folded)
    ? end + 1
    : -1;
}

/** Whether the place before a match lets a name begin there. */
function mayBegin(text: string, { rule }: Entry, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  if (before === 0x40) return false;
  const earlier = text.charCodeAt(start - 2);
  if (before === 0x2e) return rule === 'domain' || !(classOf(earlier) & WORD);
  if (before === 0x5f) return !(classOf(earlier) & WORD);
  if (before === 0x2d) return rule === 'domain' || rule === 'exact' ? !(classOf(earlier) & WORD) : true;
  if (before === 0x2f) {
    // Behind a slash a name is part of a path where the word before it has a dot or another slash.
    for (let at = start - 2; at >= 0 && at > start - 200; at -= 1) {
      const code = text.charCodeAt(at);
      if (classOf(code) & SPACE) return true;
      if (code === 0x2f || (code === 0x2e && classOf(text.charCodeAt(at + 1)) & WORD)) return false;
    }
  }
  return true;
}

const withoutSilent = (text: string) =>
  [...text.normalize('NFKC')].filter((letter) => !isSilent(letter.charCodeAt(0))).join('');

/** "we'll" is no "Well", "I'd" no "ID": a contraction spells another word. */
const CONTRACTED = /\p{L}['’](?:ll|re|ve|d|m|t)$/iu;

/** Whether the capitals of a match are those its name asks for. */
function hasCapitals(found: string, { rule, written }: Entry): boolean {
  if (rule === 'any' || rule === 'domain') return true;
  const plain = withoutSilent(found).replace(/\s+/gu, ' ');
  const own = withoutSilent(written).replace(/\s+/gu, ' ');
  if (rule === 'exact') return plain === own || plain === own.toUpperCase();
  if (rule === 'word') return plain === own || (classOf(plain.charCodeAt(0)) & UPPER) !== 0;
  const words = plain.split(/[\s-]/u);
  return own
    .split(/[\s-]/u)
    .every(
      (word, at) =>
        !(classOf(word.charCodeAt(0)) & UPPER) ||
        word.toLowerCase() === 'the' ||
        (classOf((words[at] ?? '').charCodeAt(0)) & UPPER) !== 0,
    );
}

/** Letters that Hebrew and Arabic write together with the name that follows: and, in, to, from, the. */
const PREFIXES = new Set([...'ובלמהשכولبفكس'].map((letter) => letter.charCodeAt(0)));

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
  function matchAt(text: string, start: number): (Naming & { certainty: Certainty }) | null {
    walk(text, start);
    for (let last = entries.length - 1; last >= 0; last -= 1) {
      const entry = entries[last];
      if (!entry || !mayBegin(text, entry, start)) continue;
      const end = endOf(text, entry, ends[last] ?? start);
      if (end < 0) continue;
      const found = text.slice(start, ends[last]);
      if (!hasCapitals(found, entry)) continue;
      if (/['’]/u.test(found) && CONTRACTED.test(found) && !/['’]/u.test(entry.written)) continue;
      const certainty = entry.rule === 'word' ? certaintyOf(text, start, end) : 'certain';
      if (certainty !== 'never') return { brand: entry.brand, start, end, certainty };
    }
    return null;
  }

  return (text, format) => {
    const found: (Naming & { certainty: Certainty })[] = [];
    const unclosed: Unclosed = { link: 0, image: 0, tag: 0 };
    const starts = root.next;
    let at = 0;
    let before = Number.NaN;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      const next = skipHidden(text, at, code, format, unclosed);
      if (next > at) {
        at = next;
        before = text.charCodeAt(at - 1);
        continue;
      }
      if (isBoundary(before, code)) {
        const bits = classOf(code);
        let tries = bits & PREFIXING ? 3 : 1;
        let from = at;
        let match: (Naming & { certainty: Certainty }) | null = null;
        while (tries > 0 && match === null) {
          const first = text.charCodeAt(from);
          const folded = foldCode(first);
          if (starts.has(folded) || folded === SEVERAL || (first >= 0xd800 && first < 0xdc00))
            match = matchAt(text, from);
          tries = PREFIXES.has(first) ? tries - 1 : 0;
          from += 1;
        }
        if (match) {
          found.push(match);
          at = match.end;
          before = text.charCodeAt(at - 1);
          continue;
        }
      }
      before = code;
      at += 1;
    }
    return confirmed(found);
  };
}

/**
 * Doubtful namings count where the same brand is named beyond doubt elsewhere in the answer; those that
 * stand alone, as the head of an item does, also where another brand is named.
 */
function confirmed(found: readonly (Naming & { certainty: Certainty })[]): Naming[] {
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
