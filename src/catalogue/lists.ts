import { z } from 'zod';
import { ENGINES } from '../providers/index.ts';
import { competitorId, competitorName, domainName, ownsDomain, promptId } from '../stores/brand-config.ts';
import { boolean, parameter, readDomain, readOneUuid } from '../words/parameters.ts';
import type { FilterName } from './filters.ts';
import type { NamedNumbers } from './named.ts';
import type { TableFact, TableKey } from './types.ts';

/*
 * The three lists, as the API sends them page by page and the exports write them day by day. Positions 0 stand for
 * "named only in the text", sentiments are stored in ten-thousandths (clickhouse/0001_answers.sql).
 *
 * Ids and names are looked up by number for the rows of a page (clickhouse/dictionaries), as one query of
 * Postgres per dictionary: a page of mentions took 21 ms with a brand's 500 prompts and 20 competitors as
 * constants of the query, 12 ms so, whatever the brand's size. For a whole day's rows, looking each up would be slow.
 */

/** A column of a list's rows. */
export interface ListColumn {
  /** Its value, over the list's table as `t`. */
  readonly sql: string;
  /** The same for the rows of a whole day, where it is another expression. Reads `config`. */
  readonly sqlOfDay?: string;
  readonly schema: z.ZodType;
}

export type ListColumns = Readonly<Record<string, ListColumn>>;

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

/** The schema of a row with these columns. */
export const rowShape = (columns: ListColumns): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema]));

const PROMPT = {
  sql: "dictGet('prompt_ids', 'id', toUInt64(t.prompt_no))",
  sqlOfDay: promptId('t.prompt_no'),
  schema: z.uuid().describe('The prompt that was asked.'),
};

const ENGINE = {
  sql: 't.engine',
  schema: z.enum(ENGINES.map(({ id }) => id)).describe('The engine that answered.'),
};

const COUNTRY = {
  sql: 't.country',
  schema: z.string().describe('ISO 3166-1 alpha-2 code of the country it was asked in.'),
};

const ANSWERED_AT = {
  sql: 't.answered_at',
  schema: z.iso.datetime().describe('When the engine answered (UTC).'),
};

const competitor = (attribute: 'id' | 'name') =>
  `dictGet('competitor_names', '${attribute}', toUInt64(t.competitor_no))`;

const counted = (of: TableFact, rows: string, special: Partial<RowCount> = {}): RowCount => ({
  of,
  rows,
  needs: [],
  filtered: false,
  ...special,
});

const ANSWER_COLUMNS: ListColumns = {
  id: { sql: 't.answer_id', schema: z.uuid().describe('The answer.') },
  prompt_id: PROMPT,
  prompt_text: { sql: 't.prompt_text', schema: z.string().describe('The question.') },
  engine: ENGINE,
  country: COUNTRY,
  answered_at: ANSWERED_AT,
  brand_mentioned: {
    sql: 't.brand_mentioned',
    schema: z.boolean().meta({ description: 'Whether the answer names the own brand.' }),
  },
  brand_position: {
    sql: 'nullIf(t.brand_position, 0)',
    schema: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "The own brand's rank; null where it is not ranked." }),
  },
  brand_sentiment: {
    sql: 'if(t.brand_mentioned, t.brand_sentiment / 10000, NULL)',
    schema: z
      .number()
      .min(-1)
      .max(1)
      .nullable()
      .meta({ description: 'About the own brand; null where it is not mentioned.' }),
  },
  brands_ranked: {
    sql: 't.brands_ranked',
    schema: z.int().min(0).meta({ description: 'How many brands the answer ranks.' }),
  },
  citation_count: {
    sql: 't.citation_count',
    schema: z.int().min(0).describe('How many sources it cites.'),
  },
  text: { sql: 't.text', schema: z.string().describe('The whole text of the answer.') },
  text_format: {
    sql: 't.text_format',
    schema: z.enum(['markdown', 'plain']).describe('How the text is written.'),
  },
  search_queries: {
    // No array of ClickHouse is null.
    sql: "if(t.searches_told, CAST(t.search_queries, 'Variant(Array(String))'), NULL)",
    schema: z
      .array(z.string())
      .nullable()
      .describe(
        'What the engine searched for, in its order; null where that is not told. In CSV and Parquet a text of JSON.',
      ),
  },
};

const OF_ANSWER: ListColumns = {
  answer_id: {
    sql: 't.answer_id',
    schema: z.uuid().describe('The answer: its id in the list of answers.'),
  },
  answered_at: ANSWERED_AT,
  engine: ENGINE,
  country: COUNTRY,
  prompt_id: PROMPT,
};

const MENTION_COLUMNS: ListColumns = {
  ...OF_ANSWER,
  competitor_id: {
    sql: `if(t.competitor_no = 0, own_brand.competitor_id, ${competitor('id')})`,
    sqlOfDay: competitorId('t.competitor_no'),
    schema: z.uuid().meta({ description: "The competitor, or the brand's own competitor_id." }),
  },
  competitor_name: {
    sql: `if(t.competitor_no = 0, own_brand.name, ${competitor('name')})`,
    sqlOfDay: competitorName('t.competitor_no'),
    schema: z.string().meta({ description: "Today's name." }),
  },
  is_self: {
    sql: "CAST(t.competitor_no = 0, 'Bool')",
    schema: z.boolean().describe('Whether it is the own brand.'),
  },
  position: {
    sql: 'nullIf(t.position, 0)',
    schema: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "Rank in the answer's list; null where it is only named in the text." }),
  },
  sentiment: {
    sql: 't.sentiment / 10000',
    schema: z.number().min(-1).max(1).describe('About this brand, -1 to 1; 0 where the tone cannot be told.'),
  },
};

const CITATION_COLUMNS: ListColumns = {
  ...OF_ANSWER,
  url: {
    sql: 't.url',
    schema: z.string().meta({ description: 'As cited, less the fragment and tracking parameters.' }),
  },
  domain: {
    sql: domainName('t.domain_no'),
    schema: z.string().meta({ description: 'Lower case, without www.' }),
  },
  title: { sql: 't.title', schema: z.string().describe('The title of the page; may be empty.') },
  position: {
    sql: 't.position',
    schema: z.int().min(1).meta({ description: "Place in the engine's list of sources." }),
  },
  kind: {
    sql: 't.kind',
    schema: z.enum(['linked', 'listed']).meta({
      description: "linked: the answer's text links the source; listed: it is only in the list of sources.",
    }),
  },
  is_own_domain: {
    sql: `CAST(${ownsDomain('t.domain_no')}, 'Bool')`,
    schema: z.boolean().describe("Whether the page is on one of the brand's domains."),
  },
};

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
