import type { Part } from './find.ts';
import { sliceValue } from './read-sums.ts';
import { COMPETITOR, SLICES } from './slices.ts';

/** Clause that holds for the answers of a part, over columns of `answers`; `part` is its parameter. */
export function ownsPart({ dimension, value }: Part): { readonly clause: string; readonly part: string } {
  const part = value ?? '';
  if (dimension === COMPETITOR) {
    return { clause: 'has(`mentions.competitor_no`, toUInt32OrZero({part:String}))', part };
  }
  const slice = SLICES.find(({ name }) => name === dimension);
  return { clause: `${slice ? sliceValue(slice) : "''"} = {part:String}`, part };
}
