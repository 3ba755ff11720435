/** Work that takes longer is measured twice alone. */
const LONG = 500_000;

/**
 * Processor time of some work in microseconds, the least of five: what else the process does meanwhile, such as
 * collecting the garbage of the tests before, is counted too.
 */
function timeOf(work: () => unknown): number {
  const times: number[] = [];
  while (times.length < 2 || (times.length < 5 && Math.min(...times) < LONG)) {
    const before = process.cpuUsage();
    work();
    times.push(process.cpuUsage(before).user);
  }
  return Math.min(...times);
}

/**
 * How many times as long some work takes on eight times the input, in one run: 8 where it is linear, 64 where it is
 * quadratic. What is too short to measure counts as five milliseconds.
 */
export function growth<T>(size: number, make: (size: number) => T, work: (input: T) => unknown): number {
  const [small, large] = [make(size), make(size * 8)];
  timeOf(() => work(small));
  const once = Math.max(
    timeOf(() => work(small)),
    5_000,
  );
  return timeOf(() => work(large)) / once;
}
