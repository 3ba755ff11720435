import { DIMENSIONS } from '../catalogue/dimensions.ts';
import type { Dimension } from '../catalogue/types.ts';

/** Part of a brand's answers that is looked at by itself. */
export interface Slice {
  readonly name: string;
  /** Dimension of reports by whose values answers are told apart; null for all answers. */
  readonly dimension: Dimension | null;
}

const by = (name: string): Slice => ({
  name,
  dimension: DIMENSIONS.find((dimension) => dimension.name === name) ?? null,
});

/** Slices of answers, beside those of tracked competitors. A line here is all that another dimension needs. */
export const SLICES: readonly Slice[] = [
  { name: 'all', dimension: null },
  by('engine'),
  by('country'),
  by('topic'),
];

/** Name of the slice of a tracked competitor, whose own figures are looked at. */
export const COMPETITOR = 'competitor';

/** Names of all slices, as signals have them. */
export const SLICE_NAMES = [...SLICES.map(({ name }) => name), COMPETITOR] as const;
