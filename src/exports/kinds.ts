import { LIST_NAMES, LISTS, type ListName } from '../catalogue/lists.ts';
import { ROW_COLUMNS, selectList } from '../lists/columns.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandScope, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { RowsQuery } from '../stores/file-rows.ts';

/** Raised whenever a column of an exported file changes its name, type or meaning. */
export const SCHEMA_VERSION = 2;

/** Versions that can be imported. In the first one numbers of Parquet had no sign. */
export const KNOWN_VERSIONS: readonly number[] = [1, 2];

/** Kinds of exports: the rows of the three lists, with prompts in any status. */
export type Kind = ListName;

export const KIND_NAMES = LIST_NAMES;

/** The rows of a kind that a brand has on a day, in the order of the list. */
export function dayQuery(brand: BrandScope, kind: Kind, day: string): RowsQuery {
  const { columns, order } = LISTS[kind];
  const query = scoped(brand, {
    sql: withBrandConfig(`SELECT
  ${selectList(columns, 'day')}
FROM ${kind} AS t
WHERE ${BRAND_CLAUSE}
  AND t.answered_at >= toDateTime64({day:Date}, 3, 'UTC')
  AND t.answered_at < toDateTime64({day:Date} + 1, 3, 'UTC')
ORDER BY ${order}`),
    params: { day },
  });
  return { query, columns: ROW_COLUMNS[kind] };
}

/**
 * State of a kind on a day: its rows, and a hash over all columns but texts, which are either there or
 * emptied.
 */
export interface DayState {
  readonly day: string;
  readonly kind: Kind;
  readonly rows: number;
  readonly fingerprint: string;
}

/** A query of the states of some kinds on the days of a range that have answers. */
export function statesQuery(
  brand: BrandScope,
  kinds: readonly Kind[],
  range: { readonly start: string; readonly end: string },
): CompiledQuery {
  const columns = kinds.flatMap((kind) => {
    const { rows, columns: hashed } = LISTS[kind].state;
    const values = ['answer_id', 'prompt_no', ...hashed];
    return [
      `toUInt32(${rows}) AS ${kind}_rows`,
      `hex(sum(cityHash64(${values.join(', ')}))${kind === 'answers' ? ' + countIf(empty(text))' : ''}) AS ${kind}_hash`,
    ];
  });
  return scoped(brand, {
    sql: withBrandConfig(`SELECT toDate(answered_at) AS day, ${columns.join(', ')}
FROM answers
WHERE ${BRAND_CLAUSE} AND toDate(answered_at) BETWEEN {start:Date} AND {end:Date}
GROUP BY day
ORDER BY day`),
    params: { ...range },
  });
}
