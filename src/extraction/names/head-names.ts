import { fold } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';
import { isCommonWord } from './common-words.ts';
import { COMPANY, isGeneric } from './generic-words.ts';
import { KNOWN_NAMES, KNOWN_STARTS } from './known-names.ts';
import { nameKey } from './name-key.ts';

/** What the head of an item names where that is no brand we were given. */
export interface HeadName {
  /** Its leading words: the brand's name, perhaps with a model's behind it. */
  readonly words: readonly string[];
  /** A brand that is known beyond this answer, as it is best written; else null. */
  readonly known: string | null;
  /** Whether a kind of product, a model's number or nothing follows the words. */
  readonly ends: boolean;
  /** Whether the words are all that the head says. */
  readonly whole: boolean;
  /** A known brand by a common word that is all the head says ("Method"): a brand only among others. */
  readonly doubtful: boolean;
}

const MAX_WORDS = 4;
/** Heads with more words are sentences. */
const MAX_HEAD = 18;
/** What may stand before a name: "2025 …", "13-inch …", "Men's …", "The …". */
const BEFORE_NAME =
  /^(?:['’]?\d[\d.,"”″]*(?:-?\p{L}+)?|the|men['’]?s|women['’]?s|kids['’]?|mens|womens|unisex|new|refurbished|renewed)$/iu;

const bare = (word: string) => word.replace(/^[("“‘'[]+|[)"”’\],;:.!?®™]+$/gu, '');
const withoutGenitive = (word: string) => word.replace(/['’]s$/u, '');

const startsKnown = remembered((word) => {
  const plain = bare(word);
  return KNOWN_STARTS.has(nameKey(plain)) || KNOWN_STARTS.has(nameKey(withoutGenitive(plain)));
});

/** The longest brand known beyond this answer that begins at a word. */
function knownAt(words: readonly string[], at: number): { name: string; count: number } | null {
  if (!startsKnown(words[at] ?? '')) return null;
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    // "Acme /": a joint is no word of the name.
    if (nameKey(words[at + count - 1] ?? '') === '') continue;
    const written = words.slice(at, at + count).join(' ');
    const name = KNOWN_NAMES.get(nameKey(written)) ?? KNOWN_NAMES.get(nameKey(withoutGenitive(written)));
    if (name !== undefined) return { name, count };
  }
  return null;
}

/** The longest brand known beyond this answer that words begin with, as it is best written; null for none. */
export const knownStart = (words: readonly string[]): string | null => knownAt(words, 0)?.name ?? null;

/** What stands inside of names: "Bang & Olufsen", "Maison et Domotique", "López de Heredia". */
const JOINT = /^(?:[&+]|d[eiaou]|d[eo]s|del|della|et|und|y|e|van|von|der|la|le)$/u;
/** What titles write with a capital, and names too: "Everything But Water", "Swimsuits For All". */
const TITLED = /^(?:For|But|Of|The|And|To|In|On|At|With|By|Not)$/u;

/** A capital must be there: "target your audience" names nobody. */
const isCased = (word: string) => /^[\p{Lu}\p{Lo}]|^\p{Ll}\p{Lu}/u.test(word);

const isNameWord = (word: string) => isCased(word) && !/\d/.test(word) && !isGeneric(word);

function nameAt(written: readonly string[], plain: readonly string[], at: number): HeadName | null {
  if (!isCased(plain[at] ?? '')) return null;
  const known = knownAt(plain, at);
  if (known)
    return {
      words: plain.slice(at, at + known.count),
      known: known.name,
      ends: true,
      whole: false,
      doubtful: plain.length === 1 && (isCommonWord(fold(known.name)) || isGeneric(known.name)),
    };
  const words: string[] = [];
  let ends = true;
  for (let index = at; index < plain.length; index += 1) {
    const word = plain[index] ?? '';
    if (words.length === MAX_WORDS) {
      ends = false;
      break;
    }
    const next = plain[index + 1] ?? '';
    const goesOn = index > at && isCased(next) && !/[,;:)|]$/.test(written[index] ?? '');
    if (
      goesOn &&
      JOINT.test(word) &&
      words.length < MAX_WORDS - 1 &&
      isNameWord(next) &&
      !startsKnown(next)
    ) {
      words.push(word);
      continue;
    }
    if (goesOn && TITLED.test(word)) {
      const rest = plain.slice(index + 1);
      ends = false;
      if (plain.length - at > MAX_WORDS || !rest.every(isCased)) break;
      return { words: plain.slice(at), known: null, ends, whole: at === 0, doubtful: false };
    }
    if (words.length > 0 && index === plain.length - 1 && COMPANY.test(word)) {
      words.push(word);
      break;
    }
    if (!isNameWord(word)) break;
    if (words.length > 0 && /^[([“"]/.test(written[index] ?? '')) break;
    // "Barry's" is a name, "Barry's Parka" tells whose.
    words.push(next === '' ? word : withoutGenitive(word));
    if (/[,;:)|]$/.test(written[index] ?? '')) break;
  }
  if (words.length === 0) return null;
  return { words, known: null, ends, whole: at === 0 && words.length === plain.length, doubtful: false };
}

/** Words that sections have in their titles, and items do not. */
const SECTION =
  /\b(?:options|picks|choices|considerations|factors|tips|recommendations|alternatives|features|benefits|advantages|reasons|steps)\b/iu;

/**
 * Reads the names out of an item's head ("Jessica London Double Breasted Raincoat"): its first capitalised
 * words up to a model's number or a word that describes, or what comes behind "by"; more than one where they
 * are joined ("Acme/Zeta", "Acme or Zeta"). None where the head begins with no name.
 */
export function namesOfHead(head: string): HeadName[] {
  if (SECTION.test(head)) return [];
  const by = head.includes(' by ') ? /^.{6,}\sby\s+(?=\p{Lu})/u.exec(head) : null;
  const written = head
    .slice(by?.[0].length ?? 0)
    .replace(/\//g, ' / ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (written.length === 0 || written.length > MAX_HEAD) return [];
  const plain = written.map(bare);
  const names: HeadName[] = [];
  let at = 0;
  while (names.length < MAX_WORDS) {
    let from = at;
    while (from - at < 3 && from < plain.length && BEFORE_NAME.test(plain[from] ?? '')) from += 1;
    const name = nameAt(written, plain, from);
    // A second name counts where it is known: "Research, Development" are not two brands.
    if (!name || (names.length > 0 && name.known === null)) break;
    names.push(name);
    at = from + name.words.length;
    if (/^(?:\/|or|and|&|und|oder|et|ou|o|y|e)$/iu.test(written[at] ?? '')) at += 1;
    else if (!/,$/.test(written[at - 1] ?? '')) break;
  }
  return names;
}
