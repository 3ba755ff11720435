import { isGeneric } from '../names/generic-words.ts';
import { nameKey } from '../names/name-key.ts';
import type { Blocks } from '../text/blocks.ts';
import type { Span } from '../text/span.ts';
import { type WordUses, wordUsesOf } from '../text/word-uses.ts';
import { namesAdvisedAgainst } from './advice.ts';
import { type Aside, firstChoices, furtherChoices } from './around-lists.ts';
import { chosenIn } from './chosen-groups.ts';
import type { Group } from './group.ts';
import { identitiesOf } from './identities.ts';
import type { ReadGroup, ReadItem } from './items.ts';
import { withoutComparison } from './left-out.ts';
import { isNobodys } from './methods.ts';
import type { PlacedItem } from './ranked-items.ts';
import { verdictsOf } from './verdicts.ts';
import { isWarnedOf } from './warned-items.ts';

/** Whether what introduces an item says that it has a brand's name: "Brands:", or a product among choices. */
const isIntroduced = ({ introduction: { brands, choices } }: Group, { slots: [slot] }: ReadItem): boolean =>
  brands || (choices && (slot?.words.length ?? 0) > 2 && isGeneric(slot?.words.at(-1) ?? ''));

/** The items of all groups in the order of the text; where written numbers order a group, they share its places. */
function inOrder(chosen: readonly ReadGroup[]) {
  return chosen
    .flatMap(({ group, reads }) => {
      const starts = reads.map(({ candidate }) => candidate.start).sort((a, b) => a - b);
      return reads.map((read, at) => ({ group, read, start: starts[at] ?? 0 }));
    })
    .sort((a, b) => a.start - b.start);
}

type Item = Pick<ReadItem, 'candidate' | 'slots'> & {
  readonly head: Span;
  readonly introduced: boolean;
  /** It is a paragraph by itself, and no item among others. */
  readonly alone: boolean;
};

const introduced = ({ group, read }: { group: Group; read: ReadItem }): Item => ({
  ...read,
  introduced: isIntroduced(group, read),
  alone: group.kind === 'leads' && group.candidates.length === 1,
});

/** What a paragraph beside a list tells of, as an item. */
const itemBeside = ({ head, slots, from, to }: Aside): Item => ({
  head,
  slots,
  candidate: { ...head, from, to, number: 0 },
  introduced: false,
  alone: false,
});

/** The items of the groups that rank, each with its place. */
function placed(text: string, blocks: Blocks, uses: WordUses, chosen: readonly ReadGroup[]): PlacedItem[] {
  const items = [
    ...firstChoices(text, blocks, uses, chosen).map(itemBeside),
    ...inOrder(chosen).map(introduced),
    ...furtherChoices(text, blocks, uses, chosen).map(itemBeside),
  ].filter(({ slots }) => !slots.every(({ label }) => isNobodys(label)));
  if (items.length === 0) return [];
  const identities = identitiesOf(
    items.map((item) => item.slots),
    uses,
  );
  const against = new Set(namesAdvisedAgainst(text).map((name) => nameKey(name)));
  const dropped = new Set<number>();
  /** What a table gives a written place keeps it, whatever is said of it. */
  const written = new Set<number>();
  let next = 0;
  for (const { candidate, slots, head, alone } of items) {
    const advised = isWarnedOf(text, blocks, candidate, head, alone);
    for (const { label } of slots) {
      if (candidate.number > 0 && blocks.pieces[candidate.from]?.kind === 'row')
        written.add(identities[next] ?? -1);
      else if (advised || against.has(nameKey(label))) dropped.add(identities[next] ?? -1);
      next += 1;
    }
  }
  const places = new Map<number, number>();
  for (const one of identities)
    if (!places.has(one) && (!dropped.has(one) || written.has(one))) places.set(one, places.size + 1);
  next = 0;
  return items
    .map(({ head, candidate: { from, to }, slots, introduced }) => ({
      head,
      introduced,
      from,
      to,
      slots: slots.flatMap((slot) => {
        next += 1;
        const place = places.get(identities[next - 1] ?? -1);
        return place === undefined ? [] : [{ ...slot, place }];
      }),
    }))
    .filter(({ slots }) => slots.length > 0)
    .sort((a, b) => a.head.start - b.head.start || a.head.end - b.head.end);
}

/**
 * The answer's own ranking. Each group of items that stand beside each other (headings, paragraphs with bold leads, a
 * list at any depth, a table's column or its header) ranks its items where they are choices. What is said inside a
 * choice ranks nobody. All groups that rank, as "Best overall" and "Best budget" with a list each, make one ranking
 * in the order of the text; each brand has the place of its first item. Where nothing is listed, what the text says it
 * would take comes first.
 */
export function placesOf(text: string, blocks: Blocks, uses = wordUsesOf(text)): PlacedItem[] {
  const chosen = withoutComparison(chosenIn(text, blocks, uses));
  // A table that compares products, and behind it what the answer would take of them.
  const compared = chosen.every(({ group }) => group.kind === 'header');
  const verdicts = compared ? verdictsOf(text, blocks, uses) : [];
  return verdicts.length > 0 ? verdicts : placed(text, blocks, uses, chosen);
}
