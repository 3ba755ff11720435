const DAY_MS = 86_400_000;

/** A calendar date in UTC, YYYY-MM-DD. */
export type IsoDate = string;

/** Whether a text is a date that exists in the calendar, from year 1970 to 2105 as the stores hold. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1970-01-01' || text > '2105-12-31') return false;
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
