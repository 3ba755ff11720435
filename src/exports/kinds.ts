import { LIST_NAMES, LISTS, type ListName } from '../catalogue/lists.ts';
import { ROW_COLUMNS, selectList } from '../lists/columns.ts';
import type { DateRange } from '../shared/ranges.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import { TABLE_KINDS, type TableKind, tableQuery, tableStateQuery } from './tables.ts';

/** Raised whenever a column of an exported file changes its name, type or meaning. */
export const SCHEMA_VERSION = 2;

/** Versions that can be imported. In the first one numbers of Parquet had no sign. */
export const KNOWN_VERSIONS: readonly number[] = [1, 2];

/** Kinds of exports: the rows of the three lists by day, with prompts in any status, and whole tables. */
export type Kind = ListName | TableKind;

export const KIND_NAMES: readonly Kind[] = [...LIST_NAMES, ...TABLE_KINDS];

const isTable = (kind: Kind): kind is TableKind => (TABLE_KINDS as readonly Kind[]).includes(kind);

/** The rows of a list that a brand has in a range of days, in the order of the list. */
export function daysQuery(brand: BrandScope, kind: ListName, { start, end }: DateRange): RowsQuery {
  const { columns, order } = LISTS[kind];
  const query = scoped(brand, {
    sql: withBrandConfig(`SELECT
  ${selectList(columns, 'day')}
FROM ${kind} AS t
WHERE ${BRAND_CLAUSE}
  AND t.answered_at >= toDateTime64({start:Date}, 3, 'UTC')
  AND t.answered_at < toDateTime64({end:Date} + 1, 3, 'UTC')
ORDER BY ${order}`),
    params: { start, end },
  });
  return { query, columns: ROW_COLUMNS[kind] };
}

/** Contents of a file: the rows of a kind on a day; all of them where the kind has no days. */
export interface Part {
  readonly kind: Kind;
  /** YYYY-MM-DD; null for kinds without days. */
  readonly day: string | null;
}

/** The rows of a part. */
export const partQuery = (brand: BrandScope, { kind, day }: Part): RowsQuery =>
  isTable(kind) ? tableQuery(brand, kind) : daysQuery(brand, kind, { start: day ?? '', end: day ?? '' });

/**
 * State of a part: its rows, and a hash over all columns; of lists over all but texts, which are either there or
 * emptied.
 */
export interface PartState extends Part {
  readonly rows: number;
  readonly fingerprint: string;
}

/** Queries of the states of some kinds, of lists on the days of a range that have answers. */
export function stateQueries(
  brand: BrandScope,
  kinds: readonly Kind[],
  range: { readonly start: string; readonly end: string },
): readonly CompiledQuery[] {
  const lists = kinds.filter((kind) => !isTable(kind)) as readonly ListName[];
  return [
    ...(lists.length > 0 ? [dayStatesQuery(brand, lists, range)] : []),
    ...kinds.filter(isTable).map((kind) => tableStateQuery(brand, kind)),
  ];
}

/** A query of the states of some lists: a row for each list and day. */
function dayStatesQuery(
  brand: BrandScope,
  lists: readonly ListName[],
  range: { readonly start: string; readonly end: string },
): CompiledQuery {
  const states = lists.map((list) => {
    const { rows, columns: hashed } = LISTS[list].state;
    const values = ['answer_id', 'prompt_no', ...hashed];
    return `('${list}', toUInt32(${rows}), hex(sum(cityHash64(${values.join(', ')}))${list === 'answers' ? ' + countIf(empty(text))' : ''}))`;
  });
  return scoped(brand, {
    sql: withBrandConfig(`SELECT state.1 AS kind, day, state.2 AS rows, state.3 AS fingerprint
FROM (
  SELECT toDate(answered_at) AS day, [${states.join(',\n    ')}] AS states
  FROM answers
  WHERE ${BRAND_CLAUSE} AND toDate(answered_at) BETWEEN {start:Date} AND {end:Date}
  GROUP BY day
)
ARRAY JOIN states AS state
ORDER BY day`),
    params: { ...range },
  });
}
