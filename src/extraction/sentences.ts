import { classOf, SPACE, UPPER } from './letters.ts';

/** A run of an answer's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words before a dot that ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(.])(?:vs|e\.g|i\.e|etc|approx|inc|ltd|co|corp|dr|mr|mrs|ms|st|no|jr|sr|incl|min|max|fig|vol|z\.b|bzw|ca|p\.ej|\p{L}|u\.s|u\.k)$/iu;

/** Whether the dot at `at` belongs to an abbreviation or an initial ("vs.", "L.L. Bean"). */
export const abbreviates = (text: string, at: number, start: number): boolean =>
  ABBREVIATED.test(text.slice(Math.max(start, at - 7), at));

/** Closing marks behind the end of a sentence that are looked at. */
const MAX_CLOSING = 8;

/** Whether the mark at `at` ends a sentence. */
function endsSentence(text: string, at: number, code: number, start: number, end: number): boolean {
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0x0a) return true;
  if (code !== 0x2e && code !== 0x21 && code !== 0x3f && code !== 0x61f && code !== 0x964) return false;
  let next = at + 1;
  while (next < end && next - at < MAX_CLOSING) {
    const mark = text.charCodeAt(next);
    // Closing quotes, brackets and emphasis belong to the sentence they close.
    if (mark !== 0x22 && mark !== 0x29 && mark !== 0x2a && mark !== 0x201d && mark !== 0x5f && mark !== 0x2e)
      break;
    next += 1;
  }
  if (next < end && !(classOf(text.charCodeAt(next)) & SPACE)) return false;
  return code !== 0x2e || next > at + 1 || !abbreviates(text, at, start);
}

/** The sentences of a run of text; each line ends one. */
export function sentencesOf(text: string, start: number, end: number): Span[] {
  const sentences: Span[] = [];
  let from = start;
  const add = (to: number) => {
    let last = to;
    while (last > from && classOf(text.charCodeAt(last - 1)) & SPACE) last -= 1;
    while (from < last && classOf(text.charCodeAt(from)) & SPACE) from += 1;
    if (last > from) sentences.push({ start: from, end: last });
    from = to;
  };
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x3f && code < 0x61f) continue;
    if (code > 0x21 && code < 0x80 && code !== 0x2e && code !== 0x3f) continue;
    if (code === 0x20 || !endsSentence(text, at, code, start, end)) continue;
    let to = at + 1;
    while (to < end && /["”)*_.!?。]/.test(text[to] ?? '')) to += 1;
    add(to);
    at = to - 1;
  }
  add(end);
  return sentences;
}

/** Where a sentence turns to something else: "X is good, but Y is better". */
const CONTRAST =
  /(?:;|,|\s[–—-])\s+(?:but|while|whereas|however|although|though|yet|unlike|on the other hand|aber|während|mais|tandis que|pero|mientras)\s|\s(?:whereas|but|while)\s|;\s|[，、；](?:但|而|不过|しかし)/giu;

/** A sentence cut where it contrasts one thing with another. */
export function clausesOf(text: string, { start, end }: Span): Span[] {
  const clauses: Span[] = [];
  let from = start;
  for (const { index } of text.slice(start, end).matchAll(CONTRAST)) {
    if (start + index <= from) continue;
    clauses.push({ start: from, end: start + index });
    from = start + index;
  }
  clauses.push({ start: from, end });
  return clauses;
}

const MARKUP = /[*_`[\]\\#<|]|https?:/;

/** A run of Markdown as a reader sees it, near enough for its words: marks, link targets and tags gone. */
export function visibleText(text: string, start: number, end: number): string {
  const raw = text.slice(start, end);
  if (!MARKUP.test(raw)) return raw;
  return raw
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,300}\)/g, '')
    .replace(/\]\([^()\n]{0,2000}(?:\([^()\n]{0,300}\)[^()\n]{0,300}){0,4}\)/g, ']')
    .replace(/<[a-z/!][^>\n]{0,300}>/gi, ' ')
    .replace(/https?:\/\/[^\s)\]>"']+/gi, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/[*`[\]\\#]+/g, '')
    .replace(/\|/g, ' ');
}

/** Whether a character opens a sentence with a capital. */
export const isCapital = (code: number): boolean => (classOf(code) & UPPER) !== 0;
