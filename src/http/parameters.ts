import { z } from 'zod';
import { normalizeCountry } from './countries.ts';
import { addDays, daysInRange, isIsoDate, today } from './dates.ts';

/** Longest range of dates a list or report covers, both ends counted. */
export const MAX_RANGE_DAYS = 90;
const DEFAULT_RANGE_DAYS = 30;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What OpenAPI says of a parameter; it replaces what zod would derive of the text form. */
export interface Documentation {
  readonly description: string;
  readonly [keyword: string]: unknown;
}

/** Tells what is wrong with a value, in words that follow the parameter's name; or gives the value. */
type Read<T> = (text: string) => { value: T } | { fault: string };

/**
 * A query parameter: read from its text, described for OpenAPI. Given twice, it is a fault.
 */
export function parameter<T>(read: Read<T>, documentation: Documentation) {
  return z
    .unknown()
    .transform((input, context): T => {
      const result =
        typeof input === 'string'
          ? read(input)
          : { fault: Array.isArray(input) ? 'is given more than once' : 'must be a text' };
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.fault });
      return z.NEVER;
    })
    .meta({ type: 'string', ...documentation });
}

/** A comma list: items trimmed, repeats counted once and sorted unless `ordered`, where a repeat is a fault. */
export function commaList<T extends string>(
  item: Read<T>,
  documentation: Documentation,
  { ordered = false, max = Number.POSITIVE_INFINITY }: { ordered?: boolean; max?: number } = {},
) {
  return parameter<readonly T[]>((text) => {
    const values: T[] = [];
    for (const part of text.split(',')) {
      const trimmed = part.trim();
      if (trimmed === '') return { fault: 'must be a comma list without empty items' };
      const result = item(trimmed);
      if ('fault' in result) return result;
      if (!values.includes(result.value)) values.push(result.value);
      else if (ordered) return { fault: `names ${result.value} more than once` };
    }
    if (values.length > max) return { fault: `takes at most ${max} items` };
    return { value: ordered ? values : values.sort() };
  }, documentation);
}

/** Reads one of a fixed set of words. */
export const oneOf =
  <T extends string>(allowed: readonly T[]): Read<T> =>
  (text) =>
    (allowed as readonly string[]).includes(text)
      ? { value: text as T }
      : { fault: `must be one of ${allowed.join(', ')}, not ${quote(text)}` };

/** A faulty value as an error may show it: shortened, as JSON. */
export const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);

export const readUuid: Read<string> = (text) =>
  UUID.test(text.toLowerCase())
    ? { value: text.toLowerCase() }
    : { fault: `must hold UUIDs, not ${quote(text)}` };

const readCountry: Read<string> = (text) => {
  const value = normalizeCountry(text);
  return value
    ? { value }
    : { fault: `must hold assigned ISO 3166-1 alpha-2 country codes, not ${quote(text)}` };
};

export function integer(min: number, max: number, fallback: number, description: string) {
  return parameter<number>(
    (text) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max
        ? { value }
        : { fault: `must be a whole number from ${min} to ${max}, not ${quote(text)}` };
    },
    { type: 'integer', minimum: min, maximum: max, default: fallback, description },
  ).prefault(String(fallback));
}

export function boolean(description: string, documentation: Partial<Documentation> = {}) {
  return parameter<boolean>(
    (text) =>
      text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { fault: `must be true or false, not ${quote(text)}` },
    { type: 'boolean', description, ...documentation },
  );
}

const date = (description: string) =>
  parameter<string>(
    (text) =>
      isIsoDate(text)
        ? { value: text }
        : { fault: `must be a calendar date as YYYY-MM-DD, not ${quote(text)}` },
    { format: 'date', description, example: '2026-11-01' },
  );

export const countryFilter = commaList(readCountry, {
  description: 'Comma list of ISO 3166-1 alpha-2 country codes, in any letter case; default all.',
  example: 'US,DE',
});

export const promptFilter = commaList(readUuid, {
  description: 'Comma list of prompt ids; default every prompt that is not archived.',
  example: '0192d3f4-5a6b-7c8d-9e0f-1a2b3c4d5e6f',
});

export const includeArchived = boolean('Whether answers of archived prompts count.', {
  default: false,
}).prefault('false');

export const dateRange = {
  start_date: date('First day (UTC), inclusive; default 29 days before end_date.').optional(),
  end_date: date('Last day (UTC), inclusive; default today. A range has at most 90 days.').optional(),
};

/** A range of days in UTC, both inclusive. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

interface GivenDates {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

function fillRange({ start_date, end_date }: GivenDates): DateRange {
  const end = end_date ?? today();
  return { start: start_date ?? addDays(end, 1 - DEFAULT_RANGE_DAYS), end };
}

/** What is wrong with a range of dates, in words that follow "start_date"; null where nothing is. */
function rangeFault(dates: GivenDates): string | null {
  const malformed = Object.values(dates).some((date) => date !== undefined && !isIsoDate(date));
  if (malformed) return null; // Reported as a fault of that date.
  const { start, end } = fillRange(dates);
  if (start > end) return `(${start}) must not be after end_date (${end})`;
  const days = daysInRange(start, end);
  return days <= MAX_RANGE_DAYS
    ? null
    : `to end_date is ${days} days; at most ${MAX_RANGE_DAYS} days are allowed, both ends counted`;
}

const datesOf = (query: object): GivenDates => {
  const { start_date, end_date } = query as GivenDates;
  return { start_date, end_date };
};

/**
 * The query of an endpoint that reads a range of dates: start_date, end_date and the given parameters, and
 * nothing else. `range` has the defaults filled in.
 */
export function rangedQuery<S extends z.ZodRawShape>(shape: S) {
  return (
    z
      .strictObject({ ...dateRange, ...shape })
      // `when`: also where other parameters are at fault, so that all faults are told at once.
      .refine((query) => rangeFault(datesOf(query)) === null, {
        when: () => true,
        path: ['start_date'],
        error: (issue) => rangeFault(datesOf(issue.input as object)) ?? '',
        params: { code: 'date_range_invalid' },
      })
      .transform((query) => ({ ...query, range: fillRange(datesOf(query)) }))
  );
}
