import { describe, expect, it } from 'vitest';
import { failuresOf, figuresOf, rateOfClusters } from './figures.ts';
import { type Label, readingOf } from './labels.ts';
import { classOf, type Found, type Outcome, type PositionPair } from './outcomes.ts';

type Sentiment = Found['sentiment'];
type Expected = Omit<Label['brands'][number], 'name'>;

const opinion = (position: number | null, sentiment: Sentiment = 'neutral'): Found => ({
  position,
  sentiment,
});

const outcome = (
  expected: Record<string, Expected>,
  found: Record<string, Found>,
  alone: readonly PositionPair[] = [],
): Outcome => ({
  reading: readingOf('one', {
    id: 'one',
    kind: 'prose',
    language: 'en',
    text: '-',
    text_format: 'plain',
    brands: Object.entries(expected).map(([name, brand]) => ({ name, ...brand })),
  }),
  found: new Map(Object.entries(found)),
  alone,
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
      languages: 1,
      positions: { answers: { ...none, interval: null }, mentions: { ...none, interval: null } },
      alone: none,
      sentiment: { right: none, negative: none, opposite: none },
    });
  });

  it('call an answer exact only where every position of a known brand is right', () => {
    const right = { Dell: opinion(1), Apple: opinion(3), HP: opinion(null) };
    const shifted = outcome({ Dell: opinion(1), Apple: opinion(3) }, { Dell: opinion(1), Apple: opinion(2) });
    expect(figuresOf([outcome(right, right), shifted]).positions).toMatchObject({
      answers: { of: 2, rate: 0.5 },
      mentions: { of: 4, rate: 0.75 },
    });
    expect(failures(shifted)).toEqual([['wrong position', 'Apple', 3, 2]]);
  });

  it('count a ranking that only the program sees, and a ranked brand it missed, as wrong', () => {
    const invented = outcome({ Dell: opinion(null) }, { Dell: opinion(1) });
    const missed = outcome({ Dell: opinion(1) }, {});
    const none = outcome({ Dell: opinion(null) }, { Dell: opinion(null) });
    expect(figuresOf([invented, missed, none]).positions).toMatchObject({
      answers: { of: 2, rate: 0 },
      mentions: { of: 2, rate: 0 },
    });
  });

  it('leave positions and sentiments out that the label was not asked for', () => {
    const sentiments = outcome({ Dell: { sentiment: 'negative' } }, { Dell: opinion(1) });
    const positions = outcome({ Dell: { position: 1 } }, { Dell: opinion(1, 'positive') });
    expect(figuresOf([sentiments]).positions.mentions.of).toBe(0);
    expect(figuresOf([positions]).sentiment.right.of).toBe(0);
  });

  it('count sentiments over the brands that both name, and opposite ones apart', () => {
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
    expect(figuresOf([one]).sentiment).toEqual({
      right: { of: 3, rate: 0.3333 },
      negative: { of: 1, rate: 0 },
      opposite: { of: 3, rate: 0.3333 },
    });
    expect(failures(one)).toContainEqual(['opposite sentiment', 'HP', 'negative', 'positive']);
    expect(failures(one)).toContainEqual(['wrong sentiment', 'LG', 'neutral', 'negative']);
  });

  it('compare the position of a brand by itself with the labelled one', () => {
    const one = outcome({ Dell: opinion(2) }, { Dell: opinion(2) }, [
      { name: 'Dell', expected: 2, found: 1 },
    ]);
    expect(figuresOf([one]).alone).toEqual({ of: 1, rate: 0 });
    expect(failures(one)).toEqual([['wrong position alone', 'Dell', 2, 1]]);
  });

  it('have intervals that are wider where the mentions of an answer are right or wrong together', () => {
    const alike = Array.from({ length: 100 }, (_, at) => Array.from({ length: 4 }, () => at < 50));
    const mixed = Array.from({ length: 100 }, () => [true, true, false, false]);
    // Wilson's interval of 50 of 100: the 4 mentions of an answer are worth one.
    expect(rateOfClusters(alike).interval?.map((bound) => bound.toFixed(4))).toEqual(['0.4038', '0.5962']);
    expect(rateOfClusters(mixed)).toMatchObject({ of: 400, rate: 0.5 });
    expect(rateOfClusters(alike.slice(0, 10)).interval?.map((bound) => bound.toFixed(4))).toEqual([
      '0.7225',
      '1.0000',
    ]);
  });

  it('class sentiments at the bounds of the reports', () => {
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
