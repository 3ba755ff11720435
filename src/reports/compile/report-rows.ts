import { additionEntries } from '../../catalogue/additions.ts';
import { MEASURES, OWN_MEASURES, TOLD_MEASURES } from '../../catalogue/measures.ts';
import type { Dimension, Fact, Measure, Metric } from '../../catalogue/types.ts';
import { rangeCompared } from '../../shared/ranges.ts';
import { addedColumns, type CompileContext, type ReportQuery } from '../plan/query.ts';
import {
  type FactQuery,
  type FactRead,
  factOf,
  type TablePlan,
  type TablePlans,
} from '../plan/table-plans.ts';
import {
  brandsPromptSums,
  type Clustering,
  COMPARED,
  clusteredBrands,
  clusteredVisibility,
  type PromptSums,
  visibilityPromptSums,
} from './clusters.ts';
import { type FactSource, type Facts, groupedFacts, indent, keyOf } from './facts.ts';
import { ROSTER } from './roster.ts';

/** Citations of own domains counted as these are today: from the answers themselves, as sums are of when they were written. */
const withOwn = (answers: FactQuery): FactQuery => ({
  ...answers,
  measures: { ...answers.measures, ...OWN_MEASURES },
  needs: [...(answers.needs ?? []), 'answer'],
});

/**
 * True where rows have more keys than prompts, and prompts are none of them: tables with both hold twenty
 * times the rows.
 */
const tellsMoreApart = (dimensions: readonly Dimension[]) =>
  dimensions.some(({ needs }) => needs.length > 0) &&
  !dimensions.some(({ needs }) => needs.includes('prompt'));

/** Facts that each report counts, with their grouping. */
export function factQueries(
  query: ReportQuery,
  { dropsArchived, countsOwn }: CompileContext,
): Partial<Record<FactRead, FactQuery>> {
  const { range, filters } = query;
  const added = additionEntries(query.added);
  const byPrompt = added.some((entry) => entry.byPrompt);
  const of = (fact: Fact, dimensions = query.dimensions): FactQuery => ({
    range,
    filters,
    dimensions,
    dropsArchived,
    measures: Object.assign({}, ...added.map(({ measures }) => measures?.[fact] ?? {})),
    needs: added.flatMap(({ needs }) => needs?.[fact] ?? []),
  });
  const before = (fact: Fact) =>
    added.some(({ ofRangeBefore }) => ofRangeBefore)
      ? { [`previous_${fact}`]: { ...of(fact), range: rangeCompared(range, query.added.compare) } }
      : {};
  switch (query.report.name) {
    case 'visibility': {
      const isApart = byPrompt && tellsMoreApart(query.dimensions);
      const own = (answers: FactQuery) => (countsOwn ? withOwn(answers) : answers);
      return {
        answers: isApart ? of('answers') : own(of('answers')),
        ...before('answers'),
        ...(isApart ? { whole_answers: own({ ...of('answers'), needs: [] }) } : {}),
      };
    }
    case 'brands':
      return {
        answers: of('answers'),
        mentions: of('mentions'),
        ...before('answers'),
        ...before('mentions'),
        ...(byPrompt ? { whole_mentions: { ...of('mentions'), needs: [] } } : {}),
      };
    case 'citations':
      return { answers: of('answers', groupDimensions(query.dimensions)), citations: of('citations') };
    case 'searches': {
      const answers = of('answers', groupDimensions(query.dimensions));
      return {
        answers: { ...answers, measures: TOLD_MEASURES, needs: ['answer'] },
        searches: { ...of('searches'), needs: ['query', 'answer'] },
      };
    }
  }
}

/** Dimensions that make a group, which brand, domain or url divide into rows. */
export const groupDimensions = (dimensions: readonly Dimension[]) =>
  dimensions.filter(({ kind }) => kind !== 'source');

const over = (dimensions: readonly Dimension[]) =>
  dimensions.length > 0 ? `OVER (PARTITION BY ${dimensions.map(keyOf).join(', ')})` : 'OVER ()';

/** The measures of a fact that some metrics are computed from. */
const measuresIn = (metrics: readonly Metric[], fact: Fact): string[] =>
  Object.keys(MEASURES[fact]).filter((name) =>
    metrics.some(({ formula }) => formula.measures.includes(name)),
  );

/** The visibility report: one row per group that has answers. */
const visibilityRows = (facts: Facts, metrics: readonly Metric[]) =>
  `${facts('answers', { measures: measuresIn(metrics, 'answers') })}\nHAVING answers > 0`;

/**
 * The brands report: for every group that has answers a row for the own brand (number 0) and every tracked
 * competitor. The counts of mentions and, once per brand, the answers of the group are laid one under the
 * other and summed, which takes no join. Sums of rollups are summed there alone: six aggregates fewer to analyse, a
 * twentieth of a small report. Raw rows of a group are many, and are summed by themselves first.
 */
function brandsRows(facts: Facts, dimensions: readonly Dimension[], mentioned: TablePlan): string {
  const keys = dimensions.map(keyOf);
  const groupBy = [...keys, 'competitor_no'].join(', ');
  const measures = Object.entries(MEASURES.mentions) as [string, Measure][];
  const mentions = facts('mentions', {
    keys: ['competitor_no'],
    where: [`competitor_no IN (SELECT arrayJoin(${ROSTER}))`],
    columns: { answers: { none: 0 }, ...MEASURES.mentions },
    unsummed: mentioned.every(({ table }) => table.grain !== 'raw'),
  });
  return `SELECT ${groupBy},
  sum(u.answers) AS answers, ${measures.map(([name, { combine }]) => `${combine}(u.${name}) AS ${name}`).join(', ')},
  sum(sum(u.ranked)) ${over(dimensions)} AS group_ranked
FROM (
${indent(mentions)}
  UNION ALL
  SELECT ${[...keys, ''].join(', ')}arrayJoin(${ROSTER}) AS competitor_no, answers,
    ${measures.map(([name, { none }]) => `${none} AS ${name}`).join(', ')}
  FROM (
${indent(indent(facts('answers', { measures: ['answers'] })))}
  )
  WHERE answers > 0
) AS u
GROUP BY ${groupBy}`;
}

/** The citations report: a row per group and domain or url. */
const citationsRows = (facts: Facts, dimensions: readonly Dimension[]) =>
  facts('citations', { keys: dimensions.some(({ name }) => name === 'url') ? ['domain_no'] : [] });

/** Most rows that the service puts together. */
export const MOST_APART = 1_500;

/** Figures of whole groups, beside the rows of a report. */
export interface GroupTotals {
  readonly sql: string;
  /** Keys that rows and figures share; none where there is one group. */
  readonly keys: readonly string[];
  /** The metrics that are computed from them. */
  readonly metrics: readonly string[];
}

/** Statements that the service puts the rows of a report together from. */
export interface RowParts {
  /** Keys and measures of all rows; of brands those that answers named. */
  readonly rows: string;
  /** Answers of each group, which brands without answers are rows of as well. */
  readonly group?: string;
  /** Sums over the prompts of each group, where an addition needs them. */
  readonly prompts?: string;
}

/** The SQL of a report before metrics are computed. */
export interface ReportRows {
  /** Keys and measures, a row for each row of the report. */
  readonly rows: string;
  readonly totals: GroupTotals | null;
  readonly parts?: RowParts;
}

/** Keys as the report shows them, with their labels, and some columns of rows. The format of rows asks for a limit. */
function shown(
  { dimensions, added }: ReportQuery,
  columns: readonly string[],
  from: string,
  groupBy = '',
): string {
  const keys = dimensions.flatMap((one) => {
    const key = keyOf(one);
    const label = added.labels && one.label ? [`${one.label.value(key)} AS ${one.label.name}`] : [];
    return [`${(one.value ?? String)(key)} AS ${one.name}`, ...label];
  });
  return `SELECT ${[...keys, ...columns].join(', ')}\nFROM (\n${from}\n) AS c${groupBy}\nLIMIT ${MOST_APART}`;
}

/** Rows in no order. One group is listed as it is: another SELECT around it takes a twelfth of a small report. */
const listed = (query: ReportQuery, columns: readonly string[], rows: string) =>
  query.dimensions.length === 0 ? `${rows}\nLIMIT ${MOST_APART}` : shown(query, columns, rows);

const listedPrompts = (query: ReportQuery, { columns, from }: PromptSums) => {
  const keys = query.dimensions.map(keyOf).join(', ');
  return shown(query, columns, from, keys === '' ? '' : `\nGROUP BY ${keys}`);
};

/** Parts of a visibility report. */
const visibilityParts = (facts: Facts, query: ReportQuery, clustering: Clustering | null): RowParts => ({
  rows: listed(
    query,
    measuresIn(query.report.metrics, 'answers'),
    visibilityRows(facts, query.report.metrics),
  ),
  ...(clustering ? { prompts: listedPrompts(query, visibilityPromptSums(facts, clustering)) } : {}),
});

/**
 * Parts of a brands report: sums of mentions of the brands that `roster` numbers, and the answers of each group, each by
 * itself. The union, window and order of `brandsRows` cost a small report as much as its rows.
 */
function brandsParts(facts: Facts, query: ReportQuery, clustering: Clustering | null): RowParts {
  const mentions = facts('mentions', {
    keys: ['competitor_no'],
    where: [`competitor_no IN ${COMPARED}`],
    columns: MEASURES.mentions,
  });
  return {
    rows: listed(query, ['competitor_no', ...Object.keys(MEASURES.mentions)], mentions),
    group: listed(query, ['answers'], facts('answers', { measures: ['answers'] })),
    ...(clustering ? { prompts: listedPrompts(query, brandsPromptSums(facts, clustering)) } : {}),
  };
}

/**
 * The citations and answers of each group of a citations report. Both come from the answers, which know how many
 * sources they cite: a window over the rows would sort all of them.
 */
function citationsTotals(
  facts: Facts,
  dimensions: readonly Dimension[],
  metrics: readonly Metric[],
): GroupTotals {
  const of = (one: Metric) => measuresIn([one], 'answers').length > 0;
  return {
    sql: facts('answers', { measures: measuresIn(metrics, 'answers') }),
    keys: groupDimensions(dimensions).map(keyOf),
    metrics: metrics.filter(of).map(({ name }) => name),
  };
}

/** Answers of each group whose engine reported its searches. */
const searchesTotals = (facts: Facts, dimensions: readonly Dimension[]): GroupTotals => ({
  sql: facts('answers', { measures: Object.keys(TOLD_MEASURES) }),
  keys: groupDimensions(dimensions).map(keyOf),
  metrics: ['answer_rate'],
});

/** Columns by prompt that its additions need; null where none needs any. */
export function clusteringOf(query: ReportQuery): Clustering | null {
  const entries = additionEntries(query.added);
  if (!entries.some(({ byPrompt }) => byPrompt)) return null;
  return {
    dimensions: query.dimensions,
    sums: Object.assign({}, ...addedColumns(query).map(({ sums }) => sums ?? {})),
    withBefore: entries.some(({ ofRangeBefore }) => ofRangeBefore),
  };
}

/** The SQL of a report's rows and, where its metrics need them, of its groups. */
export function reportRows(query: ReportQuery, plans: TablePlans, reading: CompileContext): ReportRows {
  const { report, dimensions } = query;
  const queries = factQueries(query, reading);
  const sourceOf = (read: FactRead): FactSource => {
    const [facts, plan] = [queries[read], plans[read]];
    if (!facts || !plan) throw new Error(`the plans of a ${report.name} report lack ${read}`);
    return { read, query: facts, plan };
  };
  const facts: Facts = (wanted, options) => {
    const { read, query: asked, plan } = sourceOf(wanted);
    const previous = options?.previousMeasures ? sourceOf(`previous_${factOf(wanted)}`) : null;
    return groupedFacts(read, asked, plan, options, previous);
  };
  const clustering = clusteringOf(query);
  switch (report.name) {
    case 'visibility':
      return {
        rows: clustering
          ? clusteredVisibility(
              facts,
              clustering,
              measuresIn(report.metrics, 'answers'),
              queries.whole_answers !== undefined,
            )
          : visibilityRows(facts, report.metrics),
        totals: null,
        parts: visibilityParts(facts, query, clustering),
      };
    case 'brands':
      return {
        rows: clustering
          ? clusteredBrands(facts, clustering)
          : brandsRows(facts, dimensions, sourceOf('mentions').plan),
        totals: null,
        parts: brandsParts(facts, query, clustering),
      };
    case 'citations':
      return {
        rows: citationsRows(facts, dimensions),
        totals: citationsTotals(facts, dimensions, report.metrics),
      };
    case 'searches':
      return { rows: facts('searches'), totals: searchesTotals(facts, dimensions) };
  }
}
