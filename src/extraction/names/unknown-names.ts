import { fold } from '../text/letters.ts';
import { isCommonWord } from './common-words.ts';
import type { HeadName } from './head-names.ts';
import { nameKey } from './name-key.ts';

/** A brand found at the head of an item. */
interface FoundBrand {
  readonly key: string;
  /** Null where it is not sure where the name ends; the key then only tells items apart. */
  readonly name: string | null;
  /** The registrable domain that spells its name, of a source or link. */
  readonly domain: string | null;
}

/** For each run of first words of the heads, the different words that follow it. */
function followersOf(heads: readonly HeadName[]): ReadonlyMap<string, ReadonlySet<string>> {
  const followers = new Map<string, Set<string>>();
  for (const { words } of heads) {
    for (let count = 1; count <= words.length; count += 1) {
      const prefix = words.slice(0, count).join(' ');
      const known = followers.get(prefix) ?? new Set();
      followers.set(prefix, known.add(words[count] ?? ''));
    }
  }
  return followers;
}

/**
 * Tells which brands the heads of one answer name, common words only beside other known brands. Where a name ends is
 * told by, in this order: a brand known beyond the answer; a source whose registrable domain spells the name; a list
 * of brands, whose heads are names and nothing else; a single word before a model's number or a kind of product;
 * another head that uses the first words without the next ones. Where nothing tells it, the item has no name.
 */
export function readNames(heads: readonly HeadName[], domains: ReadonlyMap<string, string>): FoundBrand[] {
  if (heads.length === 0) return [];
  const followers = followersOf(heads);
  const company = heads.some(({ known, doubtful }) => known !== null && !doubtful);
  return heads.map(({ words, known, ends, whole, doubtful }) => {
    const named = (name: string): FoundBrand => {
      const key = nameKey(name);
      return { key, name, domain: domains.get(key) ?? null };
    };
    if (known !== null && (company || !doubtful)) return named(known);
    for (let count = words.length; count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ');
      if (nameKey(name).length > 2 && domains.has(nameKey(name))) return named(name);
    }
    const [first = ''] = words;
    const unsure = { key: nameKey(first), name: null, domain: null };
    if (whole && words.length > 1 && words.length < 4) return named(words.join(' '));
    if (isCommonWord(fold(first)) || nameKey(first).length < 2) return unsure;
    if (words.length === 1) return ends ? named(first) : unsure;
    for (let count = 1; count < words.length; count += 1) {
      const name = words.slice(0, count).join(' ');
      if ((followers.get(name)?.size ?? 0) > 1) return named(name);
    }
    return unsure;
  });
}
