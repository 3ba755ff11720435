import { lazy } from './lazy.ts';
import { counted } from './numbers.ts';

/** Dates are texts, YYYY-MM-DD, and days of UTC; both ends of a range belong to it. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** Range of a report, by its meta. */
export const rangeOf = (meta: { readonly start_date: string; readonly end_date: string }): DateRange => ({
  start: meta.start_date,
  end: meta.end_date,
});

const DAY = 86_400_000;

export const today = (): string => new Date().toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The same day of an earlier or later month, or the last one of that month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Number of days in a range. */
export const daysOf = ({ start, end }: DateRange): number => (Date.parse(end) - Date.parse(start)) / DAY + 1;

/** By hand, and as Intl writes them: its first formatter takes as long to make as half of the script does to run. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

const inTime = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** `21 Nov`; of a moment, its day in UTC */
export function shortDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}
/** `21 Nov 2026` */
export const longDate = (date: string): string => `${shortDate(date)} ${new Date(date).getUTCFullYear()}`;
/** `23 Oct – 21 Nov 2026` */
export const rangeText = ({ start, end }: DateRange): string =>
  start === end ? longDate(end) : `${shortDate(start)} – ${longDate(end)}`;
/** A moment in the reader's own zone, with the zone: `21 Nov 2026, 04:10 CET` */
export const timeText = (moment: string): string => inTime().format(new Date(moment));

/** `3 hours ago`, `1 day ago`: 47 hours may well be the day before yesterday */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000;
  const steps = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  for (const [unit, size] of steps) {
    if (seconds >= size) return `${counted(Math.trunc(seconds / size), unit)} ago`;
  }
  return 'just now';
}
