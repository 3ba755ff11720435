import type { BrandsRow, VisibilityRow } from './shapes.ts';

/*
 * Verdicts on changes of single prompts. The service judges a change by the prompts that it is of, and of a single one
 * knows nothing (docs/decisions/0018-prompts-are-the-sample.md). For a single prompt its answers are the sample: two
 * shares are compared by the test of proportions with Yates' correction, R's `prop.test`, and of many rows the false
 * discovery rate is held at 5 % (Benjamini and Hochberg), as signals do. Engines that repeat themselves from day to day
 * make it say "moved" too often.
 */

/** Answers on either side below which nothing is said. */
const LEAST = 10;
/** Share of the rows said to have moved that have not, at the most. */
const FALSE_ALARMS = 0.05;

type Row = VisibilityRow | BrandsRow;

/** Complementary error function, by Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** Probability of a difference of two shares at least this large by chance alone; null for too few answers. */
export function chanceOf({ mentions, answers, previous_answers, previous_visibility }: Row): number | null {
  if (typeof previous_visibility !== 'number' || typeof previous_answers !== 'number') return null;
  if (answers < LEAST || previous_answers < LEAST) return null;
  const before = Math.round(previous_visibility * previous_answers);
  const share = (mentions + before) / (answers + previous_answers);
  if (share === 0 || share === 1) return 1;
  const each = 1 / answers + 1 / previous_answers;
  const difference = Math.abs(mentions / answers - before / previous_answers);
  const corrected = difference - Math.min(difference, each / 2);
  return erfc(corrected / Math.sqrt(2 * share * (1 - share) * each));
}

/** Verdicts on the rows: true where visibility moved by more than chance, null for too few answers. */
export function changesOf<R extends Row>(rows: readonly R[]): ReadonlyMap<R, boolean | null> {
  const chances = new Map(rows.map((row) => [row, chanceOf(row)]));
  const judged = [...chances.values()].filter((chance) => chance !== null).sort((a, b) => a - b);
  const bound = judged.findLast((chance, index) => chance <= (FALSE_ALARMS * (index + 1)) / judged.length);
  return new Map(
    [...chances].map(([row, chance]) => [row, chance === null ? null : chance <= (bound ?? -1)]),
  );
}
