import type { z } from 'zod';
import { boolean, parameter, readDomain, readOneUuid } from '../shared/parameters.ts';
import { competitorName, ownsDomain } from '../stores/brand-config.ts';
import type { FilterName } from './filters.ts';
import { ANSWER_COLUMNS, CITATION_COLUMNS, type ListColumns, MENTION_COLUMNS } from './list-columns.ts';
import type { NamedNumbers } from './named.ts';
import type { TableFact, TableKey } from './types.ts';

/* The three lists, as the API sends them page by page and the exports write them day by day. */

/** How the rows of a list are counted without reading them. */
export interface RowCount {
  /** The tables that can tell: those of answers, of the brands they name, or of the domains they cite. */
  readonly of: TableFact;
  /** The measure that counts the list's rows, or a difference of measures. */
  readonly rows: string;
  /** What a table must tell apart for it. */
  readonly needs: readonly TableKey[];
  /** Whether the list's own filter is a clause over that table, too. */
  readonly filtered: boolean;
}

/** The filter that a list has of its own, of one value. */
export interface ListFilter<T = unknown> {
  readonly name: string;
  /** How its text is read, and told in OpenAPI. */
  readonly parameter: z.ZodType<T>;
  /** Over the list's table. */
  readonly clause: string;
  /** The parameters of the clause. */
  params(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
  count(value: T, numbers: NamedNumbers): RowCount;
}

export interface ListDefinition {
  /** Of the list, and of the table its rows are in. */
  readonly name: TableFact;
  readonly summary: string;
  readonly columns: ListColumns;
  /** Oldest answer first, then as the answer has it. */
  readonly order: string;
  /** How its rows are counted where its own filter is not sent. */
  readonly count: RowCount;
  readonly filter: ListFilter;
  /** The filters it takes as the reports do. */
  readonly filters: readonly FilterName[];
  /** What its rows are made of in `answers`, all but texts that never change, and the count of its rows there. */
  readonly state: { readonly columns: readonly string[]; readonly rows: string };
}

const counted = (of: TableFact, rows: string, special: Partial<RowCount> = {}): RowCount => ({
  of,
  rows,
  needs: [],
  filtered: false,
  ...special,
});

const brandMentioned: ListFilter<boolean> = {
  name: 'brand_mentioned',
  parameter: boolean('true: only answers that mention the own brand, false: only others.'),
  clause: 'brand_mentioned = {brand_mentioned:Bool}',
  params: (value) => ({ brand_mentioned: value }),
  count: (value) => counted('answers', value ? 'mentions' : 'answers - mentions'),
};

const oneCompetitor: ListFilter<string> = {
  name: 'competitor_id',
  parameter: parameter(readOneUuid, {
    format: 'uuid',
    description: "One competitor's id, or the brand's own competitor_id.",
    example: 'c3b1f0a4-7b1d-4f4e-9a53-0c2f5e6d7a88',
  }),
  clause: 'competitor_no = {competitor_no:UInt32}',
  params: (_id, { competitor_id }) => ({ competitor_no: competitor_id?.[0] }),
  // Answers tell how many mentions they have, and of the own brand, in a sixth of the rows.
  count: (_id, { competitor_id }) =>
    competitor_id?.[0] === 0
      ? counted('answers', 'mentions')
      : counted('mentions', 'mentions', { filtered: true }),
};

const oneDomain: ListFilter<string> = {
  name: 'domain',
  parameter: parameter(readDomain('must be a domain'), {
    description: 'One domain; capitals and a leading www. are ignored.',
    example: 'example.com',
  }),
  clause: 'domain_no = {domain_no:UInt32}',
  // No domain has the number 0.
  params: (_domain, { domain }) => ({ domain_no: domain?.[0] ?? 0 }),
  // Answers tell how many citations they have in far fewer rows; which domains, only citations do.
  count: () => counted('citations', 'citations', { needs: ['domain'], filtered: true }),
};

/** The filters that every list takes. */
const LIST_FILTERS = ['prompt_id', 'engine', 'country', 'intent'] as const satisfies readonly FilterName[];

export const LISTS = {
  answers: {
    name: 'answers',
    summary: 'A page of complete answers, oldest first',
    columns: ANSWER_COLUMNS,
    order: 't.answered_at, t.answer_id',
    count: counted('answers', 'answers'),
    filter: brandMentioned,
    filters: [
      ...LIST_FILTERS,
      'mentioned_competitor_id',
      'competitor_position',
      'not_mentioned_competitor_id',
      'brand_tone',
      'cited_domain',
      'cited_url',
      'cited_content_type',
      'search_query',
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
    // By numbers, whose order is that of today's names, so that skipping rows looks no name up.
    order: `t.answered_at, t.answer_id, t.position = 0, t.position,
    transform(t.competitor_no, own_brand.by_name, arrayEnumerate(own_brand.by_name), 0)`,
    count: counted('answers', 'mention_rows'),
    filter: oneCompetitor,
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
    order: 't.answered_at, t.answer_id, t.position',
    count: counted('answers', 'citation_rows'),
    filter: oneDomain,
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
