import type { Span } from '../extraction/index.ts';
import { MOST_MARKS } from './bounds.ts';
import type { Element, Part } from './part.ts';
import type { TextRun } from './placed.ts';

/** Span of an answer that names a brand, in the text as it was written. */
export interface Naming extends Span {
  readonly id: string;
  /** The brand's place in the answer's own list; null where it has none. */
  readonly rank: number | null;
}

/** A brand's name as it is shown, and whether that is in a list, a table or a heading. */
interface Mark {
  readonly part: { -readonly [Key in keyof Element]: Element[Key] };
  readonly naming: Naming;
  readonly listed: boolean;
}

/** Position in a node's value of the character at `from` of the text. */
function placeIn(value: string, runs: readonly TextRun[], from: number): number {
  const after = runs.findIndex((run) => run.from > from);
  const run = runs.at(after < 0 ? -1 : after - 1);
  if (after === 0 || !run) return 0;
  return Math.min(run.at + from - run.from, runs[after]?.at ?? value.length);
}

/**
 * Marks brands in the text nodes of an answer, which are to be given in the order of the text.
 * @param namings in the order of the text; of those that overlap the first is marked.
 */
export function marking(namings: readonly Naming[]) {
  const marks: Mark[] = [];
  let next = 0;

  /** Parts of a text node, with the brands that it names. */
  function partsOf(value: string, runs: readonly TextRun[], listed: boolean): Part[] {
    const [first] = runs;
    const last = runs.at(-1);
    if (!first || !last) return [value];
    const parts: Part[] = [];
    let at = 0;
    for (; marks.length < MOST_MARKS; next += 1) {
      const naming = namings[next];
      if (!naming || naming.start >= last.from + value.length - last.at) break;
      const start = Math.max(at, placeIn(value, runs, naming.start));
      const end = placeIn(value, runs, naming.end);
      if (naming.start < first.from || end <= start) continue;
      const part = { type: 'brand' as const, id: naming.id, parts: [value.slice(start, end)] };
      if (start > at) parts.push(value.slice(at, start));
      parts.push(part);
      marks.push({ part, naming, listed });
      at = end;
    }
    if (at < value.length) parts.push(value.slice(at));
    return parts;
  }

  /**
   * Adds each brand's position beside one of its names: in a list, a table or a heading if it is named in
   * any.
   */
  function tellRanks(): void {
    const told = new Map<string, Mark>();
    for (const mark of marks) {
      const before = told.get(mark.naming.id);
      if (!before || (mark.listed && !before.listed)) told.set(mark.naming.id, mark);
    }
    for (const { part, naming } of told.values()) if (naming.rank !== null) part.rank = naming.rank;
  }

  return { partsOf, tellRanks };
}
