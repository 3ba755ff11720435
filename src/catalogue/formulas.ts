/**
 * Rounding to 4 decimals is done on whole numbers, half away from zero, so that the same request gives the
 * same digits from raw rows and from any rollup: round() of floats would round halves to even and depend
 * on the order of summing. Null where there is nothing to divide by.
 */
const tenThousandths = (numerator: string, denominator: string) =>
  `intDivOrNull(${numerator}, ${denominator}) / 10000`;

/* Rounds by adding half of the denominator before dividing, both doubled where it may be odd. Each
   function costs ClickHouse about 0.1 ms before a row is read, so the formula uses as few as possible. */

/** numerator / denominator; null where there is nothing to divide by. Both are counts, of 64 bits. */
export const ratio = (numerator: string, denominator: string): string =>
  tenThousandths(`20000 * ${numerator} + ${denominator}`, `2 * ${denominator}`);

/**
 * The mean of a sum counted in 1/unit over `count`; unit 10,000 or an even multiple of it. Not below zero.
 * sum / (count × unit), brought to ten-thousandths before rounding so that nothing passes 64 bits.
 */
export const mean = (sum: string, count: string, unit: number): string => {
  const per = unit / 10_000;
  return per === 1
    ? tenThousandths(`2 * ${sum} + ${count}`, `2 * ${count}`)
    : tenThousandths(`${sum} + ${per / 2} * ${count}`, `${per} * ${count}`);
};

/** As `mean`, for sums that may be below zero. */
export const signedMean = (sum: string, count: string, unit: number): string =>
  `sign(${sum}) * ${mean(`abs(${sum})`, count, unit)}`;

/** The smallest position, null where nothing was ranked. */
export const bestPosition = (best: string, ranked: string): string => `if(${ranked} = 0, NULL, ${best})`;
