import { type Figures, figuresOf, type Matches } from './figures.ts';
import { historiesOf } from './histories.ts';
import { type Reading, tradeOf } from './labels.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import { judge, type Suggested, suggestionFigures, THRESHOLDS } from './suggestion-figures.ts';

type ByThreshold<T> = Readonly<Record<keyof typeof THRESHOLDS, T>>;

export interface Evaluation extends ByThreshold<readonly Suggested[]> {
  readonly outcomes: readonly Outcome[];
}

/** The figures of a set, or of all real or all written answers. */
export interface Row extends Figures, ByThreshold<Matches> {
  readonly name: string;
}

const isReal = ({ label }: Reading): boolean => label.file !== undefined;

/** A sample for the tests by day: of the trades every fourth, as these are two thirds of all text. */
export function sampled(readings: readonly Reading[]): readonly Reading[] {
  const trades = [...new Set(readings.flatMap(({ label }) => tradeOf(label) ?? []))].sort();
  return readings.filter(({ label }) => {
    const trade = tradeOf(label);
    return trade === null || trades.indexOf(trade) % 4 === 0;
  });
}

/** Reads all answers; with `alone` also for each ranked brand by itself, which takes as long again. */
export function evaluate(
  readings: readonly Reading[],
  alone = true,
  histories = historiesOf(readings),
): Evaluation {
  return {
    outcomes: readings.map((reading) => outcomeOf(reading, alone)),
    suggested: histories.map((history) => judge(history, THRESHOLDS.suggested)),
    atOnce: histories.map((history) => judge(history, THRESHOLDS.atOnce)),
  };
}

/**
 * A row for each set, then one for all real and one for all written answers. A history whose answers are of several sets
 * counts in the latter alone.
 */
export function rowsOf({ outcomes, suggested, atOnce }: Evaluation): readonly Row[] {
  const row = (
    name: string,
    some: readonly Outcome[],
    isOf: (history: Suggested['history']) => boolean,
  ): readonly Row[] => {
    const figures = (all: readonly Suggested[]) =>
      suggestionFigures(all.filter(({ history }) => isOf(history)));
    if (some.length === 0) return [];
    return [{ name, ...figuresOf(some), suggested: figures(suggested), atOnce: figures(atOnce) }];
  };
  const [real = [], written = []] = [true, false].map((is) =>
    outcomes.filter(({ reading }) => isReal(reading) === is),
  );
  return [
    ...[...Map.groupBy([...real, ...written], ({ reading }) => reading.set)].flatMap(([set, some]) =>
      row(set, some, ({ sets }) => sets.size === 1 && sets.has(set)),
    ),
    ...row('real answers', real, (history) => history.isReal),
    ...row('written answers', written, (history) => !history.isReal),
  ];
}
