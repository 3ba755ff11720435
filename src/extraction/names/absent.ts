import { lowerBound } from '../languages/hits.ts';
import { classId, type WordHits } from '../languages/lexicon.ts';
import type { Span } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Naming } from './find-names.ts';

const [BEHIND, BEFORE] = ['absence', 'absent'].map(classId);

/** Code units between words of absence and the nearest name, and between names that share them. */
const REACH = 60;
const JOINT = 8;

/**
 * Leaves out the names of brands that a sentence says are absent ("no information on X", "X is not listed"), which are no
 * mentions (reading.md). Linear in the text: only blocks with such words are cut into sentences.
 * @param namings sorted by start.
 */
export function withoutAbsent(
  { text, blocks }: Document,
  { starts, ends, classes }: WordHits,
  namings: readonly Naming[],
): Naming[] {
  const absent = new Set<Naming>();
  const nameStarts = namings.map(({ start }) => start);
  const blockStarts = blocks.map(({ start }) => start);
  let cut: {
    readonly block: number;
    readonly sentences: readonly Span[];
    readonly ends: readonly number[];
  } | null = null;
  const sentenceAt = (place: number): Span | undefined => {
    const block = lowerBound(blockStarts, place + 1) - 1;
    if (cut?.block !== block) {
      const sentences = blocks[block] ? sentencesOf(text, blocks[block]) : [];
      cut = { block, sentences, ends: sentences.map(({ end }) => end) };
    }
    return cut.sentences[lowerBound(cut.ends, place + 1)];
  };
  for (const [hit, start] of starts.entries()) {
    const isBehind = classes[hit] === BEHIND;
    const sentence = isBehind || classes[hit] === BEFORE ? sentenceAt(start) : undefined;
    if (!sentence) continue;
    let reach = REACH;
    let edge = isBehind ? (ends[hit] ?? start) : start;
    for (let at = lowerBound(nameStarts, edge) - (isBehind ? 0 : 1); ; at += isBehind ? 1 : -1) {
      const one = namings[at];
      if (!one || absent.has(one) || one.start < sentence.start || one.end > sentence.end) break;
      if ((isBehind ? one.start - edge : edge - one.end) > reach) break;
      absent.add(one);
      [edge, reach] = [isBehind ? one.end : one.start, JOINT];
    }
  }
  return absent.size === 0 ? [...namings] : namings.filter((one) => !absent.has(one));
}
