import { z } from 'zod';
import { ENGINES } from '../providers/index.ts';
import {
  competitorIdSql,
  competitorName,
  domainName,
  ownsDomain,
  promptIdSql,
} from '../stores/brand-config.ts';
import { ATTRIBUTE, countOf, DIMENSION, KEY, keyOf, valueIn } from './meanings.ts';
import type { Meaning } from './types.ts';

/*
 * The columns of the three lists. Positions 0 stand for "named only in the text", sentiments are stored in ten-thousandths
 * (clickhouse/0001_answers.sql).
 *
 * Ids and names are looked up by number for the rows of a page (clickhouse/dictionaries), as one query of
 * Postgres per dictionary: a page of mentions took 21 ms with a brand's 500 prompts and 20 competitors as
 * constants of the query, 12 ms so, whatever the brand's size. For a whole day's rows, looking each up would be slow.
 */

/** A column of a list's rows. */
export interface ListColumn extends Meaning {
  /** Its value, over the list's table as `t`. */
  readonly sql: string;
  /** Expression for the rows of a whole day, where it differs. Reads `config`. */
  readonly sqlOfDay?: string;
  readonly schema: z.ZodType;
}

export type ListColumns = Readonly<Record<string, ListColumn>>;

/** The schema of a row with these columns. */
export const rowShape = (columns: ListColumns): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema]));

const PROMPT = {
  ...keyOf('prompts'),
  sql: "dictGet('prompt_ids', 'id', toUInt64(t.prompt_no))",
  sqlOfDay: promptIdSql('t.prompt_no'),
  schema: z.uuid().describe('Id of the prompt.'),
};

const ENGINE = {
  ...DIMENSION,
  sql: 't.engine',
  schema: z.enum(ENGINES.map(({ id }) => id)).describe('The engine that answered.'),
};

const COUNTRY = {
  ...DIMENSION,
  sql: 't.country',
  schema: z.string().describe('ISO 3166-1 alpha-2 code of the country it was asked in.'),
};

const ANSWERED_AT = {
  ...DIMENSION,
  sql: 't.answered_at',
  schema: z.iso.datetime().describe('Time at which the engine answered (UTC).'),
};

const competitor = (attribute: 'id' | 'name') =>
  `dictGet('competitor_names', '${attribute}', toUInt64(t.competitor_no))`;

export const ANSWER_COLUMNS: ListColumns = {
  id: { ...KEY, sql: 't.answer_id', schema: z.uuid().describe('The answer.') },
  prompt_id: PROMPT,
  prompt_text: { ...ATTRIBUTE, sql: 't.prompt_text', schema: z.string().describe('The question.') },
  engine: ENGINE,
  country: COUNTRY,
  answered_at: ANSWERED_AT,
  brand_mentioned: {
    ...DIMENSION,
    sql: 't.brand_mentioned',
    schema: z.boolean().meta({ description: 'true where the answer mentions the own brand.' }),
  },
  brand_position: {
    ...valueIn('position'),
    sql: 'nullIf(t.brand_position, 0)',
    schema: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "The own brand's position in the answer's list; null where it is not ranked." }),
  },
  brand_sentiment: {
    ...valueIn('sentiment'),
    sql: 'if(t.brand_mentioned, t.brand_sentiment / 10000, NULL)',
    schema: z
      .number()
      .min(-1)
      .max(1)
      .nullable()
      .meta({ description: 'Sentiment towards the own brand, -1 to 1; null where it is not mentioned.' }),
  },
  brands_ranked: {
    ...countOf('brands'),
    sql: 't.brands_ranked',
    schema: z.int().min(0).meta({ description: 'Number of brands that the answer ranks.' }),
  },
  citation_count: {
    ...countOf('citations'),
    sql: 't.citation_count',
    schema: z.int().min(0).describe('Number of cited sources.'),
  },
  text: { ...ATTRIBUTE, sql: 't.text', schema: z.string().describe('The whole text of the answer.') },
  text_format: {
    ...DIMENSION,
    sql: 't.text_format',
    schema: z.enum(['markdown', 'plain']).describe('Format of the text.'),
  },
  search_queries: {
    ...ATTRIBUTE,
    // ClickHouse has no null arrays.
    sql: "if(t.searches_told, CAST(t.search_queries, 'Variant(Array(String))'), NULL)",
    schema: z
      .array(z.string())
      .nullable()
      .describe(
        'Search queries of the engine, in order; null where it does not report them. In CSV and Parquet a text of JSON.',
      ),
  },
};

const OF_ANSWER: ListColumns = {
  answer_id: {
    ...keyOf('answers'),
    sql: 't.answer_id',
    schema: z.uuid().describe('The answer: its id in the list of answers.'),
  },
  answered_at: ANSWERED_AT,
  engine: ENGINE,
  country: COUNTRY,
  prompt_id: PROMPT,
};

export const MENTION_COLUMNS: ListColumns = {
  ...OF_ANSWER,
  competitor_id: {
    ...keyOf('competitors'),
    sql: `if(t.competitor_no = 0, own_brand.competitor_id, ${competitor('id')})`,
    sqlOfDay: competitorIdSql('t.competitor_no'),
    schema: z.uuid().meta({ description: "The competitor, or the brand's own competitor_id." }),
  },
  competitor_name: {
    ...ATTRIBUTE,
    sql: `if(t.competitor_no = 0, own_brand.name, ${competitor('name')})`,
    sqlOfDay: competitorName('t.competitor_no'),
    schema: z.string().meta({ description: "Today's name." }),
  },
  is_self: {
    ...DIMENSION,
    sql: "CAST(t.competitor_no = 0, 'Bool')",
    schema: z.boolean().describe('true for the own brand.'),
  },
  position: {
    ...valueIn('position'),
    sql: 'nullIf(t.position, 0)',
    schema: z.int().min(1).nullable().meta({
      description: "Position in the answer's list; null where the brand is only named in the text.",
    }),
  },
  sentiment: {
    ...valueIn('sentiment'),
    sql: 't.sentiment / 10000',
    schema: z
      .number()
      .min(-1)
      .max(1)
      .describe('Sentiment towards this brand, -1 to 1; 0 where the text shows none.'),
  },
};

export const CITATION_COLUMNS: ListColumns = {
  ...OF_ANSWER,
  url: {
    ...DIMENSION,
    sql: 't.url',
    schema: z.string().meta({
      description:
        'As cited, less the fragment and tracking parameters, with scheme and host in lower case, without a default port and a final dot of the host.',
    }),
  },
  domain: {
    ...DIMENSION,
    sql: domainName('t.domain_no'),
    schema: z.string().meta({ description: 'Lower case, without www.' }),
  },
  title: {
    ...ATTRIBUTE,
    sql: 't.title',
    schema: z.string().describe('The title of the page; may be empty.'),
  },
  position: {
    ...KEY,
    unit: 'position',
    sql: 't.position',
    schema: z.int().min(1).meta({ description: "Position in the engine's list of sources." }),
  },
  kind: {
    ...DIMENSION,
    sql: 't.kind',
    schema: z.enum(['linked', 'listed']).meta({
      description:
        "linked: the answer's text links or footnotes the source; listed: it is only in the list of sources.",
    }),
  },
  is_own_domain: {
    ...DIMENSION,
    sql: `CAST(${ownsDomain('t.domain_no')}, 'Bool')`,
    schema: z.boolean().describe("true where the page is on one of the brand's current domains."),
  },
};
