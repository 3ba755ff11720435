import type { Row } from './ways.ts';

/** Rates are rounded from whole numbers by us and from floats by others. */
const TOLERANCE = 1.01e-4;

const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

const day = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();

/** A value in one form, whatever a driver makes of it. */
function plain(value: unknown, like: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof like === 'number') return Number(value);
  // pg reads dates and times without a zone as local ones.
  const text = value instanceof Date ? day(value) : String(value);
  if (typeof like === 'string' && TIMESTAMP.test(like))
    return Date.parse(`${text.replace(' ', 'T').replace('Z', '')}Z`);
  if (typeof like === 'string' && /^\d{4}-\d\d-\d\d$/.test(like)) return text.slice(0, 10);
  return typeof like === 'boolean' ? text === 'true' : text;
}

/**
 * Where rows differ from those of the service, told in a line; null where they are the same: in the same
 * order, each column equal, and fractions but for rounding.
 */
export function difference(expected: readonly Row[], found: readonly Row[]): string | null {
  if (expected.length !== found.length) return `${found.length} rows instead of ${expected.length}`;
  for (const [index, row] of expected.entries()) {
    for (const [name, value] of Object.entries(row)) {
      const other = found[index]?.[name];
      const [a, b] = [plain(value, value), plain(other, value)];
      const same =
        typeof a === 'number' && typeof b === 'number' && !Number.isInteger(a)
          ? Math.abs(a - b) <= TOLERANCE
          : a === b || (value === null && (other === null || other === undefined));
      if (!same) return `row ${index}: ${name} is ${String(other)} instead of ${String(value)}`;
    }
  }
  return null;
}
