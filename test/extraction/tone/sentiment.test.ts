import { describe, expect, it } from 'vitest';
import { type Said, sentimentOf } from '../../../src/extraction/tone/sentiment.ts';

const of = (said: Partial<Said>) =>
  sentimentOf({ sum: 0, sentences: 1, merits: 0, flaws: 0, ranked: false, ...said });

describe('the sentiment', () => {
  it('is 0 where nothing is said, ranked or not, and never -0', () => {
    expect(of({})).toBe(0);
    expect(of({ ranked: true })).toBe(0);
    expect(Object.is(of({ sum: -0 }), 0)).toBe(true);
  });

  it('is positive from one word of praise on, or a mild one that is the reason for a rank', () => {
    expect(of({ sum: 2 })).toBe(0.3714);
    expect(of({ sum: 1 })).toBe(0.1961);
    expect(of({ sum: 1, ranked: true })).toBe(0.3714);
  });

  it('is negative from one word of blame on', () => {
    expect(of({ sum: -1 })).toBe(-0.2873);
    expect(of({ sum: -2 })).toBe(-0.4472);
  });

  it('is less the more is said that is neither', () => {
    expect(of({ sum: 2, sentences: 60 })).toBe(0.2132);
  });

  it('takes lists of good and bad sides for a balance', () => {
    expect(of({ merits: 6, flaws: -1.2 })).toBe(0.0956);
    expect(of({ merits: 2.4 })).toBe(0.4327);
    expect(of({ flaws: -2.4 })).toBe(-0.5017);
  });
});
