import { DOMAIN_TYPES, domainTypesParams } from '../catalogue/domain-types.ts';
import { filterParams } from '../catalogue/filters.ts';
import type { ListDefinition, RowCount } from '../catalogue/lists.ts';
import { type NamedNumbers, namedIn, resolveNamed } from '../catalogue/named.ts';
import type { Caller } from '../keys/caller.ts';
import { filtersOf } from '../reports/compile/facts.ts';
import { locatePage } from '../reports/locate-page.ts';
import type { FactQuery } from '../reports/table-plans.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import { queryRows } from '../stores/rows.ts';
import { ROW_COLUMNS, selectList } from './columns.ts';
import { countByDay, DayCountRow, prewhere } from './counts.ts';
import type { ListQuery } from './list-parameters.ts';

export interface ListStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

export interface ListPage {
  /** The query of the page's rows. */
  readonly page: RowsQuery;
  readonly total: number;
  /** How many rows were counted for the page; fewer are found where answers are being written. */
  readonly counted: number;
}

/** The list's own filter as a request has it: a clause over its rows, and how they are counted. */
interface OwnFilter {
  readonly clause: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly count: RowCount;
}

function ownFilter({ filter, count }: ListDefinition, { own }: ListQuery, numbers: NamedNumbers): OwnFilter {
  if (own === undefined) return { clause: null, params: {}, count };
  return { clause: filter.clause, params: filter.params(own, numbers), count: filter.count(own, numbers) };
}

/** Looks up what the filters of a list name. @throws Refusal as `resolveNamed` */
const namedBy = (
  { postgres }: ListStores,
  caller: Caller,
  { filter }: ListDefinition,
  { filters, own, includeArchived }: ListQuery,
): Promise<NamedNumbers> =>
  resolveNamed(postgres, caller, namedIn({ ...filters, [filter.name]: own }), includeArchived);

/** A page of one of the three lists. @throws Refusal `unknown_prompt`, `prompt_archived`, `unknown_competitor`. */
export async function readList(
  stores: ListStores,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const { range, filters, includeArchived, limit, offset } = query;
  const numbers = await namedBy(stores, caller, list, query);
  const own = ownFilter(list, query, numbers);
  const dropsArchived = caller.hasArchived && !includeArchived;
  const facts: FactQuery = { range, filters, dropsArchived, dimensions: [] };
  const params = { ...filterParams(filters, numbers), ...own.params, ...domainTypesParams(range) };
  const others = { domain_types: DOMAIN_TYPES };
  // One query for both, locating the page inside ClickHouse, took as long as the two: planning its
  // subqueries costs what a round trip does.
  const countQuery = scoped(caller, {
    sql: withBrandConfig(countByDay(own.count, own.clause, facts), others),
    params,
  });
  const days = await queryRows(stores.clickhouse, DayCountRow, countQuery, { signal });
  // No more rows than were counted, where answers arrive between the two queries.
  const { total, periods, skip, rows: counted } = locatePage(days, offset, limit);
  const [first, last] = periods?.map((index) => days[index]?.day) ?? [];

  const clauses = [
    ...filtersOf(facts),
    "t.answered_at >= toDateTime64({page_start:Date}, 3, 'UTC')",
    "t.answered_at < toDateTime64({page_end:Date} + 1, 3, 'UTC')",
  ];
  const pageQuery = scoped(caller, {
    // The rows of the page first, then what is looked up for them. exact_rows_before_limit, which the
    // outer query has, would make the inner one read its days to their ends.
    sql: withBrandConfig(
      `SELECT
  ${selectList(list.columns, 'page')}
FROM (
  SELECT t.*
  FROM ${list.name} AS t${prewhere(own.clause, facts)}
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
  return { page: { query: pageQuery, columns: ROW_COLUMNS[list.name] }, total, counted };
}
