import { HIDDEN } from './inline.ts';

/** A line as a reader sees it: one of the text, or a part of one whose line ends were lost. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** Its beginning was found, not written. */
  readonly isRepaired: boolean;
}

/** Numbers of a list whose line ends were made blanks: "… 1. Acme … 2. Brio". */
const NUMBER =
  /(?<=^|[\s.!?:;)。！？：；、，,]|\p{L})(?:(?<bracket>\()?(?<number>\d{1,2})(?:[.)）]|\.\))(?=\s|\*\*|[^\s\d.,)%]))/gu;
const CIRCLED = /[①-⑳❶-❿➀-➓]/gu;
const LETTERED = /(?<=^|[\s.!?:;,])\(?(?<letter>[a-h])\)(?=\s)/gu;
const DOTS = /(?<=\s|[.!?:;。])[•·▪●◦‣](?=\s?\S)/gu;
/** Bullets and signs of entries inside a line, with a capital or bold type behind them. */
const INLINE_BULLETS = /(?<=\S) [*+•](?= \S)|(?<=\S) -(?= \*\*\S)/g;
const INLINE_EMOJI =
  /(?<=[.!?。！？)*\p{L}\d]\s?)(?:\p{Extended_Pictographic}\ufe0f?|\p{Regional_Indicator}{2}) ?(?=\*{0,2}[\p{Lu}\p{Lo}][^.!?。！？]{0,60}[:：–—-])/gu;
/** A former line end and the indent behind it. */
const SPACED = /(?<! |(?:^|\s)(?:[*+•-]|\d{1,2}[.)])) {2,}(?=(?:[*+•-]|\d{1,2}[.)]|#{1,6}|\*\*\S)\s*\S)/g;
const HEADING = /(?<=\S\s?)#{2,6} (?=\S)/g;
/** A sentence or a title that runs into the title of the next entry: "in one pass.Nectar Premier: A foam bed". */
const GLUED =
  /(?<=[\p{Ll}\p{N}][.!?]|[)\]]\.?|[.!?]["”»])(?=\p{Lu}[^.!?:\n]{1,60}:)|(?<=[。！？])(?=[^。！？:：\n]{1,30}[:：])/gu;
const TITLE_COLON = /(?<=[\p{L})\d]:\s?)(?=[\p{L}\p{N}][^.!?:\n]{1,50}:(?!\/\/))/gu;
const TAG_BREAK = /<br\s*\/?>|<\/?(?:p|li|div|ul|ol|h[1-6]|tr)\b[^<>\n]{0,200}>/gi;
/** Shorter lines hold no list whose line ends were lost. */
const LONG = 60;
const LONG_GLUED = 200;
const MOST_NUMBER = 30;

/** Places of numbers that go up by one from the first, two at least. */
function numberBreaks(line: string): number[] {
  const breaks: number[] = [];
  let expected = 0;
  let first = -1;
  for (const match of line.matchAll(NUMBER)) {
    const value = Number(match.groups?.number);
    if (value > MOST_NUMBER) continue;
    if (value === 1) [expected, first] = [2, match.index];
    else if (value === expected) {
      if (first >= 0) breaks.push(first);
      first = -1;
      breaks.push(match.index);
      expected += 1;
    }
  }
  return breaks;
}

function seriesBreaks(line: string, pattern: RegExp, least: number): number[] {
  const places = [...line.matchAll(pattern)].map(({ index }) => index);
  return places.length >= least ? places : [];
}

function letterBreaks(line: string): number[] {
  const found = [...line.matchAll(LETTERED)];
  const inOrder = found.every(({ groups }, at) => groups?.letter === 'abcdefgh'[at]);
  return found.length > 1 && inOrder ? found.map(({ index }) => index) : [];
}

/** Places at which a line has lost the line ends between the entries of its lists. */
function lostBreaks(line: string): number[] {
  const breaks = new Set(seriesBreaks(line, TAG_BREAK, 1));
  const add = (places: readonly number[]) => {
    for (const place of places) breaks.add(place);
  };
  const isRow = line.trimStart().startsWith('|');
  if (line.length > LONG && !isRow) {
    add(numberBreaks(line));
    add(letterBreaks(line));
    add(seriesBreaks(line, DOTS, 2));
    add(seriesBreaks(line, INLINE_BULLETS, 2));
    add(seriesBreaks(line, INLINE_EMOJI, 2));
    add(seriesBreaks(line, HEADING, 1));
    const spaced = seriesBreaks(line.trimEnd(), SPACED, 1).filter(
      (place) => line.slice(0, place).trim() !== '',
    );
    add(spaced);
  }
  if (!isRow) add(seriesBreaks(line, CIRCLED, 2));
  if (line.length > LONG_GLUED && !isRow) {
    const glued = seriesBreaks(line, GLUED, 2);
    add(glued);
    if (glued.length > 0) add(seriesBreaks(line, TITLE_COLON, 1));
  }
  return [...breaks].sort((a, b) => a - b);
}

/** The lines of a text, those that were run together parted again; linear in its length. */
export function linesOf(text: string, flags: Uint8Array): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    let from = start;
    for (const place of lostBreaks(text.slice(start, end))) {
      if (start + place <= from || ((flags[start + place] ?? 0) & HIDDEN) !== 0) continue;
      lines.push({ start: from, end: start + place, isRepaired: from > start });
      from = start + place;
    }
    lines.push({ start: from, end, isRepaired: from > start });
    start = end + 1;
  }
  return lines;
}
