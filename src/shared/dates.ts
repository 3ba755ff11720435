const DAY_MS = 86_400_000;

/** A calendar date in UTC, YYYY-MM-DD. */
export type IsoDate = string;

/** The days that the stores can hold. */
export const FIRST_DATE: IsoDate = '1970-01-01';
export const LAST_DATE: IsoDate = '2105-12-31';

/** True for a date that exists in the calendar, from FIRST_DATE to LAST_DATE. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false;
  // A day that its month has not is one of the next month to Date.
  return new Date(text).getUTCDate() === Number(text.slice(8));
}

export const today = (now = new Date()): IsoDate => now.toISOString().slice(0, 10);

/** Cache of formatted dates by their days since 1970: formatting takes longer than the rest of `addDays`. */
const WRITTEN = new Map<number, IsoDate>();

export function addDays(date: IsoDate, days: number): IsoDate {
  const day = Date.parse(date) / DAY_MS + days;
  const known = WRITTEN.get(day);
  if (known !== undefined) return known;
  const written = new Date(day * DAY_MS).toISOString().slice(0, 10);
  WRITTEN.set(day, written);
  return written;
}

/** Days from one date to another, both counted. */
export const daysInRange = (start: IsoDate, end: IsoDate): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
