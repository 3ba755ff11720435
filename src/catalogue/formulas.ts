/**
 * Rounding to 4 decimals is done on whole numbers, half away from zero, so that the same request gives the
 * same digits from raw rows and from any rollup: round() of floats would round halves to even and depend
 * on the order of summing. Null where there is nothing to divide by.
 */
const tenThousandths = (numerator: string, denominator: string) =>
  `intDivOrNull(2 * ${numerator} + ${denominator}, 2 * ${denominator}) / 10000`;

/** numerator / denominator; null where there is nothing to divide by. Both are counts. */
export const ratio = (numerator: string, denominator: string): string =>
  tenThousandths(`10000 * toUInt64(${numerator})`, denominator);

/**
 * The mean of a sum counted in 1/unit over `count`; unit a multiple of 10,000. Not below zero.
 * sum / (count × unit), brought to ten-thousandths before rounding so that nothing passes 64 bits.
 */
export const mean = (sum: string, count: string, unit: number): string =>
  tenThousandths(sum, unit === 10_000 ? count : `(${count} * ${unit / 10_000})`);

/** As `mean`, for sums that may be below zero. */
export const signedMean = (sum: string, count: string, unit: number): string =>
  `if(${sum} < 0, -1, 1) * ${mean(`abs(${sum})`, count, unit)}`;

/** The smallest position, null where nothing was ranked. */
export const bestPosition = (best: string, ranked: string): string => `if(${ranked} = 0, NULL, ${best})`;
