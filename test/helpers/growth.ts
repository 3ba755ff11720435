import { tries } from './nightly.ts';

/**
 * Processor time of some work in microseconds, without what compiles and collects garbage beside it. Its parts are
 * guessed from ticks of 4 ms on some machines, the sum is counted.
 */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * Below it work is linear: that takes 8 times as long on eight times the input, quadratic work 64 times. A bound of 20
 * finds a quadratic part that takes a quarter as long as the linear one on the shorter input.
 */
export const MOST_GROWTH = 20;

/** By day a quarter of each input, in which a quadratic part has to be four times as slow to be found. */
const SHARE = tries(0.25, 1);

const TIMES = 8;

/**
 * Growth of the time of some work on eight times the input, in one run, or a number from MOST_GROWTH on. Each
 * measurement runs the short input eight times and the long one once, so that both take as long and a machine
 * that becomes slower affects both alike.
 * @param shortest microseconds: shorter times are too short to measure, and count as this.
 */
export function growth<T>(
  size: number,
  make: (size: number) => T,
  work: (input: T) => unknown,
  shortest = 5_000,
): number {
  const [small, large] = [make(size * SHARE), make(size * SHARE * TIMES)];
  work(small);
  // The least of some: what else the machine does can only add to it.
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 12 && least >= MOST_GROWTH; look++) {
    const once = timeOf(() => {
      for (let time = 0; time < TIMES; time++) work(small);
    });
    least = Math.min(least, timeOf(() => work(large)) / Math.max(once / TIMES, shortest));
  }
  return least;
}
