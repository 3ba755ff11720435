import { countBefore } from '../../shared/count-before.ts';
import type { Candidate, Group } from './group.ts';

/** The groups of an answer, by the items that they stand in. */
export interface InnerGroups {
  /** The first group inside an item, behind its own line; null for none. */
  of(item: Candidate): Group | null;
  /** Whether the numbers of one list go on through several items: those are titles over parts of it. */
  shareNumbers(items: readonly Candidate[]): boolean;
}

/** Where a group begins, in pieces. */
const fromOf = ({ candidates: [first] }: Group) => first?.from ?? 0;

export function innerGroupsOf(all: readonly Group[]): InnerGroups {
  const groups = all.toSorted((a, b) => fromOf(a) - fromOf(b));
  return {
    of({ from, to }) {
      const next = groups[countBefore(groups, (group) => fromOf(group) <= from)];
      return next && fromOf(next) < to ? next : null;
    },
    shareNumbers(items) {
      const itemAt = (from: number) => {
        const at = countBefore(items, (item) => item.from < from) - 1;
        return from < (items[at]?.to ?? 0) ? at : -1;
      };
      return groups.some(({ kind, ordered, candidates }) => {
        if (kind !== 'list' || !ordered || candidates.length < 2) return false;
        const at = candidates.map(({ from }) => itemAt(from));
        return !at.includes(-1) && new Set(at).size > 1;
      });
    },
  };
}
