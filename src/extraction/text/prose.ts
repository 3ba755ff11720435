import type { Blocks } from './block-tree.ts';

/**
 * An item that is a question, or hardly anything but a link: what is asked next, or where something was read. Addresses are
 * looked ahead at, which takes them whole: given back sign by sign, 32,000 brackets behind one took two seconds.
 */
const ASIDE =
  /[?？؟]["”’»）)*_]*$|^(?:\[[^\]\n]*\]\((?=(\S+))\1(?<=[^(]\)[.,;)*_]*)|(?=(<?https?:\S+))\2)[\s.,;)*_]*$/u;

/**
 * Whether an answer is prose: where something is listed, that tells what is chosen. A title over it, and lists of questions
 * and of sources, are beside it.
 */
export function isProse(text: string, { lists, tables, items, pieces }: Blocks): boolean {
  if (tables.length > 0) return false;
  if (lists.length === 0) return pieces.every(({ kind }, at) => kind !== 'heading' || at === 0);
  const isBeside = items.every(({ first, end }) =>
    pieces.slice(first, end).every((piece) => ASIDE.test(text.slice(piece.start, piece.end))),
  );
  return (
    isBeside &&
    pieces.every(({ kind }, at) => kind !== 'heading' || at === 0 || (pieces[at + 1]?.item ?? -1) >= 0)
  );
}
