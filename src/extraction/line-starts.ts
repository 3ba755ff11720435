import type { Cell } from './block-tree.ts';

export const isBlank = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d;
export const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Bullets that Markdown does not know and people write. */
const BULLETS = new Set([...'•●◦▪‣▸►○■'].map((bullet) => bullet.charCodeAt(0)));

/** Cells of a row: what is between the bars, trimmed. */
export function cellsOf(text: string, start: number, end: number): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  while (from < end && isBlank(text.charCodeAt(from))) from += 1;
  if (text.charCodeAt(from) === 0x7c) from += 1;
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
    if (code === 0x5c) at += 1;
    else if (code === 0x7c) {
      add(at);
      from = at + 1;
    }
  }
  let rest = from;
  while (rest < end && isBlank(text.charCodeAt(rest))) rest += 1;
  if (rest < end) add(end);
  return cells;
}

/** How many columns a delimiter row (`| --- | :-: |`) declares; 0 where the line is none. */
export function delimitersIn(text: string, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x2d && code !== 0x3a && code !== 0x7c && !isBlank(code)) return 0;
  }
  const cells = cellsOf(text, start, end);
  return cells.every(({ start: from, end: to }) => /^:?-+:?$/.test(text.slice(from, to))) ? cells.length : 0;
}

/** The list marker at `at`: its character, its number and its end; null where there is none. */
export function markerAt(text: string, at: number, end: number, markdown: boolean) {
  const code = text.charCodeAt(at);
  let after = at;
  let number = 0;
  let marker = code;
  if (code === 0x2d || code === 0x2a || code === 0x2b || BULLETS.has(code)) after = at + 1;
  else if (isDigit(code)) {
    while (after < end && after - at < 9 && isDigit(text.charCodeAt(after))) {
      number = number * 10 + text.charCodeAt(after) - 0x30;
      after += 1;
    }
    if (text.charCodeAt(after) === 0xfe0f) after += 1;
    marker = text.charCodeAt(after);
    // "1️⃣ Dell": a digit in a keycap.
    const closes = marker === 0x2e || marker === 0x29 || marker === 0x20e3 || (!markdown && marker === 0x3a);
    if (!closes) return null;
    after += 1;
  } else if (code >= 0x2460 && code <= 0x2473) {
    number = code - 0x245f;
    marker = 0x2460;
    after = at + 1;
  } else if (!markdown && (code === 0x23 || code === 0x28) && isDigit(text.charCodeAt(at + 1))) {
    after = at + 1;
    while (after < end && after - at < 4 && isDigit(text.charCodeAt(after))) {
      number = number * 10 + text.charCodeAt(after) - 0x30;
      after += 1;
    }
    const closing = text.charCodeAt(after);
    if (closing === 0x29 || closing === 0x3a || closing === 0x2e) after += 1;
    else if (code === 0x28) return null;
  } else return null;
  if (after < end && !isBlank(text.charCodeAt(after)) && marker < 0x100) return null;
  const ordered = number > 0 || isDigit(code);
  return { marker, number, ordered, end: after };
}

/** Whether a line is three or more of one of `*`, `-`, `_` and nothing else. */
export function isRule(text: string, start: number, end: number): boolean {
  const sign = text.charCodeAt(start);
  if (sign !== 0x2a && sign !== 0x2d && sign !== 0x5f) return false;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === sign) count += 1;
    else if (!isBlank(code)) return false;
  }
  return count >= 3;
}

/** The depth of the heading that a line of `=` or `-` makes of the paragraph above; 0 where it is none. */
export function underlineDepth(text: string, start: number, end: number): number {
  const sign = text.charCodeAt(start);
  if (sign !== 0x3d && sign !== 0x2d) return 0;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at < end ? 0 : sign === 0x3d ? 1 : 2;
}

/** The sign and length of a code fence; null where the line opens none. */
export function fenceAt(text: string, start: number, end: number) {
  const sign = text.charCodeAt(start);
  if (sign !== 0x60 && sign !== 0x7e) return null;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  if (at - start < 3) return null;
  if (sign === 0x60) {
    const tick = text.indexOf('`', at);
    if (tick >= 0 && tick < end) return null;
  }
  return { sign, length: at - start };
}

/** The depth of the heading that a line of `#` begins, and its text; null where it is none. */
export function headingAt(text: string, start: number, end: number) {
  let from = start;
  while (from < end && text.charCodeAt(from) === 0x23) from += 1;
  const depth = from - start;
  if (depth === 0 || depth > 6 || (from < end && !isBlank(text.charCodeAt(from)))) return null;
  while (from < end && isBlank(text.charCodeAt(from))) from += 1;
  let last = end;
  while (last > from && text.charCodeAt(last - 1) === 0x23) last -= 1;
  if (last > from && !isBlank(text.charCodeAt(last - 1))) last = end;
  while (last > from && isBlank(text.charCodeAt(last - 1))) last -= 1;
  return { depth, start: from, end: last };
}
