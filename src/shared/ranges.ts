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

/** Ranges that a range is compared with: the one before it, or two dates. */
const OWN_DATES = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/** The dates of `2026-09-01..2026-09-30`; null for another text, and for days that are none. */
export function readRange(text: string): DateRange | null {
  const [, start = '', end = ''] = OWN_DATES.exec(text) ?? [];
  return isIsoDate(start) && isIsoDate(end) ? { start, end } : null;
}

/**
 * The range that `compare` names for a range: two dates, or `previous`.
 * @param compare value of the parameter, checked.
 */
export const rangeCompared = (range: DateRange, compare: unknown): DateRange =>
  readRange(String(compare)) ?? rangeBefore(range);

/** The range of the same length that ends the day before a range begins. */
export const rangeBefore = ({ start, end }: DateRange): DateRange => ({
  start: addDays(start, -daysInRange(start, end)),
  end: addDays(start, -1),
});
