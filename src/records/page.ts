import type { DateRange } from '../words/ranges.ts';

/** How many rows of a list each day has; days without any may be left out. */
export interface DayCount {
  readonly day: string;
  readonly rows: number;
}

export interface PageBounds {
  /** Rows of the whole list. */
  readonly total: number;
  /** The days the page lies in; null where it is past the end. */
  readonly range: DateRange | null;
  /** Rows to skip inside that range. */
  readonly skip: number;
}

/**
 * Where a page of a list lies: the days it begins and ends in, and what is to be skipped in the first. So a
 * page deep in a list reads no more than the days around it.
 * @param days ascending.
 */
export function locatePage(days: readonly DayCount[], offset: number, limit: number): PageBounds {
  let before = 0;
  let start: string | null = null;
  let end = '';
  let skip = 0;
  for (const { day, rows } of days) {
    const after = before + rows;
    if (rows > 0 && after > offset && before < offset + limit) {
      if (start === null) {
        start = day;
        skip = offset - before;
      }
      end = day;
    }
    before = after;
  }
  return { total: before, range: start === null ? null : { start, end }, skip };
}
