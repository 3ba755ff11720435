import type { Formula } from './formulas.ts';
import type { Unit } from './units.ts';

/**
 * Types of values in JSON, CSV, Parquet and OpenAPI. A `rate` is a fraction from 0 to 1 with 4 decimals, a
 * `number` has up to 4 decimals.
 */
export const COLUMN_TYPES = [
  'date',
  'text',
  'uuid',
  'boolean',
  'integer',
  'rate',
  'number',
  'timestamp',
] as const;

export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a report's rows. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly description: string;
}

/** Tables of `GET /v1/schema`: what a copy of a brand's data consists of. */
export type DataTable = 'prompts' | 'competitors' | 'answers' | 'mentions' | 'citations' | 'changes';

/**
 * Use of a column: `key` identifies rows of its own or another table, `dimension` is grouped by, `metric` is
 * calculated with, `attribute` describes.
 */
export const COLUMN_ROLES = ['key', 'dimension', 'metric', 'attribute'] as const;

export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Meaning of a column's values to programs that calculate with them. */
export interface Meaning {
  readonly role: ColumnRole;
  readonly unit: Unit | null;
  /** True where the sum over any rows is the value of all of them together. */
  readonly additive: boolean;
  /** The table whose key it holds. */
  readonly references?: DataTable;
}

/** A column beside the dimensions that tells what a row is about. */
export interface Label extends Column, Meaning {}

/** Time grain of a table: single rows, or sums per day, week (Monday) or month. */
export type Grain = 'raw' | 'day' | 'week' | 'month';

/**
 * Key of a table beside time and brand; `answer` stands for the other contents of the answer, as arrays
 * beside its rows.
 */
export type TableKey = 'prompt' | 'engine' | 'country' | 'domain' | 'url' | 'kind' | 'query' | 'answer';

/**
 * The kinds of rows that have a raw table and rollups named after them, and those that reports count: searches are in
 * `answers` alone.
 */
export type TableFact = 'answers' | 'mentions' | 'citations';
export type Fact = TableFact | 'searches';

/**
 * A dimension: what a fact row is grouped by (`key`, over the raw table or over a rollup), and the value a
 * row of the report shows for what it is grouped by (`value`, default that itself). `config` is the brand's
 * configuration.
 */
export interface Dimension extends Column {
  readonly kind: 'time' | 'source' | 'other';
  /** The grains of tables whose rows lie inside one value of it. */
  readonly grains: readonly Grain[];
  /** Keys that a table must have to be grouped by it. */
  readonly needs: readonly TableKey[];
  readonly key: { readonly raw: string; readonly rollup: string };
  /** Cheaper grouping key, such as a number in place of a text, from which `value` computes the key. */
  readonly grouped?: string;
  readonly value?: (key: string) => string;
  /** The table whose key it holds. */
  readonly references?: DataTable;
  /** Display name of a value, in a column beside it where a request sets `labels`. */
  readonly label?: Column & { readonly value: (key: string) => string };
  /** Measures that count otherwise under this dimension. */
  readonly measures?: Readonly<Record<string, Measure>>;
}

/**
 * A whole number gathered from fact rows, exact however the rows are cut into partial results. In a rollup
 * it is the column of its own name.
 */
export interface Measure {
  /**
   * Aggregate function. No rollup holds `uniqExact`: distinct counts cannot be combined from partial results.
   */
  readonly combine: 'sum' | 'min' | 'max' | 'uniqExact';
  /** The type of the sum in a rollup: of ClickHouse, an integer or a moment. */
  readonly stored: string;
  /** Its value for one raw row. */
  readonly raw: string;
  /** Its value where there is no row. */
  readonly none: number;
}

/** A column computed from measures, after grouping. */
export interface Metric extends Column, Pick<Meaning, 'unit' | 'additive'> {
  readonly formula: Formula;
}
