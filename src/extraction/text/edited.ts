import { countBefore } from '../../shared/count-before.ts';

/** A text in which something was replaced, and where its places were before. */
export interface Edited {
  readonly text: string;
  /** Where what begins at a place of `text` began before; the start of what was replaced, inside of that. */
  readonly startBefore: (at: number) => number;
  /** Where what ends at a place of `text` ended before; the end of what was replaced, inside of that. */
  readonly endBefore: (at: number) => number;
}

/** What stands from `start` to `end` gives way to `by`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

const same = (at: number) => at;

export const unchanged = (text: string): Edited => ({ text, startBefore: same, endBefore: same });

/** A text with edits, which are in its order and do not overlap. */
export function edited(text: string, edits: readonly Edit[]): Edited {
  if (edits.length === 0) return unchanged(text);
  let written = '';
  let from = 0;
  /** Where what was put in begins in the new text. */
  const starts: number[] = [];
  for (const { start, end, by } of edits) {
    written += text.slice(from, start);
    starts.push(written.length);
    written += by;
    from = end;
  }
  written += text.slice(from);
  const before = (at: number, isStart: boolean) => {
    const index = countBefore(starts, (start) => start < at || (isStart && start === at)) - 1;
    const edit = edits[index];
    if (!edit) return at;
    const behind = at - (starts[index] ?? 0) - edit.by.length;
    if (isStart ? behind >= 0 : behind > 0) return edit.end + behind;
    return isStart ? edit.start : edit.end;
  };
  return {
    text: written,
    startBefore: (at) => before(at, true),
    endBefore: (at) => before(at, false),
  };
}

/** What was edited a second time. */
export function composed(first: Edited, second: Edited): Edited {
  if (second.startBefore === same) return first;
  if (first.startBefore === same) return second;
  return {
    text: second.text,
    startBefore: (at) => first.startBefore(second.startBefore(at)),
    endBefore: (at) => first.endBefore(second.endBefore(at)),
  };
}
