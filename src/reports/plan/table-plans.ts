import { type Filters, keysOf } from '../../catalogue/filters.ts';
import { type FactTable, IN_ANSWERS, TABLES } from '../../catalogue/tables.ts';
import type { Dimension, Fact, Grain, Measure, TableKey } from '../../catalogue/types.ts';
import type { DateRange } from '../../shared/ranges.ts';
import { cut, dayCount } from './periods.ts';
import type { Statistics } from './statistics.ts';

/** The ranges of days that are read from one table. */
export interface Segment {
  readonly table: FactTable;
  readonly ranges: readonly DateRange[];
}

/** Segments that together cover a range of days, each day once. */
export type TablePlan = readonly Segment[];

/**
 * Fact that a query reads: for its own range, or `previous_` for the range of a comparison. Where others are
 * read by prompt, `whole_` ones are read without prompts.
 */
export type FactRead = Fact | `previous_${Fact}` | `whole_${Fact}`;

export const factOf = (read: FactRead): Fact => read.replace(/^(previous|whole)_/, '') as Fact;

/** Chosen tables for each fact that a query reads. */
export type TablePlans = Readonly<Partial<Record<FactRead, TablePlan>>>;

/** Facts that a query needs: grouping, filters and range decide which tables hold them. */
export interface FactQuery {
  readonly range: DateRange;
  readonly dimensions: readonly Dimension[];
  readonly filters: Filters;
  /** True where answers of archived prompts must be left out. */
  readonly dropsArchived: boolean;
  /** Measures beyond those that every table of the fact holds, and the keys that they need. */
  readonly measures?: Readonly<Record<string, Measure>>;
  readonly needs?: readonly TableKey[];
}

/**
 * The cost of reading one more table, in rows: 100,000 rows of a rollup are summed in about the time that
 * one more SELECT of a UNION ALL takes (1.5 ms).
 */
const TABLE_COST = 100_000;

/** A row of a rollup has 8-byte sums where a raw row has 2-byte values: measured 1.6 times the time. */
const ROLLUP_ROW_COST = 1.6;

/** Keys that a table must have to answer a query. */
export function neededKeys({ dimensions, filters, dropsArchived, needs = [] }: FactQuery): TableKey[] {
  return [
    ...needs,
    ...dimensions.flatMap(({ needs }) => needs),
    ...keysOf(filters),
    ...(dropsArchived ? (['prompt'] as const) : []),
  ];
}

/** Number of rows of a table plan, raw ones and sums alike. */
export const planRows = (plan: TablePlan, { rowsPerDay }: Statistics): number =>
  plan.reduce((rows, { table, ranges }) => rows + (rowsPerDay[table.name] ?? 0) * dayCount(ranges), 0);

/** Cost of reading a table plan, in rows. */
export const planCost = (plan: TablePlan, { rowsPerDay }: Statistics) =>
  plan.reduce(
    (cost, { table, ranges }) =>
      cost +
      TABLE_COST +
      (rowsPerDay[table.name] ?? 0) * dayCount(ranges) * (table.grain === 'raw' ? 1 : ROLLUP_ROW_COST),
    0,
  );

/** Every plan worth a look: months, weeks or both from any table that can tell, days from another. */
export function tablePlansOf(fact: Fact, query: FactQuery): readonly TablePlan[] {
  const keys = neededKeys(query);
  const usable = (keys.includes('answer') ? IN_ANSWERS : TABLES).filter(
    (table) =>
      table.fact === fact &&
      query.dimensions.every(({ grains }) => grains.includes(table.grain)) &&
      keys.every((key) => table.keys.includes(key)),
  );
  const of = (...wanted: Grain[]) => usable.filter(({ grain }) => wanted.includes(grain));
  const plans: TablePlan[] = [];
  for (const month of [null, ...of('month')]) {
    for (const week of [null, ...of('week')]) {
      const pieces = cut(query.range, { months: month !== null, weeks: week !== null });
      if ((month && pieces.month.length === 0) || (week && pieces.week.length === 0)) continue;
      for (const day of of('raw', 'day')) {
        const segments = [
          { table: month, ranges: pieces.month },
          { table: week, ranges: pieces.week },
          { table: day, ranges: pieces.day },
        ];
        plans.push(
          segments.flatMap(({ table, ranges }) => (table && ranges.length > 0 ? [{ table, ranges }] : [])),
        );
      }
    }
  }
  return plans;
}

/**
 * The cheapest plan by the rows it reads. Every plan gives the same figures, so the statistics may be old
 * or missing: then only the time differs.
 */
export function chooseTablePlan(fact: Fact, query: FactQuery, statistics: Statistics): TablePlan {
  let best: TablePlan | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const plan of tablePlansOf(fact, query)) {
    const cost = planCost(plan, statistics);
    if (cost >= least) continue;
    best = plan;
    least = cost;
  }
  if (!best)
    throw new Error(`no table has ${fact} by ${query.dimensions.map(({ name }) => name).join(', ')}`);
  return best;
}
