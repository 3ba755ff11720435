import { classOf, SPACE, UPPER } from './letters.ts';
import { abbreviates, type Span } from './sentences.ts';

/** What an item is about, and what follows where the head is only a label ("Best overall: Dell XPS 13"). */
export interface Head extends Span {
  /** Where the text behind the head begins. */
  readonly rest: number;
  /** Whether bold type or a separator ends the head, rather than its sentence or the item. */
  readonly cut: boolean;
}

/** Looked at most; a head is short. */
const REACH = 160;

/** "1. ", "**2)", "#3 ", "Step 4:", emoji and ornaments before a name. */
const NUMBERING =
  /^(?:(?:No\.?\s*)?#?\d{1,3}[.):]\s+|#\d{1,3}\s+|\d{1,3}\s*[-–—]\s+|\d\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f?|[\s>#*_[\]"“«(])+/u;

/** What begins a sentence that was set behind a name without anything between: "Acme Rain Jacket This jacket…". */
const SENTENCE_START =
  /^(?:This|These|That|It|Its|A|An|The|They|Available|While|Known|Offers?|Offering|Featuring|Features|Made|Designed|Described|Crafted|Constructed|Ideal|Another|One|Perfect|Great|Often|With|Has|Provides|Considered|Praised|Rated|Built|If|For|In|As|You|Although|Though|Despite|Inspired|Marketed)\s+(?:is|are|has|was|of|in|as|for|to|by|a|an|the|some|both|its|it|this|these|brand|you|your|with|from|lightweight|warm|versatile|classic|popular|stylish|great|highly|\p{Ll}+)\b/u;

const isSpace = (code: number) => (classOf(code) & SPACE) !== 0;

/** Whether a separator stands at `at`; its length, or 0. */
function separatorAt(text: string, at: number, code: number): number {
  if (code === 0x3a) return isSpace(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) === 0x2a ? 1 : 0;
  if (code === 0xff1a || code === 0x3002 || code === 0x2014) return 1;
  if (code === 0x2d || code === 0x2013)
    return isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(at + 1)) ? 1 : 0;
  if (code === 0x2e || code === 0x21 || code === 0x3f)
    return isSpace(text.charCodeAt(at + 1)) && !(code === 0x2e && abbreviates(text, at, 0)) ? 1 : 0;
  return code === 0x0a || code === 0x7c ? 1 : 0;
}

/** Whether most words begin with a capital or a digit. */
export const isTitle = (words: readonly string[]): boolean =>
  words.filter((word) => /^[\p{Lu}\d(&]/u.test(word)).length * 3 >= words.length * 2;

/** Whether a sentence begins at `at` right behind two or more capitalised words of the head. */
function sentenceBegins(text: string, at: number, start: number, limit: number): boolean {
  if (!(classOf(text.charCodeAt(at)) & UPPER) || at - start < 4) return false;
  if (!SENTENCE_START.test(text.slice(at, Math.min(limit, at + 40)))) return false;
  const words = text.slice(start, at).trim().split(/\s+/);
  return (
    words.length > 1 && words.filter((word) => /^[\p{Lu}\d(&]/u.test(word)).length * 3 >= words.length * 2
  );
}

/** The head of a run of text that begins an item: its bold lead, or what comes before the first separator. */
export function headOf(text: string, { start, end }: Span): Head {
  const lead = NUMBERING.exec(text.slice(start, Math.min(end, start + 40)))?.[0] ?? '';
  const from = start + lead.length;
  const limit = Math.min(end, from + REACH);
  const bold = /\*\*|__/.exec(lead)?.[0];
  if (bold !== undefined) {
    const close = from + text.slice(from, limit).indexOf(bold);
    if (close > from) {
      let last = close;
      while (last > from && /[\s:.–—-]/.test(text[last - 1] ?? '')) last -= 1;
      return { start: from, end: last, rest: close + 2, cut: true };
    }
  }
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20) {
      if (sentenceBegins(text, at + 1, from, limit)) return { start: from, end: at, rest: at + 1, cut: true };
      continue;
    }
    if (code < 0x80 ? (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) : false) continue;
    const length = separatorAt(text, at, code);
    if (length === 0) continue;
    const last = at > from && isSpace(text.charCodeAt(at - 1)) ? at - 1 : at;
    const endsSentence = code === 0x2e || code === 0x21 || code === 0x3f;
    return { start: from, end: last, rest: at + length, cut: !endsSentence };
  }
  return { start: from, end: limit, rest: limit, cut: limit === end };
}
