import { within } from '../catalogue/student.ts';

/** Whole numbers of one prompt in the range before (1) and in the last days (2): y of n. */
export interface PromptSums {
  readonly y1: number;
  readonly n1: number;
  readonly y2: number;
  readonly n2: number;
}

/** Change of a ratio of sums, y / n, between two ranges. */
export interface PairedChange {
  readonly before: number;
  readonly after: number;
  readonly change: number;
  /** Probability of such a change, or a greater one, by chance. */
  readonly p: number;
}

/** Prompts, and answers of each range, that a test needs. */
const LEAST_PROMPTS = 8;
const LEAST_ANSWERS = 50;

/** Prompts that have something to count in both ranges. */
export const isPair = ({ n1, n2 }: PromptSums): boolean => n1 > 0 && n2 > 0;

/**
 * Tests the change of a ratio, paired by prompt as in `compare=previous` (src/catalogue/uncertainty.ts). Prompts that were
 * not asked in both ranges are left out, so that adding or pausing some moves nothing.
 * @returns null where there are too few prompts or answers.
 */
export function pairedChange(prompts: readonly PromptSums[]): PairedChange | null {
  const pairs = prompts.filter(isPair);
  let [y1, n1, y2, n2] = [0, 0, 0, 0];
  for (const one of pairs) {
    y1 += one.y1;
    n1 += one.n1;
    y2 += one.y2;
    n2 += one.n2;
  }
  if (pairs.length < LEAST_PROMPTS || n1 < LEAST_ANSWERS || n2 < LEAST_ANSWERS) return null;
  const [before, after] = [y1 / n1, y2 / n2];
  const change = after - before;
  let squares = 0;
  for (const one of pairs) {
    squares += ((one.y2 - after * one.n2) / n2 - (one.y1 - before * one.n1) / n1) ** 2;
  }
  const degrees = pairs.length - 1;
  const error = Math.sqrt((pairs.length / degrees) * squares);
  // Sums of floats: what is nothing but rounding is no change.
  if (Math.abs(change) < 1e-12) return { before, after, change: 0, p: 1 };
  const p = error === 0 ? 0 : Math.max(0, 1 - within(Math.abs(change) / error, degrees));
  return { before, after, change, p };
}
