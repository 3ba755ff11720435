import { tries } from './nightly.ts';

/** Processor time of some work in microseconds, without what compiles and collects garbage beside it. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user;
}

/**
 * Below it work is linear: that takes 8 times as long on eight times the input, quadratic work 64 times. A bound of 20
 * finds a quadratic part that takes a quarter as long as the linear one on the shorter input.
 */
export const MOST_GROWTH = 20;

/** By day a quarter of each input, in which a quadratic part has to be four times as slow to be found. */
const SHARE = tries(0.25, 1);

/**
 * How many times as long some work takes on eight times the input, in one run, or a number from MOST_GROWTH on.
 * @param shortest microseconds: what takes less is too short to measure, and counts as that.
 */
export function growth<T>(
  size: number,
  make: (size: number) => T,
  work: (input: T) => unknown,
  shortest = 5_000,
): number {
  const [small, large] = [make(size * SHARE), make(size * SHARE * 8)];
  const timeOfSmall = () => timeOf(() => work(small));
  timeOfSmall();
  const once = Math.max(Math.min(timeOfSmall(), timeOfSmall()), shortest);
  // The least of some: what else the machine does can only add to it.
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 12 && least >= MOST_GROWTH; look++) {
    least = Math.min(least, timeOf(() => work(large)) / once);
  }
  return least;
}
