import { pageUrl, reportUrl, type Source } from '../data/source.ts';
import type { Parameters } from '../navigation/location.ts';
import { addDays, type DateRange, daysOf, shortDate } from '../words/dates.ts';

/* Rows of a report by day or week, as the places of a chart. */

export type Step = 'day' | 'week';

/** Days up to a month, weeks beyond: with more places each would hold too few answers for its figure. */
export const stepOf = (range: DateRange): Step => (daysOf(range) <= 31 ? 'day' : 'week');

/** The address of the own brand's visibility over time, which the service knows too (src/static-pages/first-requests.ts). */
export const overTimeUrl = (source: Source, step: Step): string =>
  reportUrl(source, 'visibility', { dimensions: step, intervals: true });

const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

/** Every day of a range, or the Monday of each of its weeks, as rows name them. */
export function placesOf({ start, end }: DateRange, step: Step): string[] {
  const size = step === 'day' ? 1 : 7;
  const first = step === 'day' ? start : mondayOf(start);
  const number = Math.floor((daysOf({ start: first, end }) - 1) / size) + 1;
  return Array.from({ length: number }, (_, index) => addDays(first, index * size));
}

/** The places of an earlier range beside those of a later one, the last beside the last: one may have a week more. */
export function placesBeside(places: readonly string[], earlier: DateRange, step: Step): string[] {
  const all = placesOf(earlier, step);
  return places.map((_, index) => all[all.length - places.length + index] ?? '');
}

/** Link to the answers of each place, limited to the range. */
export const answersOf = (
  source: Source,
  places: readonly string[],
  step: Step,
  { start, end }: DateRange,
  more: Parameters = {},
): (string | undefined)[] =>
  places.map((place) => {
    const last = step === 'day' ? place : addDays(place, 6);
    return pageUrl(source, 'answers', {
      ...more,
      start_date: place < start ? start : place,
      end_date: last > end ? end : last,
    });
  });

/** Labels of a chart's places. */
export const timeAxis = (places: readonly string[], step: Step) => ({
  places,
  labels: places.map(shortDate),
  labelName: step === 'day' ? 'Day (UTC)' : 'Week from (UTC)',
});

type Rows<Row> = readonly Row[];

/** The value of each place, null where no row has it. */
export function valuesAt<Row extends { readonly day: string; readonly week: string }>(
  rows: Rows<Row>,
  places: readonly string[],
  step: Step,
  value: (row: Row) => number | null | undefined,
): (number | null)[] {
  const byPlace = new Map(rows.map((row) => [row[step], row]));
  return places.map((place) => {
    const row = byPlace.get(place);
    return row ? (value(row) ?? null) : null;
  });
}
