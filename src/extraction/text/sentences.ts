import {
  ARABIC_QUESTION_MARK,
  ASCII,
  codesOf,
  DOT,
  EXCLAMATION_MARK,
  isDigit,
  OPENING_BRACKET,
  QUESTION_MARK,
  SPACE,
} from '../../shared/characters.ts';
import { isWhiteSpace } from './letters.ts';
import { matchesIn } from './matches.ts';
import type { Span } from './span.ts';

/** Words before a dot that ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(.])(?:sq|sq\.\s?ft|\d{1,4}-(?:qt|oz|ft|lbs?)|vs|e\.g|i\.e|etc|approx|inc|ltd|co|corp|dr|mr|mrs|ms|st|no|jr|sr|incl|min|max|fig|vol|z\.b|bzw|ca|p\.ej|\p{L}|u\.s|u\.k)$/iu;

/** Whether the dot at `at` belongs to an abbreviation or an initial ("vs.", "L.L. Bean"). */
export const abbreviates = (text: string, at: number, start: number): boolean =>
  ABBREVIATED.test(text.slice(Math.max(start, at - 7), at));

/** Closing marks behind the end of a sentence that are looked at. */
const MAX_CLOSING = 8;

/** Marks that end a sentence wherever they stand, and those that do so only before a space. */
const FINAL = codesOf('。！？\n');
const FINAL_BEFORE_SPACE = codesOf('.!?؟।');

/** Closing quotes, brackets and emphasis belong to the sentence they close. */
const CLOSING = codesOf('")*”_.');

/** "…speed tests.[1][2] Most", "…speed tests.12 Most": what a sentence cites stands behind its dot. */
const CITED = /^(?:(?:\[\^?\d{1,3}\]){1,8}|\d{1,4})(?=\s|$)/u;
const MAX_CITED = 40;

/** Where the numbers of footnotes behind the dot at `at` end; `at + 1` where there are none, as in "version 3.12". */
function endOfCited(text: string, at: number, start: number, end: number): number {
  const next = text.charCodeAt(at + 1);
  if (!(isDigit(next) || next === OPENING_BRACKET) || isDigit(text.charCodeAt(at - 1))) return at + 1;
  if (abbreviates(text, at, start)) return at + 1;
  const [cited = ''] = CITED.exec(text.slice(at + 1, Math.min(end, at + MAX_CITED))) ?? [];
  return at + 1 + cited.length;
}

/** Whether the mark at `at` ends a sentence. */
function endsSentence(text: string, at: number, code: number, start: number, end: number): boolean {
  if (FINAL.has(code)) return true;
  if (!FINAL_BEFORE_SPACE.has(code)) return false;
  let next = code === DOT ? endOfCited(text, at, start, end) : at + 1;
  if (next > at + 1) return true;
  while (next < end && next - at < MAX_CLOSING && CLOSING.has(text.charCodeAt(next))) next += 1;
  if (next < end && !isWhiteSpace(text.charCodeAt(next))) return false;
  return code !== DOT || next > at + 1 || !abbreviates(text, at, start);
}

/** Whether the marks at `at`, right behind a sentence, begin bold type rather than end it: "…です。**Acme**は…". */
const opensBold = (text: string, from: number, at: number): boolean =>
  text.startsWith('**', at) &&
  /[^\s*]/u.test(text[at + 2] ?? '') &&
  text.slice(from, at).split('**').length % 2 === 1;

/** The sentences of a run of text; each line ends one. */
export function sentencesOf(text: string, start: number, end: number): Span[] {
  const sentences: Span[] = [];
  let from = start;
  const add = (to: number) => {
    let last = to;
    while (last > from && isWhiteSpace(text.charCodeAt(last - 1))) last -= 1;
    while (from < last && isWhiteSpace(text.charCodeAt(from))) from += 1;
    if (last > from) sentences.push({ start: from, end: last });
    from = to;
  };
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    // Nearly all characters of nearly all texts.
    if (code > QUESTION_MARK && code < ARABIC_QUESTION_MARK) continue;
    if (code > EXCLAMATION_MARK && code < ASCII && code !== DOT && code !== QUESTION_MARK) continue;
    if (code === SPACE || !endsSentence(text, at, code, start, end)) continue;
    let to = code === DOT ? endOfCited(text, at, start, end) : at + 1;
    while (to < end && /["”)*_.!?。]/.test(text[to] ?? '') && !opensBold(text, from, to)) to += 1;
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
  for (const { index } of matchesIn(text.slice(start, end), CONTRAST)) {
    if (start + index <= from) continue;
    clauses.push({ start: from, end: start + index });
    from = start + index;
  }
  clauses.push({ start: from, end });
  return clauses;
}
