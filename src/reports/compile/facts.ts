import { clausesOf } from '../../catalogue/filters.ts';
import { MEASURES } from '../../catalogue/measures.ts';
import { fannedColumns, fannedOut, mentionsWord } from '../../catalogue/rollups.ts';
import type { FactTable } from '../../catalogue/tables.ts';
import type { Dimension, Fact, Measure } from '../../catalogue/types.ts';
import { BRAND_CLAUSE } from '../../stores/brand-scope.ts';
import {
  type FactQuery,
  type FactRead,
  factOf,
  type Segment,
  type TablePlan,
  type TablePlans,
} from '../plan/table-plans.ts';

/** The alias of a dimension's key inside a query; its value gets the dimension's own name at the end. */
export const keyOf = ({ name }: Dimension) => `key_${name}`;

/** The ranges of one segment; each has parameters of its own. */
function boundsOf(read: FactRead, { table, ranges }: Segment, index: number): string {
  const bounds = ranges.map((_, part) => {
    const start = `{${read}_start_${index}_${part}:Date}`;
    const end = `{${read}_end_${index}_${part}:Date}`;
    return table.grain === 'raw'
      ? `answered_at >= toDateTime64(${start}, 3, 'UTC') AND answered_at < toDateTime64(${end} + 1, 3, 'UTC')`
      : `period >= ${start} AND period <= ${end}`;
  });
  return anyOf(bounds);
}

const anyOf = (clauses: readonly string[]) =>
  clauses.length === 1 ? clauses.join() : `(${clauses.join(' OR ')})`;

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
  readonly measures?: readonly string[];
  /** Measures of the previous range, under names that begin with `previous_`, from the same scan. */
  readonly previousMeasures?: readonly string[];
  /** Columns of the result after its keys, in order, including those that this fact does not have. */
  readonly columns?: Readonly<Record<string, Pick<Measure, 'none'>>>;
  /** True leaves rows as they are read, to be summed by the caller. */
  readonly unsummed?: boolean;
  /**
   * True where no group has rows of two segments, as under a time dimension: each segment is summed by
   * itself.
   */
  readonly sumPerSegment?: boolean;
}

/** Columns of every raw row. */
const OF_ANSWER = ['answered_at', 'prompt_no', 'engine', 'country'];

/** FROM clause: a table, or for facts other than answers the used arrays of `answers`. */
function from(fact: Fact, table: FactTable, used: readonly string[], clauses: readonly string[]): string {
  if (fact === 'answers' || table.name !== 'answers') return `${table.name} AS t`;
  const columns = [...OF_ANSWER, ...fannedColumns(fact)].filter((column) =>
    used.some((sql) => mentionsWord(sql, column)),
  );
  return `(\n${indent(fannedOut(fact, columns, clauses.join('\n  AND ')))}\n) AS t`;
}

const whereOf = (clauses: readonly string[]) =>
  clauses.length > 0 ? `\nWHERE ${clauses.join('\n  AND ')}` : '';

/** The SQL of what a report reads of a fact. */
export type Facts = (read: FactRead, options?: FactOptions) => string;

const groupingOf = (names: readonly string[]) => (names.length > 0 ? `\nGROUP BY ${names.join(', ')}` : '');

/** Tables and columns that are read in one range. */
export interface FactSource {
  readonly read: FactRead;
  readonly query: FactQuery;
  readonly plan: TablePlan;
}

/** One table with the row condition of each source that reads it. */
interface TablePart {
  readonly table: FactTable;
  readonly bounds: ReadonlyMap<FactSource, string>;
}

/** The tables that some sources read. Ranges of two sources are read in one scan where both read the same table. */
function partsOf(sources: readonly FactSource[]): TablePart[] {
  const segments = sources.flatMap((source) =>
    source.plan.map((segment, index) => ({
      table: segment.table,
      source,
      bounds: boundsOf(source.read, segment, index),
    })),
  );
  return Object.values(Object.groupBy(segments, ({ table }) => table.name)).flatMap((same = []) =>
    same[0]
      ? [{ table: same[0].table, bounds: new Map(same.map(({ source, bounds }) => [source, bounds])) }]
      : [],
  );
}

/** Condition: a row belongs to the range itself, where rows of the previous range are read with it. */
const isOfRange = ({ grain }: FactTable) =>
  grain === 'raw' ? "answered_at >= toDateTime64({start:Date}, 3, 'UTC')" : 'period >= {start:Date}';

/** A measure of one source as a column of all of them. */
interface SourceMeasure {
  readonly name: string;
  readonly source: FactSource;
  readonly stored: string;
  readonly measure: Measure;
}

/** Contribution of a part's row to a measure. */
function shareOf({ table, bounds }: TablePart, { source, stored, measure }: SourceMeasure): string {
  if (!bounds.has(source)) return String(measure.none);
  const value = table.grain === 'raw' ? measure.raw : `t.${stored}`;
  if (bounds.size === 1) return value;
  const [own, other] = source.read.startsWith('previous_') ? [measure.none, value] : [value, measure.none];
  return `if(${isOfRange(table)}, ${own}, ${other})`;
}

/**
 * The facts of a query summed up: one row per combination of keys, one column per measure. The rows of all
 * segments of the plan are summed together; all measures are whole numbers, so the result is the same for
 * every plan. Summing segments apart first took twice the time where most rows are a group of their own.
 * @param previous the same fact in the range before, where `previousMeasures` asks for it.
 */
export function groupedFacts(
  read: FactRead,
  query: FactQuery,
  plan: TablePlan,
  {
    keys = [],
    where = [],
    measures: wanted,
    sumPerSegment,
    previousMeasures,
    columns,
    unsummed = false,
  }: FactOptions = {},
  previous: FactSource | null = null,
): string {
  const { dimensions } = query;
  const sources = [{ read, query, plan }, ...(previous ? [previous] : [])];
  const fact = factOf(read);
  const measures = sources.flatMap((source, index): SourceMeasure[] =>
    measuresOf(fact, query, index === 0 ? wanted : previousMeasures).map(([stored, measure]) => ({
      name: index === 0 ? stored : `previous_${stored}`,
      source,
      stored,
      measure,
    })),
  );
  const names = [...dimensions.map(keyOf), ...keys];
  const parts = partsOf(sources);
  const isSummedApart = !unsummed && (sumPerSegment ?? parts.length === 1);
  const told = (of: (one: SourceMeasure) => string) =>
    Object.entries(columns ?? Object.fromEntries(measures.map(({ name, measure }) => [name, measure]))).map(
      ([name, { none }]) => {
        const one = measures.find((measure) => measure.name === name);
        return `${one ? of(one) : none} AS ${name}`;
      },
    );
  const summed = (of: (one: SourceMeasure) => string) => told((one) => `${one.measure.combine}(${of(one)})`);
  const selects = parts.map((part) => {
    const { table, bounds } = part;
    const selected = [
      ...dimensions.map(
        (one) => `${one.grouped ?? one.key[table.grain === 'raw' ? 'raw' : 'rollup']} AS ${keyOf(one)}`,
      ),
      ...keys,
      ...(isSummedApart ? summed : told)((one) => shareOf(part, one)),
    ];
    const ofAnswer = [...filtersOf(query), anyOf([...bounds.values()])];
    const source = from(fact, table, [...selected, ...where], ofAnswer);
    const clauses = source.startsWith('(') ? where : [...ofAnswer, ...where];
    return `SELECT\n  ${selected.join(',\n  ')}\nFROM ${source}${whereOf(clauses)}${isSummedApart ? groupingOf(names) : ''}`;
  });
  if (isSummedApart || unsummed) return selects.join('\nUNION ALL\n');
  return `SELECT\n  ${[...names, ...summed(({ name }) => `t.${name}`)].join(',\n  ')}\nFROM (\n${indent(selects.join('\nUNION ALL\n'))}\n) AS t${groupingOf(names)}`;
}

/** The parameters of the ranges of all segments. */
export const boundParams = (plans: TablePlans): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([read, plan]) =>
      plan.flatMap(({ ranges }, index) =>
        ranges.flatMap(({ start, end }, part) => [
          [`${read}_start_${index}_${part}`, start],
          [`${read}_end_${index}_${part}`, end],
        ]),
      ),
    ),
  );
