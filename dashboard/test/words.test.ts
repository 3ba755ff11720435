import { describe, expect, it } from 'vitest';
import { brandColours } from '../src/parts/brand-colours.ts';
import { longDate, shortDate } from '../src/words/dates.ts';
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
