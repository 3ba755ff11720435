import { ADDITIONS, type Added, type Addition, type AdditionName } from '../catalogue/additions.ts';
import { besideFaults, FILTERS, type Filter, type Filters, parametersOf } from '../catalogue/filters.ts';
import type { ReportDefinition } from '../catalogue/reports.ts';
import type { Dimension } from '../catalogue/types.ts';
import { FIRST_DATE } from '../words/dates.ts';
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
import { fillRange, type GivenDates, rangeBefore, rangeFault } from '../words/ranges.ts';
import { outputParameters, type RowOutput } from '../words/row-output.ts';
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
    ...(sources.length > 1
      ? [
          `takes at most one of ${listed(of(report.dimensions, 'source').map(({ name }) => name))}, not ${listed(sources.map(({ name }) => name))}`,
        ]
      : []),
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
        of(report.dimensions, 'source').length > 0
          ? '; domain (default), url or content_type beside them'
          : ''
      }.`,
      example: 'week,engine',
    },
  );
}

const additionsOf = (report: ReportDefinition) => Object.keys(report.additions) as AdditionName[];

/** The additions that a query asks for; `false` asks for none. */
function addedBy(report: ReportDefinition, query: object): Added {
  const values = query as Added;
  const asked = additionsOf(report).filter((name) => values[name] !== undefined && values[name] !== false);
  return Object.fromEntries(asked.map((name) => [name, values[name]]));
}

/** The days before the range, where there are as many that the stores can hold. */
function hasDaysBefore(query: object): boolean {
  const { start_date, end_date } = query as GivenDates;
  const dates = { start_date, end_date };
  return rangeFault(dates) !== null || rangeBefore(fillRange(dates)).start >= FIRST_DATE;
}

/** Additions that cannot be had with a dimension asked for, or with the range. */
const additionFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const { dimensions = [] } = query as Record<string, unknown>;
    return (Object.keys(addedBy(report, query)) as AdditionName[]).flatMap((name) => {
      const { notBy, ofRangeBefore }: Addition = ADDITIONS[name];
      const refused = Array.isArray(dimensions)
        ? (dimensions as readonly Dimension[]).filter((one) => notBy?.(one))
        : [];
      return [
        ...refused.map((one) => ({ name, message: `cannot be had with the dimension ${one.name}` })),
        ...(ofRangeBefore && !hasDaysBefore(query)
          ? [{ name, message: `needs as many days before start_date, from ${FIRST_DATE} on` }]
          : []),
      ];
    });
  };

/** Every column that rows of a report may have. */
const everyColumn = (report: ReportDefinition) =>
  columnsOf({
    report,
    dimensions: report.dimensions,
    added: Object.fromEntries(additionsOf(report).map((name) => [name, true])),
  }).map(({ name }) => name);

const orderParameter = (report: ReportDefinition) => {
  const columns = everyColumn(report);
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

/** Dimensions and added columns order rows only where they were asked for. */
const orderFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const { dimensions: asked = [], order_by = [] } = query as Record<string, unknown>;
    if (!Array.isArray(asked) || !Array.isArray(order_by)) return [];
    const dimensions = withSource(report, asked);
    const added = addedBy(report, query);
    const columns = columnsOf({ report, dimensions, added }).map(({ name }) => name);
    const isDimension = (column: string) => report.dimensions.some(({ name }) => name === column);
    return (order_by as readonly OrderBy[])
      .filter(({ column }) => !columns.includes(column))
      .map(({ column }) => ({
        name: 'order_by',
        message: `names ${column}, which is not among the ${isDimension(column) ? 'dimensions' : 'columns'} of this request`,
      }));
  };

/** Filters that have nothing to pick by in rows of the dimensions asked for. */
const pickFaults =
  (report: ReportDefinition): TogetherFaults =>
  (query) => {
    const { dimensions = [], ...values } = query as Readonly<Record<string, unknown>>;
    const names = Array.isArray(dimensions)
      ? (dimensions as readonly Dimension[]).map(({ name }) => name)
      : [];
    return report.filters.flatMap((filter) => {
      const { notBy } = FILTERS[filter] as Filter;
      return values[filter] !== undefined && notBy !== undefined && names.includes(notBy)
        ? [{ name: filter, message: `cannot pick rows by ${notBy}` }]
        : [];
    });
  };

/** The dimensions in force: the citations report always has domain or url. */
const withSource = (report: ReportDefinition, asked: readonly Dimension[]) =>
  of(asked, 'source').length === 0 ? [...asked, ...of(report.dimensions, 'source').slice(0, 1)] : asked;

/** Only the filters the caller sent. */
const given = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;

/** As it is sent: with how its rows are to be sent back. */
export type ReportRequest = ReportQuery & { readonly output: RowOutput };

/** The query parameters of a report as a zod schema whose output is the frozen ReportQuery. */
export function reportParameters(report: ReportDefinition) {
  const shape = {
    dimensions: dimensionsParameter(report).optional(),
    ...parametersOf(report.filters),
    ...Object.fromEntries(additionsOf(report).map((name) => [name, ADDITIONS[name].parameter.optional()])),
    include_archived: includeArchived,
    order_by: orderParameter(report).optional(),
    limit: integer(1, MAX_ROWS, 1000, 'Rows of this page.'),
    offset: integer(0, MAX_OFFSET, 0, 'Rows before this page.'),
    ...outputParameters,
  };
  const together: TogetherFaults = (query) =>
    [besideFaults(report.filters), pickFaults(report), additionFaults(report), orderFaults(report)].flatMap(
      (faults) => faults(query),
    );
  return rangedQuery(shape, together).transform((parsed): ReportRequest => {
    const {
      start_date,
      end_date,
      range,
      dimensions: asked,
      order_by,
      limit,
      offset,
      format,
      bom,
      ...rest
    } = parsed;
    const { include_archived, ...others } = rest;
    const filters = Object.fromEntries(
      report.filters.map((name) => [name, others[name as keyof typeof others]]),
    );
    const dimensions = withSource(report, asked ?? []);
    return Object.freeze({
      report,
      range,
      dimensions,
      filters: given(filters),
      added: addedBy(report, parsed),
      includeArchived: include_archived,
      orderBy: order_by ?? defaultOrder(report, dimensions),
      limit,
      offset,
      output: { format, bom },
    });
  });
}
