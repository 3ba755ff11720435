import type { z } from 'zod';
import type { ListColumns } from '../catalogue/list-columns.ts';
import { LISTS, type ListName } from '../catalogue/lists.ts';
import { valueTypeOf } from '../catalogue/value-type.ts';
import type { RowColumn } from '../stores/file-rows.ts';

/** True for columns of texts, lists and whole numbers; false for fractions, times and truth values. */
function kindOf(schema: z.ZodType): Omit<RowColumn, 'name'> {
  const { type, format, nullable } = valueTypeOf(schema);
  return {
    text: !nullable && type === 'string' && format !== 'date-time',
    list: type === 'array',
    count: type === 'integer',
  };
}

const rowColumns = ({ columns }: { readonly columns: ListColumns }): readonly RowColumn[] =>
  Object.entries(columns).map(([name, { schema }]) => ({ name, ...kindOf(schema) }));

/** The columns of each list's rows, for the formats of files. Made once: asking the schemas takes half a millisecond. */
export const ROW_COLUMNS: Readonly<Record<ListName, readonly RowColumn[]>> = {
  answers: rowColumns(LISTS.answers),
  mentions: rowColumns(LISTS.mentions),
  citations: rowColumns(LISTS.citations),
};

/** The columns in SQL, as the rows of a page or of a whole day have them. */
export const selectList = (columns: ListColumns, rowsOf: 'page' | 'day'): string =>
  Object.entries(columns)
    .map(([name, { sql, sqlOfDay }]) => `${rowsOf === 'day' ? (sqlOfDay ?? sql) : sql} AS ${name}`)
    .join(',\n  ');
