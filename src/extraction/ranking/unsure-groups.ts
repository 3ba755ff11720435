import { areChoices, mayJoin } from './choices.ts';
import { NOTHING_SAID } from './introduction.ts';
import { actsInHead, firstWord, type ReadGroup } from './items.ts';
import { asChoices } from './read-as-told.ts';

/* Groups that tell too little by themselves, and rank by what others are. */

/** Where the first item of a group begins, in pieces. */
export const fromOf = ({ reads: [one] }: ReadGroup): number => one?.candidate.from ?? 0;

/** What the items of groups begin with. */
export const firstWordsOf = (groups: readonly ReadGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ reads }) => reads.map(firstWord)).filter((word) => word !== ''));

/** Whether a list of names has one that ranks already, and so is one of such: what a table shows, by kinds. */
export const isOfRanked = ({ group, reads }: ReadGroup, ranked: ReadonlySet<string>): boolean =>
  group.kind === 'list' &&
  reads.length > 1 &&
  reads.some((read) => ranked.has(firstWord(read))) &&
  reads.every(({ form, head, labelled }) => form >= 0.6 && head.cut && !labelled) &&
  mayJoin(group, reads);

/**
 * The lists in whose items most lists rank: the items are kinds, and what they are called says nothing of what stands
 * in them ("Listings and their management").
 * @param outerOf the list whose item a group stands in; less than 0 for none.
 */
export function mostlyIn(
  chosen: readonly ReadGroup[],
  unsure: readonly ReadGroup[],
  outerOf: (one: ReadGroup) => number,
): ReadonlySet<number> {
  const others = Map.groupBy(unsure, outerOf);
  const outers = [...Map.groupBy(chosen, outerOf)].flatMap(([outer, groups]) =>
    outer >= 0 && groups.length > 1 && groups.length >= (others.get(outer)?.length ?? 0) ? [outer] : [],
  );
  return new Set(outers);
}

/** Whether a list would be one of choices if what it stands in were their kind, and said nothing else. */
export const areChoicesOfKind = ({ group, reads }: ReadGroup): boolean =>
  group.kind === 'list' && areChoices(asChoices({ ...group, introduction: NOTHING_SAID }), reads);

/** Whether a group is a single item that may rank beside anything; `inSection` where it stands under a heading like those of choices. */
export function isLone(
  { group: { candidates, kind, introduction }, reads: [one] }: ReadGroup,
  inSection: () => boolean,
): boolean {
  if (candidates.length !== 1 || !one || one.part) return false;
  const several = one.slots.length > 1;
  if (one.form < 2 && !(one.labelled && several)) return false;
  // "Also worth a look: Acme, Nova and Zeta" behind a list is prose.
  if (kind === 'leads' && one.slots.length > 2) return false;
  if (one.labelled) return true;
  return kind === 'leads' ? introduction.choices || (actsInHead(one) && inSection()) : kind !== 'headings';
}

/** Whether tips or factors stand between a group and what was chosen before it: it is more of them. */
export function isBehindAside(
  one: ReadGroup,
  chosen: readonly ReadGroup[],
  asides: readonly number[],
): boolean {
  const from = fromOf(one);
  const nearest = Math.max(-1, ...chosen.map(fromOf).filter((other) => other < from));
  return asides.some((aside) => aside > nearest && aside < from);
}
