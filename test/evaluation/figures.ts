import type { Tone } from './label-files.ts';
import type { Outcome, RankPair } from './outcomes.ts';

export type FailureKind =
  | 'false mention'
  | 'missed mention'
  | 'wrong position'
  | 'wrong tone'
  | 'opposite tone'
  | 'wrong rank alone'
  | 'unsteady rank';

/** One disagreement about a brand in an answer: what the reader says, and what the extraction. */
export interface Failure {
  readonly failure: FailureKind;
  readonly outcome: Outcome;
  readonly name: string;
  readonly labelled: string | number | null;
  readonly found: string | number | null;
}

export interface Matches {
  readonly labelled: number;
  readonly found: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

/** How many, and how many of them are right. */
export interface Rate {
  readonly of: number;
  readonly rate: number | null;
}

export const TONES = ['positive', 'neutral', 'negative'] as const satisfies readonly Tone[];

export interface Figures {
  readonly answers: number;
  readonly mentions: Matches;
  /** Answers and brands of which the reader or the extraction tells a rank: both tell the same. */
  readonly ranks: { readonly answers: Rate; readonly mentions: Rate };
  /** The labelled rank is found when nobody tells of the other brands. */
  readonly alone: Rate;
  /** The rank does not change when nobody tells of some other brands. */
  readonly steady: Rate;
  /** Of the mentions that both have: the counts by labelled and found class, and the recall of each class. */
  readonly tones: {
    readonly agreement: Rate;
    readonly recall: Readonly<Record<Tone, Rate>>;
    /** Praise told as blame, or blame as praise. */
    readonly opposite: number;
    readonly matrix: Readonly<Record<Tone, Readonly<Record<Tone, number>>>>;
  };
}

/** With 4 decimals, null where there is nothing to count. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;

const rate = (right: number, of: number): Rate => ({ of, rate: share(right, of) });

export const matches = (hits: number, labelled: number, found: number): Matches => ({
  labelled,
  found,
  precision: share(hits, found),
  recall: share(hits, labelled),
  f1: share(2 * hits, labelled + found),
});

const agree = ({ expected, found }: RankPair) => expected === found;
const agreeing = (pairs: readonly RankPair[]) => rate(pairs.filter(agree).length, pairs.length);

/** The ranks of known brands that the reader or the extraction tells, where the reader was asked for ranks. */
function ranksOf({ reading, found }: Outcome): readonly RankPair[] {
  const asked = [...reading.expected.values()].every(({ position }) => position !== undefined);
  if (!asked) return [];
  return [...new Set([...reading.expected.keys(), ...found.keys()])]
    .map((name) => ({
      name,
      expected: reading.expected.get(name)?.position ?? null,
      found: found.get(name)?.position ?? null,
    }))
    .filter(({ expected, found: position }) => expected !== null || position !== null);
}

/** The tones of mentions that the reader and the extraction both have. */
const tonesOf = ({ reading, found }: Outcome) =>
  [...reading.expected].flatMap(([name, { tone: labelled }]) => {
    const tone = found.get(name)?.tone;
    return labelled && tone ? [{ name, labelled, found: tone }] : [];
  });

const isOpposite = (labelled: Tone, found: Tone) =>
  labelled !== found && labelled !== 'neutral' && found !== 'neutral';

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const hits = sum(
    ({ reading, found }) => [...found.keys()].filter((name) => reading.expected.has(name)).length,
  );
  const ranks = outcomes.map(ranksOf).filter((pairs) => pairs.length > 0);
  const tones = outcomes.flatMap(tonesOf);
  const count = (labelled: Tone, found: Tone) =>
    tones.filter((tone) => tone.labelled === labelled && tone.found === found).length;
  const perTone = <T>(value: (tone: Tone) => T): Record<Tone, T> => ({
    positive: value('positive'),
    neutral: value('neutral'),
    negative: value('negative'),
  });
  return {
    answers: outcomes.length,
    mentions: matches(
      hits,
      sum(({ reading }) => reading.expected.size),
      sum(({ found }) => found.size),
    ),
    ranks: {
      answers: rate(ranks.filter((pairs) => pairs.every(agree)).length, ranks.length),
      mentions: agreeing(ranks.flat()),
    },
    alone: agreeing(outcomes.flatMap(({ alone }) => alone)),
    steady: agreeing(outcomes.flatMap(({ among }) => among)),
    tones: {
      agreement: rate(tones.filter(({ labelled, found }) => labelled === found).length, tones.length),
      recall: perTone((tone) =>
        rate(count(tone, tone), tones.filter(({ labelled }) => labelled === tone).length),
      ),
      opposite: tones.filter(({ labelled, found }) => isOpposite(labelled, found)).length,
      matrix: perTone((labelled) => perTone((found) => count(labelled, found))),
    },
  };
}

/** Every disagreement in an answer. */
export function failuresOf(outcome: Outcome): readonly Failure[] {
  const { reading, found, alone, among } = outcome;
  const failed = (
    failure: FailureKind,
    name: string,
    labelled: Failure['labelled'],
    value: Failure['found'],
  ): Failure => ({ failure, outcome, name, labelled, found: value });
  const wrongRanks = (failure: FailureKind, pairs: readonly RankPair[]) =>
    pairs.filter((pair) => !agree(pair)).map((pair) => failed(failure, pair.name, pair.expected, pair.found));
  return [
    ...[...reading.expected.keys()]
      .filter((name) => !found.has(name))
      .map((name) => failed('missed mention', name, 'named', null)),
    ...[...found.keys()]
      .filter((name) => !reading.expected.has(name))
      .map((name) => failed('false mention', name, null, 'named')),
    ...wrongRanks('wrong position', ranksOf(outcome)),
    ...wrongRanks('wrong rank alone', alone),
    ...wrongRanks('unsteady rank', among),
    ...tonesOf(outcome)
      .filter((tone) => tone.labelled !== tone.found)
      .map((tone) =>
        failed(
          isOpposite(tone.labelled, tone.found) ? 'opposite tone' : 'wrong tone',
          tone.name,
          tone.labelled,
          tone.found,
        ),
      ),
  ];
}
