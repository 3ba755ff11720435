import type { Plan } from '../plan.ts';
import type { ReportQuery } from '../query.ts';
import { groupedFacts, keyOf } from './facts.ts';

const indent = (text: string) => text.replace(/^/gm, '  ');

const over = (dimensions: readonly string[]) =>
  dimensions.length > 0 ? `OVER (PARTITION BY ${dimensions.map(keyOf).join(', ')})` : 'OVER ()';

/** The visibility report: one row per group that has answers. */
function visibilityRows(query: ReportQuery, plan: Plan): string {
  return `${groupedFacts('answers', query, plan, { dimensions: query.dimensions })}\nHAVING answers > 0`;
}

/**
 * The brands report: for every group that has answers a row for the own brand (number 0) and every tracked
 * competitor. The counts of mentions and, once per brand, the answers of the group are laid one under the
 * other and summed, which takes no join.
 */
function brandsRows(query: ReportQuery, plan: Plan): string {
  const { dimensions } = query;
  const keys = dimensions.map(keyOf);
  const mentions = groupedFacts('mentions', query, plan, {
    dimensions,
    keys: ['competitor_no'],
    where: ['competitor_no IN (SELECT arrayJoin(arrayPushFront(config.tracked_nos, 0)))'],
  });
  const answers = groupedFacts('answers', query, plan, { dimensions });
  const columns = ['mentions', 'ranked', 'position_sum', 'best', 'weight_sum', 'sentiment_sum'];
  const groupBy = [...keys, 'competitor_no'].join(', ');
  return `SELECT *, sum(ranked) ${over(dimensions)} AS group_ranked
FROM (
  SELECT ${groupBy},
    sum(u.answers) AS answers,
    sum(u.mentions) AS mentions, sum(u.ranked) AS ranked, sum(u.position_sum) AS position_sum,
    min(u.best) AS best, sum(u.weight_sum) AS weight_sum, sum(u.sentiment_sum) AS sentiment_sum
  FROM (
    SELECT ${[...keys, 'competitor_no', '0 AS answers', ...columns].join(', ')}
    FROM (
${indent(indent(indent(mentions)))}
    )
    UNION ALL
    SELECT ${[
      ...keys,
      'arrayJoin(arrayPushFront(config.tracked_nos, 0)) AS competitor_no',
      'answers',
      '0 AS mentions, 0 AS ranked, 0 AS position_sum, 65535 AS best, 0 AS weight_sum, 0 AS sentiment_sum',
    ].join(', ')}
    FROM (
${indent(indent(indent(answers)))}
    )
    WHERE answers > 0
  ) AS u
  GROUP BY ${groupBy}
)`;
}

/** The citations report: one row per group and domain or url, beside the citations and answers of its group. */
function citationsRows(query: ReportQuery, plan: Plan): string {
  const { dimensions } = query;
  const groups = dimensions.filter((name) => name !== 'domain' && name !== 'url');
  const keys = groups.map(keyOf);
  const byUrl = dimensions.includes('url');
  const citations = groupedFacts('citations', query, plan, {
    dimensions,
    keys: byUrl ? ['domain'] : [],
  });
  const answers = groupedFacts('answers', query, plan, { dimensions: groups });
  const join =
    keys.length > 0
      ? `INNER JOIN (\n${indent(`SELECT ${keys.join(', ')}, answers AS group_answers FROM (\n${indent(answers)}\n)`)}\n) AS g USING (${keys.join(', ')})`
      : `CROSS JOIN (\n${indent(`SELECT answers AS group_answers FROM (\n${indent(answers)}\n)`)}\n) AS g`;
  return `SELECT c.*, g.group_answers
FROM (
  SELECT *, sum(citations) ${over(groups)} AS group_citations
  FROM (
${indent(indent(citations))}
  )
) AS c
${join}`;
}

const ROWS = { visibility: visibilityRows, brands: brandsRows, citations: citationsRows };

/** The SQL of a report's rows before metrics are computed: keys, measures and sums over their group. */
export const reportRows = (query: ReportQuery, plan: Plan): string => ROWS[query.report.name](query, plan);
