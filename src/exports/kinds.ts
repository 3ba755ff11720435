import {
  ANSWER_COLUMNS,
  ANSWER_ORDER,
  CITATION_COLUMNS,
  CITATION_ORDER,
  MENTION_COLUMNS,
  MENTION_ORDER,
  rowColumns,
  selectList,
} from '../records/columns.ts';
import { competitorId, competitorName, promptId, withBrandConfig } from '../stores/brand-config.ts';
import { BRAND_CLAUSE, type BrandKey, type CompiledQuery, scoped } from '../stores/brand-scope.ts';
import type { RowsQuery } from '../stores/file-rows.ts';

/** Raised whenever a column of an exported file changes its name, type or meaning. */
export const SCHEMA_VERSION = 1;

type Columns = Readonly<Record<string, string>>;

/** What is exported: the rows of the three lists, of prompts in any status. */
const KINDS = {
  answers: { columns: ANSWER_COLUMNS, order: ANSWER_ORDER },
  mentions: { columns: MENTION_COLUMNS, order: MENTION_ORDER },
  citations: { columns: CITATION_COLUMNS, order: CITATION_ORDER },
} as const;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** Ids and names from the brand's configuration: for a whole day's rows, looking each up would be slow. */
const BY_CONFIG: Columns = {
  prompt_id: promptId('t.prompt_no'),
  competitor_id: competitorId('t.competitor_no'),
  competitor_name: competitorName('t.competitor_no'),
};

const exported = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, sql]) => [name, BY_CONFIG[name] ?? sql]));

/** The rows of a kind that a brand has on a day, in the order of the list. */
export function dayQuery(brand: BrandKey, kind: Kind, day: string): RowsQuery {
  const { columns, order } = KINDS[kind];
  const query = scoped(brand, {
    sql: withBrandConfig(`SELECT
  ${selectList(exported(columns))}
FROM ${kind} AS t
WHERE ${BRAND_CLAUSE}
  AND t.answered_at >= toDateTime64({day:Date}, 3, 'UTC')
  AND t.answered_at < toDateTime64({day:Date} + 1, 3, 'UTC')
ORDER BY ${order}`),
    params: { day },
  });
  return { query, columns: rowColumns(columns) };
}

/** What a kind holds on a day: its rows, and a hash of all of them but their texts, which never change. */
export interface DayState {
  readonly day: string;
  readonly kind: Kind;
  readonly rows: number;
  readonly fingerprint: string;
}

const HASHED: Readonly<Record<Kind, readonly string[]>> = {
  answers: [
    'brand_mentioned',
    'brand_position',
    'brand_sentiment',
    'brands_ranked',
    'citation_count',
    'own_citations',
  ],
  mentions: ['mentions.competitor_no', 'mentions.position', 'mentions.sentiment'],
  citations: ['citations.url', 'citations.title', 'citations.kind', 'citations.is_own_domain'],
};

const ROWS: Readonly<Record<Kind, string>> = {
  answers: 'count()',
  mentions: 'sum(length(`mentions.position`))',
  citations: 'sum(length(`citations.url`))',
};

/** A query of the states of some kinds on the days of a range that have answers. */
export function statesQuery(
  brand: BrandKey,
  kinds: readonly Kind[],
  range: { readonly start: string; readonly end: string },
): CompiledQuery {
  const columns = kinds.flatMap((kind) => [
    `toUInt32(${ROWS[kind]}) AS ${kind}_rows`,
    `hex(sum(cityHash64(answer_id, prompt_no, ${HASHED[kind].map((name) => `\`${name}\``).join(', ')}))) AS ${kind}_hash`,
  ]);
  return scoped(brand, {
    sql: `SELECT toDate(answered_at) AS day, ${columns.join(', ')}
FROM answers
WHERE ${BRAND_CLAUSE} AND toDate(answered_at) BETWEEN {start:Date} AND {end:Date}
GROUP BY day
ORDER BY day`,
    params: { ...range },
  });
}
