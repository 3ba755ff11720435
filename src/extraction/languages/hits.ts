import { languageOf } from './language.ts';
import { WORD_CLASSES, type WordHits, wordHits } from './lexicon.ts';

/** Hits of a text's own language and of English, looked up by span. */
export interface TextHits extends WordHits {
  readonly language: string;
}

export function textHits(text: string): TextHits {
  const language = languageOf(text);
  return { language, ...wordHits(text, language === 'en' ? ['en'] : [language, 'en']) };
}

/** Index of the first of sorted numbers that is not below a value. */
export function lowerBound(
  values: { readonly length: number; readonly [at: number]: number },
  value: number,
): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first hit that starts at a place or behind it. */
export const firstHit = ({ starts }: WordHits, at: number): number => lowerBound(starts, at);

/** Adds one for each hit of a class in a span to `counts`, by the class's id. */
export function countClasses(hits: WordHits, start: number, end: number, counts: Float32Array): void {
  for (let at = firstHit(hits, start); at < hits.starts.length && (hits.starts[at] ?? 0) < end; at += 1) {
    const id = hits.classes[at] ?? 0;
    if ((hits.ends[at] ?? 0) <= end) counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** Letters of a span that hits of each class cover, as a share of its length. */
export function coverClasses(hits: WordHits, start: number, end: number, covers: Float32Array): void {
  for (let at = firstHit(hits, start); at < hits.starts.length && (hits.starts[at] ?? 0) < end; at += 1) {
    const id = hits.classes[at] ?? 0;
    if ((hits.ends[at] ?? 0) <= end)
      covers[id] = (covers[id] ?? 0) + ((hits.ends[at] ?? 0) - (hits.starts[at] ?? 0)) / (end - start);
  }
}

export const CLASSES = WORD_CLASSES.length;
