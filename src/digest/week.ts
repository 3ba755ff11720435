import { addDays, type IsoDate } from '../shared/dates.ts';

/** A week from Monday to Sunday (UTC), both counted. */
export interface Week {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** The last complete week before a date. */
export function lastWeekBefore(date: IsoDate): Week {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  const start = addDays(date, -7 - sinceMonday);
  return { start, end: addDays(start, 6) };
}
