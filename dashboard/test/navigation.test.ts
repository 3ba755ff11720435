import { afterAll, describe, expect, it, vi } from 'vitest';
import { firstRequests } from '../../src/static-pages/first-requests.ts';
import { ticks } from '../src/charts/scale.ts';

/* What an address asks for, and where that is drawn. */

vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/brands/x/overview' } });
// What reads the address reads it as it is loaded.
const { overTimeUrl, placesBeside, placesOf, stepOf } = await import('../src/charts/over-time.ts');
const { compared, earlierRanges, filters, readFilters } = await import('../src/navigation/filters.ts');
const { place } = await import('../src/navigation/location.ts');
afterAll(() => vi.unstubAllGlobals());

const TODAY = '2026-11-23';
const rangeOf = (query: string) => readFilters(new URLSearchParams(query), TODAY).range;

describe('filters', () => {
  it('are the range that an address names', () => {
    expect(rangeOf('start_date=2026-11-01&end_date=2026-11-02')).toEqual({
      start: '2026-11-01',
      end: '2026-11-02',
    });
    expect(rangeOf('days=7')).toEqual({ start: '2026-11-17', end: TODAY });
  });

  it.each([
    'start_date=2026-13-45&end_date=2026-13-46',
    'start_date=2026-02-31&end_date=2026-03-01',
    'start_date=2026-11-02&end_date=2026-11-01',
    'start_date=2026-01-01&end_date=2026-11-01',
    'start_date=0001-01-01&end_date=9999-12-31',
    'start_date=2026-11-01',
    'days=many',
    'days=0',
  ])('are those of the last 30 days for %s, which nobody can be asked for', (query) => {
    expect(rangeOf(query)).toEqual({ start: '2026-10-25', end: TODAY });
  });

  it('have whole days', () => {
    expect(readFilters(new URLSearchParams('days=7.5'), TODAY).days).toBe(7);
    expect(readFilters(new URLSearchParams('days=-3'), TODAY).days).toBe(1);
    expect(readFilters(new URLSearchParams('days=1e9'), TODAY).days).toBe(90);
  });
});

describe('the earlier range', () => {
  const range = { start: '2026-11-01', end: '2026-11-30' };
  const before = (compare: string, days = '') =>
    readFilters(new URLSearchParams(`${days}&compare=${compare}`), '2026-11-30').before;

  it('is the period, the month or the year before', () => {
    expect(earlierRanges(range)).toEqual([
      { name: 'previous', start: '2026-10-02', end: '2026-10-31' },
      { name: 'month', start: '2026-10-01', end: '2026-10-31' },
      { name: 'year', start: '2025-11-01', end: '2025-11-30' },
    ]);
    expect(earlierRanges({ start: '2026-03-29', end: '2026-03-30' })[1]).toEqual({
      name: 'month',
      start: '2026-02-28',
      end: '2026-02-28',
    });
    // As long as the range, although a leap day is in it.
    expect(earlierRanges({ start: '2024-12-03', end: '2025-03-02' }).at(-1)).toEqual({
      name: 'year',
      start: '2023-12-04',
      end: '2024-03-02',
    });
  });

  it('is not offered where it overlaps', () => {
    const names = earlierRanges({ start: '2026-09-02', end: '2026-11-30' }).map(({ name }) => name);
    expect(names).toEqual(['previous', 'year']);
  });

  it.each([
    ['month', 'days=7', { name: 'month', start: '2026-10-24', end: '2026-10-30' }],
    ['2026-01-01..2026-01-31', '', { name: 'own', start: '2026-01-01', end: '2026-01-31' }],
    ['2026-01-31..2026-01-01', '', { name: 'previous', start: '2026-10-02', end: '2026-10-31' }],
    ['2026-11-01..2026-11-02', '', { name: 'previous', start: '2026-10-02', end: '2026-10-31' }],
    ['2026-01-01..2026-06-30', '', { name: 'previous', start: '2026-10-02', end: '2026-10-31' }],
    ['off', '', { name: 'previous', start: '2026-10-02', end: '2026-10-31' }],
  ])('is read of %s', (compare, days, expected) => expect(before(compare, days)).toEqual(expected));

  it('is asked of reports by its name or its dates, where it is shown', () => {
    const asked = (search: string) => {
      place.value = new URL(
        `http://127.0.0.1/brands/x/overview?start_date=2026-11-01&end_date=2026-11-30${search}`,
      );
      return compared();
    };
    expect(asked('')).toEqual({ compare: 'previous' });
    expect(asked('&compare=month')).toEqual({ compare: '2026-10-01..2026-10-31' });
    expect(asked('&compare=off')).toEqual({ compare: undefined });
    place.value = new URL('http://127.0.0.1/brands/x/overview');
  });
});

describe('places', () => {
  it('are all days of a range, or the Mondays of its weeks', () => {
    const range = { start: '2026-11-18', end: '2026-11-23' };
    expect(placesOf(range, 'day')).toHaveLength(6);
    expect(placesOf(range, 'week')).toEqual(['2026-11-16', '2026-11-23']);
    const later = placesOf({ start: '2026-10-11', end: '2026-11-23' }, 'week');
    const earlier = { start: '2026-08-28', end: '2026-10-10' };
    expect(later).toHaveLength(8);
    expect(placesOf(earlier, 'week')).toHaveLength(7);
    expect(placesBeside(later, earlier, 'week')).toEqual(['', ...placesOf(earlier, 'week')]);
    expect(placesBeside(later.slice(2), earlier, 'week')).toEqual(placesOf(earlier, 'week').slice(1));
  });
});

describe('an axis', () => {
  it('goes from 0 to beyond what is drawn', () => {
    expect(ticks(0.62)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(ticks(0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('goes below 0 where something does, as tones do', () => {
    expect(ticks(0.6, -0.23)).toEqual([-0.25, 0, 0.25, 0.5, 0.75]);
    expect(ticks(0, -0.4)).toEqual([-0.4, -0.3, -0.2, -0.1, 0]);
  });
});

describe('what a browser is told to ask for before the script is there', () => {
  const brandId = '8d1f6c1e-4c0e-4e9b-b3b4-2f7f0a6f1d52';
  const base = `/app/brands/${brandId}`;
  const page = (rest: string) => `/brands/${brandId}/${rest}`;

  it.each(['', '?days=1', '?days=7', '?days=31', '?days=32', '?days=90'])(
    'is what the script asks for at an overview%s',
    (query) => {
      place.value = new URL(page(`overview${query}`), 'http://127.0.0.1');
      const source = { brandId, ownId: null, mayChange: false, base };
      expect(firstRequests(page(`overview${query}`))).toEqual([
        '/app/session',
        `${base}/v1/brand`,
        overTimeUrl(source, stepOf(filters.value.range)),
      ]);
    },
  );

  it('is not a chart where there is none, or one of which only the script knows', () => {
    for (const rest of ['overview?days=0', 'overview?days=91', 'overview?engine=claude', 'prompts?days=7'])
      expect(firstRequests(page(rest)), rest).toEqual(['/app/session', `${base}/v1/brand`]);
    for (const other of ['/', '/shared', '/brands/x/overview', `/brands/${brandId}>; rel=x/overview`])
      expect(firstRequests(other), other).toEqual(['/app/session']);
  });
});
