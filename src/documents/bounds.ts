import type { Nodes } from 'mdast';

/* Bounds of parsing an answer's text. The longest of 832 answers of engines has 12,166 characters; a text
   made for it takes time that grows with its square: 10 s for 20,000 characters. */

/** Characters of a text that is read as markdown, at the most. */
export const MOST_MARKDOWN = 20_000;

/** Characters of a text whose brands are marked, at the most: reading so much takes a second. */
export const MOST_READ = 100_000;

/** Places that are marked, at the most: more of them than anybody reads. */
export const MOST_MARKS = 2_000;

/** Nodes inside each other that are drawn, at the most. */
const MOST_DEPTH = 50;

/** True where nodes are nested deeper than the limit. */
export function isDeep(root: Nodes): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}
