import type { Nodes } from 'mdast';

/*
 * What an answer may ask of whoever shows it. Of 832 answers of engines the longest has 12,166 characters; reading
 * markdown takes time that grows with the square of a text that is written for it.
 */

/** Characters of a text that is read as markdown, at the most. */
export const MOST_MARKDOWN = 20_000;

/** Nodes inside each other that are drawn, at the most. */
const MOST_DEPTH = 50;

/** Whether some nodes lie deeper inside each other than is drawn. */
export function isDeep(root: Nodes): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return true;
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []));
  }
  return false;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTERS = /\p{L}/gu;

/** How a text runs as a whole: lines of it may begin with a name in other letters. */
export const directionOf = (text: string): 'rtl' | 'ltr' =>
  (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > (text.match(LETTERS)?.length ?? 0) ? 'rtl' : 'ltr';
