import { describe, expect, it } from 'vitest';
import { failuresOf, figuresOf } from './figures.ts';
import type { Tone } from './label-files.ts';
import { classOf, type Opinion, type Outcome, type RankPair } from './outcomes.ts';
import { type Expected, plainAnswer } from './readings.ts';

const opinion = (position: number | null, tone: Tone = 'neutral'): Opinion => ({ position, tone });

const outcome = (
  expected: Record<string, Expected>,
  found: Record<string, Opinion>,
  pairs: { alone?: readonly RankPair[]; among?: readonly RankPair[] } = {},
): Outcome => ({
  reading: {
    id: 'one',
    part: 'more',
    kind: 'prose',
    language: 'en',
    answer: plainAnswer('one', '', 'plain'),
    known: [],
    expected: new Map(Object.entries(expected)),
  },
  found: new Map(Object.entries(found)),
  alone: pairs.alone ?? [],
  among: pairs.among ?? [],
});

const failures = (one: Outcome) =>
  failuresOf(one).map(({ failure, name, labelled, found }) => [failure, name, labelled, found]);

describe('figures', () => {
  it('tell found, missed and false mentions apart', () => {
    const one = outcome(
      { Dell: opinion(null), Apple: opinion(null), HP: opinion(null) },
      { Dell: opinion(null), Gap: opinion(null) },
    );
    expect(figuresOf([one]).mentions).toEqual({
      labelled: 3,
      found: 2,
      precision: 0.5,
      recall: 0.3333,
      f1: 0.4,
    });
    expect(failures(one)).toEqual([
      ['missed mention', 'Apple', 'named', null],
      ['missed mention', 'HP', 'named', null],
      ['false mention', 'Gap', null, 'named'],
    ]);
  });

  it('say null, not 0 or 1, where there is nothing to count', () => {
    const none = { of: 0, rate: null };
    expect(figuresOf([outcome({}, {})])).toMatchObject({
      answers: 1,
      mentions: { labelled: 0, found: 0, precision: null, recall: null, f1: null },
      ranks: { answers: none, mentions: none },
      alone: none,
      steady: none,
      tones: { agreement: none, recall: { positive: none, neutral: none, negative: none }, opposite: 0 },
    });
  });

  it('call an answer exact only where every position of a known brand is right', () => {
    const right = { Dell: opinion(1), Apple: opinion(3), HP: opinion(null) };
    const shifted = outcome({ Dell: opinion(1), Apple: opinion(3) }, { Dell: opinion(1), Apple: opinion(2) });
    expect(figuresOf([outcome(right, right), shifted]).ranks).toEqual({
      answers: { of: 2, rate: 0.5 },
      mentions: { of: 4, rate: 0.75 },
    });
    expect(failures(shifted)).toEqual([['wrong position', 'Apple', 3, 2]]);
  });

  it('count a ranking that only the program sees, and a ranked brand it missed, as wrong', () => {
    const invented = outcome({ Dell: opinion(null) }, { Dell: opinion(1) });
    const missed = outcome({ Dell: opinion(1) }, {});
    const none = outcome({ Dell: opinion(null) }, { Dell: opinion(null) });
    expect(figuresOf([invented, missed, none]).ranks).toEqual({
      answers: { of: 2, rate: 0 },
      mentions: { of: 2, rate: 0 },
    });
  });

  it('leave ranks and tones out that the reader was not asked for', () => {
    const tones = outcome({ Dell: { position: undefined, tone: 'negative' } }, { Dell: opinion(1) });
    const ranks = outcome({ Dell: { position: 1, tone: undefined } }, { Dell: opinion(1, 'positive') });
    expect(figuresOf([tones]).ranks.mentions.of).toBe(0);
    expect(figuresOf([ranks]).tones.agreement.of).toBe(0);
  });

  it('count tones by class over the brands that both name, and opposite ones apart', () => {
    const one = outcome(
      {
        Dell: opinion(null, 'positive'),
        HP: opinion(null, 'negative'),
        LG: opinion(null),
        Acer: opinion(null),
      },
      {
        Dell: opinion(null, 'positive'),
        HP: opinion(null, 'positive'),
        LG: opinion(null, 'negative'),
        Gap: opinion(null, 'negative'),
      },
    );
    expect(figuresOf([one]).tones).toEqual({
      agreement: { of: 3, rate: 0.3333 },
      recall: {
        positive: { of: 1, rate: 1 },
        neutral: { of: 1, rate: 0 },
        negative: { of: 1, rate: 0 },
      },
      opposite: 1,
      matrix: {
        positive: { positive: 1, neutral: 0, negative: 0 },
        neutral: { positive: 0, neutral: 0, negative: 1 },
        negative: { positive: 1, neutral: 0, negative: 0 },
      },
    });
    expect(failures(one)).toContainEqual(['opposite tone', 'HP', 'negative', 'positive']);
    expect(failures(one)).toContainEqual(['wrong tone', 'LG', 'neutral', 'negative']);
  });

  it('compare the rank of a brand told alone, or among some, with the one it should have', () => {
    const one = outcome(
      { Dell: opinion(2) },
      { Dell: opinion(2) },
      {
        alone: [{ name: 'Dell', expected: 2, found: 1 }],
        among: [
          { name: 'Dell', expected: 2, found: 2 },
          { name: 'Dell', expected: 2, found: null },
        ],
      },
    );
    expect(figuresOf([one])).toMatchObject({ alone: { of: 1, rate: 0 }, steady: { of: 2, rate: 0.5 } });
    expect(failures(one)).toEqual([
      ['wrong rank alone', 'Dell', 2, 1],
      ['unsteady rank', 'Dell', 2, null],
    ]);
  });

  it('class tones at the bounds the reports use', () => {
    expect([1, 0.25, 0.2499, 0, -0.2499, -0.25, -1].map(classOf)).toEqual([
      'positive',
      'positive',
      'neutral',
      'neutral',
      'neutral',
      'negative',
      'negative',
    ]);
  });
});
