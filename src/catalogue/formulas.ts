/*
 * Formulas of metrics over measures. Each is made once and gives both its SQL and its value in the service, so a
 * figure has the same digits whoever computes it.
 */

/** Measures of one row by name, as JSON writes them: whole numbers, or moments. */
export type Sums = Readonly<Record<string, string>>;

/** A whole number computed from measures. */
export interface Whole {
  readonly sql: string;
  readonly measures: readonly string[];
  readonly of: (sums: Sums) => bigint;
}

/** Computation of a metric. */
export interface Formula {
  /** SQL expression over the columns of measures. */
  readonly sql: string;
  /** Measures that it uses. */
  readonly measures: readonly string[];
  /** JSON of its value, byte by byte as ClickHouse writes that of `sql`. */
  readonly json: (sums: Sums) => string;
}

/** A measure itself, as it is written. */
export const measure = (name: string): Whole & Formula => ({
  sql: name,
  measures: [name],
  of: (sums) => BigInt(sums[name] ?? ''),
  json: (sums) => sums[name] ?? '',
});

/** A whole number as a figure. */
export const whole = (one: Whole): Formula => ({ ...one, json: (sums) => String(one.of(sums)) });

const measuresOf = (...parts: readonly Whole[]) => parts.flatMap(({ measures }) => measures);

/** A measure times a constant, as a term of `plus`. */
const times = (factor: number, one: Whole): Whole => ({
  sql: `${factor} * ${one.sql}`,
  measures: one.measures,
  of: (sums) => BigInt(factor) * one.of(sums),
});

const plus = (a: Whole, b: Whole): Whole => ({
  sql: `${a.sql} + ${b.sql}`,
  measures: measuresOf(a, b),
  of: (sums) => a.of(sums) + b.of(sums),
});

/** A sum of measures, each times a factor: the first factor is positive. */
export function linear(terms: Readonly<Record<string, number>>): Whole {
  const parts = Object.entries(terms).map(([name, factor]) => ({ name, factor }));
  return {
    sql: parts
      .map(({ name, factor }, index) => {
        const sign = index === 0 ? '' : factor < 0 ? ' - ' : ' + ';
        return `${sign}${Math.abs(factor) === 1 ? '' : `${Math.abs(factor)} * `}${name}`;
      })
      .join(''),
    measures: Object.keys(terms),
    of: (sums) =>
      parts.reduce((sum, { name, factor }) => sum + BigInt(factor) * BigInt(sums[name] ?? ''), 0n),
  };
}

const bracketed = (one: Whole): Whole => ({ ...one, sql: `(${one.sql})` });

/**
 * Rounding to 4 decimals is done on whole numbers, half away from zero, so that the same request gives the
 * same digits from raw rows and from any rollup: round() of floats would round halves to even and depend
 * on the order of summing. Null where there is nothing to divide by.
 */
const tenThousandths = (numerator: Whole, denominator: Whole, sign: Whole | null = null): Formula => ({
  sql: `${sign ? `sign(${sign.sql}) * ` : ''}intDivOrNull(${numerator.sql}, ${denominator.sql}) / 10000`,
  measures: measuresOf(numerator, denominator, ...(sign ? [sign] : [])),
  json: (sums) => {
    const divisor = denominator.of(sums);
    if (divisor === 0n) return 'null';
    const quotient = Number(numerator.of(sums) / divisor);
    return String((sign && sign.of(sums) < 0n ? -quotient || 0 : quotient) / 10_000);
  },
});

/* Rounds by adding half of the denominator before dividing, both doubled where it may be odd. Each
   function costs ClickHouse about 0.1 ms before a row is read, so the formula uses as few as possible. */

/** numerator / denominator; null where there is nothing to divide by. Both are counts, of 64 bits. */
export function ratio(numerator: string, denominator: string): Formula {
  const [top, bottom] = [measure(numerator), measure(denominator)];
  return tenThousandths(plus(times(20_000, top), bottom), times(2, bottom));
}

/**
 * The mean of a sum counted in 1/unit over `count`; unit 10,000 or an even multiple of it.
 * sum / (count × unit), brought to ten-thousandths before rounding so that nothing passes 64 bits.
 */
function meanOf(sum: Whole, count: string, unit: number, sign: Whole | null): Formula {
  const per = unit / 10_000;
  const of = measure(count);
  return per === 1
    ? tenThousandths(plus(times(2, sum), of), times(2, of), sign)
    : tenThousandths(plus(sum, times(per / 2, of)), times(per, of), sign);
}

/** The mean of a sum that is not below zero, which is counted in 1/unit. */
export const mean = (sum: Whole, count: string, unit: number): Formula =>
  meanOf(sum.measures.length > 1 ? bracketed(sum) : sum, count, unit, null);

/** As `mean`, for sums that may be below zero. */
export function signedMean(sum: string, count: string, unit: number): Formula {
  const signed = measure(sum);
  const size: Whole = {
    sql: `abs(${sum})`,
    measures: [sum],
    of: (sums) => {
      const value = signed.of(sums);
      return value < 0n ? -value : value;
    },
  };
  return meanOf(size, count, unit, signed);
}

/** The smallest position, null where nothing was ranked. */
export const bestPosition = (best: string, ranked: string): Formula => ({
  sql: `if(${ranked} = 0, NULL, ${best})`,
  measures: [ranked, best],
  json: (sums) => (sums[ranked] === '0' ? 'null' : (sums[best] ?? '')),
});
