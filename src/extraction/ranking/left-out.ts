import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { takesBack } from './advice.ts';
import { meanForm } from './choices.ts';
import type { ReadGroup, ReadItem } from './items.ts';

/* Groups that look like choices and rank nobody, as others say more: conditions, traits, comparisons, what is taken back. */

/** Where a group begins. */
export const startOf = ({ reads }: ReadGroup): number =>
  Math.min(...reads.map(({ candidate }) => candidate.start));

/** What the first names of items begin with. */
export const firstWords = ({ reads }: ReadGroup): string[] =>
  reads.map(({ slots: [slot] }) => slot?.words[0] ?? '').filter((word) => word !== '');

/**
 * Whether a list of names in a script without capitals, which are never clear, is told to be one of choices: of brands,
 * of several, or again of one that another has.
 */
function goesOn(one: ReadGroup, other: ReadGroup): boolean {
  const { choices, others, brands } = one.group.introduction;
  const names = ({ labelled, head, slots: [slot] }: ReadItem) =>
    !labelled && head.cut && CASELESS.test(slot?.label ?? '');
  const known = new Set(firstWords(other));
  return (
    choices &&
    !others &&
    one.reads.every(names) &&
    (brands || one.reads.length > 1 || firstWords(one).some((word) => known.has(word)))
  );
}

/** What a list that ranks has at least on the whole where a clearer one stands before it. */
const CLEAR_ENOUGH = 1.05;

/** Without bullets of conditions behind a clearer list ("For beginners: Acme"), which say again what that has. */
export function withoutConditions(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const first = chosen.find(
    ({ group: { kind, ordered } }) => ordered || kind === 'column' || kind === 'headings',
  );
  return chosen.filter(
    (one) =>
      !first ||
      one.group.kind !== 'list' ||
      one.group.ordered ||
      goesOn(one, first) ||
      startOf(one) < startOf(first) ||
      meanForm(one.reads) > CLEAR_ENOUGH ||
      meanForm(first.reads) < meanForm(one.reads),
  );
}

/** Without the products that a table compares before a list tells which of them are choices. */
export function withoutComparison(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const last = Math.max(
    ...chosen.map((one) =>
      one.group.kind !== 'header' && one.group.introduction.choices ? startOf(one) : -1,
    ),
  );
  return chosen.filter((one) => one.group.kind !== 'header' || startOf(one) > last);
}

/** Without what tells of traits where other lists are told to be choices: "Switches" with names of some, then keyboards. */
export function withoutTraits(chosen: readonly ReadGroup[]): readonly ReadGroup[] {
  const isOfTraits = ({ group: { kind, introduction, parent } }: ReadGroup) =>
    kind === 'list' && !introduction.choices && introduction.others && (introduction.traits || parent >= 0);
  return chosen.some((one) => one.group.introduction.choices && !isOfTraits(one))
    ? chosen.filter((one) => !isOfTraits(one))
    : chosen;
}

/** Whether the paragraph behind a list takes it back. */
export function isTakenBack(text: string, { pieces }: Blocks, { group, reads }: ReadGroup): boolean {
  const { kind, start, end } = pieces[reads.at(-1)?.candidate.to ?? -1] ?? { kind: 'row', start: 0, end: 0 };
  return group.kind === 'list' && kind === 'paragraph' && takesBack(text.slice(start, end));
}
