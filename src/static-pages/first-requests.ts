import { addDays, type IsoDate, today } from '../shared/dates.ts';

/* As the script of the pages has it (dashboard/src/navigation/filters.ts, dashboard/src/charts/over-time.ts). */

const DEFAULT_DAYS = 30;
const MOST_DAYS = 90;
/** Days that are drawn one by one. */
const MOST_SINGLE_DAYS = 31;

const OF_BRAND = /^\/brands\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\w+)$/;

/**
 * Address of the data of the first chart on an overview; null under filters, which the script reads itself.
 */
function chartUrl(base: string, search: URLSearchParams, now: IsoDate): string | null {
  const { days = String(DEFAULT_DAYS), ...filters } = Object.fromEntries(search);
  if (Object.keys(filters).length > 0 || !/^[1-9]\d?$/.test(days) || Number(days) > MOST_DAYS) return null;
  const step = Number(days) <= MOST_SINGLE_DAYS ? 'day' : 'week';
  const start = addDays(now, 1 - Number(days));
  return `${base}/v1/reports/visibility?start_date=${start}&end_date=${now}&dimensions=${step}&intervals=true`;
}

/**
 * Addresses that a page's script requests as soon as it runs, so that the browser can preload them. An
 * address that the script words differently costs a wasted request and nothing more
 * (test/dashboard/pages.test.ts).
 * @param url path and query of the page
 */
export function firstRequests(url: string, now = today()): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, brandId, page] = OF_BRAND.exec(pathname) ?? [];
  if (brandId === undefined) return ['/app/session'];
  const base = `/app/brands/${brandId}`;
  const chart = page === 'overview' ? chartUrl(base, searchParams, now) : null;
  return ['/app/session', `${base}/v1/brand`, ...(chart === null ? [] : [chart])];
}
