/*
 * Expressions over measures. Each gives both its SQL and its value in the service, so a figure has the same digits
 * whoever computes it.
 */

/** Measures of one row by name, as JSON writes them: whole numbers, or moments. */
export type Sums = Readonly<Record<string, string>>;

/** A row of sums, which keeps what was computed of it. */
export class Row {
  readonly #sums: Sums;
  readonly #computed = new Map<string, unknown>();

  constructor(sums: Sums) {
    this.#sums = sums;
  }

  /** A measure as it is written. */
  text(name: string): string {
    return this.#sums[name] ?? '';
  }

  /** The value of that name, computed the first time. */
  once<Value>(name: string, compute: () => Value): Value {
    let value = this.#computed.get(name);
    if (value === undefined) {
      value = compute();
      this.#computed.set(name, value);
    }
    return value as Value;
  }
}

export interface Expression<Value> {
  /** SQL over the columns of measures. */
  readonly sql: string;
  /** Precedence of its outermost operator: an operand of a stronger one is put into brackets. */
  readonly precedence: number;
  /** Measures that it uses. */
  readonly measures: readonly string[];
  readonly of: (row: Row) => Value;
}

/** A whole number, of any size. */
export type Whole = Expression<bigint>;

/** A number as ClickHouse computes it: a float, or a whole number that becomes one beside floats and in divisions. */
export type Numeric = Expression<bigint> | Expression<number>;
export type Condition = Expression<boolean>;

export const PRECEDENCE = { or: 0, comparison: 1, sum: 2, product: 3, atom: 4 } as const;

const operand = ({ sql, precedence }: Expression<unknown>, least: number) =>
  precedence < least ? `(${sql})` : sql;

/** An operator. Its right operand is in brackets where it has the same precedence: floats have no associative law. */
const infix = <A, B, Value>(
  symbol: string,
  precedence: number,
  [a, b]: readonly [Expression<A>, Expression<B>],
  of: (a: A, b: B) => Value,
): Expression<Value> => ({
  sql: `${operand(a, precedence)} ${symbol} ${operand(b, precedence + 1)}`,
  precedence,
  measures: [...a.measures, ...b.measures],
  of: (row) => of(a.of(row), b.of(row)),
});

/** SQL and value of a function of its own. */
export const own = <A, Value>(
  a: Expression<A>,
  sql: (a: string) => string,
  of: (a: A) => Value,
): Expression<Value> => ({
  sql: sql(a.sql),
  precedence: PRECEDENCE.atom,
  measures: a.measures,
  of: (row) => of(a.of(row)),
});

/** A function of one argument. */
const call = <A, Value>(name: string, a: Expression<A>, of: (a: A) => Value): Expression<Value> =>
  own(a, (sql) => `${name}(${sql})`, of);

/** A measure itself. */
export const column = (name: string): Whole => ({
  sql: name,
  precedence: PRECEDENCE.atom,
  measures: [name],
  of: (row) => row.once(name, () => BigInt(row.text(name))),
});

/** A measure as a number of 256 bits, so that ClickHouse computes what is made of it in as many. */
export const wide = (name: string): Whole => call('toInt256', column(name), (value) => value);

const constant = <Value extends bigint | number>(value: Value): Expression<Value> => ({
  sql: String(value),
  precedence: PRECEDENCE.atom,
  measures: [],
  of: () => value,
});

/** Operands as expressions; numbers stand for themselves. */
type Operand = Numeric | bigint | number;
const expression = (one: Operand): Numeric =>
  typeof one === 'bigint' ? constant(one) : typeof one === 'number' ? constant(one) : one;

type Result<A extends Operand, B extends Operand> = A extends Whole | bigint
  ? B extends Whole | bigint
    ? Whole
    : Expression<number>
  : Expression<number>;

/** An operator that is exact between whole numbers. */
const arithmetic =
  (
    symbol: string,
    precedence: number,
    whole: (a: bigint, b: bigint) => bigint,
    float: (a: number, b: number) => number,
  ) =>
  <A extends Operand, B extends Operand>(a: A, b: B): Result<A, B> =>
    infix<bigint | number, bigint | number, bigint | number>(
      symbol,
      precedence,
      [expression(a), expression(b)],
      (x, y) => (typeof x === 'bigint' && typeof y === 'bigint' ? whole(x, y) : float(Number(x), Number(y))),
    ) as Result<A, B>;

export const plus = arithmetic(
  '+',
  PRECEDENCE.sum,
  (a, b) => a + b,
  (a, b) => a + b,
);
export const minus = arithmetic(
  '-',
  PRECEDENCE.sum,
  (a, b) => a - b,
  (a, b) => a - b,
);
export const times = arithmetic(
  '*',
  PRECEDENCE.product,
  (a, b) => a * b,
  (a, b) => a * b,
);

/** A quotient of floats, also of whole numbers. */
export const over = (a: Operand, b: Operand): Expression<number> =>
  infix<bigint | number, bigint | number, number>(
    '/',
    PRECEDENCE.product,
    [expression(a), expression(b)],
    (x, y) => Number(x) / Number(y),
  );

export const float = (a: Whole): Expression<number> => call('toFloat64', a, Number);
export const squareRoot = (a: Expression<number>): Expression<number> => call('sqrt', a, Math.sqrt);
export const exponential = (a: Expression<number>): Expression<number> => call('exp', a, Math.exp);

/** The size of a number. */
export const size = <Value extends bigint | number>(a: Expression<Value>): Expression<Value> =>
  call('abs', a, (value) => (value < 0 ? (-value as Value) : value));

/** A number, at least 1. */
export const atLeastOne = (a: Expression<number>): Expression<number> =>
  own(
    a,
    (sql) => `greatest(1, ${sql})`,
    (value) => Math.max(1, value),
  );

const compared =
  (symbol: string, of: (a: bigint | number, b: bigint | number) => boolean) =>
  (a: Operand, b: Operand): Condition =>
    infix<bigint | number, bigint | number, boolean>(
      symbol,
      PRECEDENCE.comparison,
      [expression(a), expression(b)],
      of,
    );

export const equal = compared('=', (a, b) => a === b);
export const below = compared('<', (a, b) => a < b);
export const above = compared('>', (a, b) => a > b);

export const either = (...conditions: readonly [Condition, ...Condition[]]): Condition =>
  conditions.reduce((a, b) => infix('OR', PRECEDENCE.or, [a, b], (x, y) => x || y));

export const NOTHING: Expression<null> = {
  sql: 'NULL',
  precedence: PRECEDENCE.atom,
  measures: [],
  of: () => null,
};

/** The value of the first case whose condition holds, or the last one. */
export function choose<Value>(
  cases: readonly (readonly [Condition, Expression<Value>])[],
  rest: Expression<Value>,
): Expression<Value> {
  const parts = [...cases.flat(), rest];
  return {
    sql: `${cases.length === 1 ? 'if' : 'multiIf'}(${parts.map(({ sql }) => sql).join(', ')})`,
    precedence: PRECEDENCE.atom,
    measures: parts.flatMap(({ measures }) => measures),
    of: (row) => (cases.find(([condition]) => condition.of(row))?.[1] ?? rest).of(row),
  };
}

/** A number that is computed once per row, under a name by which others refer to it. */
export interface Step<Value> extends Expression<Value> {
  readonly definition: string;
}

export const step = <Value>(name: string, defined: Expression<Value>): Step<Value> => ({
  ...defined,
  sql: name,
  definition: defined.sql,
  precedence: PRECEDENCE.atom,
  of: (row) => row.once(name, () => defined.of(row)),
});
