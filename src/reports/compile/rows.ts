import { MEASURES } from '../catalogue/measures.ts';
import type { Dimension, Fact, Measure, Metric } from '../catalogue/types.ts';
import type { FactQuery, Plan } from '../plan.ts';
import type { ReportQuery } from '../query.ts';
import { type FactOptions, groupedFacts, indent, keyOf } from './facts.ts';

/** What each report counts: the facts it reads and what they are grouped by. */
export function factQueries(query: ReportQuery, dropsArchived: boolean): Partial<Record<Fact, FactQuery>> {
  const { range, filters, dimensions } = query;
  const facts: FactQuery = { range, filters, dimensions, dropsArchived };
  const groups = { ...facts, dimensions: groupDimensions(dimensions) };
  switch (query.report.name) {
    case 'visibility':
      return { answers: facts };
    case 'brands':
      return { answers: facts, mentions: facts };
    case 'citations':
      return { answers: groups, citations: facts };
  }
}

/** The dimensions that make a group, within which rows are told apart by brand, domain or url. */
const groupDimensions = (dimensions: readonly Dimension[]) =>
  dimensions.filter(({ kind }) => kind !== 'source');

const over = (dimensions: readonly Dimension[]) =>
  dimensions.length > 0 ? `OVER (PARTITION BY ${dimensions.map(keyOf).join(', ')})` : 'OVER ()';

type Facts = (fact: Fact, options?: FactOptions) => string;

/** The measures of a fact that some metrics are computed from. */
const measuresIn = (metrics: readonly Metric[], fact: Fact) =>
  Object.keys(MEASURES[fact]).filter((name) =>
    metrics.some(({ sql }) => new RegExp(`\\b${name}\\b`).test(sql)),
  );

/** The visibility report: one row per group that has answers. */
const visibilityRows = (facts: Facts, metrics: readonly Metric[]) =>
  `${facts('answers', { only: measuresIn(metrics, 'answers') })}\nHAVING answers > 0`;

/** The numbers of the own brand and of the competitors that are tracked when the query begins. */
const ROSTER = 'roster.nos';

/** The id or the name of a row's brand. */
export const rosterValue = (part: 'ids' | 'names') =>
  `transform(competitor_no, ${ROSTER}, roster.${part}, '')`;

/**
 * The brands report: for every group that has answers a row for the own brand (number 0) and every tracked
 * competitor. The counts of mentions and, once per brand, the answers of the group are laid one under the
 * other and summed, which takes no join.
 */
function brandsRows(facts: Facts, dimensions: readonly Dimension[]): string {
  const keys = dimensions.map(keyOf);
  const groupBy = [...keys, 'competitor_no'].join(', ');
  const measures = Object.entries(MEASURES.mentions) as [string, Measure][];
  const mentions = facts('mentions', {
    keys: ['competitor_no'],
    where: [`competitor_no IN (SELECT arrayJoin(${ROSTER}))`],
  });
  return `SELECT ${groupBy},
  sum(u.answers) AS answers, ${measures.map(([name, { combine }]) => `${combine}(u.${name}) AS ${name}`).join(', ')},
  sum(sum(u.ranked)) ${over(dimensions)} AS group_ranked
FROM (
  SELECT ${groupBy}, 0 AS answers, ${measures.map(([name]) => name).join(', ')}
  FROM (
${indent(indent(mentions))}
  )
  UNION ALL
  SELECT ${[...keys, ''].join(', ')}arrayJoin(${ROSTER}) AS competitor_no, answers,
    ${measures.map(([name, { none }]) => `${none} AS ${name}`).join(', ')}
  FROM (
${indent(indent(facts('answers', { only: ['answers'] })))}
  )
  WHERE answers > 0
) AS u
GROUP BY ${groupBy}`;
}

/**
 * The citations report: a row per group and domain or url, beside the citations and answers of its group. Both
 * come from the answers, which know how many sources they cite: a window over the rows would sort all of them.
 */
function citationsRows(facts: Facts, dimensions: readonly Dimension[]): string {
  const keys = groupDimensions(dimensions).map(keyOf);
  const citations = facts('citations', {
    keys: dimensions.some(({ name }) => name === 'url') ? ['domain'] : [],
  });
  const answers = facts('answers', { only: ['answers', 'citation_rows'] });
  const join = keys.length > 0 ? ['INNER JOIN', `USING (${keys.join(', ')})`] : ['CROSS JOIN', ''];
  return `SELECT c.*, g.group_answers, g.group_citations
FROM (
${indent(citations)}
) AS c
${join[0]} (
  SELECT ${[...keys, ''].join(', ')}answers AS group_answers, citation_rows AS group_citations
  FROM (
${indent(indent(answers))}
  )
) AS g ${join[1]}`;
}

/** The SQL of a report's rows before metrics are computed: keys, measures and sums over their group. */
export function reportRows(query: ReportQuery, plan: Plan, dropsArchived: boolean): string {
  const queries = factQueries(query, dropsArchived);
  const facts: Facts = (fact, options) => {
    const [facts, cover] = [queries[fact], plan[fact]];
    if (!facts || !cover) throw new Error(`the plan of a ${query.report.name} report lacks ${fact}`);
    return groupedFacts(fact, facts, cover, options);
  };
  switch (query.report.name) {
    case 'visibility':
      return visibilityRows(facts, query.report.metrics);
    case 'brands':
      return brandsRows(facts, query.dimensions);
    case 'citations':
      return citationsRows(facts, query.dimensions);
  }
}
