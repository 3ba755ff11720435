import type { Reading } from './labels.ts';
import type { Outcome, PositionPair } from './outcomes.ts';

export interface Matches {
  readonly labelled: number;
  readonly found: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

/** The share of some that are right. */
export interface Rate {
  readonly of: number;
  readonly rate: number | null;
}

/** A rate with its 95 % interval; null where there is nothing to count. */
export interface RateWithInterval extends Rate {
  readonly interval: readonly [low: number, high: number] | null;
}

export interface Figures {
  readonly answers: number;
  readonly languages: number;
  readonly mentions: Matches;
  /** Answers and brands with a position in the label or of the reader: both have the same. */
  readonly positions: { readonly answers: RateWithInterval; readonly mentions: RateWithInterval };
  /** The labelled position is found where the reader is given that brand alone. */
  readonly alone: Rate;
  /** Of the mentions that both have: same class, same class of those labelled negative, praise read as blame or blame as praise. */
  readonly sentiment: { readonly right: Rate; readonly negative: Rate; readonly opposite: Rate };
}

/** With 4 decimals, null where there is nothing to count. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;

export const rate = (right: number, of: number): Rate => ({ of, rate: share(right, of) });

export const matches = (hits: number, labelled: number, found: number): Matches => ({
  labelled,
  found,
  precision: share(hits, found),
  recall: share(hits, labelled),
  f1: share(2 * hits, labelled + found),
});

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96;

/**
 * Wilson's interval with as many mentions as the answers are worth, as those of one answer are right or wrong together (R's
 * `svyciprop`; Korn and Graubard, 1998). An answer's mentions are a cluster.
 */
export function rateOfClusters(clusters: readonly (readonly boolean[])[]): RateWithInterval {
  const right = (some: readonly boolean[]) => some.filter(Boolean).length;
  const all = clusters.flat();
  const of = all.length;
  if (of === 0) return { of, rate: null, interval: null };
  const p = right(all) / of;
  const scatter = clusters.reduce((sum, some) => sum + (right(some) - p * some.length) ** 2, 0);
  const worth = scatter === 0 ? clusters.length : Math.min(of, (p * (1 - p) * of * of) / scatter);
  const middle = (p + Z ** 2 / (2 * worth)) / (1 + Z ** 2 / worth);
  const reach = (Z * Math.sqrt((p * (1 - p)) / worth + (Z / (2 * worth)) ** 2)) / (1 + Z ** 2 / worth);
  return { ...rate(right(all), of), interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)] };
}

const agree = ({ expected, found }: PositionPair) => expected === found;

/** The positions of known brands in the label or of the reader, where the label was asked for positions. */
function positionsOf({ reading, found }: Outcome): readonly PositionPair[] {
  if ([...reading.expected.values()].some(({ position }) => position === undefined)) return [];
  return [...new Set([...reading.expected.keys(), ...found.keys()])]
    .map((name) => ({
      name,
      expected: reading.expected.get(name)?.position ?? null,
      found: found.get(name)?.position ?? null,
    }))
    .filter(({ expected, found: position }) => expected !== null || position !== null);
}

/** The sentiments of mentions that the label and the reader both have. */
const sentimentsOf = ({ reading, found }: Outcome) =>
  [...reading.expected].flatMap(([name, { sentiment: labelled }]) => {
    const sentiment = found.get(name)?.sentiment;
    return labelled && sentiment ? [{ name, labelled, found: sentiment }] : [];
  });

type SentimentPair = ReturnType<typeof sentimentsOf>[number];

const isRight = ({ labelled, found }: SentimentPair) => labelled === found;
const isOpposite = ({ labelled, found }: SentimentPair) =>
  labelled !== found && labelled !== 'neutral' && found !== 'neutral';

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const positions = outcomes.map((one) => positionsOf(one).map(agree)).filter(({ length }) => length > 0);
  const alone = outcomes.flatMap((one) => one.alone);
  const sentiments = outcomes.flatMap(sentimentsOf);
  const negative = sentiments.filter(({ labelled }) => labelled === 'negative');
  return {
    answers: outcomes.length,
    languages: new Set(outcomes.map(({ reading }) => reading.label.language)).size,
    mentions: matches(
      sum(({ reading, found }) => [...found.keys()].filter((name) => reading.expected.has(name)).length),
      sum(({ reading }) => reading.expected.size),
      sum(({ found }) => found.size),
    ),
    positions: {
      answers: rateOfClusters(positions.map((some) => [some.every(Boolean)])),
      mentions: rateOfClusters(positions),
    },
    alone: rate(alone.filter(agree).length, alone.length),
    sentiment: {
      right: rate(sentiments.filter(isRight).length, sentiments.length),
      negative: rate(negative.filter(isRight).length, negative.length),
      opposite: rate(sentiments.filter(isOpposite).length, sentiments.length),
    },
  };
}

/** A disagreement about a brand in an answer: the label's value and the reader's. */
export interface Failure {
  readonly failure: string;
  readonly reading: Reading;
  readonly name: string;
  readonly labelled: string | number | null;
  readonly found: string | number | null;
}

export function failuresOf(outcome: Outcome): readonly Failure[] {
  const { reading, found, alone } = outcome;
  const { expected } = reading;
  const failed = (failure: string, pairs: readonly Pick<Failure, 'name' | 'labelled' | 'found'>[]) =>
    pairs.map((pair) => ({ failure, reading, ...pair }));
  const wrong = (pairs: readonly PositionPair[]) =>
    pairs.filter((pair) => !agree(pair)).map((pair) => ({ ...pair, labelled: pair.expected }));
  const missed = [...expected.keys()].filter((name) => !found.has(name));
  const invented = [...found.keys()].filter((name) => !expected.has(name));
  const sentiments = sentimentsOf(outcome).filter((pair) => !isRight(pair));
  return [
    ...failed(
      'missed mention',
      missed.map((name) => ({ name, labelled: 'named', found: null })),
    ),
    ...failed(
      'false mention',
      invented.map((name) => ({ name, labelled: null, found: 'named' })),
    ),
    ...failed('wrong position', wrong(positionsOf(outcome))),
    ...failed('wrong position alone', wrong(alone)),
    ...failed(
      'wrong sentiment',
      sentiments.filter((pair) => !isOpposite(pair)),
    ),
    ...failed('opposite sentiment', sentiments.filter(isOpposite)),
  ];
}
