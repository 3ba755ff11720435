import { withoutCode } from './without-code.ts';

const NUMBER = String.raw`\^?\d{1,4}`;
const PARTS = `${NUMBER}(?: ?[,;，、；–—-] ?${NUMBER})*`;
const GROUP = String.raw`(?:\[${PARTS}\]|［${PARTS}］|【${PARTS}】)`;

/** Footnotes side by side, as `[1][3]`; not the text of a link. */
const RUN = new RegExp(String.raw`${GROUP}(?: ?${GROUP})*(?!\]?\()`, 'g');

/** One number, or a range of them. */
const SPAN = /(\d+)(?: ?[–—-] ?\^?(\d+))?/g;

/** Reference with its address in the text: `[1]: https://…` at the start of a line. */
const DEFINITION = /^ {0,3}\[\^?(\d{1,4})\]:(?=.*https?:\/\/)/gim;

/** The largest number that is read. */
const MOST = 9_999;

const WORD = /[\p{L}\p{N}_)]/u;

const CLAUSE_END = /[ \t]*(?:$|[\n|])|[.,;:!?)*_"”…。，；：！？、）[]/y;

const endsClause = (text: string, at: number) => {
  CLAUSE_END.lastIndex = at;
  return CLAUSE_END.test(text);
};

/** True where brackets may be an index (`array[1] holds`) rather than a footnote. */
const mayBeIndex = (text: string, run: string, at: number) =>
  run.startsWith('[') &&
  !run.startsWith('[^') &&
  WORD.test(text.charAt(at - 1)) &&
  !endsClause(text, at + run.length);

/**
 * Numbers of the footnotes in a text: `[1]`, `[1, 3]`, `[2-4]`, `[^1]`, `【1】`. Code holds none, and a number
 * with an address in the text belongs to that link. Right after a word a bracket is a footnote where it ends
 * a clause (`is easy to use[1].`), and an index otherwise (`array[1] holds`). Linear in the text.
 */
export function footnotesOf(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  if (!/[[［【]\^?\d/.test(text)) return numbers;
  const prose = withoutCode(text);
  // Ranges are counted at their ends, so that a long one costs no more than a short one.
  const change = new Int32Array(MOST + 2);
  let highest = 0;
  const cover = (from: number, to: number) => {
    change[from] = (change[from] ?? 0) + 1;
    change[to + 1] = (change[to + 1] ?? 0) - 1;
    highest = Math.max(highest, to);
  };
  for (const { 0: run, index } of prose.matchAll(RUN)) {
    if (prose.charAt(index - 1) === ']' || mayBeIndex(prose, run, index)) continue;
    for (const [, first, last = first] of run.matchAll(SPAN)) {
      const [from, to] = [Number(first), Number(last)];
      cover(from, Math.max(from, to));
      if (to < from) cover(to, to);
    }
  }
  let depth = 0;
  for (let number = 0; number <= highest; number += 1) {
    depth += change[number] ?? 0;
    if (depth > 0) numbers.add(number);
  }
  for (const [, number] of prose.matchAll(DEFINITION)) numbers.delete(Number(number));
  return numbers;
}
