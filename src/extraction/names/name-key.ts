import { fold } from '../text/letters.ts';

const PLAIN_WORD = /^[a-z\d]+$/;

function keyOfPhrase(folded: string): string {
  const plain = folded
    .replace(/&amp;|&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
  const bare = plain
    .replace(/^the\s+(?=\S)/u, '')
    .replace(/\s+(?:inc|llc|ltd|gmbh|corp|corporation|plc)$/u, '');
  return (bare === '' ? plain : bare).replace(/\s+/gu, '');
}

/**
 * A name as names are merged: without case, accents, spaces, punctuation, a leading "The" and the legal form
 * at its end. "L.L. Bean" and "LL Bean" have one key, "The North Face" and "North Face Inc." too.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  // Most names are asked for word by word.
  return PLAIN_WORD.test(folded) ? folded : keyOfPhrase(folded);
}
