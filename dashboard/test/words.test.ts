import { describe, expect, it } from 'vitest';
import { brandColours } from '../src/parts/brand-colours.ts';
import { countriesText, oneCountryFault, readCountries } from '../src/words/countries.ts';
import { ago, longDate, shortDate } from '../src/words/dates.ts';
import { filtersText } from '../src/words/filters.ts';
import { tone } from '../src/words/numbers.ts';

/* What people read, and the colours it is read by. */

describe('a date', () => {
  it('is written as Intl writes it', () => {
    const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const date = `2026-${String(month).padStart(2, '0')}-03`;
      expect(longDate(date)).toBe(written.format(new Date(date)));
      expect(longDate(date)).toBe(`${shortDate(date)} 2026`);
    }
    expect(longDate('2026-12-31T23:59:59.999Z')).toBe('31 Dec 2026');
  });

  it('is so long ago, whatever day that was', () => {
    const now = Date.parse('2026-11-23T13:00:00Z');
    const told = ['2026-11-23T12:59:30Z', '2026-11-23T11:59:00Z', '2026-11-21T14:00:00Z'];
    expect(told.map((moment) => ago(moment, now))).toEqual(['just now', '1 hour ago', '1 day ago']);
  });
});

describe('the filters of a share link', () => {
  it('are told as the bar tells them', () => {
    expect(filtersText({ days: '7', engine: 'chatgpt,ai_mode', prompt_id: 'a,b' })).toBe(
      'Last 7 days · 2 prompts · ChatGPT, Google AI Mode',
    );
    const range = { start_date: '2026-10-25', end_date: '2026-11-23' };
    expect(filtersText({ ...range, country: 'DE', brand_mentioned: 'true' })).toBe(
      '25 Oct – 23 Nov 2026 · Germany · brand mentioned true',
    );
  });
});

describe('countries', () => {
  it('are read by code and by name, each once', () => {
    expect(readCountries('de, us DE\nUnited Kingdom')).toEqual({ codes: ['DE', 'US', 'GB'], faults: [] });
    expect(countriesText(['DE', 'GB'])).toBe('Germany (DE), United Kingdom (GB)');
    expect(readCountries('')).toEqual({ codes: [], faults: [] });
  });

  it('are not guessed', () => {
    // Intl.DisplayNames has names for these two, and toUpperCase makes SS, South Sudan, of the last.
    expect(readCountries('UK eu, Germny, ß')).toEqual({
      codes: [],
      faults: [
        '“UK” is no country code: did you mean GB?',
        '“eu” is no country code.',
        '“Germny” is no country code.',
        '“ß” is no country code.',
      ],
    });
    expect(oneCountryFault('Germany')).toBeNull();
    expect(oneCountryFault('DE US')).toBe('must be the code of one country, such as US or DE.');
    expect(oneCountryFault('uk')).toContain('did you mean GB?');
  });
});

describe('a tone', () => {
  it('has a sign where it is more than nothing', () => {
    expect([0.254, -0.254, 0, 0.004, -0.004].map(tone)).toEqual(['+0.25', '−0.25', '0.00', '0.00', '0.00']);
  });
});

describe('brands', () => {
  const rival = (index: number) => ({
    competitor_id: String(index),
    competitor_name: `Rival ${String(index).padStart(2, '0')}`,
    is_self: false,
  });
  const rivals = Array.from({ length: 30 }, (_, index) => rival(index));

  it('are told apart, as long as anybody could', () => {
    const colours = brandColours([{ ...rival(99), is_self: true }, ...rivals]);
    expect(colours.get('99')).toBe('own');
    expect(new Set(rivals.slice(0, 24).map(({ competitor_id: id }) => colours.get(id))).size).toBe(24);
    expect(new Set(rivals.slice(24).map(({ competitor_id: id }) => colours.get(id)))).toEqual(
      new Set(['other']),
    );
  });

  it('have one colour, whatever order they come in', () => {
    expect(brandColours([...rivals].reverse()).get('11')).toBe(brandColours(rivals).get('11'));
  });
});
