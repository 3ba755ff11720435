import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  asked,
  type EarlierRange,
  filters,
  PROMPT_GROUPS,
  previousRange,
  underFilters,
} from '../navigation/filters.ts';
import { address, type Parameters, set } from '../navigation/location.ts';
import type { DateRange } from '../words/dates.ts';

/** Source of a page's data: a brand of the session, or the brand of a share link. */
export interface Source {
  /** Of the brand; null behind a share link, which links nowhere. */
  readonly brandId: string | null;
  /** True where the reader may change things. */
  readonly mayChange: boolean;
  /** The path before `/v1`. */
  readonly base: string;
  /** The days of a share link, which are its own. */
  readonly range?: DateRange;
  /** True where a share link has filters that signals know nothing of. */
  readonly hasOtherFilters?: boolean;
}

export const SourceContext = createContext<Source>({
  brandId: null,
  mayChange: false,
  base: '',
});

export const useSource = (): Source => useContext(SourceContext);

/** The earlier range that the page compares with; behind a share link the previous period of its days. */
export const beforeOf = ({ range }: Source): EarlierRange =>
  range ? { name: 'previous', ...previousRange(range) } : filters.value.before;

/** The address of a report under the filters of the page; those of a share link are the service's to set. */
export function reportUrl({ brandId, base }: Source, report: string, more: Parameters = {}): string {
  const search =
    brandId === null ? address('', set(new URLSearchParams(), more)) : asked(filters.value, more);
  return `${base}/v1/reports/${report}${search}`;
}

/** The address of the signals under the filters that they have; null under others, as they are of other answers then. */
export function signalsUrl({ brandId, base, hasOtherFilters }: Source, more: Parameters): string | null {
  const { range, engine, country } = filters.value;
  const others = [...PROMPT_GROUPS, 'prompt_id'] as const;
  if (hasOtherFilters || others.some((name) => filters.value[name].length > 0)) return null;
  const own = {
    start_date: range.start,
    end_date: range.end,
    engine: engine.join() || undefined,
    country: country.join() || undefined,
  };
  const search = set(new URLSearchParams(), brandId === null ? more : { ...own, ...more });
  return `${base}/v1/signals${address('', search)}`;
}

/** The address of what /v1 has beside reports. */
export const dataUrl = ({ base }: Source, rest: string): string => `${base}/v1/${rest}`;

/** The address of another page of the brand under the same filters; nothing behind a share link. */
export const pageUrl = ({ brandId }: Source, page: string, more: Parameters = {}): string | undefined =>
  brandId === null ? undefined : underFilters(`/brands/${brandId}/${page}`, more);

/** The rows of all pages of a list or report as CSV. */
export const csvUrl = (url: string): string => url.replace('/v1/', '/csv/');
