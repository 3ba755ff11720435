import type { z } from 'zod';
import { CITATION_COLUMNS, type ListColumns, MENTION_COLUMNS } from '../catalogue/list-columns.ts';
import { LISTS } from '../catalogue/lists.ts';
import { valueTypeOf } from '../catalogue/value-type.ts';
import { lazily } from '../shared/lazily.ts';
import { sequenceSql } from '../shared/sequence.ts';
import type { RowColumn } from '../stores/file-rows.ts';
import { literal } from '../stores/literal.ts';
import { ROW_COLUMNS, selectList } from './columns.ts';

/* Columns of the change feed: those of an answer, with its mentions and citations as arrays of rows, over `answers AS t`. */

/** SQL of the sequence of a row of `answers`. */
export const SEQUENCE_SQL = sequenceSql('t.sequence');

/** Rows of an answer that `answers` holds as arrays, one for each of these columns. */
interface Nested {
  readonly name: 'mentions' | 'citations';
  readonly arrays: readonly string[];
  readonly columns: ListColumns;
  /** Order of the rows, over the arrays' values. */
  readonly order: string;
}

const NESTED: readonly Nested[] = [
  {
    name: 'mentions',
    arrays: ['competitor_no', 'position', 'sentiment'],
    columns: MENTION_COLUMNS,
    order: `(row_position = 0, row_position, transform(row_competitor_no, own_brand.by_name, arrayEnumerate(own_brand.by_name), 0))`,
  },
  {
    name: 'citations',
    arrays: ['url', 'domain_no', 'title', 'position', 'kind'],
    columns: CITATION_COLUMNS,
    order: 'row_position',
  },
];

const CLICKHOUSE_TYPES: Readonly<Record<string, string>> = {
  boolean: 'Bool',
  integer: 'Int64',
  number: 'Float64',
  string: 'String',
};

/** The type that ClickHouse writes a column's values as, in JSON and in Parquet. */
function typeOf(schema: z.ZodType): string {
  const { type = '', format, nullable } = valueTypeOf(schema);
  const found = format === 'date-time' ? "DateTime64(3, 'UTC')" : CLICKHOUSE_TYPES[type];
  if (found === undefined) throw new Error('a column of rows within rows whose values are lists');
  return nullable ? `Nullable(${found})` : found;
}

/**
 * SQL of the rows as an array of named tuples, with the columns of their list. What a column reads of its own table is
 * an argument here; ids and names are looked up as for a day's rows, as a page has thousands.
 */
function nestedSql({ name, arrays, columns, order }: Nested): string {
  const own = new RegExp(`\\bt\\.(${arrays.join('|')})\\b`, 'g');
  const all = Object.entries(columns);
  const values = all.map(([, { sql, sqlOfDay = sql, schema }]) => {
    const value = sqlOfDay.replace(own, 'row_$1');
    // Ids and enumerations would be taken for numbers.
    return typeOf(schema) === 'String' ? `toString(${value})` : value;
  });
  const type = all.map(([column, { schema }]) => `${column} ${typeOf(schema)}`).join(', ');
  const given = arrays.map((array) => `row_${array}`).join(', ');
  const stored = arrays.map((array) => `t.\`${name}.${array}\``).join(', ');
  return `CAST(arrayMap(
    one -> one.2,
    arraySort(one -> one.1, arrayMap((${given}) -> (${order}, tuple(${values.join(', ')})), ${stored}))
  ), ${literal(`Array(Tuple(${type}))`)}) AS ${name}`;
}

/** Made once: asking the schemas for their types takes half a millisecond a page. */
const NESTED_SQL = lazily(() => NESTED.map(nestedSql));

/** The columns of an answer itself. */
const answerColumns = (withText: boolean): ListColumns =>
  Object.fromEntries(Object.entries(LISTS.answers.columns).filter(([name]) => withText || name !== 'text'));

/** The columns in SQL, in the order in which they are sent. */
export const changeColumnsSql = (withText: boolean): string =>
  [`${SEQUENCE_SQL} AS sequence`, selectList(answerColumns(withText), 'day'), ...NESTED_SQL()].join(',\n  ');

/** The columns for the formats of files. */
export const changeColumns = (withText: boolean): readonly RowColumn[] => [
  { name: 'sequence', text: false, count: true },
  ...ROW_COLUMNS.answers.filter(({ name }) => withText || name !== 'text'),
  // Not lists that may be null, which files hold as a text of JSON.
  ...NESTED.map(({ name }) => ({ name, text: false })),
];
