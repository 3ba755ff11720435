import { isJoint } from '../languages/forms.ts';
import type { Span } from '../text/blocks.ts';
import { classOf, HANGUL, isWord, JOINED, SPACE, UPPER } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { BOLD, HIDDEN, LINK, MARKUP } from '../text/inline.ts';

/** Ways to cut an entry's name out of its first line. */
export const CUTS = ['bold', 'lead', 'after', 'run', 'inner', 'whole', 'name'] as const;
export type Cut = (typeof CUTS)[number];

/** A stretch that may be the name of an entry. */
export interface Head extends Span {
  readonly cut: Cut;
  /** True where a colon stands right behind it. */
  readonly hasColon: boolean;
}

/** Longer runs of text are no name. */
const LONGEST = 120;
/** Begins what is said of a name behind it. */
const STRONG = /[:：–—|→=。\n]/;
const OPENING = /[([（【「『［]/;
const CLOSING = /[)\]）】」』］]/;
const QUOTE_OPENING = /["“„«「『]/;
const QUOTE_CLOSING = /["”“»」』]/;
const CONNECTOR =
  /^(?:&|\+|\/|[·・]|de|la|le|les|du|des|del|di|da|do|von|van|of|the|and|y|e|et|und|for|by|'s|in|on|to)$/i;
/** Kana that follow a name in a sentence. */
const PARTICLE = /[はがをのにでともへやか、。]/;

/** Moves a span's edges in to what a reader sees of a name. */
function tight({ text, flags }: Document, start: number, end: number): Span {
  let [from, to] = [start, end];
  const isEdge = (at: number) =>
    ((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || !/[\p{L}\p{N})\]）」"”'’!+&.]/u.test(text[at] ?? ' ');
  while (
    from < to &&
    (((flags[from] ?? 0) & (HIDDEN | MARKUP)) !== 0 || !/[\p{L}\p{N}]/u.test(text[from] ?? ' '))
  )
    from += 1;
  while (to > from && (isEdge(to - 1) || /[.'"”’]/.test(text[to - 1] ?? ''))) to -= 1;
  if (CLOSING.test(text[to - 1] ?? '') && !OPENING.test(text.slice(from, to))) to -= 1;
  return { start: from, end: to };
}

/** The first place from which something is said of a name: a colon, a dash, a bracket, the end of a sentence. */
function separatorAt({ text, flags }: Document, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    if (((flags[at] ?? 0) & HIDDEN) !== 0 || isWord(text.charCodeAt(at))) continue;
    const sign = text[at] ?? '';
    const next = text[at + 1] ?? ' ';
    if (sign === ':' && /[\d/]/.test(next) && /\d/.test(text[at - 1] ?? '')) continue;
    if (
      (sign === '–' || sign === '—') &&
      isWord(text.charCodeAt(at - 1)) &&
      isWord(next.charCodeAt(0)) &&
      sign === '–'
    )
      continue;
    if (/[?？!！]/.test(sign) && /\s/.test(next) && !/^\s\p{Lu}/u.test(text.slice(at + 1, at + 3))) return at;
    if (STRONG.test(sign) || (OPENING.test(sign) && at > start)) return at;
    if (sign === '-' && /\s/.test(text[at - 1] ?? '') && /\s/.test(next)) return at;
    if (
      sign === '.' &&
      /\s/.test(next) &&
      (at + 1 >= end || /[\p{Lu}\p{Lo}\s*]/u.test(text[at + 2] ?? ' ')) &&
      !/(?:^|[\s.])\p{L}$/u.test(text.slice(Math.max(start, at - 2), at)) &&
      !/\b(?:St|Dr|Mr|Mrs|Inc|Co|No|Nr|Ltd|vs)$/.test(text.slice(Math.max(start, at - 4), at))
    )
      return at;
  }
  return end;
}

/** The words with capitals that a line begins with; in scripts without capitals, what stands before a particle. */
export function nameRun({ text, flags }: Document, start: number, end: number): number {
  let at = start;
  let last = start;
  let words = 0;
  const first = classOf(text.charCodeAt(start));
  if (first & JOINED) {
    while (
      at < end &&
      at - start < 30 &&
      !PARTICLE.test(text[at] ?? '') &&
      !/[\s,，:：(（]/.test(text[at] ?? '')
    )
      at += 1;
    return at;
  }
  while (at < end && at - start < LONGEST) {
    while (at < end && (((flags[at] ?? 0) & MARKUP) !== 0 || (classOf(text.charCodeAt(at)) & SPACE) !== 0))
      at += 1;
    let to = at;
    while (to < end && (classOf(text.charCodeAt(to)) & SPACE) === 0 && !/[,，;:：(（]/.test(text[to] ?? ''))
      to += 1;
    const word = text.slice(at, to).replace(/\*/g, '');
    if (word === '') break;
    const isName =
      /^["'“‘]?[\p{Lu}\p{N}]/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || (words === 0 && word.length > 0);
    if (isName) last = to;
    else if (!CONNECTOR.test(word)) break;
    words += 1;
    if (words > 1 && /[,，;]/.test(text[to] ?? '')) break;
    if (/[,，;:：(（]/.test(text[to] ?? '')) break;
    at = to;
  }
  return last;
}

function boldEnd({ flags }: Document, start: number, end: number): number {
  let at = start;
  while (at < end && ((flags[at] ?? 0) & (BOLD | MARKUP)) !== 0) at += 1;
  return at;
}

/** Marks that join names of one entry; words that do are told by `isJoint`. */
const JOINT = /[/,&+、·・／]/;

/** Goes on over names that share an entry: "Acme or Brio", "Acme / Brio". */
export function sharedEnd(document: Document, head: Span, limit: number): number {
  const { text, flags } = document;
  let { end } = head;
  for (let count = 0; count < 6; count += 1) {
    let at = end;
    let joint = '';
    const skip = () => {
      while (
        at < limit &&
        (((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || /[\s"“”'’)\]]/.test(text[at] ?? ''))
      )
        at += 1;
    };
    skip();
    while (at < limit && JOINT.test(text[at] ?? '')) {
      joint = text[at] ?? '';
      at += 1;
      skip();
    }
    let to = at;
    while (to < limit && isWord(text.charCodeAt(to)) && to - at < 8 && ((flags[to] ?? 0) & BOLD) === 0)
      to += 1;
    if (isJoint(text.slice(at, to).toLowerCase())) {
      joint = text.slice(at, to);
      at = to;
      skip();
    }
    if (joint === '' || at >= limit) return end;
    const isBold = ((flags[at] ?? 0) & BOLD) !== 0;
    const next = isBold
      ? separatorAt(document, at, boldEnd(document, at, limit))
      : nameRun(document, at, separatorAt(document, at, limit));
    if (next <= at || (!isBold && (classOf(text.charCodeAt(at)) & (UPPER | JOINED | HANGUL)) === 0))
      return end;
    if (
      joint === ',' &&
      !isBold &&
      !/^\s*[,&]|^\s+\p{L}{1,4}\s+\p{Lu}/u.test(text.slice(next, next + 12)) &&
      count === 0
    )
      return end;
    end = next;
  }
  return end;
}

/** The first two runs of words with capitals in a stretch of a sentence. */
function namesInside(document: Document, start: number, limit: number): Span[] {
  const { text, flags } = document;
  const found: Span[] = [];
  for (let at = start; at < limit && found.length < 2; at += 1) {
    const code = text.charCodeAt(at);
    if ((classOf(code) & UPPER) === 0 || isWord(text.charCodeAt(at - 1)) || ((flags[at] ?? 0) & HIDDEN) !== 0)
      continue;
    const end = nameRun(document, at, separatorAt(document, at, limit));
    if (end > at) found.push({ start: at, end });
    at = Math.max(at, end);
  }
  return found;
}

/** Ways to read the name of an entry from its first line, each once; bounded work a line. */
export function headsOf(document: Document, content: Span): Head[] {
  const { text, flags } = document;
  const limit = Math.min(content.end, content.start + 600);
  const heads: Head[] = [];
  const add = (cut: Cut, from: number, to: number) => {
    const { start, end } = tight(document, from, Math.min(to, from + LONGEST * 2));
    if (
      start >= end ||
      end - start > LONGEST ||
      heads.some((head) => head.start === start && head.end === end)
    )
      return;
    let behind = end;
    while (behind < content.end && /[\s*_)\]）]/.test(text[behind] ?? '')) behind += 1;
    heads.push({ start, end, cut, hasColon: /[:：]/.test(text[behind] ?? '') });
  };
  let start = content.start;
  const isUnseen = (at: number) =>
    ((flags[at] ?? 0) & (HIDDEN | MARKUP)) !== 0 || !/[\p{L}\p{N}]/u.test(text[at] ?? 'a');
  while (start < limit && isUnseen(start)) start += 1;
  if (start >= limit) return [];
  const bold = ((flags[start] ?? 0) & BOLD) !== 0 ? boldEnd(document, start, limit) : start;
  const link = ((flags[start] ?? 0) & LINK) !== 0;
  if (bold > start) {
    add('bold', start, Math.min(bold, separatorAt(document, start, bold)));
    add('whole', start, bold);
  }
  const quoted = QUOTE_OPENING.test(text[start - 1] ?? '');
  if (quoted || link) {
    let to = start;
    while (to < limit && !(quoted ? QUOTE_CLOSING.test(text[to] ?? '') : ((flags[to] ?? 0) & LINK) === 0))
      to += 1;
    add('lead', start, to);
  }
  const lead = separatorAt(document, start, limit);
  add('lead', start, lead);
  // Behind a label: "Best overall: Acme".
  let behind = lead;
  while (behind < limit && !/[\p{L}\p{N}]/u.test(text[behind] ?? 'a')) behind += 1;
  if (behind < limit && lead < limit && !OPENING.test(text[lead] ?? '')) {
    const innerBold = ((flags[behind] ?? 0) & BOLD) !== 0 ? boldEnd(document, behind, limit) : behind;
    add(
      'after',
      behind,
      innerBold > behind ? separatorAt(document, behind, innerBold) : separatorAt(document, behind, limit),
    );
    const run = nameRun(document, behind, separatorAt(document, behind, limit));
    if (run > behind) add('after', behind, run);
  }
  const run = nameRun(document, start, lead);
  if (run > start) add('run', start, run);
  // A name inside the sentence: "Anglers should take the Acme 385".
  const from = Math.max(bold, run, start + 1);
  const inside = namesInside(document, from, Math.min(limit, from + 160));
  for (const { start: first, end } of inside) add('name', first, end);
  if (bold === start) {
    let at = start;
    while (at < limit && ((flags[at] ?? 0) & BOLD) === 0) at += 1;
    if (at < limit) add('inner', at, boldEnd(document, at, limit));
  }
  return heads;
}
