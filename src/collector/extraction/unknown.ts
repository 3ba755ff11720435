import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { isGeneric } from './generic-words.ts';
import { KNOWN_NAMES, nameKey } from './known-names.ts';
import { fold } from './letters.ts';
import { isCommonWord } from './words.ts';

/** What the head of an item names where that is no brand we were given. */
export interface HeadName {
  /** Its leading words: the brand's name, perhaps with a model's behind it. */
  readonly words: readonly string[];
  /** A brand that is known beyond this answer, as it is best written; else null. */
  readonly known: string | null;
  /** Whether a kind of product, a model's number or nothing follows the words. */
  readonly ends: boolean;
}

const MAX_WORDS = 4;
/** What may stand before a name: "2025 …", "13-inch …", "Men's …", "The …". */
export const BEFORE =
  /^(?:['’]?\d[\d.,"”″]*(?:-?\p{L}+)?|the|men['’]?s|women['’]?s|kids['’]?|mens|womens|unisex|new|refurbished|renewed)$/iu;

const bare = (word: string) => word.replace(/^[("“‘'[]+|[)"”’\],;:.!?®™]+$/gu, '').replace(/['’]s$/u, '');

/** The longest brand known beyond this answer that begins at a word. */
function knownAt(words: readonly string[], at: number): { name: string; count: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const name = KNOWN_NAMES.get(nameKey(words.slice(at, at + count).join(' ')));
    if (name !== undefined) return { name, count };
  }
  return null;
}

/** A capital must be there: "target your audience" names nobody. */
const isCased = (word: string) => /^[\p{Lu}\p{Lo}]|^\p{Ll}\p{Lu}/u.test(word);

/**
 * Reads the names out of an item's head ("Jessica London Double Breasted Raincoat"): its first capitalised
 * words up to a model's number or a word that describes, or what comes behind "by"; more than one where they
 * are joined ("Acme/Zeta", "Acme or Zeta"). None where the head begins with no name.
 */
export function namesOfHead(head: string): HeadName[] {
  const by = /^.{6,}\sby\s+(?=\p{Lu})/u.exec(head);
  const written = head
    .slice(by?.[0].length ?? 0)
    .replace(/\s*\/\s*/g, ' / ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (written.length === 0 || written.length > 18) return [];
  const plain = written.map(bare);
  const names: HeadName[] = [];
  let at = 0;
  for (;;) {
    let from = at;
    while (from - at < 3 && from < plain.length && BEFORE.test(plain[from] ?? '')) from += 1;
    const name = nameAt(written, plain, from);
    // A second name counts where it is known: "Research, Development" are not two brands.
    if (!name || (names.length > 0 && name.known === null)) return names;
    names.push(name);
    at = from + name.words.length;
    const joint = written[at] ?? '';
    if (names.length > 4) return names;
    if (/^(?:\/|or|and|&|und|oder|et|ou|o|y|e)$/iu.test(joint)) at += 1;
    else if (!/,$/.test(written[at - 1] ?? '')) return names;
  }
}

function nameAt(written: readonly string[], plain: readonly string[], at: number): HeadName | null {
  const known = isCased(plain[at] ?? '') ? knownAt(plain, at) : null;
  if (known) return { words: plain.slice(at, at + known.count), known: known.name, ends: true };
  const words: string[] = [];
  let ends = true;
  for (let index = at; index < plain.length; index += 1) {
    const word = plain[index] ?? '';
    if (words.length === MAX_WORDS) {
      ends = false;
      break;
    }
    if (!isCased(word) || /\d/.test(word) || isGeneric(word)) break;
    if (words.length > 0 && /^[([“"]/.test(written[index] ?? '')) break;
    words.push(word);
    if (/[,;:)|]$/.test(written[index] ?? '')) break;
  }
  return words.length > 0 ? { words, known: null, ends } : null;
}

/** A registrable domain and the key that its name spells. */
interface Site {
  readonly domain: string;
  readonly key: string;
}

function sitesOf(urls: readonly string[]): Site[] {
  const sites = new Map<string, Site>();
  for (const url of urls) {
    const domain = getDomain(url);
    const label = getDomainWithoutSuffix(url);
    if (domain && label && !sites.has(domain)) sites.set(domain, { domain, key: nameKey(label) });
  }
  return [...sites.values()];
}

const spells = (key: string, site: Site) => site.key === key || site.key === `the${key}`;

/** A brand found at the head of an item. */
export interface FoundBrand {
  readonly key: string;
  /** Null where it is not sure where the name ends; the key then only tells items apart. */
  readonly name: string | null;
  readonly domain: string | null;
}

/**
 * Tells which brands the heads of one answer name. Where a name ends is told by, in this order: a brand known
 * beyond the answer, a source whose registrable domain spells the name, another head using the
 * first words without the next ones, a single word before a model's number or a kind of product.
 */
export function readNames(heads: readonly HeadName[], urls: readonly string[]): FoundBrand[] {
  if (heads.length === 0) return [];
  const sites = sitesOf(urls);
  return heads.map((head) => {
    const named = (name: string): FoundBrand => {
      const key = nameKey(name);
      return { key, name, domain: sites.find((site) => spells(key, site))?.domain ?? null };
    };
    if (head.known !== null) return named(head.known);
    for (let count = head.words.length; count > 0; count -= 1) {
      const name = head.words.slice(0, count).join(' ');
      const key = nameKey(name);
      if (key.length > 2 && sites.some((site) => spells(key, site))) return named(name);
    }
    const [first = ''] = head.words;
    const unsure = { key: nameKey(first), name: null, domain: null };
    if (isCommonWord(fold(first)) || nameKey(first).length < 2) return unsure;
    if (head.words.length === 1) return head.ends ? named(first) : unsure;
    for (let count = 1; count < head.words.length; count += 1) {
      const name = head.words.slice(0, count).join(' ');
      const others = heads.some(
        (other) =>
          other !== head &&
          other.words.slice(0, count).join(' ') === name &&
          other.words[count] !== head.words[count],
      );
      if (others) return named(name);
    }
    return unsure;
  });
}
