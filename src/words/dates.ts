const DAY_MS = 86_400_000;

/** A calendar date in UTC, YYYY-MM-DD. */
export type IsoDate = string;

/** The days that the stores can hold. */
export const FIRST_DATE: IsoDate = '1970-01-01';
export const LAST_DATE: IsoDate = '2105-12-31';

/** Whether a text is a date that exists in the calendar, from FIRST_DATE to LAST_DATE. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const today = (now = new Date()): IsoDate => now.toISOString().slice(0, 10);

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another, both counted. */
export const daysInRange = (start: IsoDate, end: IsoDate): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
