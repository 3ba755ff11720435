import { competitorName, ownsDomain } from '../stores/brand-config.ts';
import type { FilterName } from './filters.ts';
import { ANSWER_COLUMNS, CITATION_COLUMNS, type ListColumns, MENTION_COLUMNS } from './list-columns.ts';
import { type RowCount, rowCount } from './row-count.ts';
import type { TableFact } from './types.ts';

/* The three lists, as the API sends them page by page and the exports write them day by day. */

export interface ListDefinition {
  /** Of the list, and of the table its rows are in. */
  readonly name: TableFact;
  readonly summary: string;
  readonly columns: ListColumns;
  /** Columns that together identify a row. */
  readonly key: readonly string[];
  /** Oldest answer first, then as the answer has it. */
  readonly order: string;
  /** Row count without filters that pick rows. */
  readonly count: RowCount;
  /** The filters that pick its rows, in their form for lists; any number of them. */
  readonly picks: readonly FilterName[];
  /** The filters it takes as the reports do. */
  readonly filters: readonly FilterName[];
  /**
   * Columns of `answers` that make up the list's rows, without texts that never change, and the expression
   * that counts its rows there.
   */
  readonly state: { readonly columns: readonly string[]; readonly rows: string };
}

/** The filters that every list takes. */
const LIST_FILTERS = [
  'prompt_id',
  'engine',
  'country',
  'intent',
  'topic',
  'tag',
  'language',
] as const satisfies readonly FilterName[];

export const LISTS = {
  answers: {
    name: 'answers',
    summary: 'A page of complete answers, oldest first',
    columns: ANSWER_COLUMNS,
    key: ['id'],
    order: 't.answered_at, t.answer_id',
    count: rowCount('answers', 'answers'),
    picks: ['brand_mentioned'],
    filters: [
      ...LIST_FILTERS,
      'mentioned_competitor_id',
      'competitor_position',
      'not_mentioned_competitor_id',
      'competitor_mentioned',
      'brand_tone',
      'cited_domain',
      'cited_url',
      'cited_content_type',
      'search_query',
      'text_contains',
    ],
    state: {
      columns: [
        'brand_mentioned',
        'brand_position',
        'brand_sentiment',
        'brands_ranked',
        'citation_count',
        'own_citations',
      ],
      rows: 'count()',
    },
  },
  mentions: {
    name: 'mentions',
    summary: 'A page of the brands that answers rank or name, oldest answer first',
    columns: MENTION_COLUMNS,
    key: ['answer_id', 'competitor_id'],
    // Ordered by numbers, which follow today's names, so that skipping rows looks up no name.
    order: `t.answered_at, t.answer_id, t.position = 0, t.position,
    transform(t.competitor_no, own_brand.by_name, arrayEnumerate(own_brand.by_name), 0)`,
    count: rowCount('answers', 'mention_rows'),
    picks: ['competitor_id'],
    filters: LIST_FILTERS,
    state: {
      columns: [
        '`mentions.competitor_no`',
        '`mentions.position`',
        '`mentions.sentiment`',
        `arrayMap(no -> ${competitorName('no')}, \`mentions.competitor_no\`)`,
      ],
      rows: 'sum(length(`mentions.position`))',
    },
  },
  citations: {
    name: 'citations',
    summary: 'A page of the sources that answers cite, oldest answer first',
    columns: CITATION_COLUMNS,
    key: ['answer_id', 'position'],
    order: 't.answered_at, t.answer_id, t.position',
    count: rowCount('answers', 'citation_rows'),
    picks: ['domain'],
    filters: LIST_FILTERS,
    state: {
      columns: [
        '`citations.url`',
        '`citations.title`',
        '`citations.kind`',
        `arrayMap(no -> ${ownsDomain('no')}, \`citations.domain_no\`)`,
      ],
      rows: 'sum(length(`citations.url`))',
    },
  },
} as const satisfies Record<string, ListDefinition>;

export type ListName = keyof typeof LISTS;

export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];
