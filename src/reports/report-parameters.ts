import { ADDITIONS } from '../catalogue/additions.ts';
import { filtersSent, parametersOf } from '../catalogue/filters.ts';
import type { ReportDefinition } from '../catalogue/reports.ts';
import type { Dimension } from '../catalogue/types.ts';
import { quote } from '../shared/faults.ts';
import {
  includeArchived,
  integer,
  listParameter,
  oneOf,
  type ParsedParameter,
  rangedQuery,
  repeatFaults,
} from '../shared/parameters.ts';
import { outputParameters, type RowOutput } from '../shared/row-output.ts';
import { columnsOf, defaultOrder, type OrderBy, type ReportQuery } from './plan/query.ts';
import { addedBy, additionsOf, togetherFaults, withSource } from './together-faults.ts';

const MAX_DIMENSIONS = 3;
const MAX_ORDER_COLUMNS = 3;
/** Rows of a page: as many as are asked for, up to `most`, and `usual` by default. */
interface PageSize {
  readonly most: number;
  readonly usual: number;
}

const PAGE: PageSize = { most: 10_000, usual: 1_000 };
const MAX_OFFSET = 100_000;

const of = (dimensions: readonly Dimension[], kind: Dimension['kind']) =>
  dimensions.filter((one) => one.kind === kind);

/** Names as a sentence lists them. */
const listed = (names: readonly string[], last: 'and' | 'or' = 'and') =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${last} `);

/** Dimensions of which a report always has one, the first by default. */
const alternatives = ([first, ...others]: readonly string[]) =>
  listed([`${first} (${others.length > 0 ? 'default' : 'always'})`, ...others], 'or');

const timesOf = (dimensions: readonly Dimension[]) => of(dimensions, 'time').map(({ name }) => name);

/** The dimensions of a report that are not among the three, as a message ends with them. */
function besideSource(report: ReportDefinition): string {
  const sources = of(report.dimensions, 'source').map(({ name }) => name);
  return sources.length > 0 ? ` beside ${listed(sources, 'or')}` : '';
}

/** Faults of a combination of dimensions, each of them valid by itself. */
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
      ? [`takes at most ${MAX_DIMENSIONS} dimensions${besideSource(report)}`]
      : []),
  ];
}

function dimensionsParameter(report: ReportDefinition) {
  const allowed = report.dimensions.map(({ name }) => name);
  const sources = of(report.dimensions, 'source').map(({ name }) => name);
  return listParameter<string, readonly Dimension[]>(
    oneOf(allowed),
    (names) => {
      const value = [...new Set(names)].flatMap((name) =>
        report.dimensions.filter((one) => one.name === name),
      );
      return { value, faults: [...repeatFaults(names), ...dimensionFaults(report, value)] };
    },
    {
      description: `Comma list of ${
        sources.length > 0 ? `${alternatives(sources)}, and beside it ` : ''
      }up to ${MAX_DIMENSIONS} of ${allowed.filter((name) => !sources.includes(name)).join(', ')}; at most one of ${timesOf(report.dimensions).join(', ')}. A group without answers has no row: over a range without any there is none, with or without dimensions.`,
      example: 'week,engine',
    },
  );
}

/** Every column that rows of a report may have. */
const everyColumn = (report: ReportDefinition) =>
  columnsOf({
    report,
    dimensions: report.dimensions,
    added: Object.fromEntries(additionsOf(report).map((name) => [name, true])),
  }).map(({ name }) => name);

const orderParameter = (report: ReportDefinition) => {
  const columns = everyColumn(report);
  const readOrder: ParsedParameter<OrderBy> = (item) => {
    const [column = '', direction = 'asc', ...more] = item.split(':');
    if (!columns.includes(column)) {
      return { fault: `must name columns of this report (${columns.join(', ')}), not ${quote(column)}` };
    }
    if ((direction !== 'asc' && direction !== 'desc') || more.length > 0) {
      return { fault: `must be columns, each with :asc or :desc or neither, not ${quote(item)}` };
    }
    return { value: { column, direction } };
  };
  const allowed = columns.flatMap((column) => [column, `${column}:desc`]);
  return listParameter<OrderBy, readonly OrderBy[]>(
    Object.assign(readOrder, { allowed }),
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

/** As it is sent: with how its rows are to be sent back. */
export type ReportRequest = ReportQuery & { readonly output: RowOutput };

/** The query parameters of a report as a zod schema whose output is the frozen ReportQuery. */
export function reportParameters(report: ReportDefinition, { most, usual } = PAGE) {
  const shape = {
    dimensions: dimensionsParameter(report).optional(),
    ...parametersOf(report.filters),
    ...Object.fromEntries(additionsOf(report).map((name) => [name, ADDITIONS[name].parameter.optional()])),
    include_archived: includeArchived,
    order_by: orderParameter(report).optional(),
    limit: integer(1, most, usual, 'Rows of this page.'),
    offset: integer(
      0,
      MAX_OFFSET,
      0,
      'Rows before this page. For further rows request fewer dates, or one value of a dimension at a time.',
    ),
    ...outputParameters,
  };
  return rangedQuery(shape, togetherFaults(report)).transform((parsed): ReportRequest => {
    const { range, dimensions: asked, include_archived, order_by, limit, offset, format, bom } = parsed;
    const dimensions = withSource(report, asked ?? []);
    return Object.freeze({
      report,
      range,
      dimensions,
      filters: filtersSent(report.filters, parsed),
      added: addedBy(report, parsed),
      includeArchived: include_archived,
      orderBy: order_by ?? defaultOrder(report, dimensions),
      limit,
      offset,
      output: { format, bom },
    });
  });
}
