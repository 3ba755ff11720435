import { ENGINES } from '../../src/providers/index.ts';
import { addDays } from '../../src/shared/dates.ts';
import type { BrandScope } from '../../src/stores/brand-scope.ts';
import type { BenchRequest, Grouping } from './requests.ts';
import { LAST_DAY } from './scale.ts';

/*
 * The reports as one would write them for Postgres or DuckDB over plain rows (rival-tables.ts). Both
 * understand the same text. Figures are those of src/catalogue, in the floats such SQL has.
 */

interface Keys {
  /** What rows are grouped by, each with its name. */
  readonly keys: readonly (readonly [sql: string, name: string])[];
  readonly shown: readonly string[];
  readonly joins: string;
  readonly order: readonly string[];
}

const KEYS: Readonly<Record<Grouping, Keys>> = {
  total: { keys: [], shown: [], joins: '', order: [] },
  topic: {
    keys: [['(SELECT topic FROM bench.prompts WHERE no = prompt_no)', 'topic']],
    shown: ['topic'],
    joins: '',
    order: ['topic'],
  },
  'week,engine': {
    keys: [
      ["date_trunc('week', answered_at)::date", 'week'],
      ['engine', 'engine_no'],
    ],
    shown: ['week', 'e.id AS engine'],
    joins: 'JOIN bench.engines e ON e.no = engine_no',
    order: ['week', 'engine'],
  },
  'day,prompt': {
    keys: [
      ['answered_at::date', 'day'],
      ['prompt_no', 'prompt_no'],
    ],
    shown: ['day', 'p.id AS prompt'],
    joins: 'JOIN bench.prompts p ON p.no = prompt_no',
    order: ['day', 'prompt'],
  },
};

/** Four decimals, halves up; null where there is nothing to divide by. */
const rounded = (numerator: string, denominator: string) =>
  `floor((20000 * (${numerator})::float8 + (${denominator})) / nullif(2 * (${denominator})::float8, 0)) / 10000`;

const signed = (numerator: string, denominator: string) =>
  `sign((${numerator})::float8) * ${rounded(`abs(${numerator})`, denominator)}`;

const weight = (position: string) =>
  `CASE WHEN ${position} = 0 THEN 100000000 ELSE round(1000000000 * ln(2::float8) / ln(${position} + 1::float8)) END`;

const list = (...parts: readonly (string | readonly string[])[]) =>
  parts
    .flat()
    .filter((part) => part !== '')
    .join(', ');

const RANKING = [
  `${rounded('weight_sum / 1000000000', 'answers')} AS visibility_index`,
  `${rounded('position_sum', 'ranked')} AS average_position`,
  'best AS best_position',
  `${signed('sentiment_sum / 10000.0::float8', 'mentions')} AS sentiment`,
];

/** The SQL of a request in Postgres and DuckDB, for a brand with the given competitors tracked. */
export function rivalSql({ report, by, days, query }: BenchRequest, { brandNo }: BrandScope): string {
  const { keys, shown, joins, order } = KEYS[by];
  const names = keys.map(([, name]) => name);
  const grouped = keys.map(([sql, name]) => `${sql} AS ${name}`);
  const groupBy = (extra: readonly string[] = []) => {
    const columns = [...names.map((_, index) => String(index + 1)), ...extra];
    return columns.length > 0 ? `GROUP BY ${columns.join(', ')}` : '';
  };
  const where = `WHERE brand_no = ${brandNo} AND answered_at >= '${addDays(LAST_DAY, 1 - days)}' AND answered_at < '${addDays(LAST_DAY, 1)}'`;
  const over = names.length > 0 ? `OVER (PARTITION BY ${names.join(', ')})` : 'OVER ()';
  const using = (join: string, extra: readonly string[] = []) => {
    const columns = [...names, ...extra];
    return columns.length > 0 ? `USING (${columns.join(', ')})` : join;
  };
  const time: readonly string[] = order.filter((name) => name === 'week' || name === 'day');
  const page = (measure: string, ties: readonly string[]) =>
    `ORDER BY ${list(
      time,
      `${measure} DESC NULLS LAST`,
      order.filter((name) => !time.includes(name)),
      ties,
    )}\nLIMIT ${query.limit}`;
  const totals = `SELECT ${list(grouped, 'count(*) AS answers')} FROM bench.answers ${where} ${groupBy()}`;
  switch (report) {
    case 'visibility':
      return `WITH g AS (
  SELECT ${list(
    grouped,
    'count(*) AS answers',
    'count(*) FILTER (WHERE brand_mentioned) AS mentions',
    'count(*) FILTER (WHERE brand_position > 0) AS ranked',
    'sum(brand_position) AS position_sum',
    'min(nullif(brand_position, 0)) AS best',
    `sum(CASE WHEN brand_mentioned THEN ${weight('brand_position')} ELSE 0 END) AS weight_sum`,
    'sum(CASE WHEN brand_mentioned THEN brand_sentiment ELSE 0 END) AS sentiment_sum',
    'count(*) FILTER (WHERE brand_mentioned AND brand_sentiment >= 2500) AS positive',
    'count(*) FILTER (WHERE brand_mentioned AND brand_sentiment <= -2500) AS negative',
    'sum(own_citations) AS own_citations',
  )}
  FROM bench.answers ${where} ${groupBy()}
)
SELECT ${list(shown, 'answers', 'mentions', `${rounded('mentions', 'answers')} AS visibility`, RANKING)},
  positive AS sentiment_positive, mentions - positive - negative AS sentiment_neutral,
  negative AS sentiment_negative, own_citations
FROM g ${joins}
${page('answers', [])}`;
    case 'brands':
      return `WITH totals AS (${totals}),
found AS (
  SELECT ${list(
    grouped,
    'competitor_no',
    'count(*) AS mentions',
    'count(*) FILTER (WHERE position > 0) AS ranked',
    'sum(position) AS position_sum',
    'min(nullif(position, 0)) AS best',
    `sum(${weight('position')}) AS weight_sum`,
    'sum(sentiment) AS sentiment_sum',
  )}
  FROM bench.mentions ${where} AND competitor_no IN (SELECT competitor_no FROM bench.roster)
  ${groupBy(['competitor_no'])}
),
brands AS (
  SELECT ${list(names, 'roster.id', 'roster.name', 'roster.competitor_no', 'answers')},
    coalesce(mentions, 0) AS mentions, coalesce(ranked, 0) AS ranked, position_sum, best,
    coalesce(weight_sum, 0) AS weight_sum, sentiment_sum,
    sum(coalesce(ranked, 0)) ${over} AS group_ranked
  FROM totals CROSS JOIN bench.roster LEFT JOIN found ${using('', ['competitor_no'])}
)
SELECT ${list(shown, 'brands.id AS competitor_id', 'name AS competitor_name', 'competitor_no = 0 AS is_self', 'answers', 'mentions')},
  ${rounded('mentions', 'answers')} AS visibility, ranked, ${rounded('ranked', 'group_ranked')} AS share_of_voice,
  ${RANKING.join(', ')}
FROM brands ${joins}
${page('share_of_voice', ['competitor_name', 'competitor_id'])}`;
    case 'citations':
      return `WITH totals AS (${totals}),
cited AS (
  SELECT ${list(
    grouped,
    'domain_no',
    'count(*) AS citations',
    'count(*) FILTER (WHERE first_of_domain) AS cited_answers',
    'max(answered_at) AS last_cited_at',
    'bool_or(is_own_domain) AS is_own_domain',
  )}
  FROM bench.citations ${where} ${groupBy(['domain_no'])}
),
shares AS (
  SELECT *, sum(citations) ${over} AS group_citations FROM cited
)
SELECT ${list(shown, 'd.domain')}, is_own_domain, d.rating AS domain_rating, citations, cited_answers,
  ${rounded('citations', 'group_citations')} AS citation_share, ${rounded('cited_answers', 'answers')} AS citation_rate,
  last_cited_at
FROM shares ${names.length > 0 ? 'JOIN' : 'CROSS JOIN'} totals ${using('')} JOIN bench.domains d ON d.no = domain_no ${joins}
${page('citations', ['domain'])}`;
    case 'searches':
      throw new Error('the brand of the benchmark tells no searches');
  }
}

/** Engines by number, as the rows of the rivals name them. */
export const ENGINE_NUMBERS = ENGINES.map(({ id }, no) => ({ no, id }));
