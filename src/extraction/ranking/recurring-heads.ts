import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';

/** What is in front of the first colon of an item, in small letters. */
export function headKey(text: string, { start, end }: Span): string {
  const head = text.slice(start, Math.min(end, start + 40));
  const colon = head.search(/[:：]/);
  return (colon < 0 ? head : head.slice(0, colon)).toLowerCase().replace(/[\s*_]+/gu, '');
}

/** What fewer lists have is no part of things. */
const MIN_LISTS = 3;
/** A list: the item it stands in, and what its items begin with. */
export interface ListHeads {
  readonly parent: number;
  readonly ordered: boolean;
  readonly keys: ReadonlySet<string>;
}

/** How many lists have items that begin with something, each counting as much as it weighs. */
function tally(
  lists: readonly ListHeads[],
  weightOf: (list: ListHeads) => number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const key of list.keys) counts.set(key, (counts.get(key) ?? 0) + weightOf(list));
  return counts;
}

const keysWith = (counts: ReadonlyMap<string, number>, least: number): string[] =>
  [...counts].flatMap(([key, count]) => (count >= least ? [key] : []));

/** Heads that recur in many lists, or in lists inside items: parts of things ("Price"), not things. */
export const recurringHeads = (lists: readonly ListHeads[]): ReadonlySet<string> =>
  new Set(
    keysWith(
      tally(lists, ({ parent }) => (parent < 0 ? 1 : 1.5)),
      MIN_LISTS,
    ),
  );

/** Whatever so many lists inside items have in common, most of them, are parts: "Usability", "Price", "Android support". */
const MIN_COMMON = 2;

/** Heads that most lists inside the items of one list have in common, where they have several so, or lists anywhere. */
export function commonHeads(lists: readonly ListHeads[], { items }: Blocks): ReadonlySet<string> {
  const inside = Map.groupBy(
    lists.filter(({ parent }) => parent >= 0),
    ({ parent }) => items[parent]?.list,
  );
  const common = [...inside.values()].flatMap((some) => {
    const shared =
      some.length < MIN_LISTS
        ? []
        : keysWith(
            tally(some, () => 1),
            (some.length * 2) / 3,
          );
    return shared.length >= MIN_COMMON ? shared : [];
  });
  // "Acme: …", "Nova: …" under "Hardware", under "Contracts" and under "Payments": what is compared.
  const compared = [...Map.groupBy(lists, ({ keys }) => [...keys].sort().join('\n')).values()].flatMap(
    (some) =>
      some.length >= MIN_LISTS && some.every(({ ordered, keys }) => !ordered && keys.size > 1)
        ? [...(some[0]?.keys ?? [])]
        : [],
  );
  return new Set([...common, ...compared]);
}
