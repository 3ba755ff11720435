import type { Span } from '../text/span.ts';

/** A place where a text names a brand: `text.slice(start, end)`. */
export interface Naming extends Span {
  /** Index into the brands given. */
  readonly brand: number;
}

const NO_NAMINGS: readonly Naming[] = [];

/**
 * The namings that begin in a run of text, of namings in the order of the text; at most `most` of them. A name may go
 * on behind the run: "Acme! Adventures" is two sentences, and "Acme: Europe" a head and more.
 */
export function namingsIn(
  namings: readonly Naming[],
  { start, end }: Span,
  most = Number.POSITIVE_INFINITY,
): readonly Naming[] {
  let low = 0;
  let high = namings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((namings[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < namings.length && last - low < most && (namings[last]?.start ?? end) < end) last += 1;
  return low === last ? NO_NAMINGS : namings.slice(low, last);
}
