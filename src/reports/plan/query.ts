import type { Added } from '../../catalogue/additions.ts';
import type { Filters } from '../../catalogue/filters.ts';
import type { NamedNumbers } from '../../catalogue/named.ts';
import type { ReportDefinition } from '../../catalogue/reports.ts';
import type { Column, Dimension } from '../../catalogue/types.ts';
import { type AddedColumns, columnsAdded } from '../../catalogue/uncertainty.ts';
import type { DateRange } from '../../shared/ranges.ts';

export interface OrderBy {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Parsed request of a report, with every default filled in. Free of tables, SQL and the brand. */
export interface ReportQuery {
  readonly report: ReportDefinition;
  readonly range: DateRange;
  readonly dimensions: readonly Dimension[];
  readonly filters: Filters;
  /** Columns of the requested additions. */
  readonly added: Added;
  readonly includeArchived: boolean;
  readonly orderBy: readonly OrderBy[];
  readonly limit: number;
  readonly offset: number;
}

/** Columns that the requested additions add to a report's rows. */
export const addedColumns = ({
  report: { additions },
  added,
}: Pick<ReportQuery, 'report' | 'added'>): readonly AddedColumns[] =>
  Object.entries(additions).flatMap(([name, columns]) => (name in added ? [columns] : []));

/** The columns of a report's rows, in the order they are sent. */
export const columnsOf = ({
  report,
  dimensions,
  added,
}: Pick<ReportQuery, 'report' | 'dimensions' | 'added'>): readonly Column[] => [
  ...dimensions.flatMap((one) => (added.labels && one.label ? [one, one.label] : [one])),
  ...report.labels,
  ...report.metrics,
  ...addedColumns({ report, added }).flatMap(columnsAdded),
];

/** The default order: by the time dimension where there is one, then by the report's own measure, most first. */
export function defaultOrder(report: ReportDefinition, dimensions: readonly Dimension[]): readonly OrderBy[] {
  const time = dimensions.filter(({ kind }) => kind === 'time');
  return [
    ...time.map(({ name }): OrderBy => ({ column: name, direction: 'asc' })),
    { column: report.defaultOrder, direction: 'desc' },
  ];
}

/** Context of a query for the brand at the moment, looked up in Postgres when the request is served. */
export interface QueryContext {
  /** Inside ClickHouse, the numbers of what its filters name. */
  readonly numbers: NamedNumbers;
  /** True where the brand has archived prompts, which the query must leave out. */
  readonly dropsArchived: boolean;
  /** True where own citations must be counted from raw rows, since stored sums use earlier domains. */
  readonly countsOwn: boolean;
}

/** Part of the context that decides which tables are read. */
export type CompileContext = Pick<QueryContext, 'dropsArchived' | 'countsOwn'>;
