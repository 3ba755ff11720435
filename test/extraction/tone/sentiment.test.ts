import { describe, expect, it } from 'vitest';
import { type Said, sentimentOf } from '../../../src/extraction/tone/sentiment.ts';

const NOTHING: Said = {
  good: 0,
  bad: 0,
  merits: 0,
  flaws: 0,
  shunned: 0,
  told: 0,
  ranked: false,
  proposed: false,
  beside: false,
  leads: false,
};
const RANKED = { ranked: true, beside: true, told: 60 };
const of = (said: Partial<Said>) => sentimentOf({ ...NOTHING, ...said });

describe('the sentiment', () => {
  it('is 0 where nothing is said, ranked or not, and never -0', () => {
    expect(of({})).toBe(0);
    expect(of({ ranked: true })).toBe(0);
    expect(of({ beside: true })).toBe(0);
    expect(Object.is(of({ bad: -0 }), 0)).toBe(true);
  });

  it('is positive from one word of praise on, or a mild one that is the reason for a rank', () => {
    expect(of({ good: 2 })).toBeGreaterThan(0.25);
    expect(of({ good: 1 })).toBeLessThan(0.25);
    expect(of({ ...RANKED, good: 1 })).toBeGreaterThan(0.25);
  });

  it('is no praise for a place alone, however long it is told', () => {
    expect(of({ ...RANKED, told: 10_000 })).toBeLessThan(0.25);
  });

  it('is less for who is praised beside a ranking', () => {
    expect(of({ good: 2, beside: true })).toBeLessThan(0.25);
    expect(of({ good: 5, beside: true })).toBeGreaterThan(0.25);
  });

  it('is negative from one word of blame on', () => {
    expect(of({ bad: 1 })).toBeLessThan(-0.25);
    expect(of({ bad: 2, beside: true })).toBeLessThan(-0.25);
    expect(of({ ranked: true, bad: 2 })).toBeLessThan(-0.25);
  });

  it('is negative for what is ranked with a mild fault and nothing else, not where more is told', () => {
    expect(of({ ranked: true, bad: 1 })).toBeLessThan(-0.25);
    expect(of({ ...RANKED, bad: 1 })).toBeGreaterThan(-0.25);
    expect(of({ ...RANKED, bad: 2, good: 2 })).toBeGreaterThan(-0.25);
  });

  it('is negative for what is to be avoided, whatever is granted', () => {
    expect(of({ shunned: 1, good: 1 })).toBeLessThan(-0.25);
  });

  it('takes lists of good and bad sides for a balance', () => {
    expect(Math.abs(of({ merits: 2.4, flaws: 2.4 }))).toBeLessThan(0.25);
    expect(of({ merits: 2.4 })).toBeGreaterThan(0.25);
    expect(of({ flaws: 2.4 })).toBeLessThan(-0.25);
  });

  it('takes flaws of what is recommended for the other side of it', () => {
    expect(of({ ...RANKED, good: 1, flaws: 2.4 })).toBeGreaterThan(-0.25);
    expect(of({ ranked: true, merits: 1.2, flaws: 4 })).toBeLessThan(-0.25);
    expect(of({ ...RANKED, good: 3, flaws: 1.2 })).toBeGreaterThan(0.25);
  });
});
