import { listOf } from '../words/comma-list.ts';
import { readCountries } from '../words/countries.ts';
import importColumns from '../words/import-columns.json' with { type: 'json' };
import { ENGINE_NAMES } from '../words/names.ts';

/* Records of CSV as lines of an import (docs/import.md): which column is which field, and its cells as values. */

/** Field of a line that a column may hold. */
export interface ImportField {
  readonly name: string;
  readonly title: string;
  readonly isNeeded: boolean;
  /** Titles of columns by which it is known. */
  readonly names: readonly string[];
}

export const IMPORT_FIELDS: readonly ImportField[] = importColumns;

/** Origin of the values of a field: a column by its place, or one value for all records. */
export type CellSource = number | string | null;

export type Mapping = Readonly<Record<string, CellSource>>;

const plain = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** The columns of a header row that are known by their titles. */
export function mappingOf(header: readonly string[]): Mapping {
  const titles = header.map(plain);
  return Object.fromEntries(
    IMPORT_FIELDS.map(({ name, names }) => {
      const place = names.map((one) => titles.indexOf(plain(one))).find((found) => found !== -1);
      return [name, place ?? null];
    }),
  );
}

/** Fields without which no line is complete, and that a mapping does not have. */
export const missingIn = (mapping: Mapping): readonly ImportField[] =>
  IMPORT_FIELDS.filter(({ name, isNeeded }) => isNeeded && (mapping[name] ?? null) === null);

const ENGINES = new Map(
  Object.entries(ENGINE_NAMES).flatMap(([id, name]) => [
    [id, id],
    [name.toLowerCase(), id],
  ]),
);

/** A day is its first moment, and a time without a zone is in UTC. */
function timeOf(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(text) ?? [];
  return day ? `${day}T${time ?? '00:00:00'}Z` : text;
}

/** A list in a cell: JSON, or its items with line ends or | between them. */
function listIn(text: string, between: RegExp): unknown {
  if (!text.startsWith('['))
    return text
      .split(between)
      .map((one) => one.trim())
      .filter(Boolean);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const urlsOf = (urls: unknown): unknown =>
  Array.isArray(urls) ? urls.map((one) => (typeof one === 'string' ? { url: one } : one)) : urls;

/** Values of cells; what is none goes on as it is, for the importer to say what is wrong. */
const VALUES: Readonly<Record<string, (text: string) => unknown>> = {
  engine: (text) => ENGINES.get(text.toLowerCase()) ?? text,
  country: (text) => readCountries(text).codes[0] ?? text,
  answered_at: timeOf,
  // Addresses have no spaces; a comma or semicolon is between them where another one follows.
  citations: (text) => urlsOf(listIn(text, /[\s|]+|[,;](?=\s*https?:)/)),
  tags: (text) => (text.startsWith('[') ? listIn(text, /\|/) : listOf(text.replaceAll('|', ','))),
  search_queries: (text) => listIn(text, /[\n|]/),
};

/** A record as a line of an import. */
export function lineOf(cells: readonly string[], mapping: Mapping): string {
  const values = Object.entries(mapping).flatMap(([name, source]) => {
    if (source === null) return [];
    const cell = typeof source === 'number' ? (cells[source] ?? '') : source;
    const text = name === 'text' ? cell : cell.trim();
    if (text === '' && name !== 'text') return [];
    return [[name, VALUES[name]?.(text) ?? text]];
  });
  return JSON.stringify(Object.fromEntries(values));
}
