import type { ReportQuery } from './plan/query.ts';

/** Values of filters as arrays, booleans plain, so that readers need not know which filters take several. */
const repeated = (filters: ReportQuery['filters']) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) || typeof value === 'boolean' ? value : [value],
    ]),
  );

/** The meta object of a report: the query in force, the counts of its rows, how new its data is. */
export function reportMeta(
  query: ReportQuery,
  { rows, total }: { rows: number; total: number },
  dataThrough: string | null,
) {
  return {
    report: query.report.name,
    start_date: query.range.start,
    end_date: query.range.end,
    dimensions: query.dimensions.map(({ name }) => name),
    ...repeated(query.filters),
    ...query.added,
    include_archived: query.includeArchived,
    order_by: query.orderBy.map(({ column, direction }) => `${column}:${direction}`),
    limit: query.limit,
    offset: query.offset,
    total,
    has_more: query.offset + rows < total,
    data_through: dataThrough,
  };
}
