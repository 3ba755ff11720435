import { ASCII, isDigit, isHighSurrogate, isPlain } from '../../shared/characters.ts';
import { foldCode, isSilent, SEVERAL } from '../text/letters.ts';
import { GAP, isGap, type Node } from './name-trie.ts';

/** Stands for what follows where that is not ASCII. */
const OTHER = 0;

const pairOf = (first: number, second: number) => first * ASCII + second;

/** Which pairs of ASCII characters a name may begin with, 1 at the place of a pair. */
function pairsOf(root: Node): Uint8Array {
  const pairs = new Uint8Array(ASCII * ASCII);
  for (let first = 0; first < ASCII; first += 1) {
    const node = root.next.get(foldCode(first));
    if (!node) continue;
    for (let second = 0; second < ASCII; second += 1) {
      // After one letter a name may end, or go on behind what is silent or not ASCII.
      const goesOn = node.next.has(foldCode(second)) || second === OTHER || isSilent(second);
      const gap = isGap(second) && node.next.has(GAP);
      const ends = node.entry !== null && (!isPlain(second) || isDigit(second));
      if (goesOn || gap || ends) pairs[pairOf(first, second)] = 1;
    }
  }
  return pairs;
}

/** Tells whether a name may begin with two code units; a cheap no for nearly every word. */
export function startsOf(root: Node): (code: number, next: number) => boolean {
  const pairs = pairsOf(root);
  return (code, next) => {
    if (code < ASCII) return pairs[pairOf(code, next < ASCII ? next : OTHER)] === 1;
    const folded = foldCode(code);
    return root.next.has(folded) || folded === SEVERAL || isHighSurrogate(code);
  };
}
