import { readBlocks } from '../extraction/text/blocks.ts';
import { matchesIn } from '../extraction/text/matches.ts';

/** Code inside a line, where brackets are indexes. It begins where a run of backticks does, which keeps it linear. */
const CODE = /(?<!`)`+[^`\n]+`+/g;

/** A reference that Markdown defines itself: `[1]: https://…` at the start of a line. */
const DEFINITION = /^ {0,3}\[(\d{1,4})\]:/gm;

/** Footnotes side by side, as `[1][3]`; not the text of a link. */
const RUN = /\[\d{1,4}\](?: ?\[\d{1,4}\])*(?!\()/g;

const NUMBER = /\d+/g;

const WORD = /[\p{L}\p{N}_)]/u;

const CLAUSE_END = /[ \t]*(?:$|[\n|])|[.,;:!?)*_"”…。，；：！？、）[]/y;

const endsClause = (text: string, at: number) => {
  CLAUSE_END.lastIndex = at;
  return CLAUSE_END.test(text);
};

/**
 * The numbers that a text footnotes as `[1]`, `[2]`. Only texts of engines that write footnotes are to be read: in
 * others such brackets are references of Markdown, or nothing of the kind. Code holds none, and a number that the
 * text defines as a reference is that link's. Right after a word a bracket is a footnote where it ends a clause
 * (`is easy to use[1].`), and an index otherwise (`array[1] holds`). Linear in the text.
 */
export function footnotesOf(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  if (!/\[\d/.test(text)) return numbers;
  const defined = new Set<number>();
  for (const { start, end } of readBlocks(text, 'markdown').pieces) {
    const prose = text.slice(start, end).replace(CODE, '``');
    for (const [, number] of matchesIn(prose, DEFINITION)) defined.add(Number(number));
    for (const { 0: run, index } of matchesIn(prose, RUN)) {
      const before = prose.charAt(index - 1);
      if (before === ']' || (WORD.test(before) && !endsClause(prose, index + run.length))) continue;
      for (const [number] of matchesIn(run, NUMBER)) numbers.add(Number(number));
    }
  }
  for (const number of defined) numbers.delete(number);
  return numbers;
}
