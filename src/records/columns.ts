import type { RowColumn } from '../stores/file-rows.ts';

/*
 * The rows of the three lists: the SQL of each column over the table `t`. Positions 0 stand for "named only
 * in the text", sentiments are stored in ten-thousandths (clickhouse/0001_answers.sql).
 *
 * Ids and names are looked up by number for the rows of a page (clickhouse/dictionaries), as one query of
 * Postgres per dictionary: a page of mentions took 21 ms with a brand's 500 prompts and 20 competitors as
 * constants of the query, 12 ms so, whatever the brand's size.
 */

const PROMPT_ID = "dictGet('prompt_ids', 'id', toUInt64(t.prompt_no))";

/** What is known of the own brand; the engine runs the subquery once, however often it is written. */
const ownBrand = (attribute: 'competitor_id' | 'name' | 'by_name') =>
  `tupleElement((SELECT dictGet('own_brand', ('competitor_id', 'name', 'by_name'), tuple({brand_no:UInt32}))), '${attribute}')`;

const competitor = (attribute: 'id' | 'name') =>
  `dictGet('competitor_names', '${attribute}', toUInt64(t.competitor_no))`;

type Columns = Readonly<Record<string, string>>;

export const ANSWER_COLUMNS: Columns = {
  id: 't.answer_id',
  prompt_id: PROMPT_ID,
  prompt_text: 't.prompt_text',
  engine: 't.engine',
  country: 't.country',
  answered_at: 't.answered_at',
  brand_mentioned: 't.brand_mentioned',
  brand_position: 'nullIf(t.brand_position, 0)',
  brand_sentiment: 'if(t.brand_mentioned, t.brand_sentiment / 10000, NULL)',
  brands_ranked: 't.brands_ranked',
  citation_count: 't.citation_count',
  text: 't.text',
  text_format: 't.text_format',
};

const OF_ANSWER: Columns = {
  answer_id: 't.answer_id',
  answered_at: 't.answered_at',
  engine: 't.engine',
  country: 't.country',
  prompt_id: PROMPT_ID,
};

export const MENTION_COLUMNS: Columns = {
  ...OF_ANSWER,
  competitor_id: `if(t.competitor_no = 0, ${ownBrand('competitor_id')}, ${competitor('id')})`,
  competitor_name: `if(t.competitor_no = 0, ${ownBrand('name')}, ${competitor('name')})`,
  is_self: "CAST(t.competitor_no = 0, 'Bool')",
  position: 'nullIf(t.position, 0)',
  sentiment: 't.sentiment / 10000',
};

export const CITATION_COLUMNS: Columns = {
  ...OF_ANSWER,
  url: 't.url',
  domain: 't.domain',
  title: 't.title',
  position: 't.position',
  kind: 't.kind',
  is_own_domain: 't.is_own_domain',
};

/** The order of each list: oldest answer first, then as the answer has it. */
export const ANSWER_ORDER = 't.answered_at, t.answer_id';
export const CITATION_ORDER = 't.answered_at, t.answer_id, t.position';

/** By numbers, whose order is that of today's names, so that skipping rows looks no name up. */
export const MENTION_ORDER = `t.answered_at, t.answer_id, t.position = 0, t.position,
    transform(t.competitor_no, ${ownBrand('by_name')}, arrayEnumerate(${ownBrand('by_name')}), 0)`;

/** The columns that hold texts. */
const TEXTS: ReadonlySet<string> = new Set([
  'id',
  'answer_id',
  'prompt_id',
  'prompt_text',
  'engine',
  'country',
  'text',
  'text_format',
  'competitor_id',
  'competitor_name',
  'url',
  'domain',
  'title',
  'kind',
]);

export const rowColumns = (columns: Columns): readonly RowColumn[] =>
  Object.keys(columns).map((name) => ({ name, text: TEXTS.has(name) }));

export const selectList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(',\n  ');
