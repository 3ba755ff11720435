import { isWord } from './characters.ts';

/** Properties of a code unit of a document, as bits. */
export const HIDDEN = 1;
/** A sign of Markdown or HTML, which a reader does not see; names run on over it. */
export const MARKUP = 2;
export const BOLD = 4;
export const LINK = 8;

/** Bound of every look ahead, in code units: it keeps the time linear. */
const REACH = 2_000;
/** Brackets inside brackets. */
const DEEPEST = 4;
const MARKUP_SIGN = /[\\`![<*_~@hHwW【(（]/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const URL_START = /https?:\/\//iy;
const URL_END = /[\s<>"'）」】\]）]/;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>\n]{0,500}>/iy;
const HOST = /^(?:https?:\/\/|www\.)|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
const FOOTNOTE = /\[\^?[\d\s,–-]{1,30}\](?!\()/y;
const ASIDE_HOST = /[(（](?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[^\s()]*)?[)）]/iy;
const MAIL_HOST = /@[a-z0-9-]+(?:\.[a-z0-9-]+)+/iy;
const MAIL_LOCAL = /[a-z0-9._%+-]/i;
const SENTENCE_END = /[.!?。！？…)）"”»\]]/;

const sticky = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Marks each code unit: what a reader does not see, and what is bold or a link. */
export function markInline(text: string): Uint8Array {
  const flags = new Uint8Array(text.length + 1);
  const set = (from: number, to: number, bit: number) => {
    for (let at = from; at < to; at += 1) flags[at] = (flags[at] ?? 0) | bit;
  };
  /** Ends of lines found so far: the next line end is looked for once a line. */
  let lineEnd = -1;
  const endOfLine = (at: number) => {
    if (lineEnd < at) lineEnd = text.indexOf('\n', at);
    if (lineEnd < 0) lineEnd = text.length;
    return Math.min(lineEnd, at + REACH);
  };
  /** Next place of each needle asked for: looked for once however often it is asked. */
  const next = new Map<string, number>();
  const find = (needle: string, from: number, to: number) => {
    let place = next.get(needle) ?? -1;
    if (place < from) {
      place = text.indexOf(needle, from);
      if (place < 0) place = text.length;
      next.set(needle, place);
    }
    return place <= to - needle.length ? place : -1;
  };
  const closing = (open: string, close: string, from: number, to: number) => {
    let depth = 1;
    for (let at = from; at < to; at += 1) {
      const sign = text[at];
      if (sign === '\\') at += 1;
      else if (sign === open && ++depth > DEEPEST) return -1;
      else if (sign === close && --depth === 0) return at;
    }
    return -1;
  };
  /** Hides a link's label that only names the source: in brackets behind a sentence, or a bare host there. */
  const isChip = (start: number, end: number, label: string) => {
    let before = start - 1;
    while (text[before] === ' ' || text[before] === '[' || text[before] === '*') before -= 1;
    const sign = text[before] ?? '';
    if (sign === '(' || sign === '（' || sign === '【') return true;
    if ((sign === ',' || sign === ';' || sign === ')' || sign === '、') && (flags[before - 1] ?? 0) & HIDDEN)
      return true;
    if (!HOST.test(label)) return false;
    const behind = text.slice(end, end + 2).trim();
    return (
      /^https?:/i.test(label) ||
      (SENTENCE_END.test(sign) && (behind === '' || !/^[\p{Ll}\p{N}]/u.test(behind)))
    );
  };
  const link = (at: number, isImage: boolean): number => {
    const labelStart = at + (isImage ? 2 : 1);
    const limit = endOfLine(at);
    const labelEnd = closing('[', ']', labelStart, limit);
    if (labelEnd < 0) return at + 1;
    const behind = text[labelEnd + 1];
    if (behind === '(') {
      const found = closing('(', ')', labelEnd + 2, limit);
      if (found < 0 && limit !== text.length) return at + 1;
      const end = found < 0 ? limit : found + 1;
      set(labelEnd, end, HIDDEN);
      set(at, labelStart, MARKUP);
      if (isImage || isChip(at, end, text.slice(labelStart, labelEnd).replaceAll('*', '')))
        set(at, labelEnd, HIDDEN);
      else set(labelStart, labelEnd, LINK);
      return isImage ? end : labelStart;
    }
    if (behind === ':' && (at === 0 || text[at - 1] === '\n')) {
      set(at, limit, HIDDEN);
      return limit;
    }
    const note = sticky(FOOTNOTE, text, at);
    if (note) {
      set(at, at + note[0].length, HIDDEN);
      return at + note[0].length;
    }
    return at + 1;
  };
  const emphasis = (at: number, sign: string): number => {
    let run = 1;
    while (text[at + run] === sign) run += 1;
    const end = at + run;
    const inside = sign === '_' && isWord(text.charCodeAt(at - 1)) && isWord(text.charCodeAt(end));
    if (inside || run > 3) return end;
    const opens = end < text.length && !/\s/.test(text[end] ?? ' ');
    if (run === 1) {
      const glued = isWord(text.charCodeAt(at - 1)) && isWord(text.charCodeAt(end));
      if (
        (opens || !/\s/.test(text[at - 1] ?? ' ')) &&
        !(glued && sign === '*' && text[at - 1] !== '*' && /\d/.test(text[at - 1] ?? ''))
      )
        set(at, end, MARKUP);
      return end;
    }
    set(at, end, MARKUP);
    if (!opens || (flags[at] ?? 0) & BOLD) return end;
    const close = find(sign.repeat(2), end, endOfLine(end));
    if (close > end) set(end, close + 2, BOLD);
    return end;
  };
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (!MARKUP_SIGN.test(sign) || ((flags[at] ?? 0) & HIDDEN) !== 0) {
      at += 1;
      continue;
    }
    switch (sign) {
      case '\\':
        if (PUNCTUATION.test(text[at + 1] ?? '')) set(at, at + 1, MARKUP);
        at += 2;
        break;
      case '`': {
        let run = 1;
        while (text[at + run] === '`') run += 1;
        const fence = run >= 3 && (at === 0 || text[at - 1] === '\n');
        const until = fence ? text.length : endOfLine(at);
        const end = fence ? text.indexOf('\n```', at + run) : find('`'.repeat(run), at + run, until);
        const to = end < 0 ? (fence ? text.length : at + run) : end + run + (fence ? 1 : 0);
        set(at, to, end < 0 && !fence ? MARKUP : HIDDEN);
        at = to;
        break;
      }
      case '!':
        at = text[at + 1] === '[' ? link(at, true) : at + 1;
        break;
      case '[':
        at = link(at, false);
        break;
      case '<': {
        const tag = sticky(TAG, text, at);
        if (tag) set(at, at + tag[0].length, MARKUP);
        if (tag && tag[1] === '' && /^(?:b|strong)$/i.test(tag[2] ?? '')) {
          const end = find('</', at + tag[0].length, endOfLine(at));
          if (end > 0) set(at + tag[0].length, end, BOLD);
        }
        at += tag ? tag[0].length : 1;
        break;
      }
      case '*':
      case '_':
      case '~':
        at = emphasis(at, sign);
        break;
      case '@': {
        const host = sticky(MAIL_HOST, text, at);
        if (host && MAIL_LOCAL.test(text[at - 1] ?? '')) {
          let from = at;
          while (from > 0 && at - from < 64 && MAIL_LOCAL.test(text[from - 1] ?? '')) from -= 1;
          set(from, at + host[0].length, HIDDEN);
        }
        at += 1;
        break;
      }
      case '【': {
        const end = find('】', at + 1, Math.min(endOfLine(at), at + 200));
        const label = text.slice(at + 1, Math.max(at, end));
        if (end > 0 && (label.includes('†') || /^[\d\s,、-]+$/.test(label))) set(at, end + 1, HIDDEN);
        at += 1;
        break;
      }
      case '(':
      case '（': {
        const host = sticky(ASIDE_HOST, text, at);
        if (host) set(at, at + host[0].length, HIDDEN);
        at += host ? host[0].length : 1;
        break;
      }
      default: {
        if (sticky(URL_START, text, at)) {
          let end = at;
          while (end < text.length && !URL_END.test(text[end] ?? ' ')) end += 1;
          while (/[.,;:!?)*]/.test(text[end - 1] ?? '')) end -= 1;
          set(at, Math.max(end, at + 1), HIDDEN);
          at = Math.max(end, at + 1);
        } else at += 1;
      }
    }
  }
  return flags;
}
