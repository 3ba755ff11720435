import { resolveNamed } from '../catalogue/named.ts';
import type { Caller } from '../keys/caller.ts';
import { factParams, filtersOf } from '../reports/compile/facts.ts';
import type { FactQuery } from '../reports/covers.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import type { RowsQuery } from '../stores/file-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import {
  ANSWER_COLUMNS,
  ANSWER_ORDER,
  CITATION_COLUMNS,
  CITATION_ORDER,
  MENTION_COLUMNS,
  MENTION_ORDER,
  rowColumns,
  selectList,
} from './columns.ts';
import { countByDay, prewhere, type RowCount } from './counts.ts';
import { type DayCount, locatePage } from './page.ts';
import type { AnswerListQuery, CitationListQuery, MentionListQuery } from './parameters.ts';

export interface ListStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

/** One of the three lists, with its own filter resolved. */
interface ListDefinition {
  readonly table: 'answers' | 'mentions' | 'citations';
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
  /** How its rows are counted without reading them. */
  readonly count: RowCount;
  /** The list's own filter: a clause over its rows. */
  readonly filter: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** The numbers of the prompts that the filter prompt_id names; null without it. */
  readonly promptNos: readonly number[] | null;
}

type ListQuery = Omit<AnswerListQuery, 'brand_mentioned'>;

export interface ListPage {
  /** The query of the page's rows. */
  readonly page: RowsQuery;
  readonly total: number;
  /** How many rows were counted for the page; fewer are found where answers are being written. */
  readonly counted: number;
}

/** Looks up what the filters of a list name. */
const namedOf = (
  { postgres }: ListStores,
  caller: Caller,
  { prompt_id, include_archived }: Pick<ListQuery, 'prompt_id' | 'include_archived'>,
  competitorId?: string,
) =>
  resolveNamed(postgres, caller, {
    prompt_id,
    competitor_id: competitorId === undefined ? undefined : [competitorId],
    includeArchived: include_archived,
  });

async function readList(
  { clickhouse }: ListStores,
  caller: Caller,
  list: ListDefinition,
  { range, prompt_id, engine, country, include_archived, limit, offset }: ListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const dropsArchived = caller.hasArchived && !include_archived;
  const filters = {
    ...(engine ? { engine } : {}),
    ...(country ? { country } : {}),
    ...(prompt_id ? { prompt_id } : {}),
  };
  const facts: FactQuery = { range, filters, dropsArchived, dimensions: [] };
  const params = { ...factParams({}, filters, list.promptNos), ...list.params };
  // One query for both, locating the page inside the engine, took as long as the two: planning its
  // subqueries costs what a round trip does.
  const countQuery = scoped(caller, {
    sql: withBrandConfig(countByDay(list.count, facts)),
    params: { ...params, range_start: range.start, range_end: range.end },
  });
  const result = await clickhouse.query({
    query: countQuery.sql,
    query_params: { ...countQuery.params },
    format: 'JSONEachRow',
    abort_signal: signal,
  });
  const { total, range: pageRange, skip } = locatePage(await result.json<DayCount>(), offset, limit);
  // No more rows than were counted, where answers arrive between the two queries.
  const counted = Math.max(0, Math.min(limit, total - offset));

  const clauses = [
    ...filtersOf(facts),
    "t.answered_at >= toDateTime64({page_start:Date}, 3, 'UTC')",
    "t.answered_at < toDateTime64({page_end:Date} + 1, 3, 'UTC')",
  ];
  const pageQuery = scoped(caller, {
    // The rows of the page first, then what is looked up for them. exact_rows_before_limit, which the
    // outer query has, would make the inner one read its days to their ends.
    sql: withBrandConfig(`SELECT
  ${selectList(list.columns)}
FROM (
  SELECT t.*
  FROM ${list.table} AS t${prewhere(list.filter, facts)}
  WHERE ${clauses.join('\n    AND ')}
  ORDER BY ${list.order}
  LIMIT {limit:UInt32} OFFSET {skip:UInt32}
  SETTINGS exact_rows_before_limit = 0
) AS t
ORDER BY ${list.order}
LIMIT {limit:UInt32}`),
    params: {
      ...params,
      page_start: (pageRange ?? range).start,
      page_end: (pageRange ?? range).end,
      limit: counted,
      skip,
    },
  });
  return { page: { query: pageQuery, columns: rowColumns(list.columns) }, total, counted };
}

/** A page of the brand's answers, oldest first. */
export async function listAnswers(
  stores: ListStores,
  caller: Caller,
  { brand_mentioned, ...query }: AnswerListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const { promptNos } = await namedOf(stores, caller, query);
  const counted = brand_mentioned ? 'mentions' : 'answers - mentions';
  return readList(
    stores,
    caller,
    {
      table: 'answers',
      columns: ANSWER_COLUMNS,
      order: ANSWER_ORDER,
      count: { of: 'answers', rows: brand_mentioned === undefined ? 'answers' : counted, filter: null },
      filter: brand_mentioned === undefined ? null : 'brand_mentioned = {brand_mentioned:Bool}',
      params: brand_mentioned === undefined ? {} : { brand_mentioned },
      promptNos,
    },
    query,
    signal,
  );
}

/** A page of the brands that answers rank or name, oldest answer first, ranked brands first. */
export async function listMentions(
  stores: ListStores,
  caller: Caller,
  { competitor_id, ...query }: MentionListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const { promptNos, competitorNos } = await namedOf(stores, caller, query, competitor_id);
  const competitorNo = competitorNos?.[0];
  const filter = competitorNo === undefined ? null : 'competitor_no = {competitor_no:UInt32}';
  return readList(
    stores,
    caller,
    {
      table: 'mentions',
      columns: MENTION_COLUMNS,
      order: MENTION_ORDER,
      // Answers tell how many mentions they have, and of the own brand, in a sixth of the rows.
      count: competitorNo
        ? { of: 'mentions', rows: 'mentions', filter }
        : { of: 'answers', rows: competitorNo === 0 ? 'mentions' : 'mention_rows', filter: null },
      filter,
      params: competitorNo === undefined ? {} : { competitor_no: competitorNo },
      promptNos,
    },
    query,
    signal,
  );
}

/** A page of the sources that answers cite, oldest answer first, in the answer's order. */
export async function listCitations(
  stores: ListStores,
  caller: Caller,
  { domain, ...query }: CitationListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const { promptNos } = await namedOf(stores, caller, query);
  const filter = domain === undefined ? null : 'domain = {domain:String}';
  return readList(
    stores,
    caller,
    {
      table: 'citations',
      columns: CITATION_COLUMNS,
      order: CITATION_ORDER,
      // Answers tell how many citations they have in far fewer rows; which domains, only citations do.
      count:
        filter === null
          ? { of: 'answers', rows: 'citation_rows', filter }
          : { of: 'citations', rows: 'citations', filter },
      filter,
      params: domain === undefined ? {} : { domain },
      promptNos,
    },
    query,
    signal,
  );
}
