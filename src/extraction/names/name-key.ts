import { fold } from '../text/letters.ts';

/**
 * A name as names are merged: without case, accents, spaces, punctuation, a leading "The" and the legal form
 * at its end. "L.L. Bean" and "LL Bean" have one key, "The North Face" and "North Face Inc." too.
 */
export function nameKey(name: string): string {
  const folded = fold(name)
    .replace(/&amp;|&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
  const bare = folded
    .replace(/^the\s+(?=\S)/u, '')
    .replace(/\s+(?:inc|llc|ltd|gmbh|corp|corporation|plc)$/u, '');
  return (bare === '' ? folded : bare).replace(/\s+/gu, '');
}
