import { resolveCompetitors } from '../competitors/filter.ts';
import type { Caller } from '../http/caller.ts';
import { hasArchivedPrompts, resolvePrompts } from '../prompts/filter.ts';
import { DAY } from '../reports/catalogue/dimensions.ts';
import type { Fact } from '../reports/catalogue/types.ts';
import { factParams, filtersOf, groupedFacts, keyOf } from '../reports/compile/facts.ts';
import { type FactQuery, planFacts } from '../reports/plan.ts';
import type { createStatistics } from '../reports/statistics.ts';
import { withBrandConfig } from '../stores/brand-config.ts';
import { scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type JsonRows, noRows, queryJsonRows } from '../stores/json-rows.ts';
import type { Postgres } from '../stores/postgres.ts';
import {
  ANSWER_COLUMNS,
  ANSWER_ORDER,
  CITATION_COLUMNS,
  CITATION_ORDER,
  MENTION_COLUMNS,
  MENTION_ORDER,
  MENTION_ORDER_BY_NUMBER,
  selectList,
} from './columns.ts';
import { type DayCount, locatePage } from './page.ts';
import type { AnswerListQuery, CitationListQuery, MentionListQuery } from './parameters.ts';

export interface ListStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  readonly statistics: ReturnType<typeof createStatistics>;
}

/** One of the three lists, with its own filter resolved. */
interface ListDefinition {
  readonly table: 'answers' | 'mentions' | 'citations';
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
  /** The same order, for choosing the rows of a page. */
  readonly pageOrder: string;
  /** How its rows are counted without reading them: from which measures of which fact, and how. */
  readonly count: {
    readonly fact: Fact;
    readonly measures: readonly string[];
    readonly rows: string;
    readonly where: readonly string[];
  };
  /** The list's own filter, over its rows. */
  readonly where: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
}

type ListQuery = Omit<AnswerListQuery, 'brand_mentioned'>;

export interface ListPage {
  readonly rows: JsonRows;
  readonly total: number;
}

async function readList(
  { postgres, clickhouse, statistics }: ListStores,
  caller: Caller,
  list: ListDefinition,
  { range, prompt_id, engine, country, include_archived, limit, offset }: ListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const [promptNos, dropsArchived, counts] = await Promise.all([
    prompt_id ? resolvePrompts(postgres, caller, prompt_id, include_archived) : null,
    include_archived ? false : hasArchivedPrompts(postgres, caller),
    statistics(caller),
  ]);
  const filters = {
    ...(engine ? { engine } : {}),
    ...(country ? { country } : {}),
    ...(prompt_id ? { prompt_id } : {}),
  };
  const byDay: FactQuery = { range, filters, dropsArchived, dimensions: [DAY] };
  const cover = planFacts(list.count.fact, byDay, counts);
  const countQuery = scoped(caller, {
    sql: withBrandConfig(`SELECT ${keyOf(DAY)} AS day, ${list.count.rows} AS rows
FROM (
${groupedFacts(list.count.fact, byDay, cover, { only: list.count.measures, where: list.count.where })}
)
ORDER BY day`),
    params: { ...factParams({ [list.count.fact]: cover }, filters, promptNos), ...list.params },
  });
  const result = await clickhouse.query({
    query: countQuery.sql,
    query_params: { ...countQuery.params },
    format: 'JSONEachRow',
    abort_signal: signal,
  });
  const { total, range: pageRange, skip } = locatePage(await result.json<DayCount>(), offset, limit);
  if (pageRange === null) return { rows: noRows(), total };

  const clauses = [
    ...filtersOf(byDay),
    "t.answered_at >= toDateTime64({page_start:Date}, 3, 'UTC')",
    "t.answered_at < toDateTime64({page_end:Date} + 1, 3, 'UTC')",
    ...list.where,
  ];
  const pageQuery = scoped(caller, {
    // The rows of the page first, then what is looked up for them. exact_rows_before_limit, which the
    // outer query has, would make the inner one read its days to their ends.
    sql: withBrandConfig(`SELECT
  ${selectList(list.columns)}
FROM (
  SELECT t.*
  FROM ${list.table} AS t
  WHERE ${clauses.join('\n    AND ')}
  ORDER BY ${list.pageOrder}
  LIMIT {limit:UInt32} OFFSET {skip:UInt32}
  SETTINGS exact_rows_before_limit = 0
) AS t
ORDER BY ${list.order}
LIMIT {limit:UInt32}`),
    params: {
      ...factParams({}, filters, promptNos),
      ...list.params,
      page_start: pageRange.start,
      page_end: pageRange.end,
      // No more rows than were counted, where answers arrive between the two queries.
      limit: Math.min(limit, total - offset),
      skip,
    },
  });
  return { rows: await queryJsonRows(clickhouse, pageQuery, Object.keys(list.columns), signal), total };
}

/** A page of the brand's answers, oldest first. */
export async function listAnswers(
  stores: ListStores,
  caller: Caller,
  { brand_mentioned, ...query }: AnswerListQuery,
  signal: AbortSignal,
): Promise<ListPage> {
  const filtered = brand_mentioned !== undefined;
  return readList(
    stores,
    caller,
    {
      table: 'answers',
      columns: ANSWER_COLUMNS,
      order: ANSWER_ORDER,
      pageOrder: ANSWER_ORDER,
      count: {
        fact: 'answers',
        measures: ['answers', 'mentions'],
        rows: filtered ? (brand_mentioned ? 'mentions' : 'answers - mentions') : 'answers',
        where: [],
      },
      where: filtered ? [`t.brand_mentioned = {brand_mentioned:Bool}`] : [],
      params: filtered ? { brand_mentioned } : {},
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
  const [competitorNo] = competitor_id
    ? await resolveCompetitors(stores.postgres, caller, [competitor_id])
    : [undefined];
  const where = competitorNo === undefined ? [] : ['competitor_no = {competitor_no:UInt32}'];
  return readList(
    stores,
    caller,
    {
      table: 'mentions',
      columns: MENTION_COLUMNS,
      order: MENTION_ORDER,
      pageOrder: MENTION_ORDER_BY_NUMBER,
      // Answers tell how many mentions they have in a sixth of the rows; of whom, only mentions do.
      count:
        competitorNo === undefined
          ? { fact: 'answers', measures: ['mention_rows'], rows: 'mention_rows', where: [] }
          : { fact: 'mentions', measures: ['mentions'], rows: 'mentions', where },
      where,
      params: competitorNo === undefined ? {} : { competitor_no: competitorNo },
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
  const where = domain === undefined ? [] : ['domain = {domain:String}'];
  return readList(
    stores,
    caller,
    {
      table: 'citations',
      columns: CITATION_COLUMNS,
      order: CITATION_ORDER,
      pageOrder: CITATION_ORDER,
      // Answers tell how many citations they have in far fewer rows; which domains, only citations do.
      count:
        domain === undefined
          ? { fact: 'answers', measures: ['citation_rows'], rows: 'citation_rows', where: [] }
          : { fact: 'citations', measures: ['citations'], rows: 'citations', where },
      where,
      params: domain === undefined ? {} : { domain },
    },
    query,
    signal,
  );
}
