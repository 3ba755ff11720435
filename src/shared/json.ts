import { BACKSLASH, COLON } from './characters.ts';

const QUOTE = '"';

/** Colons between two places of a text. */
function colonsIn(text: string, start: number, end: number): number {
  let colons = 0;
  for (let at = start; at < end; at += 1) if (text.charCodeAt(at) === COLON) colons += 1;
  return colons;
}

/** End of the string of a JSON text that opens at `open`: a quote after an even run of backslashes. */
function endOfString(text: string, open: number): number {
  for (let close = text.indexOf(QUOTE, open + 1); ; close = text.indexOf(QUOTE, close + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(close - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return close;
  }
}

/** Members that a valid JSON text writes down: one colon each, outside strings. */
function membersWritten(text: string): number {
  let members = 0;
  let at = 0;
  for (let open = text.indexOf(QUOTE); open !== -1; open = text.indexOf(QUOTE, at)) {
    members += colonsIn(text, at, open);
    at = endOfString(text, open) + 1;
  }
  return members + colonsIn(text, at, text.length);
}

/** Members of all objects in a JSON value. Not recursive: 64 KiB of brackets nest 65,536 deep. */
function membersIn(value: unknown): number {
  let members = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const parts = Object.values(one);
    if (!Array.isArray(one)) members += parts.length;
    for (const part of parts) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return members;
}

/** Reasons for rejecting a JSON text. */
export type JsonFault = 'invalid' | 'repeated';

/**
 * Position of a JSON error, as far as V8 reports it: `at line 1, column 13`, `at the unexpected "]"`, or
 * nothing.
 */
function placeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  if (line) return `at line ${line}, column ${column}`;
  const [, token] = /^Unexpected token '(.)',/su.exec(message) ?? [];
  return token?.isWellFormed() ? `at the unexpected ${JSON.stringify(token)}` : '';
}

/**
 * Parses a JSON text without two members of one name in an object (`repeated`): JSON.parse silently keeps the
 * last of those, however they are spelled. Time and memory are linear in the text. `place` is the position of
 * the fault, in words that follow it; empty where unknown.
 */
export function readJson(
  text: string,
): { readonly value: unknown } | { readonly fault: JsonFault; readonly place: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: 'invalid', place: placeOf(error) };
  }
  return membersIn(value) === membersWritten(text) ? { value } : { fault: 'repeated', place: '' };
}
