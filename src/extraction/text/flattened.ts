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
    String.raw`(?<=\S)\s(?=-\s\p{Lu}[^.!?:\n]{0,40}:\s)`,
  ].join('|'),
  'gu',
);
const STARTS_MARKED = new RegExp(`^${MARKER}`, 'u');

/**
 * Where lines began in one that a text of Markdown was made by putting a space in the place of each line end, in rising
 * order; none where nothing shows that. Two spaces were a blank line, and more of them the indentation of an item.
 */
export function flattenedStarts(line: string): readonly number[] {
  if (line.length < MIN_LENGTH || !line.includes('  ')) return [];
  if ([...line.matchAll(INDENTED)].length < MIN_INDENTED) return [];
  return [...line.matchAll(ENDS)].flatMap(({ 0: spaces, index }) => {
    const end = index + spaces.length;
    if (spaces.length === 1) return [end];
    // What is left of the spaces indents the item; a blank line ends the paragraph before other text.
    return spaces.length > 2 && STARTS_MARKED.test(line.slice(end, end + 8)) ? [index + 1] : [index + 1, end];
  });
}
