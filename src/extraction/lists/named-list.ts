import type { Candidate, ListEntry } from './candidate.ts';
import type { Head } from './heads.ts';

/** An entry with the name that was read out of it, and how surely that is a name: log odds. */
export interface NamedEntry {
  readonly entry: ListEntry;
  readonly head: Head | null;
  /** End of the names that share the entry: behind "Acme or Brio". */
  readonly namesEnd: number;
  readonly odds: number;
  /** Log odds by its words alone that it is a name, whatever the list is. */
  readonly wordOdds: number;
}

/** A list that is taken for the answer's ranking, with the names of its entries. */
export interface NamedList {
  readonly candidate: Candidate;
  readonly entries: readonly NamedEntry[];
}

/** Log odds from which on a head takes a place. */
export const LEAST_NAME = -0.5;
