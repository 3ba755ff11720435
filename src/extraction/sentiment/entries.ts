import { lowerBound } from '../languages/hits.ts';
import { LEAST_NAME } from '../lists/named-list.ts';
import type { Naming } from '../names/find-names.ts';
import type { Ranking } from '../places/ranking.ts';
import type { Span } from '../text/blocks.ts';
import type { Said } from './opinions.ts';

/** An entry of a list whose head names a brand: with the end of its first line, and the indexes of its list and of itself in it. */
export interface OwnEntry extends Span {
  readonly lineEnd: number;
  readonly list: number;
  readonly index: number;
  /** Distance from the start of the head to each brand's name. */
  readonly offsets: Map<number, number>;
}

/** Most entries of a brand that are looked at. */
const MOST_ENTRIES = 6;

/** Entries that each brand has of its own: of chosen lists first, then of the likeliest others; none overlaps another of its brand. */
export function ownEntries(
  { lists, scores, chosen }: Ranking,
  namings: readonly Naming[],
): Map<number, OwnEntry[]> {
  const starts = namings.map(({ start }) => start);
  const taken = new Set(chosen);
  const rankOf = lists.map((list, at) => (taken.has(list) ? 100 : 0) + (scores[at] ?? 0));
  const order = lists.map((_, at) => at).sort((a, b) => (rankOf[b] ?? 0) - (rankOf[a] ?? 0) || a - b);
  const byBrand = new Map<number, OwnEntry[]>();
  const bySpan = new Map<string, OwnEntry>();
  for (const at of order) {
    const list = lists[at];
    const isChosen = list !== undefined && taken.has(list);
    // These forms say too little of what belongs to an entry, unless the text ranks by them.
    if (!list || (!isChosen && /^(?:clauses|bold names)$/.test(list.candidate.form))) continue;
    for (const [index, { entry, head, namesEnd, odds }] of list.entries.entries()) {
      if (!head || (!isChosen && odds < LEAST_NAME)) continue;
      const { start, end, content } = entry;
      for (
        let n = lowerBound(starts, head.start - 1);
        (starts[n] ?? Infinity) < Math.max(head.end, namesEnd);
        n += 1
      ) {
        const brand = namings[n]?.brand ?? 0;
        const own = byBrand.get(brand) ?? [];
        if (own.length >= MOST_ENTRIES || own.some((one) => one.start < end && start < one.end)) continue;
        const key = `${start} ${end}`;
        const one = bySpan.get(key) ?? {
          start,
          end,
          lineEnd: content.end,
          list: at,
          index,
          offsets: new Map(),
        };
        if (!one.offsets.has(brand)) one.offsets.set(brand, Math.max(0, (starts[n] ?? 0) - head.start));
        bySpan.set(key, one);
        byBrand.set(brand, [...own, one]);
      }
    }
  }
  return byBrand;
}

/** The innermost entry that each sentence lies in; null outside of all. */
export function ownersOf(
  said: readonly Said[],
  byBrand: ReadonlyMap<number, readonly OwnEntry[]>,
): (OwnEntry | null)[] {
  const entries = [...new Set([...byBrand.values()].flat())].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const open: OwnEntry[] = [];
  let next = 0;
  return said.map(({ start, end }) => {
    for (let one = entries[next]; one && one.start < end; one = entries[++next]) open.push(one);
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop();
    return open.at(-1) ?? null;
  });
}
