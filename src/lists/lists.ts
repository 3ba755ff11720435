import { DOMAIN_TYPES, domainTypesParams } from '../catalogue/domain-types.ts';
import { type FilterName, filterParams, listFormOf } from '../catalogue/filters.ts';
import type { ListDefinition } from '../catalogue/lists.ts';
import { type NamedNumbers, namedIn, resolveNamed } from '../catalogue/named.ts';
import { type RowCount, rowCount } from '../catalogue/row-count.ts';
import type { Caller } from '../keys/caller.ts';
import { filtersOf } from '../reports/compile/facts.ts';
import { locatePage } from '../reports/locate-page.ts';
import type { FactQuery } from '../reports/plan/table-plans.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import { queryRows } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { ROW_COLUMNS, selectList } from './columns.ts';
import { countByDay, DayCountRow, prewhere } from './counts.ts';
import type { ListQuery } from './list-parameters.ts';

export interface ListPage {
  /** The query of the page's rows. */
  readonly page: RowsQuery;
  readonly total: number;
  /** Number of rows counted for the page; fewer are read where answers change meanwhile. */
  readonly counted: number;
}

/** The filters that pick a list's rows, as a request has them: clauses over its table, and how the rows are counted. */
interface Picking {
  readonly clauses: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly count: RowCount;
}

/** Puts the filters that pick rows together. Where several do, rows are counted as they are in the list's table. */
export function pickingOf(
  { name, count }: Pick<ListDefinition, 'name' | 'count'>,
  { picks }: Pick<ListQuery, 'picks'>,
  numbers: NamedNumbers,
): Picking {
  const sent = (Object.keys(picks) as FilterName[]).map((pick) => {
    const { clause, ...form } = listFormOf(pick);
    return { clause, params: form.params(picks[pick], numbers), count: form.count(picks[pick], numbers) };
  });
  const [only = { count }, ...others] = sent;
  return {
    clauses: sent.map(({ clause }) => clause),
    params: Object.assign({}, ...sent.map(({ params }) => params)),
    count:
      others.length === 0 ? only.count : rowCount(name, 'count()', { needs: ['answer'], filtered: true }),
  };
}

/** Looks up what the filters of a list name. @throws Refusal as `resolveNamed` */
const namedBy = (
  { postgres }: StoreClients,
  caller: Caller,
  { filters, picks, includeArchived }: ListQuery,
): Promise<NamedNumbers> =>
  resolveNamed(postgres, caller, namedIn({ ...filters, ...picks }), includeArchived);

/** A page of one of the three lists. @throws Refusal `unknown_prompt`, `prompt_archived`, `unknown_competitor`. */
export async function readList(
  stores: StoreClients,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const { range, filters, includeArchived, limit, offset } = query;
  const numbers = await namedBy(stores, caller, query);
  const picking = pickingOf(list, query, numbers);
  const dropsArchived = caller.hasArchived && !includeArchived;
  const facts: FactQuery = { range, filters, dropsArchived, dimensions: [] };
  const params = { ...filterParams(filters, numbers), ...picking.params, ...domainTypesParams(range) };
  const others = { domain_types: DOMAIN_TYPES };
  // One query for both, locating the page inside ClickHouse, took as long as the two: planning its
  // subqueries costs what a round trip does.
  const countQuery = scoped(caller, {
    sql: withBrandConfig(countByDay(picking.count, picking.clauses, facts), others),
    params,
  });
  const days = await queryRows(stores.clickhouse, DayCountRow, countQuery, { signal });
  // Limits the rows to the counted ones, since answers may arrive between the two queries.
  const { total, periods, skip, rows: counted } = locatePage(days, offset, limit);
  const [first, last] = periods?.map((index) => days[index]?.day) ?? [];

  const clauses = [
    ...filtersOf(facts),
    "t.answered_at >= toDateTime64({page_start:Date}, 3, 'UTC')",
    "t.answered_at < toDateTime64({page_end:Date} + 1, 3, 'UTC')",
  ];
  const pageQuery = scoped(caller, {
    // Selects the rows of the page first, and looks up their names afterwards. exact_rows_before_limit, which
    // the outer query has, would make the inner one read its days to the end.
    sql: withBrandConfig(
      `SELECT
  ${selectList(list.columns, 'page')}
FROM (
  SELECT t.*
  FROM ${list.name} AS t${prewhere(picking.clauses, facts)}
  WHERE ${clauses.join('\n    AND ')}
  ORDER BY ${list.order}
  LIMIT {limit:UInt32} OFFSET {skip:UInt32}
  SETTINGS exact_rows_before_limit = 0
) AS t
ORDER BY ${list.order}
LIMIT {limit:UInt32}`,
      others,
    ),
    params: {
      ...params,
      page_start: first ?? range.start,
      page_end: last ?? range.end,
      limit: counted,
      skip,
    },
  });
  // Of all columns of the list, those that this reader wants.
  const columns = ROW_COLUMNS[list.name].filter(({ name }) => name in list.columns);
  return { page: { query: pageQuery, columns }, total, counted };
}
