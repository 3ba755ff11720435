import { clausesOf } from '../../catalogue/filters.ts';
import { MEASURES } from '../../catalogue/measures.ts';
import { fannedColumns, fannedOut, mentionsWord } from '../../catalogue/rollups.ts';
import type { Dimension, Fact, Measure } from '../../catalogue/types.ts';
import { BRAND_CLAUSE } from '../../stores/brand-scope.ts';
import { type Cover, type Covers, type FactQuery, factOf, type Read, type Segment } from '../covers.ts';

/** The alias of a dimension's key inside a query; its value gets the dimension's own name at the end. */
export const keyOf = ({ name }: Dimension) => `key_${name}`;

/** The ranges of one segment; each has parameters of its own. */
function boundsOf(read: Read, { table, ranges }: Segment, index: number): string {
  const bounds = ranges.map((_, part) => {
    const start = `{${read}_start_${index}_${part}:Date}`;
    const end = `{${read}_end_${index}_${part}:Date}`;
    return table.grain === 'raw'
      ? `answered_at >= toDateTime64(${start}, 3, 'UTC') AND answered_at < toDateTime64(${end} + 1, 3, 'UTC')`
      : `period >= ${start} AND period <= ${end}`;
  });
  return bounds.length === 1 ? bounds.join() : `(${bounds.join(' OR ')})`;
}

/** The clauses every fact of a query is filtered by, besides its range. Reads `config`. */
export function filtersOf({ filters, dropsArchived }: FactQuery): string[] {
  return [
    BRAND_CLAUSE,
    ...clausesOf(filters, 'answers'),
    ...(dropsArchived ? ['prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))'] : []),
  ];
}

/** The measures of a fact as the query's dimensions count them, and those that it adds. */
function measuresOf(
  fact: Fact,
  { dimensions, measures: added }: FactQuery,
  only?: readonly string[],
): [string, Measure][] {
  const overrides = Object.assign({}, ...dimensions.map(({ measures }) => measures ?? {}));
  const measures: Record<string, Measure> = { ...MEASURES[fact], ...overrides, ...added };
  return Object.entries(measures).filter(([name]) => only?.includes(name) ?? true);
}

export const indent = (text: string) => text.replace(/^/gm, '  ');

export interface FactOptions {
  /** Columns to group by beside the dimensions, such as competitor_no. */
  readonly keys?: readonly string[];
  readonly where?: readonly string[];
  /** The measures wanted; default all. */
  readonly only?: readonly string[];
  /** Whether no group has rows of two segments, as under a time dimension: each segment is summed by itself. */
  readonly apart?: boolean;
}

/** What every raw row has. */
const OF_ANSWER = ['answered_at', 'prompt_no', 'engine', 'country'];

/** Where rows come from: a table, or for other facts than answers the arrays of `answers`, as far as they are used. */
function from(fact: Fact, { table }: Segment, used: readonly string[], clauses: readonly string[]): string {
  if (fact === 'answers' || table.name !== 'answers') return `${table.name} AS t`;
  const columns = [...OF_ANSWER, ...fannedColumns(fact)].filter((column) =>
    used.some((sql) => mentionsWord(sql, column)),
  );
  return `(\n${indent(fannedOut(fact, columns, clauses.join('\n  AND ')))}\n) AS t`;
}

const whereOf = (clauses: readonly string[]) =>
  clauses.length > 0 ? `\nWHERE ${clauses.join('\n  AND ')}` : '';

/** The SQL of what a report reads. */
export type Facts = (read: Read, options?: FactOptions) => string;

const groupingOf = (names: readonly string[]) => (names.length > 0 ? `\nGROUP BY ${names.join(', ')}` : '');

/**
 * The facts of a query summed up: one row per combination of keys, one column per measure. The rows of all
 * segments of the cover are summed together; all measures are whole numbers, so the result is the same for
 * every cover. Summing segments apart first took twice the time where most rows are a group of their own.
 */
export function groupedFacts(
  read: Read,
  query: FactQuery,
  cover: Cover,
  { keys = [], where = [], only, apart = cover.length === 1 }: FactOptions = {},
): string {
  const { dimensions } = query;
  const fact = factOf(read);
  const measures = measuresOf(fact, query, only);
  const names = [...dimensions.map(keyOf), ...keys];
  const summed = (of: (name: string, measure: Measure) => string) =>
    measures.map(([name, measure]) => `${measure.combine}(${of(name, measure)}) AS ${name}`);
  const parts = cover.map((segment, index) => {
    const raw = segment.table.grain === 'raw';
    const value = (name: string, measure: Measure) => (raw ? measure.raw : `t.${name}`);
    const columns = [
      ...dimensions.map((one) => `${one.key[raw ? 'raw' : 'rollup']} AS ${keyOf(one)}`),
      ...keys,
      ...(apart ? summed(value) : measures.map(([name, measure]) => `${value(name, measure)} AS ${name}`)),
    ];
    const ofAnswer = [...filtersOf(query), boundsOf(read, segment, index)];
    const source = from(fact, segment, [...columns, ...where], ofAnswer);
    const clauses = source.startsWith('(') ? where : [...ofAnswer, ...where];
    return `SELECT\n  ${columns.join(',\n  ')}\nFROM ${source}${whereOf(clauses)}${apart ? groupingOf(names) : ''}`;
  });
  if (apart) return parts.join('\nUNION ALL\n');
  return `SELECT\n  ${[...names, ...summed((name) => `t.${name}`)].join(',\n  ')}\nFROM (\n${indent(parts.join('\nUNION ALL\n'))}\n) AS t${groupingOf(names)}`;
}

/** The parameters of the ranges of all segments. */
export const boundParams = (covers: Covers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(covers).flatMap(([read, cover]) =>
      cover.flatMap(({ ranges }, index) =>
        ranges.flatMap(({ start, end }, part) => [
          [`${read}_start_${index}_${part}`, start],
          [`${read}_end_${index}_${part}`, end],
        ]),
      ),
    ),
  );
