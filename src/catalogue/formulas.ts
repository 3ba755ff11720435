import {
  choose,
  column,
  type Expression,
  equal,
  minus,
  NOTHING,
  PRECEDENCE,
  plus,
  type Row,
  size,
  times,
  type Whole,
} from './expressions.ts';

/** Computation of a metric. */
export interface Formula {
  /** SQL expression over the columns of measures. */
  readonly sql: string;
  /** Measures that it uses. */
  readonly measures: readonly string[];
  /** JSON of its value, byte by byte as ClickHouse writes that of `sql`. */
  readonly json: (row: Row) => string;
}

/** The value of an expression as a figure. */
export const formulaOf = ({ sql, measures, of }: Expression<bigint | number | boolean | null>): Formula => ({
  sql,
  measures,
  json: (row) => String(of(row)),
});

/** A figure that may be null, as where there is nothing to divide by. */
export type Figure = Expression<bigint | number | null>;

/** A measure itself, as it is written. */
export const measure = (name: string): Formula => ({
  sql: name,
  measures: [name],
  json: (row) => row.text(name),
});

/** A sum of measures, each times a factor: the first factor is positive. */
export function linear(terms: Readonly<Record<string, number>>): Whole {
  const parts = Object.entries(terms).map(([name, factor]) => ({
    size: Math.abs(factor) === 1 ? column(name) : times(BigInt(Math.abs(factor)), column(name)),
    isNegative: factor < 0,
  }));
  return parts
    .slice(1)
    .reduce(
      (sum, part) => (part.isNegative ? minus(sum, part.size) : plus(sum, part.size)),
      parts[0]?.size ?? times(0n, 0n),
    );
}

/**
 * A quotient of whole numbers of 1/10,000. Rounding to 4 decimals is done on whole numbers, half away from zero, so that the
 * same request gives the same digits from raw rows and from any rollup: round() of floats would round halves to even and depend
 * on the order of summing. Null where there is nothing to divide by.
 * @param sign a number below zero where the quotient is to be.
 * @param narrow true for numbers of 256 bits, whose quotient fits 64.
 */
function tenThousandths(
  numerator: Whole,
  denominator: Whole,
  { sign = null, narrow = false }: { readonly sign?: Whole | null; readonly narrow?: boolean } = {},
): Expression<number | null> {
  const quotient = `intDivOrNull(${numerator.sql}, ${denominator.sql})`;
  return {
    sql: `${sign ? `sign(${sign.sql}) * ` : ''}${narrow ? `toInt64(${quotient})` : quotient} / 10000`,
    precedence: PRECEDENCE.product,
    measures: [numerator, denominator, ...(sign ? [sign] : [])].flatMap(({ measures }) => measures),
    of: (row) => {
      const divisor = denominator.of(row);
      if (divisor === 0n) return null;
      const value = Number(numerator.of(row) / divisor);
      return (sign && sign.of(row) < 0n ? -value : value) / 10_000;
    },
  };
}

/* Rounds by adding half of the denominator before dividing, both doubled where it may be odd. Each
   function costs ClickHouse about 0.1 ms before a row is read, so the formula uses as few as possible. */

/** numerator / denominator; null where there is nothing to divide by. Both are counts, of 64 bits. */
export function ratio(numerator: string, denominator: string): Expression<number | null> {
  const [top, bottom] = [column(numerator), column(denominator)];
  return tenThousandths(plus(times(20_000n, top), bottom), times(2n, bottom));
}

/** numerator / denominator, of any size and sign; null where there is nothing to divide by. */
export const difference = (numerator: Whole, denominator: Whole): Expression<number | null> =>
  tenThousandths(plus(times(20_000n, size(numerator)), denominator), times(2n, denominator), {
    sign: numerator,
    narrow: true,
  });

/**
 * The mean of a sum counted in 1/unit over `count`; unit 10,000 or an even multiple of it.
 * sum / (count × unit), brought to ten-thousandths before rounding so that nothing passes 64 bits.
 */
function meanOf(sum: Whole, count: string, unit: number, sign: Whole | null): Figure {
  const per = BigInt(unit / 10_000);
  const of = column(count);
  return per === 1n
    ? tenThousandths(plus(times(2n, sum), of), times(2n, of), { sign })
    : tenThousandths(plus(sum, times(per / 2n, of)), times(per, of), { sign });
}

/** The mean of a sum that is not below zero, which is counted in 1/unit. */
export const mean = (sum: Whole, count: string, unit: number): Figure => meanOf(sum, count, unit, null);

/** As `mean`, for sums that may be below zero. */
export const signedMean = (sum: string, count: string, unit: number): Figure =>
  meanOf(size(column(sum)), count, unit, column(sum));

/** The smallest position, null where nothing was ranked. */
export const bestPosition = (best: string, ranked: string): Figure =>
  choose<bigint | null>([[equal(column(ranked), 0n), NOTHING]], column(best));
