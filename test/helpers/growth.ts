/** Processor time of some work, the less of two, in microseconds. */
function timeOf(work: () => unknown): number {
  const times = [0, 1].map(() => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user;
  });
  return Math.min(...times);
}

/**
 * How many times as long some work takes on eight times the input, in one run: 8 where it is linear, 64 where it is
 * quadratic. What is too short to measure counts as two milliseconds.
 */
export function growth<T>(size: number, make: (size: number) => T, work: (input: T) => unknown): number {
  const [small, large] = [make(size), make(size * 8)];
  timeOf(() => work(small));
  const once = Math.max(
    timeOf(() => work(small)),
    2_000,
  );
  return timeOf(() => work(large)) / once;
}
