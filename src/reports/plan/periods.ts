import { addDays, daysInRange } from '../../shared/dates.ts';
import type { DateRange } from '../../shared/ranges.ts';

const dayOfWeek = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

const monthStart = (date: string) => `${date.slice(0, 7)}-01`;

const nextMonth = (date: string) => monthStart(addDays(monthStart(date), 31));

/** The last day of a period that begins on a day: of a day, a week or a month. */
export const lastDayOf = (period: string, start: string): string =>
  period === 'month' ? addDays(nextMonth(start), -1) : period === 'week' ? addDays(start, 6) : start;

/** The whole weeks (Monday to Sunday) inside a range, as one range; null where there is none. */
function wholeWeeks({ start, end }: DateRange): DateRange | null {
  const first = addDays(start, (7 - dayOfWeek(start)) % 7);
  const last = addDays(end, -((dayOfWeek(end) + 1) % 7));
  return first <= last ? { start: first, end: last } : null;
}

/** The whole calendar months inside a range, as one range; null where there is none. */
function wholeMonths({ start, end }: DateRange): DateRange | null {
  const first = start === monthStart(start) ? start : nextMonth(start);
  const last = addDays(nextMonth(end), -1) === end ? end : addDays(monthStart(end), -1);
  return first <= last ? { start: first, end: last } : null;
}

/** Rest of a range without an inner one: at most a piece before and a piece after. */
function without(range: DateRange, inner: DateRange | null): DateRange[] {
  if (!inner) return [range];
  const before = { start: range.start, end: addDays(inner.start, -1) };
  const after = { start: addDays(inner.end, 1), end: range.end };
  return [before, after].filter(({ start, end }) => start <= end);
}

/** A range of days cut into whole months, whole weeks and single days; each day is in exactly one piece. */
export interface Pieces {
  readonly month: readonly DateRange[];
  readonly week: readonly DateRange[];
  readonly day: readonly DateRange[];
}

/** Cuts a range into the coarsest of the allowed pieces: months first, then weeks, days for the rest. */
export function cut(range: DateRange, { months, weeks }: { months: boolean; weeks: boolean }): Pieces {
  const month = months ? wholeMonths(range) : null;
  const rest = without(range, month);
  const week = weeks ? rest.map(wholeWeeks) : rest.map(() => null);
  return {
    month: month ? [month] : [],
    week: week.filter((piece) => piece !== null),
    day: rest.flatMap((piece, index) => without(piece, week[index] ?? null)),
  };
}

export const dayCount = (ranges: readonly DateRange[]): number =>
  ranges.reduce((days, { start, end }) => days + daysInRange(start, end), 0);
