import { COLON, codeOf, codesOf, DOT, NEWLINE, SPACE } from '../../shared/characters.ts';
import { classOf, WORD } from '../text/letters.ts';
import { isKind } from './candidate-words.ts';
import { EVIDENCE } from './evidence.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** "tools like Acme", "brands such as Acme". */
const LIKE = words(
  'like as including e.g brand brands tool tools platform platforms provider providers vs versus than chez wie como comme som kuten precum όπως như zoals come jak jako mint seperti như как вроде например například kot kao såsom כמו مثل',
);
/** "Acme offers". */
const ACTS =
  words(`offers makes provides sells builds delivers lets specializes specialises bietet ofrece propose offre
  offerece oferece offriert biedt oferuje tarjoaa sunar tilbyder tilbyr leverer oferă kínál nyújt προσφέρει διαθέτει`);
const IN = words('in near across throughout around en à em w în');
const MARKS = codesOf('*_[]("“)”');
const OPENING = codesOf('*[「『"“');
const CLOSING = codesOf('*]」』"”:');
const COMMA = codeOf(',');
const REACH = 14;

/** "e.g., Acme", "z.B. Acme", "p. ej. Acme": for example. */
const EXAMPLE =
  /(?:e\.\s?g|i\.\s?e|z\.\s?B|bijv|p\.\s?ej|p\.\s?ex|ex|np|např|bl\.\s?a|f\.\s?eks|t\.\s?ex|напр)\.[,:]?$/iu;

const isLetter = (code: number) => (classOf(code) & WORD) !== 0;

/** The word in front of a place, small or not, on its line; '' where something else stands between. */
function wordBefore(text: string, start: number): string {
  let end = start;
  const first = Math.max(0, start - REACH);
  while (end > first && (text.charCodeAt(end - 1) === SPACE || MARKS.has(text.charCodeAt(end - 1)))) end -= 1;
  let from = end;
  while (from > first && isLetter(text.charCodeAt(from - 1))) from -= 1;
  return text.slice(from, end);
}

/** Whether what stands in front of a place says that examples follow. */
function isExample(text: string, start: number): boolean {
  let end = start;
  const first = Math.max(0, start - REACH);
  while (end > first && (text.charCodeAt(end - 1) === SPACE || MARKS.has(text.charCodeAt(end - 1)))) end -= 1;
  const last = text.charCodeAt(end - 1);
  return (
    (last === DOT || last === COMMA || last === COLON) &&
    EXAMPLE.test(text.slice(Math.max(0, end - REACH), end))
  );
}

/** The word behind a place. */
function wordBehind(text: string, end: number): string {
  let from = end;
  const last = Math.min(text.length, end + REACH);
  while (from < last && (text.charCodeAt(from) === SPACE || MARKS.has(text.charCodeAt(from)))) from += 1;
  if (from === end || text.charCodeAt(from) === NEWLINE) return '';
  let to = from;
  while (to < last + REACH && isLetter(text.charCodeAt(to))) to += 1;
  return text.slice(from, to);
}

/** What the words and marks around a name say of it: bits of `EVIDENCE`. */
export function surroundings(text: string, start: number, end: number): number {
  const before = wordBefore(text, start);
  const behind = wordBehind(text, end);
  let evidence = 0;
  if (LIKE.has(before) || ACTS.has(behind) || (before === '' && isExample(text, start)))
    evidence |= EVIDENCE.acting;
  if (IN.has(before)) evidence |= EVIDENCE.place;
  if (isKind(behind)) evidence |= EVIDENCE.thing;
  if (OPENING.has(text.charCodeAt(start - 1)) && CLOSING.has(text.charCodeAt(end)))
    evidence |= EVIDENCE.marked;
  return evidence;
}
