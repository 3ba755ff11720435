import { describe, expect, it } from 'vitest';
import { bandPath, ticks } from '../src/charts/scale.ts';
import { brandColours } from '../src/parts/brand-colours.ts';
import { countriesText, countryOptions, readCountries } from '../src/words/countries.ts';
import { ago, longDate, shortDate } from '../src/words/dates.ts';
import { excerptOf } from '../src/words/excerpt.ts';
import { filtersText } from '../src/words/filters.ts';
import { roundPercent, tone } from '../src/words/numbers.ts';

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

describe('the marks of an axis', () => {
  it.each([
    [0.62, ['0%', '20%', '40%', '60%', '80%']],
    [0.09, ['0%', '2.5%', '5%', '7.5%', '10%']],
    [0.009, ['0%', '0.25%', '0.5%', '0.75%', '1%']],
  ])('up to %d are told as they are', (most, told) => {
    expect(ticks(most).map(roundPercent)).toEqual(told);
  });
});

describe('the area of an interval', () => {
  it('is seen where no other day is beside it', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(bandPath([at(50, 30)], [at(50, 10)])).toBe('M46.0 10.0L54.0 10.0L54.0 30.0L46.0 30.0Z');
    expect(bandPath([null, at(0, 3), at(1, 3)], [null, at(0, 1), at(1, 1)])).toBe(
      'M0.0 1.0L1.0 1.0L1.0 3.0L0.0 3.0Z',
    );
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
        '“UK” is not a country code: did you mean GB?',
        '“eu” is not a country code.',
        '“Germny” is not a country code.',
        '“ß” is not a country code.',
      ],
    });
  });

  it('are chosen by name, and found by their codes, too', () => {
    const options = countryOptions();
    expect(options[0]).toEqual(['AF', 'Afghanistan', 'AF']);
    expect(options).toContainEqual(['DE', 'Germany', 'DE']);
    expect(options.length).toBeGreaterThan(200);
  });
});

describe('a tone', () => {
  it('has a sign where it is more than nothing', () => {
    expect([0.254, -0.254, 0, 0.004, -0.004].map(tone)).toEqual(['+0.25', '−0.25', '0.00', '0.00', '0.00']);
  });
});

describe('brands', () => {
  const rival = (index: number) => ({
    competitor_id: (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16),
    is_self: false,
  });
  const rivals = Array.from({ length: 30 }, (_, index) => rival(index));
  const coloursOf = (some: readonly { competitor_id: string; is_self: boolean }[]) => {
    const colours = brandColours(some);
    return some.map(({ competitor_id: id }) => colours.get(id));
  };

  it('are told apart, as long as anybody could', () => {
    const colours = coloursOf([{ ...rival(99), is_self: true }, ...rivals]);
    expect(colours[0]).toBe('own');
    expect(new Set(colours).size).toBe(1 + 24);
    expect(new Set(coloursOf(rivals.slice(0, 8))).size).toBe(8);
    expect(coloursOf(rivals.slice(0, 8)).join()).not.toMatch(/dashed|dotted/);
  });

  it('have one colour, whatever order they come in', () => {
    expect(coloursOf([...rivals].reverse()).reverse()).toEqual(coloursOf(rivals));
  });

  it('keep it where another is tracked, but for few that make room', () => {
    const moved = rivals.slice(5).map((another) => {
      const before = coloursOf(rivals.slice(0, 5));
      return coloursOf([...rivals.slice(0, 5), another]).filter(
        (now, index) => index < 5 && now !== before[index],
      ).length;
    });
    expect(moved.filter((count) => count === 0).length).toBeGreaterThan(moved.length / 2);
    expect(Math.max(...moved)).toBeLessThanOrEqual(2);
  });
});

describe('an excerpt', () => {
  const shown = (text: string, searched: string, names: readonly string[]) =>
    excerptOf(text, searched, names)
      .map(({ text: run, marked }) => (marked ? `[${run}]` : run))
      .join('');
  const long = `${'first words '.repeat(40)}then **Acme Corp** is [cheap](https://a.example/x) and Acme is good. `;

  it('is around the first name, marked, without markup', () => {
    expect(shown(long, '', ['Acme', 'Acme Corp'])).toMatch(
      /^…(?:first |words ){5,9}then \[Acme Corp\] is cheap and \[Acme\] is good\.$/,
    );
  });

  it('is around what is searched for, before names', () => {
    expect(shown(long, 'CHEAP', ['Acme'])).toContain('Acme Corp is [cheap] and');
  });

  it('is the start of a text that has neither', () => {
    expect(shown(long, 'nowhere', ['Globex'])).toMatch(/^first words .*…$/);
    expect(shown('', 'x', [''])).toBe('');
  });

  it('takes whole names, also where words have no spaces between them, and signs as they are', () => {
    expect(shown('Acmeology, and acme', '', ['Acme'])).toBe('Acmeology, and [acme]');
    expect(shown('人気のAcmeは、トヨタも', '', ['Acme', 'トヨタ'])).toBe('人気の[Acme]は、[トヨタ]も');
    expect(shown('a+b (c)? .*', '.*', [])).toBe('a+b (c)? .');
    expect(shown('a+b (c)?', '+b (c)?', [])).toBe('a[+b (c)?]');
  });
});
