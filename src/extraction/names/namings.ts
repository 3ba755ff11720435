import { countBefore } from '../../shared/count-before.ts';
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
  const first = countBefore(namings, (naming) => naming.start < start);
  let last = first;
  while (last < namings.length && last - first < most && (namings[last]?.start ?? end) < end) last += 1;
  return first === last ? NO_NAMINGS : namings.slice(first, last);
}
