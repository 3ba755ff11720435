import { type Naming, namingsIn } from '../names/namings.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';

/** A sentence that names a brand. */
export interface NamingSentence extends Span {
  /** Where it names that brand, once at least. */
  readonly namings: readonly Naming[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Longer ones are none: they lost their ends, and each of many brands in one would be looked for in all of it. */
const MAX_LENGTH = 800;

/** By brand the sentences of a text that name it, in the order of the text. */
export function namingSentences(
  text: string,
  namings: readonly Naming[],
): ReadonlyMap<number, readonly NamingSentence[]> {
  const sentences = sentencesOf(text, 0, text.length);
  const found = new Map<number, NamingSentence[]>();
  for (const [at, { start, end }] of sentences.entries()) {
    if (end - start > MAX_LENGTH) continue;
    for (const [brand, own] of Map.groupBy(namingsIn(namings, { start, end }), (naming) => naming.brand)) {
      const told = found.get(brand) ?? [];
      found.set(brand, told);
      told.push({ start, end, namings: own, isFirst: at === 0, isLast: at === sentences.length - 1 });
    }
  }
  return found;
}
