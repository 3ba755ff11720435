import { competitorId, competitorName, promptId } from '../stores/brand-config.ts';

/*
 * The rows of the three lists: the SQL of each column over the table `t`. Positions 0 stand for "named only
 * in the text", sentiments are stored in ten-thousandths (clickhouse/0001_answers.sql).
 */

type Columns = Readonly<Record<string, string>>;

export const ANSWER_COLUMNS: Columns = {
  id: 't.answer_id',
  prompt_id: promptId('t.prompt_no'),
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
  prompt_id: promptId('t.prompt_no'),
};

export const MENTION_COLUMNS: Columns = {
  ...OF_ANSWER,
  competitor_id: competitorId('t.competitor_no'),
  competitor_name: competitorName('t.competitor_no'),
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
export const MENTION_ORDER =
  't.answered_at, t.answer_id, t.position = 0, t.position, competitor_name, competitor_id';
export const CITATION_ORDER = 't.answered_at, t.answer_id, t.position';

export const selectList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(',\n  ');
