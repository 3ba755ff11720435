import type { z } from 'zod';
import { valueTypeOf } from '../catalogue/value-type.ts';
import { competitorSchema } from '../competitors/competitor.ts';
import { promptSchema } from '../prompts/prompt.ts';
import { lazily } from '../shared/lazily.ts';
import { BRAND_CLAUSE, type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { RowColumn, RowsQuery } from '../stores/file-rows.ts';
import { literal } from '../stores/literal.ts';

/* Whole tables of Postgres as files, which rows of the lists are joined with by id. */

export const TABLE_KINDS = ['prompts', 'competitors'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

/** A column as the dictionary brand_rows has it in JSON, and as files have it. */
interface TableColumn extends RowColumn {
  /** The type in JSON. */
  readonly given: string;
  readonly sql: string;
}

/** @throws Error where values have a type that no column of these tables had before. */
function columnOf(name: string, schema: z.ZodType): TableColumn {
  const { type, format, nullable } = valueTypeOf(schema);
  const value = `row.${name}`;
  const given = (one: string) => (nullable ? `Nullable(${one})` : one);
  if (type === 'string' && format === 'date-time') {
    const sql = `parseDateTime64BestEffort${nullable ? 'OrNull' : ''}(${value}, 3, 'UTC')`;
    return { name, given: given('String'), sql, text: false };
  }
  if (type === 'string') return { name, given: given('String'), sql: value, text: true };
  if (type === 'boolean') return { name, given: given('Bool'), sql: value, text: false };
  if (type === 'array' && !nullable) {
    return { name, given: 'Array(String)', sql: value, text: false, fullList: true };
  }
  throw new Error(`the values of ${name} have no type of an exported table: ${type}`);
}

/** Columns of a schema, made once: asking the schemas takes half a millisecond a column. */
const columnsOf = ({ shape }: z.ZodObject): (() => readonly TableColumn[]) =>
  lazily(() => Object.entries(shape).map(([name, schema]) => columnOf(name, schema as z.ZodType)));

const COLUMNS: Readonly<Record<TableKind, () => readonly TableColumn[]>> = {
  prompts: columnsOf(promptSchema),
  competitors: columnsOf(competitorSchema),
};

/** The rows of a table as named tuples, in the order of its list. */
function rowsOf(kind: TableKind): string {
  const type = COLUMNS[kind]()
    .map(({ name, given }) => `${name} ${given}`)
    .join(', ');
  return `SELECT arrayJoin(JSONExtract(dictGet('brand_rows', ${literal(kind)}, tuple(brand_no)), ${literal(`Array(Tuple(${type}))`)})) AS row
  FROM (SELECT materialize({brand_no:UInt32}) AS brand_no, materialize({epoch:UInt16}) AS epoch)
  WHERE ${BRAND_CLAUSE}`;
}

/** The rows of a brand's table, in the order of its list. */
export const tableQuery = (brand: BrandScope, kind: TableKind): RowsQuery => ({
  query: scoped(brand, {
    sql: `SELECT ${COLUMNS[kind]()
      .map(({ name, sql }) => `${sql} AS ${name}`)
      .join(', ')}
FROM (
  ${rowsOf(kind)}
)`,
    params: {},
  }),
  columns: COLUMNS[kind](),
});

/** Rows of a table by status, one page of them. */
export interface TablePage {
  readonly status: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Rows of a brand's table with one of some statuses, in the order of its list. */
export function tablePageQuery(brand: BrandScope, kind: TableKind, page: TablePage): RowsQuery {
  const { query, columns } = tableQuery(brand, kind);
  const sql = `${query.sql}
WHERE row.status IN {status:Array(String)}
LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  return { query: scoped(brand, { sql, params: { ...page } }), columns };
}

/** A query of the state of a table, a single row. */
export const tableStateQuery = (brand: BrandScope, kind: TableKind): CompiledQuery =>
  scoped(brand, {
    sql: `SELECT ${literal(kind)} AS kind, NULL AS day, toUInt32(count()) AS rows,
  hex(sum(cityHash64(toJSONString(row)))) AS fingerprint
FROM (
  ${rowsOf(kind)}
)`,
    params: {},
  });
