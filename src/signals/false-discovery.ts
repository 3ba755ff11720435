/** The p up to which a test holds by itself, as its interval of 95 % excludes 0. */
const LASTING = 0.05;

/** Picks those whose own test holds, whatever the others say. */
export const lasting = <T extends { readonly p: number }>(tests: readonly T[]): readonly T[] =>
  tests.filter(({ p }) => p <= LASTING);

/** Share of false ones among those that hold. */
const FALSE_DISCOVERY_RATE = 0.05;

/**
 * Picks those of many tests that hold at a false-discovery rate of 5 % (Benjamini and Hochberg, 1995): with m tests, those
 * up to the last whose p, in ascending order, is at most its place / m of the rate.
 */
export function holding<T extends { readonly p: number }>(tests: readonly T[]): readonly T[] {
  const ordered = [...tests].sort((a, b) => a.p - b.p);
  const last = ordered.findLastIndex(
    ({ p }, index) => p <= ((index + 1) / tests.length) * FALSE_DISCOVERY_RATE,
  );
  return ordered.slice(0, last + 1);
}
