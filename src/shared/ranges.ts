import { addDays, daysInRange, FIRST_DATE, isIsoDate, today } from './dates.ts';

/** Longest range of dates a list or report covers, both ends counted. */
const MAX_RANGE_DAYS = 90;
const DEFAULT_RANGE_DAYS = 30;

/** A range of days in UTC, both inclusive. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export interface GivenDates {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** The range of the given dates, with the defaults filled in. */
export function fillRange({ start_date, end_date }: GivenDates): DateRange {
  const end = end_date ?? today();
  const start = addDays(end, 1 - DEFAULT_RANGE_DAYS);
  return { start: start_date ?? (isIsoDate(start) ? start : FIRST_DATE), end };
}

/**
 * Range to request for answers of some days, the newest of them where they exceed the maximum; null where the
 * default range includes them all.
 */
export function rangeToAsk(first: string, last: string): DateRange | null {
  const shown = fillRange({});
  if (first >= shown.start && last <= shown.end) return null;
  const start = daysInRange(first, last) <= MAX_RANGE_DAYS ? first : addDays(last, 1 - MAX_RANGE_DAYS);
  return { start, end: last };
}

/** Fault of a range of dates, in words that follow "start_date"; null where there is none. */
export function rangeFault(dates: GivenDates): string | null {
  const malformed = Object.values(dates).some((date) => date !== undefined && !isIsoDate(date));
  if (malformed) return null; // Reported as a fault of that date.
  const { start, end } = fillRange(dates);
  if (start > end) return `(${start}) must not be after end_date (${end})`;
  const days = daysInRange(start, end);
  return days <= MAX_RANGE_DAYS
    ? null
    : `(${start}) to end_date (${end}) is ${days} days; at most ${MAX_RANGE_DAYS} days are allowed, both ends counted`;
}

/** The range of the same length that ends the day before a range begins. */
export const rangeBefore = ({ start, end }: DateRange): DateRange => ({
  start: addDays(start, -daysInRange(start, end)),
  end: addDays(start, -1),
});
