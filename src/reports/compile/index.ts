import { contentType, domainRating } from '../../domains/content-type.ts';
import { withBrandConfig } from '../../stores/brand-config.ts';
import type { CompiledQuery } from '../../stores/brand-scope.ts';
import type { ReportName } from '../catalogue/reports.ts';
import type { Plan } from '../plan.ts';
import { columnsOf, type Filters, type OrderBy, type QueryContext, type ReportQuery } from '../query.ts';
import { factParams, keyOf } from './facts.ts';
import { reportRows, rosterValue } from './rows.ts';

/** The domain of a citations row: what it is about, or what its url belongs to. */
const domainOf = ({ dimensions }: ReportQuery) =>
  dimensions.some(({ name }) => name === 'url') ? 'r.domain' : 'r.key_domain';

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
    domain_rating: domainRating(domainOf(query)),
  }),
};

/** The clauses that pick rows once every figure is computed. */
function picks(query: ReportQuery): string[] {
  const { filters } = query;
  const domain = domainOf(query);
  const clauses: string[] = [];
  if (filters.competitor_id) clauses.push('competitor_id IN {competitor_id:Array(String)}');
  if (filters.domain) clauses.push(`${domain} IN {domain:Array(String)}`);
  if (filters.content_type) clauses.push(`${contentType(domain)} IN {content_type:Array(String)}`);
  if (filters.is_own_domain !== undefined) clauses.push('is_own_domain = {is_own_domain:Bool}');
  return clauses;
}

const PICKS = ['competitor_id', 'domain', 'content_type', 'is_own_domain'] as const;

const pickParams = (filters: Filters) =>
  Object.fromEntries(PICKS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

const orderTerm = ({ column, direction }: OrderBy) => `${column} ${direction.toUpperCase()} NULLS LAST`;

/** The full order of rows: as asked, then by what makes it the same every time. */
function orderOf({ report, orderBy, dimensions }: ReportQuery): string {
  const asked = new Set(orderBy.map(({ column }) => column));
  const rest = [...dimensions.map(({ name }) => name), ...report.tieBreakers].filter(
    (column) => !asked.has(column),
  );
  return [...orderBy.map(orderTerm), ...rest.map((column) => `${column} ASC`)].join(', ');
}

/**
 * Compiles a report into one parameterised ClickHouse query, without FORMAT. Its columns are those of
 * `columnsOf`, in that order. Only text of the catalogue reaches the SQL; every value is a parameter.
 */
export function compileReport(query: ReportQuery, plan: Plan, context: QueryContext): CompiledQuery {
  const { report, dimensions, filters } = query;
  const expressions: Record<string, string> = {
    ...Object.fromEntries(dimensions.map((one) => [one.name, (one.value ?? String)(keyOf(one))])),
    ...LABELS[report.name](query),
    ...Object.fromEntries(report.metrics.map(({ name, sql }) => [name, sql])),
  };
  const select = columnsOf(report, dimensions).map(({ name }) => `${expressions[name]} AS ${name}`);
  const where = picks(query);
  const sql = withBrandConfig(`SELECT ${select.join(',\n  ')}
FROM (
${reportRows(query, plan, context.dropsArchived)}
) AS r${where.length > 0 ? `\nWHERE ${where.join(' AND ')}` : ''}
ORDER BY ${orderOf(query)}
LIMIT {limit:UInt32} OFFSET {offset:UInt32}`);
  return Object.freeze({
    sql,
    params: {
      ...factParams(plan, filters, context.promptNos),
      ...pickParams(filters),
      limit: query.limit,
      offset: query.offset,
    },
  });
}
