import { BACKSLASH, BAR } from '../../shared/characters.ts';
import type { Cell } from './block-tree.ts';
import type { Line } from './line.ts';
import type { Span } from './span.ts';
import { cellsOf, delimitersIn, opensWithBar } from './table-rows.ts';

/** Longer lines are sentences with a bar in them, but for those that begin with one. */
const MAX_CELL = 80;
/** A bar in a link's text or a reference is none of a table. */
const LINKED = /\[[^\]\n]*\|[^\]\n]*\]|^\[[^\]\n]+\]:/u;

/** Rows of so many cells are told by two lines, of fewer by three, unless these begin with bars. */
const SURE_CELLS = 3;

/**
 * The cells of a line that begins a table without a line of dashes below: those below have as many. Null where it
 * begins none. `escaped`: the bars are.
 */
export function bareRows(
  text: string,
  above: Span,
  { first, end, next }: Line,
): { readonly cells: readonly Cell[]; readonly escaped: boolean } | null {
  // Looked for in this line alone: most texts have no bar, and each line of a paragraph is asked.
  const bar = text.slice(above.start, above.end).indexOf('|');
  if (bar < 0) return null;
  const escaped = text.charCodeAt(above.start + bar - 1) === BACKSLASH;
  const rowOf = (from: number, to: number): readonly Cell[] => {
    const cells = cellsOf(text, from, to, escaped);
    const fits = opensWithBar(text, from) || cells.every((cell) => cell.end - cell.start <= MAX_CELL);
    return fits && !LINKED.test(text.slice(from, to)) ? cells : [];
  };
  const cells = rowOf(above.start, above.end);
  if (cells.length < 2 || rowOf(first, end).length !== cells.length) return null;
  const line =
    text
      .slice(next, next + MAX_CELL * 3)
      .split('\n', 1)[0]
      ?.trimEnd() ?? '';
  const from = next + line.length - line.trimStart().length;
  // A table of its own begins below.
  if (delimitersIn(text, from, next + line.length, line.includes('\\')) > 0) return null;
  const isTold = cells.length >= SURE_CELLS || text.charCodeAt(above.start) === BAR;
  return isTold || rowOf(from, next + line.length).length === cells.length ? { cells, escaped } : null;
}
