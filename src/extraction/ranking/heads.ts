import {
  ASTERISK,
  COLON,
  codesOf,
  DOT,
  EMOJI,
  EN_DASH,
  HYPHEN,
  isCapitalLatin,
  isDigit,
  isSmallLatin,
  NEWLINE,
  SPACE,
} from '../../shared/characters.ts';
import { classOf, EASTERN, isWhiteSpace, UPPER } from '../text/letters.ts';
import { OTHER_NUMBERS } from '../text/numbering.ts';
import { abbreviates } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';

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
const NUMBERING = new RegExp(
  `^(?:${[
    String.raw`(?:No\.?\s*|Top\s*)?#?\d{1,3}(?:\\?[.):]|位[:：]?|위[.:]?)(?:\s+[·|])?\s+`,
    OTHER_NUMBERS,
    // "(Bonus) **Acme**"
    String.raw`[*_]?[(（][^()（）\n]{1,12}[)）][*_]?\s*(?=\*\*)`,
    String.raw`(?:#?\d{1,3}\s*)?[-–—]\s+`,
    EMOJI,
    String.raw`[\s>#*_[\]"“«(【■□●○◆◇▼▲△★☆✓✔►▶・]`,
  ].join('|')})+`,
  'u',
);

/** What begins a sentence that was set behind a name without anything between: "Acme Rain Jacket This jacket…". */
const SENTENCE_START =
  /^(?:This|These|That|It|Its|A|An|The|They|Available|While|Known|Offers?|Offering|Featuring|Features|Made|Designed|Described|Crafted|Constructed|Ideal|Another|One|Perfect|Great|Often|With|Has|Provides|Considered|Praised|Rated|Built|If|For|In|As|You|Although|Though|Despite|Inspired|Marketed)\s+(?:is|are|has|was|of|in|as|for|to|by|a|an|the|some|both|its|it|this|these|brand|you|your|with|from|lightweight|warm|versatile|classic|popular|stylish|great|highly|\p{Ll}+)\b/u;

/** Behind a bold name a joint and another bold name. */
const BOLD_GOES_ON =
  /^(?:\*\*(?:\s[(（][^()（）*\n]{1,60}[)）])?(?:,\s|,?\s?(?:and|&|or|\/|\+|und|oder|y|o|et|ou|e|и|или|i|lub|en|of|ve|veya|dan|atau|và|hoặc|と|や|または|와|과|또는|和|或|و|أو)\s?)\*\*[^*]{2,60}(?=\*\*)){1,5}\*\*/u;

const ENDS_SENTENCE = codesOf('.!?');
/** What is in brackets belongs to the head: "Acme (service: Nova)". */
const OPENING = codesOf('(（');
const CLOSING = codesOf(')）');
const ALWAYS_PARTS = codesOf('：。；，—\n|】');
/** "Acme…" is what Acme is said to be where letters without case follow. */
const ELLIPSIS = codesOf('…');

/** Whether the colon at `at` stands inside a word: "LX Z:IN". */
export const isInWord = (text: string, at: number): boolean =>
  /(?<![A-Za-z])[A-Z]:[A-Z]{2}/.test(text.slice(Math.max(0, at - 2), at + 3));

/** Whether a separator stands at `at`. */
function separates(text: string, at: number, code: number): boolean {
  if (ALWAYS_PARTS.has(code)) return true;
  const next = text.charCodeAt(at + 1);
  if (ELLIPSIS.has(code)) return (classOf(next) & EASTERN) !== 0 || isDigit(next);
  if (code === COLON)
    return (
      isWhiteSpace(next) ||
      next === ASTERISK ||
      ((classOf(next) & (UPPER | EASTERN)) !== 0 && !isInWord(text, at)) ||
      // "アクメ引越センター:2時間15,000円": these scripts write no space behind it.
      (classOf(text.charCodeAt(at - 1)) & EASTERN) !== 0
    );
  if (code === HYPHEN || code === EN_DASH) {
    // "谷歌浏览器（Google Chrome）- …"
    const before = text.charCodeAt(at - 1);
    return (isWhiteSpace(before) || CLOSING.has(before)) && isWhiteSpace(next);
  }
  return ENDS_SENTENCE.has(code) && isWhiteSpace(next) && !(code === DOT && abbreviates(text, at, 0));
}

/** Words that titles write small. */
const SMALL = /^(?:of|the|and|for|by|to|in|on|at|a|an|de|del|la|le|des|und|für|von|y|et|e|di|da|do)$/u;

/** Whether most words begin with a capital or a digit, or have one inside ("iX", "e-tron"). */
export function isTitle(words: readonly string[]): boolean {
  const telling = words.filter((word) => !SMALL.test(word));
  return (
    telling.length > 0 &&
    telling.filter((word) => /^(?:\p{Ll}{1,2})?[\p{Lu}\d(&]/u.test(word)).length * 3 >= telling.length * 2
  );
}

/** Whether a sentence begins at `at` right behind two or more capitalised words of the head. */
function sentenceBegins(text: string, at: number, start: number, limit: number): boolean {
  if (!(classOf(text.charCodeAt(at)) & UPPER) || at - start < 4) return false;
  if (!SENTENCE_START.test(text.slice(at, Math.min(limit, at + 40)))) return false;
  const words = text.slice(start, at).trim().split(/\s+/);
  return words.length > 1 && isTitle(words);
}

/** "『Acme』 Nova Zeta": the title of a work, and who made it. */
const WORK = /^『([^』\n]{1,40})』(?=\s|$)/u;

/** The head of a run of text that begins an item: its bold lead, or what comes before the first separator. */
export function headOf(text: string, span: Span): Head {
  const head = writtenHead(text, span);
  const title = WORK.exec(text.slice(head.start, head.end))?.[1];
  if (title === undefined) return head;
  const start = head.start + 1;
  return { start, end: start + title.length, rest: head.rest, cut: true };
}

function writtenHead(text: string, { start, end }: Span): Head {
  const lead = NUMBERING.exec(text.slice(start, Math.min(end, start + 40)))?.[0] ?? '';
  const from = start + lead.length;
  const limit = Math.min(end, from + REACH);
  const bold = /\*\*|__/.exec(lead)?.[0];
  if (bold !== undefined) {
    let close = from + text.slice(from, limit).indexOf(bold);
    // "**Acme** and **Nova**" is one head.
    const goesOn = close > from ? BOLD_GOES_ON.exec(text.slice(close, limit)) : null;
    if (goesOn) close += goesOn[0].length - 2;
    if (close > from) {
      let last = close;
      while (last > from && /[\s:.→–—-]/.test(text[last - 1] ?? '')) last -= 1;
      return { start: from, end: last, rest: close + 2, cut: true };
    }
  }
  let depth = 0;
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth = Math.max(0, depth - 1);
    if (code === SPACE) {
      if (sentenceBegins(text, at + 1, from, limit)) return { start: from, end: at, rest: at + 1, cut: true };
      continue;
    }
    if (
      isSmallLatin(code) ||
      isCapitalLatin(code) ||
      (depth > 0 && code !== NEWLINE) ||
      !separates(text, at, code)
    )
      continue;
    const last = at > from && isWhiteSpace(text.charCodeAt(at - 1)) ? at - 1 : at;
    return { start: from, end: last, rest: at + 1, cut: !ENDS_SENTENCE.has(code) };
  }
  return { start: from, end: limit, rest: limit, cut: limit === end };
}
