import { codesOf, NON_BREAKING_HYPHEN, SPACE, UNICODE_HYPHEN } from '../../shared/characters.ts';
import { fold, isSilent, isWhiteSpace } from '../text/letters.ts';
import { isCommonWord } from './common-words.ts';
import { type Inflection, inflectionsOf } from './inflection.ts';

/** A brand as it may be named. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/**
 * How a name must be written to count: `any` way, with its own `capitals` (several common words: "Best Buy"),
 * as a `word` that is a name only in some places ("Apple"), `exact` (up to three letters: "HP"), or as a
 * `domain`.
 */
export type Rule = 'any' | 'capitals' | 'word' | 'exact' | 'domain';

/** A name and whose it is. */
export interface Entry {
  readonly brand: number;
  readonly brandId: string;
  /** 0 a name, 1 an alias, 2 a domain. */
  readonly kind: number;
  readonly written: string;
  readonly rule: Rule;
  readonly folded: string;
}

/** A node of the trie of folded names. */
export interface Node {
  readonly next: Map<number, Node>;
  entry: Entry | null;
  /** What may follow a stem that ends here, instead of the rest of a name's word. */
  inflections: Inflection<Node>[] | null;
}

/** Stands for spaces or a hyphen in folded names. */
export const GAP = SPACE;

const HYPHENS = codesOf(`-${UNICODE_HYPHEN}${NON_BREAKING_HYPHEN}`);

export const isHyphen = (code: number): boolean => HYPHENS.has(code);
export const isGap = (code: number): boolean => isHyphen(code) || isWhiteSpace(code);

/**
 * A name as the trie holds it: folded, silent characters gone, one gap for any spaces or hyphen, and three for a hyphen
 * between spaces ("WH - 1000", which "WH-1000" is not).
 */
function keyOf(name: string): string {
  let key = '';
  let isSpaced = false;
  for (const letter of fold(name.trim())) {
    const code = letter.charCodeAt(0);
    if (isSilent(code)) continue;
    const isSpace = isWhiteSpace(code);
    if (!isGap(code)) key += letter;
    else if (!(isSpace && isSpaced)) key += ' ';
    isSpaced = isSpace;
  }
  return key.trim();
}

/** Words of other languages than English that companies took for names, articles of such names, and people. */
const WORDS_ELSEWHERE: ReadonlySet<string> = new Set(
  'bahn puma adler falke garanti mavi bol casa sol vale gol claro everest notion poste lincoln madison la le el il die der'.split(
    ' ',
  ),
);
const isWordElsewhere = (word: string): boolean => WORDS_ELSEWHERE.has(word);

const LEGAL = /[,\s]+(?:inc|llc|ltd|limited|gmbh|corp|corporation|plc|ag|s\.?a|co|kg|b\.?v|pty)\.?$/iu;

/** Shorter names are not written without their spaces. */
const MIN_JOINED = 8;

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
  add((one) => one.replace(initials, (all) => all.replace(/\s/gu, '')));
  // "Dr Martens", "J Crew", "Node JS", "KINGOFTIME".
  add((one) =>
    /\p{L}\.[\s\p{L}]/u.test(one) && one.length > 4
      ? one.replace(/\.(?=\s)/gu, '').replaceAll('.', ' ')
      : one,
  );
  add((one) => (/^\p{L}+\.\p{L}+$/u.test(one) && one.length > 5 ? one.replace('.', '') : one));
  add((one) =>
    one.length >= MIN_JOINED && /^[\p{Lu}\s]+$|\p{Script=Katakana}/u.test(one)
      ? one.replace(/\s+/gu, '')
      : one,
  );
  // "Media Markt" of MediaMarkt.
  add((one) =>
    /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(one) ? one.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' ') : one,
  );
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
  const words = key.split(/ +/);
  const common = words.every((word) => isCommonWord(word) || isWordElsewhere(word) || word === '&');
  if (common && words.length === 1) return 'word';
  if (/^[\p{Script=Latin}\p{N}&.]{1,3}$/u.test(key)) return 'exact';
  return common ? 'capitals' : 'any';
}

/** Which of two owners keeps a name: a name before an alias before a domain, then by id, own brand's 0 first. */
const precedes = (a: Entry, b: Entry) =>
  a.kind - b.kind ||
  a.brandId.length - b.brandId.length ||
  (a.brandId < b.brandId ? -1 : a.brandId > b.brandId ? 1 : a.written < b.written ? -1 : 1);

const nodeOf = (): Node => ({ next: new Map(), entry: null, inflections: null });

/** Lets the words of a name be inflected; `path` has the node before each of its letters, and the last. */
function inflect(folded: string, path: readonly Node[]): void {
  const words = folded.split(' ');
  let start = 0;
  for (const word of words) {
    if (word === '') {
      start += 1;
      continue;
    }
    const to = path[start + word.length];
    for (const { stem, language, endings } of inflectionsOf(word, words.length === 1)) {
      const node = path[start + stem];
      if (!node || !to) continue;
      node.inflections ??= [];
      if (!node.inflections.some((one) => one.to === to && one.endings === endings))
        node.inflections.push({ language, endings, to });
    }
    start += word.length + 1;
  }
}

/** The trie of all names of brands, each with its owner. */
export function plant(brands: readonly NamedBrand[]): Node {
  const root = nodeOf();
  const add = (entry: Entry) => {
    const path = [root];
    let node = root;
    for (let at = 0; at < entry.folded.length; at += 1) {
      const code = entry.folded.charCodeAt(at);
      const next = node.next.get(code) ?? nodeOf();
      node.next.set(code, next);
      node = next;
      path.push(node);
    }
    if (node === root) return;
    if (node.entry === null || precedes(entry, node.entry) < 0) node.entry = entry;
    if (entry.rule !== 'domain' && entry.rule !== 'exact') inflect(entry.folded, path);
  };
  for (const [brand, { id, name, aliases, domains }] of brands.entries()) {
    const kinds = [[name], aliases, domains];
    for (const [kind, written] of kinds.flatMap((all, at) => all.map((one) => [at, one] as const))) {
      for (const variant of kind === 2 ? [written] : variantsOf(written)) {
        const folded = keyOf(variant);
        add({ brand, brandId: id, kind, written: variant, rule: ruleOf(folded, kind), folded });
      }
    }
  }
  return root;
}
