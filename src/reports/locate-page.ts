/** Number of rows of a period. */
export interface PeriodRows {
  readonly rows: number;
}

export interface PagePlace {
  /** Rows of all periods. */
  readonly total: number;
  /** The periods that the page begins and ends in, by index; null where it is past the end. */
  readonly periods: readonly [first: number, last: number] | null;
  /** Rows to skip inside these. */
  readonly skip: number;
  /** Rows of the page. */
  readonly rows: number;
}

/**
 * Location of a page among periods in the order of its rows: its first and last period, and the rows to skip
 * in the first. A page deep in a list or report then reads no more than the periods around it.
 */
export function locatePage(counts: readonly PeriodRows[], offset: number, limit: number): PagePlace {
  let before = 0;
  let periods: PagePlace['periods'] = null;
  let skip = 0;
  for (const [index, { rows }] of counts.entries()) {
    const after = before + rows;
    if (rows > 0 && after > offset && before < offset + limit) {
      if (periods === null) skip = offset - before;
      periods = [periods?.[0] ?? index, index];
    }
    before = after;
  }
  return { total: before, periods, skip, rows: Math.max(0, Math.min(limit, before - offset)) };
}
