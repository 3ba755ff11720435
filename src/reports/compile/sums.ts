import { ADDITIONS, type AdditionName } from '../../catalogue/additions.ts';
import type { Row } from '../../catalogue/expressions.ts';
import { MEASURES, TOLD_MEASURES } from '../../catalogue/measures.ts';
import type { Metric } from '../../catalogue/types.ts';
import type { Caller } from '../../keys/caller.ts';
import { ENGINES } from '../../providers/index.ts';
import { daysInRange } from '../../shared/dates.ts';
import { addedColumns, columnsOf, type ReportQuery } from '../plan/query.ts';
import { isBy } from './citation-scope.ts';
import { completeOrder, lookedUp } from './page.ts';
import { clusteringOf, groupDimensions } from './report-rows.ts';

/* Pages whose metrics the service computes: ClickHouse gives sums, which takes it fewer functions to analyse. */

/** Largest page whose metrics are computed by the service. Of larger ones ClickHouse writes the bytes. */
const MOST_ROWS = 1_000;

/** Metrics of a report and of its additions, in the order of its columns. */
export const metricsOf = (query: ReportQuery): readonly Metric[] => [
  ...query.report.metrics,
  ...addedColumns(query).flatMap(({ metrics }) => metrics),
];

/** Measures of whole groups that a report needs beside its rows. */
const GROUP_MEASURES: Readonly<Record<ReportQuery['report']['name'], readonly string[]>> = {
  visibility: [],
  brands: ['answers', 'group_ranked'],
  citations: Object.keys(MEASURES.answers),
  searches: Object.keys(TOLD_MEASURES),
};

const isOfGroup = ({ report }: ReportQuery, { formula }: Metric) =>
  formula.measures.some((name) => GROUP_MEASURES[report.name].includes(name));

/** Columns of the figures of groups, after their keys. */
export const groupColumns = (query: ReportQuery): readonly string[] => [
  ...new Set(
    query.report.metrics
      .flatMap(({ formula }) => formula.measures)
      .filter((name) => name !== 'group_ranked' && !isOfRow(query, name)),
  ),
];

/** True where a report needs figures of groups beside rows. */
export const hasGroup = (query: ReportQuery) => GROUP_MEASURES[query.report.name].length > 0;

/** Additions without those that need the figures of prompts. */
export const withoutPrompts = (query: ReportQuery): ReportQuery => ({
  ...query,
  added: Object.fromEntries(
    Object.entries(query.added).filter(([name]) => !('byPrompt' in ADDITIONS[name as AdditionName])),
  ),
});

/** True where the service puts the rows of a page together, and orders them: of several statements, or of one group. */
export const isPutTogether = (query: ReportQuery) =>
  query.report.name === 'brands' ||
  clusteringOf(query) !== null ||
  (query.report.name === 'visibility' && query.dimensions.length === 0);

/**
 * True where the service orders a page and cuts it at its end, as names break its ties. Looking them up for a window over
 * these rows and ordering once more take a sixth of a page of 1,000.
 */
export const isCutOutside = (query: ReportQuery): boolean => {
  const late = lookedUp(query);
  return (
    query.limit + query.offset <= MOST_ROWS &&
    completeOrder(query).findIndex(({ column }) => late.includes(column)) > 0
  );
};

/** True where a page has several statements, which read one moment each. */
export const hasSeveral = (query: ReportQuery) => hasGroup(query) || clusteringOf(query) !== null;

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 28 };

/** Most groups of a report by time and engine; other dimensions are taken for one group. */
export const mostGroups = ({ range, dimensions }: ReportQuery): number =>
  dimensions.reduce((groups, { name }) => {
    const days = DAYS[name];
    if (days === undefined) return name === 'engine' ? groups * ENGINES.length : groups;
    return groups * (Math.floor((daysInRange(range.start, range.end) - 1) / days) + 2);
  }, 1);

/**
 * True where figures of groups can be put beside rows outside of the statement. Rows of citations and searches need one group,
 * and an order without its figures; brands few groups, so none by prompt.
 */
const isDividedOutside = (query: ReportQuery, metrics: readonly Metric[]): boolean =>
  query.report.name === 'brands'
    ? !isBy(query, 'prompt')
    : groupDimensions(query.dimensions).length === 0 &&
      !metrics.some(
        (one) => isOfGroup(query, one) && query.orderBy.some(({ column }) => column === one.name),
      );

/**
 * True where the service computes the metrics of a page: neither joins nor windows put figures of groups beside rows.
 * Several statements are not read while answers are on their way to ClickHouse.
 */
export const isInSums = (query: ReportQuery, { revision }: Pick<Caller, 'revision'>): boolean =>
  query.limit <= MOST_ROWS &&
  (!hasSeveral(query) || revision !== null) &&
  (!hasGroup(query) || isDividedOutside(query, metricsOf(query)));

/** Columns of a page in sums: those that are no metrics, then measures. */
export function sumColumns(query: ReportQuery): readonly string[] {
  const metrics = metricsOf(query);
  const others = columnsOf(query).filter(({ name }) => !metrics.some((metric) => metric.name === name));
  const measures = metrics.flatMap(({ formula }) => formula.measures).filter((name) => isOfRow(query, name));
  return [...new Set([...others.map(({ name }) => name), ...measures])];
}

/** Measures of rows; `answers` of a citations report is of the group alone. */
const isOfRow = ({ report }: ReportQuery, name: string) => !GROUP_MEASURES[report.name].includes(name);

/** Values of a row by column, in the order of columns: JSON as ClickHouse writes it. */
export type RowValues = readonly (readonly [name: string, json: string])[];

/** Values of the columns of a report from a row in sums and of its group: of one column, or of all in order. */
export function figuresOf(query: ReportQuery) {
  const formulas = new Map(metricsOf(query).map(({ name, formula }) => [name, formula]));
  const value = (row: Row, name: string) => formulas.get(name)?.json(row) ?? row.text(name);
  const columns = columnsOf(query).map(({ name }) => name);
  return { value, row: (row: Row): RowValues => columns.map((name) => [name, value(row, name)]) };
}
