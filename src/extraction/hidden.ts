import { classOf, SPACE, SPACELESS, WORD } from './letters.ts';

/**
 * Up to where a link target, an image or a tag was looked for and not closed: it is not looked for again
 * before that, so that a text full of openings takes no more than linear time.
 */
export interface Unclosed {
  link: number;
  image: number;
  tag: number;
}

/** Where a URL that begins at `start` ends. */
export function endOfUrl(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x27 || code === 0x29 || code === 0x3c || code === 0x3e) break;
    if (code === 0x5d || code === 0x60 || code === 0x7c) break;
    if (code >= 0x80 || code <= 0x20) {
      if (classOf(code) & (SPACE | SPACELESS)) break;
    }
    at += 1;
  }
  return at;
}

/** The end of a bracket that was opened before `start`, or -1 - the place where looking for it ended. */
function closing(text: string, start: number, open: number, close: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) break;
    if (code === 0x5c) at += 1;
    else if (code === open) depth += 1;
    else if (code === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1 - at;
}

/**
 * Where what begins at `at` ends if a reader does not see it: a URL, and in Markdown the target of a link,
 * an image with its text, a tag. `at` itself where it is visible.
 */
export function skipHidden(
  text: string,
  at: number,
  code: number,
  format: 'markdown' | 'plain',
  unclosed: Unclosed,
): number {
  if (code === 0x68 || code === 0x48) {
    const second = text.charCodeAt(at + 1) | 32;
    if (second !== 0x74 || classOf(text.charCodeAt(at - 1)) & WORD) return at;
    const scheme = text.slice(at, at + 8).toLowerCase();
    return scheme.startsWith('http://') || scheme === 'https://' ? endOfUrl(text, at) : at;
  }
  if (format === 'plain') return at;
  if (code === 0x5d) {
    if (text.charCodeAt(at + 1) !== 0x28 || at < unclosed.link) return at;
    const end = closing(text, at + 2, 0x28, 0x29);
    if (end >= 0) return end;
    unclosed.link = -1 - end;
    return at;
  }
  if (code === 0x21) {
    if (text.charCodeAt(at + 1) !== 0x5b || at < unclosed.image) return at;
    const end = closing(text, at + 2, 0x5b, 0x5d);
    // The image's target is skipped as that of any link, from its closing bracket on.
    if (end >= 0) return text.charCodeAt(end) === 0x28 ? end - 1 : at;
    unclosed.image = -1 - end;
    return at;
  }
  if (code === 0x3c) {
    const next = text.charCodeAt(at + 1) | 32;
    if (at < unclosed.tag || !(next === 0x2f || next === 0x21 || (next >= 0x61 && next <= 0x7a))) return at;
    for (let end = at; end < text.length; end += 1) {
      const mark = text.charCodeAt(end);
      if (mark === 0x3e) return end + 1;
      unclosed.tag = end;
      if (mark === 0x0a) break;
    }
  }
  return at;
}
