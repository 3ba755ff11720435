import { computed } from '@preact/signals';
import { joinList, splitList } from '../words/comma-list.ts';
import { addDays, addMonths, type DateRange, daysOf, today } from '../words/dates.ts';
import { address, type Parameters, query, set } from './location.ts';

/*
 * The one filter bar, as it stands in the address. The names are those of the API, and `days` for a range that ends
 * today; a share link has the same.
 */

export const DAYS = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;

/** Filters by what prompts are grouped by, by their names in the API. */
export const PROMPT_GROUPS = ['intent', 'topic', 'tag', 'language'] as const;

/** Filters that are lists, by their names in the API. */
export const LISTS = ['engine', 'country', ...PROMPT_GROUPS, 'prompt_id'] as const;
export type ListFilter = (typeof LISTS)[number];

export interface Filters extends Readonly<Record<ListFilter, readonly string[]>> {
  /** Days up to today; null where both dates are given. */
  readonly days: number | null;
  readonly range: DateRange;
  /** True where an earlier range is shown as well. */
  readonly compare: boolean;
  /** The earlier range, which is the previous period where none is chosen. */
  readonly before: EarlierRange;
}

/** Ranges that the bar offers to compare with, by their names in the address, and in words. */
export const EARLIER = {
  previous: 'Previous period',
  month: 'Month before',
  year: 'Previous year',
} as const;

/** An earlier range that figures are compared with. */
export interface EarlierRange extends DateRange {
  /** Name of an offered range; `own` for two dates that somebody chose. */
  readonly name: keyof typeof EARLIER | 'own';
}

/** The filters of an address that are lists. */
function listsOf(search: URLSearchParams): Record<ListFilter, readonly string[]> {
  const lists = {} as Record<ListFilter, readonly string[]>;
  for (const name of LISTS) lists[name] = splitList(search.get(name) ?? '');
  return lists;
}

/** Days of a range, at the most, as the API has it. */
export const MOST_DAYS = 90;

/** Calendar day: there is no 31 February, which the browser would take for 3 March. */
const isDate = (text: string | null): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') &&
  !Number.isNaN(Date.parse(text ?? '')) &&
  addDays(text ?? '', 0) === text;

/** The range of the same length that ends the day before. */
export function previousRange({ start, end }: DateRange): DateRange {
  const days = daysOf({ start, end });
  return { start: addDays(start, -days), end: addDays(start, -1) };
}

/** The same days of the month before; of a whole month all of it. */
function monthBefore({ start, end }: DateRange): DateRange {
  const after = addDays(end, 1);
  const isWhole = [start, after].every((date) => date.endsWith('-01'));
  return {
    start: addMonths(start, -1),
    end: isWhole ? addDays(addMonths(after, -1), -1) : addMonths(end, -1),
  };
}

/** As many days, which end on the same date of the year before. */
function yearBefore(range: DateRange): DateRange {
  const end = addMonths(range.end, -12);
  return { start: addDays(end, 1 - daysOf(range)), end };
}

const RANGES = { previous: previousRange, month: monthBefore, year: yearBefore } as const;

/** True for an earlier range that the API compares with: all of it is before the other one. */
export const isEarlier = ({ start, end }: DateRange, range: DateRange): boolean =>
  start <= end && end < range.start && daysOf({ start, end }) <= MOST_DAYS;

/** The earlier ranges that are offered for a range: those that do not overlap it. */
export const earlierRanges = (
  range: DateRange,
): readonly (EarlierRange & { readonly name: keyof typeof EARLIER })[] =>
  (Object.keys(EARLIER) as (keyof typeof EARLIER)[])
    .map((name) => ({ name, ...RANGES[name](range) }))
    .filter((one) => isEarlier(one, range));

/** Reads the earlier range of an address, by its name or as `START..END`; the previous period for any other. */
function readEarlier(text: string, range: DateRange): EarlierRange {
  const named = earlierRanges(range).find(({ name }) => name === text);
  const [start = null, end = null] = text.split('..');
  const own = isDate(start) && isDate(end) && isEarlier({ start, end }, range);
  return named ?? (own ? { name: 'own', start, end } : { name: 'previous', ...previousRange(range) });
}

/** Reads the filters of an address. Invalid ones count as not set. */
export function readFilters(search: URLSearchParams, now = today()): Filters {
  const [start, end] = [search.get('start_date'), search.get('end_date')];
  const chosen = isDate(start) && isDate(end) && start <= end && daysOf({ start, end }) <= MOST_DAYS;
  const days = Math.min(MOST_DAYS, Math.max(1, Math.trunc(Number(search.get('days'))) || DEFAULT_DAYS));
  const range = chosen ? { start, end } : { start: addDays(now, 1 - days), end: now };
  return {
    days: chosen ? null : days,
    range,
    compare: search.get('compare') !== 'off',
    before: readEarlier(search.get('compare') ?? '', range),
    ...listsOf(search),
  };
}

export const filters = computed(() => readFilters(query.value));

/** Parameter of a report for the earlier range of the bar, whether or not it is shown. */
export function earlier() {
  const { name, start, end } = filters.value.before;
  return { compare: name === 'previous' ? 'previous' : `${start}..${end}` };
}

/** The same where it is shown. */
export const compared = () => (filters.value.compare ? earlier() : { compare: undefined });

/** Query of a report or list: these filters, and further parameters. */
export function asked({ range, ...lists }: Filters, more: Parameters = {}): string {
  const search = new URLSearchParams({ start_date: range.start, end_date: range.end });
  for (const name of LISTS) set(search, { [name]: joinList(lists[name]) });
  return address('', set(search, more));
}

/** Parameters that clear the filters of the bar, except the range. */
export const NO_FILTERS: Parameters = Object.fromEntries(LISTS.map((name) => [name, undefined]));

const KEPT = ['days', 'start_date', 'end_date', 'compare', ...LISTS];

/** The address of another page of the brand under the filters that are set, and more. */
export function underFilters(to: string, more: Parameters = {}): string {
  const search = set(new URLSearchParams([...query.value].filter(([name]) => KEPT.includes(name))), more);
  if (more.start_date !== undefined) search.delete('days');
  return address(to, search);
}
