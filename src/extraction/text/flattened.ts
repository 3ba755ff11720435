import { matchesIn } from './matches.ts';

/** What begins a line of Markdown: a heading's signs, a number, a bullet; and the space behind it. */
const MARKER = String.raw`(?:#{1,6}|\d{1,2}[.)]|[-*+])\s`;
const BEHIND_MARKER = String.raw`(?<!(?:^|\s)(?:#{1,6}|\d{1,2}[.)]|[-*+]))`;

/** A marker behind several spaces: a line end, and a blank line or an indentation, of which spaces were made. */
const INDENTED = new RegExp(String.raw`(?<=\S)\s{2,}(?=${MARKER}\s{0,4}\S)`, 'gu');
const MIN_INDENTED = 3;
const MIN_LENGTH = 200;

/** Where lines may have ended: at several spaces, or at one before what is hardly anything but a marker. */
const ENDS = new RegExp(
  [
    String.raw`(?<=\S)${BEHIND_MARKER}[ \t]{2,}(?=\S)`,
    String.raw`(?<=\S)${BEHIND_MARKER}\s(?=#{2,6}\s\S|\*\s{1,4}\S|(?:\d{1,2}\.|-)\s{1,4}\*\*)`,
    String.raw`(?<=[.:;!?)\]*"”])${BEHIND_MARKER}\s(?=(?:\d{1,2}[.)]|-)\s{1,4}\S)`,
    String.raw`(?<=\S)\s(?=-\s(?:\p{Lu}[^.!?:\n]{0,40}:|\p{L}[^.!?:\n–—]{0,40}\s[–—])\s)`,
  ].join('|'),
  'gu',
);
const STARTS_MARKED = new RegExp(`^${MARKER}`, 'u');

/** A place where a line may have ended, the spaces there, and whether an item begins behind them. */
interface End {
  readonly at: number;
  readonly spaces: number;
  readonly isItem: boolean;
}

/** Items one behind the other up to the next line that is none. */
function runsOf(ends: readonly End[]): End[][] {
  const runs: End[][] = [];
  let open: End[] = [];
  for (const end of ends) {
    if (!end.isItem) open = [];
    else if (open.push(end) === 1) runs.push(open);
  }
  return runs;
}

/**
 * The items behind several spaces that are beside the first of them all the same, behind which there was one: what their
 * spaces are left of is a forced break of the line before.
 */
const brokenLines = (ends: readonly End[]): ReadonlySet<End> =>
  new Set(
    runsOf(ends).flatMap(([first, ...others]) =>
      first?.spaces === 1 && others.every(({ spaces }) => spaces > 2) ? others : [],
    ),
  );

/**
 * Where lines began in one that a text of Markdown was made by putting a space in the place of each line end, in rising
 * order; none where nothing shows that. Two spaces were a blank line, and more of them the indentation of an item.
 */
export function flattenedStarts(line: string): readonly number[] {
  if (line.length < MIN_LENGTH || !line.includes('  ')) return [];
  if (matchesIn(line, INDENTED).length < MIN_INDENTED) return [];
  const ends = matchesIn(line, ENDS).map(({ 0: spaces, index }) => {
    const at = index + spaces.length;
    return { at, spaces: spaces.length, isItem: STARTS_MARKED.test(line.slice(at, at + 8)) };
  });
  const broken = brokenLines(ends);
  return ends.flatMap((end) => {
    const { at, spaces, isItem } = end;
    if (spaces === 1 || broken.has(end)) return [at];
    // What is left of the spaces indents the item; a blank line ends the paragraph before other text.
    return spaces > 2 && isItem ? [at - spaces + 1] : [at - spaces + 1, at];
  });
}
