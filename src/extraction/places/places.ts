import type { WordUses } from '../lists/head-features.ts';
import type { Head } from '../lists/heads.ts';
import { identityOf } from '../lists/identity.ts';
import { LEAST_NAME, type NamedEntry, type NamedList } from '../lists/named-list.ts';
import type { Document } from '../text/document.ts';

/** An entry with its place in the answer's ranking. */
export interface PlacedEntry extends NamedEntry {
  readonly place: number;
  readonly head: Head;
}

/** Entries in the order of the numbers that are written before them, where all have one. */
function inWrittenOrder(entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const isNumbered = entries.every(({ entry }) => entry.number !== null);
  return isNumbered ? entries.toSorted((a, b) => (a.entry.number ?? 0) - (b.entry.number ?? 0)) : entries;
}

/**
 * Counts the places of a ranking that several lists make up in the order of the text: 1 + the number of different brands
 * before (reading.md, Rank 2). A brand that comes again takes no place. Names alone tell brands apart, so places do not
 * depend on who is tracked.
 */
export function placesOf(document: Document, lists: readonly NamedList[], uses: WordUses): PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  const makers = new Map<string, number>();
  let next = 1;
  for (const { entries } of lists) {
    const named = inWrittenOrder(entries).flatMap((one) => {
      const { head } = one;
      const identity = head && one.odds >= LEAST_NAME ? identityOf(document, head, uses) : null;
      return head && identity && identity.whole !== '' ? [{ one, head, ...identity }] : [];
    });
    // Names that all begin alike are not told apart by the beginning: "Phở Thìn" and "Phở Sướng".
    const isAlike = named.length > 1 && named.every(({ maker }) => maker === named[0]?.maker);
    for (const { one, head, whole, maker: begins } of named) {
      const maker = isAlike ? whole : begins;
      const known = makers.get(maker) ?? makers.get(whole);
      const place = known ?? next;
      if (known === undefined) next += 1;
      makers.set(maker, place).set(whole, place);
      placed.push({ ...one, head, place });
    }
  }
  return placed;
}
