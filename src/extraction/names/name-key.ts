import { folded } from '../text/characters.ts';

const PLAIN_WORD = /^[a-z\d]+$/;
const LEGAL_FORM = /\s+(?:inc|llc|ltd|gmbh|corp|corporation|plc)$/u;

/**
 * A name as names are merged: without case, accents, spaces, punctuation, a leading "The" and the legal form at its end.
 * "L.L. Bean" and "LL Bean" have one key, "The North Face" and "North Face Inc." too.
 */
export function nameKey(name: string): string {
  const small = folded(name.normalize('NFC'));
  if (PLAIN_WORD.test(small)) return small;
  const plain = small
    .replace(/&amp;|&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
  const bare = plain.replace(/^the\s+(?=\S)/u, '').replace(LEGAL_FORM, '');
  return (bare === '' ? plain : bare).replace(/\s+/gu, '');
}
