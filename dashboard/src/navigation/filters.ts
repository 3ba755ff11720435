import { computed } from '@preact/signals';
import { joinList, splitList } from '../words/comma-list.ts';
import { addDays, type DateRange, daysOf, today } from '../words/dates.ts';
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
  /** True where the previous period is shown as well. */
  readonly compare: boolean;
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

/** Reads the filters of an address. Invalid ones count as not set. */
export function readFilters(search: URLSearchParams, now = today()): Filters {
  const [start, end] = [search.get('start_date'), search.get('end_date')];
  const chosen = isDate(start) && isDate(end) && start <= end && daysOf({ start, end }) <= MOST_DAYS;
  const days = Math.min(MOST_DAYS, Math.max(1, Math.trunc(Number(search.get('days'))) || DEFAULT_DAYS));
  return {
    days: chosen ? null : days,
    range: chosen ? { start, end } : { start: addDays(now, 1 - days), end: now },
    compare: search.get('compare') !== 'off',
    ...listsOf(search),
  };
}

export const filters = computed(() => readFilters(query.value));

/** The range of the same length that ends the day before. */
export function previousRange({ start, end }: DateRange): DateRange {
  const days = daysOf({ start, end });
  return { start: addDays(start, -days), end: addDays(start, -1) };
}

/** Parameter of a report for the previous period, where it is to be shown. */
export const compared = () => ({ compare: filters.value.compare ? 'previous' : undefined });

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
