import { ASTERISK, BACKTICK, EQUALS, HASH, HYPHEN, TILDE, UNDERSCORE } from '../../shared/characters.ts';
import { isBlank } from './line.ts';

/** Whether a line is three or more of one of `*`, `-`, `_` and nothing else. */
export function isRule(text: string, start: number, end: number): boolean {
  const sign = text.charCodeAt(start);
  if (sign !== ASTERISK && sign !== HYPHEN && sign !== UNDERSCORE) return false;
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
  if (sign !== EQUALS && sign !== HYPHEN) return 0;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at < end ? 0 : sign === EQUALS ? 1 : 2;
}

/** The sign and length of a code fence; null where the line opens none. */
export function fenceAt(text: string, start: number, end: number) {
  const sign = text.charCodeAt(start);
  if (sign !== BACKTICK && sign !== TILDE) return null;
  let at = start;
  while (at < end && text.charCodeAt(at) === sign) at += 1;
  if (at - start < 3) return null;
  if (sign === BACKTICK) {
    const tick = text.indexOf('`', at);
    if (tick >= 0 && tick < end) return null;
  }
  return { sign, length: at - start };
}

/** The depth of the heading that a line of `#` begins, and its text; null where it is none. */
export function headingAt(text: string, start: number, end: number) {
  let from = start;
  while (from < end && text.charCodeAt(from) === HASH) from += 1;
  const depth = from - start;
  if (depth === 0 || depth > 6 || (from < end && !isBlank(text.charCodeAt(from)))) return null;
  while (from < end && isBlank(text.charCodeAt(from))) from += 1;
  let last = end;
  while (last > from && text.charCodeAt(last - 1) === HASH) last -= 1;
  if (last > from && !isBlank(text.charCodeAt(last - 1))) last = end;
  while (last > from && isBlank(text.charCodeAt(last - 1))) last -= 1;
  return { depth, start: from, end: last };
}
