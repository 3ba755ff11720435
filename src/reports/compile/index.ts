import { DOMAIN_TYPES } from '../../catalogue/domain-types.ts';
import { type ClauseScope, clausesOf, filterParams } from '../../catalogue/filters.ts';
import type { ReportName } from '../../catalogue/reports.ts';
import { contentType, domainRating } from '../../domains/content-type.ts';
import { withBrandConfig } from '../../stores/brand-config.ts';
import type { CompiledQuery } from '../../stores/brand-scope.ts';
import type { Covers } from '../covers.ts';
import { addedColumns, columnsOf, type OrderBy, type QueryContext, type ReportQuery } from '../query.ts';
import { boundParams, keyOf } from './facts.ts';
import { ROSTER_BY_NAME, rosterValue } from './roster.ts';
import { type GroupTotals, reportRows } from './rows.ts';
import { withSteps } from './steps.ts';

const isBy = ({ dimensions }: ReportQuery, wanted: string) => dimensions.some(({ name }) => name === wanted);

/** The domain of a citations row: what it is about, or what its url belongs to. Rows by content type have none. */
const domainOf = (query: ReportQuery) => (isBy(query, 'url') ? 'r.domain' : 'r.key_domain');

/** What clauses over the rows of a citations report refer to. */
export const scopeOf = (query: ReportQuery): ClauseScope => ({
  domain: domainOf(query),
  contentType: isBy(query, 'content_type') ? 'r.key_content_type' : contentType(domainOf(query)),
});

/** The SQL of the columns that tell rows of a group apart. */
const LABELS: Readonly<Record<ReportName, (query: ReportQuery) => Readonly<Record<string, string>>>> = {
  visibility: () => ({}),
  brands: () => ({
    competitor_id: rosterValue('ids'),
    competitor_name: rosterValue('names'),
    is_self: "CAST(competitor_no = 0, 'Bool')",
  }),
  citations: (query) => ({
    is_own_domain: "CAST(own, 'Bool')",
    domain_rating: isBy(query, 'content_type')
      ? "CAST(NULL, 'Nullable(Float64)')"
      : domainRating(domainOf(query)),
  }),
  searches: () => ({}),
};

/** What a column is ordered by, where that is not its value. */
const SORT_KEYS: Readonly<Record<string, string>> = { competitor_name: ROSTER_BY_NAME };

const sortKey = (column: string) => SORT_KEYS[column] ?? column;

const orderTerm = ({ column, direction }: OrderBy) =>
  `${sortKey(column)} ${direction.toUpperCase()} NULLS LAST`;

/** The full order of rows: as asked, then by what makes it the same every time. */
function orderOf({ report, orderBy, dimensions }: ReportQuery): string {
  const asked = new Set(orderBy.map(({ column }) => column));
  const rest = [...dimensions.map(({ name }) => name), ...report.tieBreakers].filter(
    (column) => !asked.has(column),
  );
  return [...orderBy.map(orderTerm), ...rest.map((column) => `${sortKey(column)} ASC`)].join(', ');
}

/** Puts the figures of groups beside rows. */
const besideTotals = ({ sql, keys }: GroupTotals) =>
  keys.length > 0
    ? `\nINNER JOIN (\n${sql}\n) AS g USING (${keys.join(', ')})`
    : `\nCROSS JOIN (\n${sql}\n) AS g`;

/**
 * Compiles a report into one parameterised ClickHouse query, without FORMAT. Its columns are those of
 * `columnsOf`, in that order. Only text of the catalogue reaches the SQL; every value is a parameter.
 *
 * The figures of groups are put beside the rows of the page, unless the page is chosen by a metric of theirs:
 * beside all rows, 1.6 million, it was a fifth of what the report took. One group's cost nothing to begin with.
 */
export function compileReport(query: ReportQuery, covers: Covers, context: QueryContext): CompiledQuery {
  const { report, dimensions, filters, orderBy } = query;
  const expressions: Record<string, string> = {
    ...Object.fromEntries(
      dimensions.flatMap((one) => {
        const key = keyOf(one);
        const label: [string, string][] = one.label ? [[one.label.name, one.label.value(key)]] : [];
        return [[one.name, (one.value ?? String)(key)], ...label];
      }),
    ),
    ...LABELS[report.name](query),
    ...Object.fromEntries(
      [...report.metrics, ...addedColumns(query).flatMap(({ metrics }) => metrics)].map(({ name, sql }) => [
        name,
        sql,
      ]),
    ),
  };
  const { rows: counted, totals } = reportRows(query, covers, context.dropsArchived);
  const rows = withSteps(counted, addedColumns(query));
  const where = clausesOf(filters, 'rows', scopeOf(query));
  const order = `ORDER BY ${orderOf(query)}`;
  const page = (columns: readonly string[], beside: string) => `SELECT ${columns.join(',\n  ')}
FROM (
${rows}
) AS r${beside}${where.length > 0 ? `\nWHERE ${where.join(' AND ')}` : ''}
${order}
LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;

  const names = columnsOf(query).map(({ name }) => name);
  const computed = (name: string) => `${expressions[name]} AS ${name}`;
  const ofGroup = (name: string) => totals?.metrics.includes(name) ?? false;
  const late = totals && totals.keys.length > 0 && !orderBy.some(({ column }) => ofGroup(column));
  const sql = withBrandConfig(
    late
      ? `SELECT ${names.map((name) => (ofGroup(name) ? computed(name) : name)).join(',\n  ')}
FROM (
${page([...totals.keys, ...names.filter((name) => !ofGroup(name)).map(computed)], '')}
) AS r${besideTotals(totals)}
${order}`
      : page(names.map(computed), totals ? besideTotals(totals) : ''),
    { domain_types: DOMAIN_TYPES },
  );
  return Object.freeze({
    sql,
    params: {
      ...boundParams(covers),
      ...(covers.previous_answers ? { start: query.range.start } : {}),
      ...filterParams(filters, context.numbers),
      limit: query.limit,
      offset: query.offset,
    },
  });
}
