import { CASELESS } from '../text/caseless.ts';
import type { HeadEnd } from './head-ends.ts';
import type { ReadGroup, ReadItem } from './items.ts';
import { withoutAsides } from './name-signs.ts';

/** How the groups of one level that rank look. */
export interface Kin {
  readonly ends: ReadonlyMap<HeadEnd, number>;
  readonly items: number;
  /** How deep the headings are that they stand under. */
  readonly depths: ReadonlySet<number>;
}

/** What tells how a group looks. */
export interface Look {
  endOf(read: ReadItem): HeadEnd;
  depthOf(one: ReadGroup): number;
}

export function kinOf(groups: readonly ReadGroup[], look: Look): Kin {
  const reads = groups.flatMap((one) => one.reads);
  const ends = new Map<HeadEnd, number>();
  for (const read of reads) ends.set(look.endOf(read), (ends.get(look.endOf(read)) ?? 0) + 1);
  return { ends, items: reads.length, depths: new Set(groups.map((one) => look.depthOf(one))) };
}

/** How long the names of most heads are, in characters without capitals and in words with them. */
const CHARACTERS = 8;
const WORDS = 3;
/** Longer ones say no more. */
const LONGEST = 3;

const lengthOf = ({ slots: [slot] }: ReadItem): number => {
  const name = withoutAsides(slot?.label ?? '').trim();
  return CASELESS.test(name) ? name.length / CHARACTERS : name.split(/\s+/).length / WORDS;
};

/** The share of the items that rank whose heads end as the group's do, on the whole. */
const alikeness = (reads: readonly ReadItem[], { ends, items }: Kin, look: Look): number =>
  reads.reduce((sum, read) => sum + (ends.get(look.endOf(read)) ?? 0), 0) / (reads.length * items);

/** How long the names of items are on the whole, 1 for a usual one. */
const meanLength = (reads: readonly ReadItem[]): number =>
  Math.min(LONGEST, reads.reduce((sum, read) => sum + lengthOf(read), 0) / reads.length);

/*
 * Points by logistic regression on the groups of test/evaluation of which this decides, each trade told by the others,
 * and rounded: more of the choices look like these, and are few, as tips and steps are not.
 */
const ALIKE = 2;
const AS_DEEP = 2.3;
const SINGLE = -1.3;
/** For twice as many items. */
const DOUBLED = -1.7;
/** For each length of a usual name. */
const LENGTH = -0.7;
const LEAST = 1;

/** How much speaks for a group being more of what ranks on its level, less what has to: one from 0 on is. */
export function joinScore(one: ReadGroup, kin: Kin, look: Look): number {
  const { reads } = one;
  return (
    ALIKE * alikeness(reads, kin, look) +
    (kin.depths.has(look.depthOf(one)) ? AS_DEEP : 0) +
    (reads.length === 1 ? SINGLE : 0) +
    DOUBLED * Math.log2(reads.length) +
    LENGTH * meanLength(reads) -
    LEAST
  );
}
