import { besideFaults, type Filters, parametersOf } from '../catalogue/filters.ts';
import type { ReportDefinition } from '../catalogue/reports.ts';
import type { Dimension } from '../catalogue/types.ts';
import { quote } from '../words/faults.ts';
import {
  includeArchived,
  integer,
  listParameter,
  oneOf,
  rangedQuery,
  repeatFaults,
  type TogetherFaults,
} from '../words/parameters.ts';
import { columnsOf, defaultOrder, type OrderBy, type ReportQuery } from './query.ts';

const MAX_DIMENSIONS = 3;
const MAX_ORDER_COLUMNS = 3;
const MAX_ROWS = 10_000;
const MAX_OFFSET = 100_000;

const of = (dimensions: readonly Dimension[], kind: Dimension['kind']) =>
  dimensions.filter((one) => one.kind === kind);

/** Names as a sentence lists them. */
const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

const timesOf = (dimensions: readonly Dimension[]) => of(dimensions, 'time').map(({ name }) => name);

/** What is wrong with a choice of dimensions of a report, each by itself a good one. */
function dimensionFaults(report: ReportDefinition, dimensions: readonly Dimension[]): string[] {
  const times = timesOf(dimensions);
  const sources = of(dimensions, 'source');
  return [
    ...(times.length > 1
      ? [`takes at most one of ${listed(timesOf(report.dimensions))}, not ${listed(times)}`]
      : []),
    ...(sources.length > 1 ? ['takes domain or url, not both'] : []),
    ...(dimensions.length - sources.length > MAX_DIMENSIONS
      ? [`takes at most ${MAX_DIMENSIONS} dimensions`]
      : []),
  ];
}

function dimensionsParameter(report: ReportDefinition) {
  const allowed = report.dimensions.map(({ name }) => name);
  return listParameter<string, readonly Dimension[]>(
    oneOf(allowed),
    (names) => {
      const value = [...new Set(names)].flatMap((name) =>
        report.dimensions.filter((one) => one.name === name),
      );
      return { value, faults: [...repeatFaults(names), ...dimensionFaults(report, value)] };
    },
    {
      description: `Comma list of up to ${MAX_DIMENSIONS} of ${allowed.join(', ')}; at most one of ${timesOf(report.dimensions).join(', ')}${
        of(report.dimensions, 'source').length > 0 ? '; domain (default) or url beside them' : ''
      }.`,
      example: 'week,engine',
    },
  );
}

const orderParameter = (report: ReportDefinition) => {
  const columns = columnsOf(report, report.dimensions).map(({ name }) => name);
  return listParameter<OrderBy, readonly OrderBy[]>(
    (item) => {
      const [, column, direction = 'asc'] = /^([a-z_]+)(?::(asc|desc))?$/.exec(item) ?? [];
      if (!column)
        return { fault: `must be columns, each with :asc or :desc or neither, not ${quote(item)}` };
      if (!columns.includes(column)) {
        return { fault: `must name columns of this report (${columns.join(', ')}), not ${quote(column)}` };
      }
      return { value: { column, direction: direction as OrderBy['direction'] } };
    },
    (orders) => ({
      value: orders,
      faults: [
        ...repeatFaults(orders.map(({ column }) => column)),
        ...(orders.length > MAX_ORDER_COLUMNS ? [`takes at most ${MAX_ORDER_COLUMNS} columns`] : []),
      ],
    }),
    {
      description: `Up to ${MAX_ORDER_COLUMNS} returned columns, each with :asc (default) or :desc. Default: the time dimension, then ${report.defaultOrder}:desc. Nulls come last.`,
      example: `${report.defaultOrder}:desc`,
    },
  );
};

/** A dimension orders rows only where it was asked for. */
const orderFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const { dimensions = [], order_by = [] } = query as Record<string, unknown>;
    if (!Array.isArray(dimensions) || !Array.isArray(order_by)) return [];
    const columns = columnsOf(report, withSource(report, dimensions)).map(({ name }) => name);
    return (order_by as readonly OrderBy[])
      .filter(({ column }) => !columns.includes(column))
      .map(({ column }) => ({
        name: 'order_by',
        message: `names ${column}, which is not among the dimensions of this request`,
      }));
  };

/** The dimensions in force: the citations report always has domain or url. */
const withSource = (report: ReportDefinition, asked: readonly Dimension[]) =>
  of(asked, 'source').length === 0 ? [...asked, ...of(report.dimensions, 'source').slice(0, 1)] : asked;

/** Only the filters the caller sent. */
const given = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;

/** The query parameters of a report as a zod schema whose output is the frozen ReportQuery. */
export function reportParameters(report: ReportDefinition) {
  const shape = {
    dimensions: dimensionsParameter(report).optional(),
    ...parametersOf(report.filters),
    include_archived: includeArchived,
    order_by: orderParameter(report).optional(),
    limit: integer(1, MAX_ROWS, 1000, 'Rows of this page.'),
    offset: integer(0, MAX_OFFSET, 0, 'Rows before this page.'),
  };
  const together: TogetherFaults = (query) => [
    ...besideFaults(report.filters)(query),
    ...orderFaults(report)(query),
  ];
  return rangedQuery(shape, together).transform((parsed): ReportQuery => {
    const { start_date, end_date, range, dimensions: asked, order_by, limit, offset, ...rest } = parsed;
    const { include_archived, ...filters } = rest;
    const dimensions = withSource(report, asked ?? []);
    return Object.freeze({
      report,
      range,
      dimensions,
      filters: given(filters),
      includeArchived: include_archived,
      orderBy: order_by ?? defaultOrder(report, dimensions),
      limit,
      offset,
    });
  });
}
