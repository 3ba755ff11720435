import { holding, lasting } from './false-discovery.ts';
import { SIGNAL_METRICS, type SignalMetric, type SignalMetricName } from './metrics.ts';
import { isPair, type PairedChange, type PromptSums, pairedChange } from './paired-change.ts';
import type { CellSums, PromptCell } from './read-sums.ts';

/** Part of a brand's answers: a slice, and one value of it. */
export interface Part {
  readonly dimension: string;
  /** Null for all answers; of a competitor its number. */
  readonly value: string | null;
}

/** Test of a figure in a part of the answers. */
export interface SignalTest extends Part, PairedChange {
  readonly metric: SignalMetricName;
  readonly direction: 'up' | 'down';
  readonly prompts: readonly PromptMove[];
}

/** Change of a figure in one prompt. */
export interface PromptMove {
  readonly prompt: number;
  readonly before: number;
  readonly after: number;
}

/** Name of a test within its brand. */
export const keyOf = ({
  metric,
  dimension,
  value,
  direction,
}: Omit<SignalTest, keyof PairedChange | 'prompts'>) => [metric, dimension, value ?? '', direction].join('/');

const MOST_PROMPTS = 5;

const sumsOf = ({ y, n }: SignalMetric, before: CellSums, last: CellSums): PromptSums => ({
  y1: before[y],
  n1: before[n],
  y2: last[y],
  n2: last[n],
});

/** The prompts that carry most of a change: of each the share that it added to it. */
function movedMost(
  cells: readonly PromptCell[],
  metric: SignalMetric,
  { before, change }: PairedChange,
): readonly PromptMove[] {
  const pairs = cells
    .map((cell) => ({ prompt: cell.prompt, ...sumsOf(metric, cell.before, cell.last) }))
    .filter(isPair);
  const [n1, n2] = pairs.reduce(([one, two], pair) => [one + pair.n1, two + pair.n2], [0, 0]);
  const added = pairs.map((pair) => ({
    pair,
    share: Math.sign(change) * ((pair.y2 - before * pair.n2) / n2 - (pair.y1 - before * pair.n1) / n1),
  }));
  return added
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_PROMPTS)
    .map(({ pair: { prompt, y1, n1: of1, y2, n2: of2 } }) => ({
      prompt,
      before: y1 / of1 / metric.unit,
      after: y2 / of2 / metric.unit,
    }));
}

/** Sums by prompt of a part of the answers. */
export interface PartCells extends Part {
  readonly cells: readonly PromptCell[];
  readonly ofCompetitor: boolean;
}

/** Tests every figure of a part of the answers that has enough of them. */
export const testsOf = ({ dimension, value, cells, ofCompetitor }: PartCells): readonly SignalTest[] =>
  SIGNAL_METRICS.filter((metric) => metric.ofCompetitors || !ofCompetitor).flatMap((metric) => {
    const tested = pairedChange(cells.map(({ before, last }) => sumsOf(metric, before, last)));
    if (tested === null) return [];
    return [
      {
        metric: metric.name,
        ...{ dimension, value },
        direction: tested.change > 0 ? 'up' : 'down',
        prompts: movedMost(cells, metric, tested),
        before: tested.before / metric.unit,
        after: tested.after / metric.unit,
        change: tested.change / metric.unit,
        p: tested.p,
      } as const,
    ];
  });

/** Tests of a night: those that hold among all, and those whose own test holds, by their names. */
export function judge(tests: readonly SignalTest[]) {
  const named = (some: readonly SignalTest[]) => new Map(some.map((test) => [keyOf(test), test]));
  return { found: named(holding(tests)), lasting: named(lasting(tests)) };
}
