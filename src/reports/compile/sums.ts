import type { Sums } from '../../catalogue/formulas.ts';
import { MEASURES, TOLD_MEASURES } from '../../catalogue/measures.ts';
import type { Metric } from '../../catalogue/types.ts';
import type { Caller } from '../../keys/caller.ts';
import { addedColumns, columnsOf, type ReportQuery } from '../plan/query.ts';
import { groupDimensions } from './report-rows.ts';

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
  formula?.measures.some((name) => GROUP_MEASURES[report.name].includes(name)) ?? false;

/** True where a report needs figures of groups beside rows. */
export const hasGroup = (query: ReportQuery) => GROUP_MEASURES[query.report.name].length > 0;

/**
 * True where figures of groups can be put beside rows outside of the statement. Brands of a few groups are put together and
 * ordered by the service; rows of other reports need one group, and an order without its figures.
 */
const isDividedOutside = (query: ReportQuery, metrics: readonly Metric[]): boolean =>
  query.report.name === 'brands'
    ? query.dimensions.length <= 1 && query.dimensions.every(({ needs }) => !needs.includes('prompt'))
    : groupDimensions(query.dimensions).length === 0 &&
      !metrics.some(
        (one) => isOfGroup(query, one) && query.orderBy.some(({ column }) => column === one.name),
      );

/**
 * True where the service computes the metrics of a page: all have formulas, and neither joins nor windows put figures of
 * groups beside rows. Figures of groups are read apart, so not while answers are on their way to ClickHouse.
 */
export function isInSums(query: ReportQuery, { revision }: Pick<Caller, 'revision'>): boolean {
  const metrics = metricsOf(query);
  return (
    query.limit <= MOST_ROWS &&
    metrics.every(({ formula }) => formula !== undefined) &&
    (!hasGroup(query) || (revision !== null && isDividedOutside(query, metrics)))
  );
}

/** Columns of a page in sums: those that are no metrics, then measures. */
export function sumColumns(query: ReportQuery): readonly string[] {
  const metrics = metricsOf(query);
  const others = columnsOf(query).filter(({ name }) => !metrics.some((metric) => metric.name === name));
  const measures = metrics
    .flatMap(({ formula }) => formula?.measures ?? [])
    .filter((name) => isOfRow(query, name));
  return [...new Set([...others.map(({ name }) => name), ...measures])];
}

/** Measures of rows; `answers` of a citations report is of the group alone. */
const isOfRow = ({ report }: ReportQuery, name: string) => !GROUP_MEASURES[report.name].includes(name);

/** Values of a row by column, in the order of columns: JSON as ClickHouse writes it. */
export type RowValues = readonly (readonly [name: string, json: string])[];

/** Values of the columns of a report, in order, from those of a row in sums and of its group. */
export function figuresOf(query: ReportQuery, group: Sums) {
  const names = sumColumns(query);
  const formulas = new Map(metricsOf(query).map(({ name, formula }) => [name, formula]));
  const columns = columnsOf(query).map(({ name }) => ({ name, formula: formulas.get(name) }));
  return (row: readonly string[]): RowValues => {
    const sums: Record<string, string> = { ...group };
    for (const [index, name] of names.entries()) sums[name] = row[index] ?? '';
    return columns.map(({ name, formula }) => [name, formula ? formula.json(sums) : (sums[name] ?? '')]);
  };
}
