import { BACKSLASH, BAR, COLON, HYPHEN } from '../../shared/characters.ts';
import type { Cell } from './block-tree.ts';
import { isBlank } from './line.ts';

/** Whether a line begins with a bar, also an escaped one. */
export const opensWithBar = (text: string, at: number): boolean =>
  text.charCodeAt(at) === BAR || (text.charCodeAt(at) === BACKSLASH && text.charCodeAt(at + 1) === BAR);

/** Cells of a row: what is between the bars, trimmed. With `escaped` they are between escaped bars. */
export function cellsOf(text: string, start: number, end: number, escaped = false): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  while (from < end && isBlank(text.charCodeAt(from))) from += 1;
  const skipBar = () => {
    if (escaped && text.charCodeAt(from) === BACKSLASH && text.charCodeAt(from + 1) === BAR) from += 2;
    else if (text.charCodeAt(from) === BAR) from += 1;
  };
  skipBar();
  let at = from;
  const add = (to: number) => {
    let first = from;
    let last = to;
    while (first < last && isBlank(text.charCodeAt(first))) first += 1;
    while (last > first && isBlank(text.charCodeAt(last - 1))) last -= 1;
    cells.push({ start: first, end: last });
  };
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) {
      at += 1;
      if (escaped && text.charCodeAt(at) === BAR) {
        add(at - 1);
        from = at + 1;
      }
    } else if (code === BAR) {
      add(at);
      from = at + 1;
    }
  }
  let rest = from;
  while (rest < end && isBlank(text.charCodeAt(rest))) rest += 1;
  if (rest < end) add(end);
  return cells;
}

/**
 * How many columns a delimiter row (`| --- | :-: |`) declares; 0 where the line is none. Some exports escape a table's
 * signs (`\\---\\|\\---`).
 */
export function delimitersIn(text: string, start: number, end: number, escaped = false): number {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (
      code !== HYPHEN &&
      code !== COLON &&
      code !== BAR &&
      !isBlank(code) &&
      !(escaped && code === BACKSLASH)
    )
      return 0;
  }
  const cells = cellsOf(text, start, end, escaped);
  return cells.every(({ start: from, end: to }) => /^\\?:?-+:?$/.test(text.slice(from, to)))
    ? cells.length
    : 0;
}
