import { z } from 'zod';
import { normalizeCountry } from './countries.ts';
import { FIRST_DATE, isIsoDate, LAST_DATE } from './dates.ts';
import { normalizeDomain } from './domains.ts';
import { quote } from './faults.ts';
import { normalizeLanguage } from './languages.ts';
import { fillRange, type GivenDates, rangeFault } from './ranges.ts';
import { normalizeText, textFault } from './text.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** OpenAPI description of a parameter; it replaces the one that zod would derive of the text form. */
export interface Documentation {
  readonly description: string;
  readonly [keyword: string]: unknown;
}

/** Parses a value: returns the value, or its fault in words that follow the parameter's name. */
export interface ParsedParameter<T> {
  (text: string): { value: T } | { fault: string };
  /** The texts that it takes, where they are few. */
  readonly allowed?: readonly string[];
}

/** Parameters that are comma lists, each with the items that it takes; null where they are not few. */
export const LIST_ITEMS = z.registry<{ readonly allowed: readonly string[] | null }>();

/** As `Read`, for a value with several possible faults; `read` holds the valid part. */
type ReadAll<T> = (text: string) => { value: T } | { faults: readonly string[]; read?: readonly unknown[] };

/**
 * Query parameter: parsed from its text, with its OpenAPI description. Given twice, it is a fault that lists
 * the allowed values.
 */
function parameterOf<T>(allowed: string, readText: ReadAll<T>, documentation: Documentation) {
  return z
    .unknown()
    .transform((input, context): T => {
      const result =
        typeof input === 'string'
          ? readText(input)
          : { faults: [Array.isArray(input) ? `is given more than once; ${allowed}` : 'must be a text'] };
      if ('value' in result) return result.value;
      const { faults, read } = result;
      for (const message of faults) context.addIssue({ code: 'custom', message, params: { read } });
      return z.NEVER;
    })
    .meta({ type: 'string', ...documentation });
}

/** A query parameter that has one value. */
export const parameter = <T>(read: ParsedParameter<T>, documentation: Documentation) =>
  parameterOf<T>(
    'it takes one value',
    (text) => {
      const result = read(text);
      return 'value' in result ? result : { faults: [result.fault] };
    },
    documentation,
  );

/** Message for a list with an empty item, with the allowed items. */
function emptyItemFault<T>(item: ParsedParameter<T>): string {
  const result = item('');
  const empty = 'must be a comma list without empty items';
  return 'fault' in result ? `${empty}: ${result.fault}` : empty;
}

/** Splits the text of a list into its items. */
type Split = (text: string) => readonly string[];

const atCommas: Split = (text) => text.split(',');

const QUOTED_ITEM = / *(?:"((?:[^"]|"")*)" *|([^,]*))(?:,|$)/gy;

/**
 * Splits a comma list of free texts. An item in double quotes may hold commas, and two double quotes for one, as cells of
 * CSV do; a double quote elsewhere stands for itself.
 */
const atUnquotedCommas: Split = (text) =>
  [...`${text},`.matchAll(QUOTED_ITEM)]
    .slice(0, -1)
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);

/**
 * Query parameter with a comma list, its items trimmed: every invalid item is a fault, reported once. `whole`
 * makes the value of the valid items, and reports faults of their combination.
 */
export const listParameter = <T, V>(
  item: ParsedParameter<T>,
  whole: (values: readonly T[]) => { readonly value: V; readonly faults: readonly string[] },
  documentation: Documentation,
  split: Split = atCommas,
) =>
  parameterOf<V>(
    'give it once, with commas between its values',
    (text) => {
      const items = split(text).map((part) => part.trim());
      const given = items.filter((part) => part !== '');
      const results = given.map(item);
      const read = results.flatMap((result) => ('value' in result ? [result.value] : []));
      const { value, faults: together } = whole(read);
      const faults = [
        ...(given.length < items.length ? [emptyItemFault(item)] : []),
        ...results.flatMap((result) => ('fault' in result ? [result.fault] : [])),
        ...together,
      ];
      return faults.length === 0 ? { value } : { faults: [...new Set(faults)], read };
    },
    documentation,
  ).register(LIST_ITEMS, { allowed: item.allowed ?? null });

/** A filter that is a comma list: repeats count once, and the order of items does not matter. */
export const commaList = <T extends string>(
  item: ParsedParameter<T>,
  documentation: Documentation,
  split: Split = atCommas,
) =>
  listParameter<T, readonly T[]>(
    item,
    (values) => ({ value: [...new Set(values)].sort(), faults: [] }),
    documentation,
    split,
  );

/**
 * A filter that is a comma list of free texts of 1 to `max` characters, normalised as they are stored. One with a comma is
 * put in double quotes.
 * @param things their name in messages: "topics".
 */
export const textList = (things: string, max: number, documentation: Documentation) =>
  commaList<string>(
    (item) => {
      const value = normalizeText(item);
      return textFault(value, max) === null
        ? { value }
        : {
            fault: `must hold ${things} of 1 to ${max} characters, one with a comma in double quotes, not ${quote(item)}`,
          };
    },
    documentation,
    atUnquotedCommas,
  );

/** Faults for names that occur more than once in a list, in words that follow its name. */
export const repeatFaults = (names: readonly string[]): readonly string[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `names ${name} more than once`,
  );

/** Reads one of a fixed set of words. */
export const oneOf = <T extends string>(allowed: readonly T[]): ParsedParameter<T> =>
  Object.assign(
    (text: string) =>
      (allowed as readonly string[]).includes(text)
        ? { value: text as T }
        : { fault: `must be one of ${allowed.join(', ')}, not ${quote(text)}` },
    { allowed },
  );

const readUuid =
  (must: string): ParsedParameter<string> =>
  (text) =>
    UUID.test(text.toLowerCase()) ? { value: text.toLowerCase() } : { fault: `${must}, not ${quote(text)}` };

/** An item of a list of ids, and one id alone. */
export const readUuids = readUuid('must hold UUIDs');
export const readOneUuid = readUuid('must be one UUID');

/** Reads a domain as citations hold it; `must` begins the fault: "must hold domains". */
export const readDomain =
  (must: string): ParsedParameter<string> =>
  (text) => {
    const value = normalizeDomain(text);
    return value ? { value } : { fault: `${must} such as example.com, not ${quote(text)}` };
  };

const readCountry: ParsedParameter<string> = (text) => {
  const value = normalizeCountry(text);
  return value
    ? { value }
    : { fault: `must hold assigned ISO 3166-1 alpha-2 country codes, not ${quote(text)}` };
};

export function wholeNumber(min: number, max: number, documentation: Documentation) {
  return parameter<number>(
    (text) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max
        ? { value }
        : { fault: `must be a whole number from ${min} to ${max}, not ${quote(text)}` };
    },
    { type: 'integer', minimum: min, maximum: max, ...documentation },
  );
}

/** As `wholeNumber`, with a default. */
export const integer = (min: number, max: number, fallback: number, description: string) =>
  wholeNumber(min, max, { default: fallback, description, example: fallback }).prefault(String(fallback));

export function boolean(description: string, documentation: Partial<Documentation> = {}) {
  return parameter<boolean>(
    (text) =>
      text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { fault: `must be true or false, not ${quote(text)}` },
    { type: 'boolean', description, example: true, ...documentation },
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time with its zone, as ISO 8601 in UTC. */
export const instant = (description: string) =>
  parameter<string>(
    (text) => {
      const time = INSTANT.test(text) && isIsoDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
      return Number.isNaN(time)
        ? { fault: `must be a time as 2026-11-01T04:00:00Z, not ${quote(text)}` }
        : { value: new Date(time).toISOString() };
    },
    { format: 'date-time', description, example: '2026-11-01T04:00:00Z' },
  );

const date = (description: string, example: string) =>
  parameter<string>(
    (text) =>
      isIsoDate(text)
        ? { value: text }
        : {
            fault: `must be a calendar date as YYYY-MM-DD from ${FIRST_DATE} to ${LAST_DATE}, not ${quote(text)}`,
          },
    { format: 'date', description: `${description} From ${FIRST_DATE} to ${LAST_DATE}.`, example },
  );

const readLanguage: ParsedParameter<string> = (text) => {
  const value = normalizeLanguage(text);
  return value ? { value } : { fault: `must hold ISO 639-1 language codes such as en, not ${quote(text)}` };
};

export const languageFilter = commaList(readLanguage, {
  description: 'Comma list of ISO 639-1 codes of the languages of prompts, in any letter case; default all.',
  example: 'en,de',
});

export const countryFilter = commaList(readCountry, {
  description: 'Comma list of ISO 3166-1 alpha-2 country codes, in any letter case; default all.',
  example: 'US,DE',
});

export const promptFilter = commaList(readUuids, {
  description: 'Comma list of prompt ids; default every prompt that is not archived.',
  example: '0192d3f4-5a6b-7c8d-9e0f-1a2b3c4d5e6f',
});

export const includeArchived = boolean('true includes answers of archived prompts.', {
  default: false,
}).prefault('false');

const dateRange = {
  start_date: date('First day (UTC), inclusive; default 29 days before end_date.', '2026-11-01').optional(),
  end_date: date(
    'Last day (UTC), inclusive; default today. A range has at most 90 days.',
    '2026-11-30',
  ).optional(),
};

const datesOf = (query: object): GivenDates => {
  const { start_date, end_date } = query as GivenDates;
  return { start_date, end_date };
};

/** Checks parameters of a query together, which may be valid by themselves; returns faults by name. */
export type TogetherFaults = (
  query: object,
) => readonly { readonly name: string; readonly message: string }[];

/**
 * Query of an endpoint over a range of dates: start_date, end_date and the given parameters, and nothing
 * else. `range` has the defaults filled in. `together` also runs where some parameters are at fault: their
 * values then do not match their types.
 */
export function rangedQuery<S extends z.ZodRawShape>(shape: S, together: TogetherFaults = () => []) {
  return z
    .strictObject({ ...dateRange, ...shape })
    .superRefine(
      (query, context) => {
        const message = rangeFault(datesOf(query));
        if (message !== null) {
          const params = { code: 'date_range_invalid' };
          context.addIssue({ code: 'custom', path: ['start_date'], message, params });
        }
        for (const { name, message } of together(query)) {
          context.addIssue({ code: 'custom', path: [name], message });
        }
      },
      // Runs with other faults as well, so that all faults are reported at once.
      { when: () => true },
    )
    .transform((query) => ({ ...query, range: fillRange(datesOf(query)) }));
}
