import { CASELESS } from '../text/caseless.ts';
import type { Group } from './group.ts';
import { type Introduction, introductionIn, saysNothing } from './introduction.ts';
import type { ReadItem } from './items.ts';
import { withoutAsides } from './name-signs.ts';

/* Which items of a group name choices, and in which order: without what stands between them. */

/** Whether nothing is said of a group. */
export const isSilent = (said: Introduction): boolean => saysNothing({ ...said, sorted: false, rest: false });

/** Items numbered backwards ("3. Kia, 2. Audi, 1. BMW") or by a column of ranks: in the order of their numbers. */
export function inWrittenOrder(reads: readonly ReadItem[]): readonly ReadItem[] {
  const numbers = reads.map(({ number }) => number);
  const sorted = numbers.toSorted((a, b) => a - b);
  const each = sorted[0] === 1 && sorted.every((number, at) => at === 0 || number > (sorted[at - 1] ?? 0));
  if (!each || numbers.every((number, at) => number === sorted[at])) return reads;
  return reads.toSorted((a, b) => a.number - b.number);
}

/**
 * A list in which each thing is followed by its parts, all at one depth ("Acme", "Price: 1", "Nova", "Price: 2"),
 * without them.
 */
export function withoutParts(reads: readonly ReadItem[]): readonly ReadItem[] {
  const heads = new Map<string, number>();
  const keyOf = ({ slots: [slot] }: ReadItem) => slot?.label.toLowerCase() ?? '';
  for (const read of reads) heads.set(keyOf(read), (heads.get(keyOf(read)) ?? 0) + 1);
  const things = reads.filter((read) => !read.part && (heads.get(keyOf(read)) ?? 0) < 2);
  const named = things.filter(({ form }) => form >= 1.3).length;
  return named > 1 && things.every(({ form }) => form >= 0.6) && reads.length - things.length >= things.length
    ? things
    : reads;
}

/** How likely a name is that a label shows, and nothing else. */
const MIN_SHOWN = 0.6;
/** A head of more words is no name where its form tells none. */
const MAX_BETWEEN = 2;
const MAX_CASELESS = 8;

const isShort = (head: string): boolean =>
  CASELESS.test(head) ? head.length <= MAX_CASELESS : head.split(/\s+/).length <= MAX_BETWEEN;

/** Whether a head says of nothing but perhaps a kind of choices, as "Urban Company" does. */
function tellsOfNothingElse({ form, slots: [slot] }: ReadItem): boolean {
  const label = withoutAsides(slot?.label ?? '');
  const { choices, brands, ...others } = introductionIn(label);
  const isNamed = form > 0 && /(?:^|\s)\p{Lu}\S*$/u.test(label);
  return isSilent({ ...others, choices: false, brands: false }) && (isNamed || !(choices || brands));
}

/** The headings that are names, and what stands between two of them, is as short and says that it is nothing else. */
export function withNeighbours(reads: readonly ReadItem[], least: number): readonly ReadItem[] {
  const isNamed = ({ form, part, shown }: ReadItem) =>
    (form >= least || (shown && form >= MIN_SHOWN)) && !part;
  const first = reads.findIndex(isNamed);
  const last = reads.findLastIndex(isNamed);
  return reads.filter(
    (read, at) =>
      isNamed(read) ||
      (at > first &&
        at < last &&
        !read.part &&
        read.head.cut &&
        tellsOfNothingElse(read) &&
        isShort(withoutAsides(read.slots[0]?.label ?? ''))),
  );
}

/** What to do, or a kind of things: no name has a capital in front of three small words and more nowhere. */
const PHRASE = /^\p{Lu}[\p{Ll}'’-]*(?:[\s/]+[\p{Ll}'’-]+){2,}$/u;

/** Without what a list of names says between them: "Get two references — from firms of your size". */
export function withoutAdvice(reads: readonly ReadItem[]): readonly ReadItem[] {
  const names = reads.filter(
    ({ form, head, labelled, slots: [slot] }) =>
      form > 0 || !head.cut || labelled || !PHRASE.test(slot?.label ?? ''),
  );
  return names.length * 3 >= reads.length * 2 ? names : reads;
}

/** Headings without the sentence that one of them is: "Zeta is for hiring, so it is left out". */
export function withoutSentences({ kind }: Group, reads: readonly ReadItem[]): readonly ReadItem[] {
  const names = reads.filter(({ form, head }) => form > 0 || head.cut);
  return kind === 'headings' && names.length + 1 === reads.length && names.length > 1 ? names : reads;
}
