import { LRUCache } from 'lru-cache';
import { DOMAIN_TYPES } from '../../catalogue/domain-types.ts';
import { clausesOf, filterParams } from '../../catalogue/filters.ts';
import type { ReportDefinition, ReportName } from '../../catalogue/reports.ts';
import { domainRating } from '../../domains/content-type.ts';
import {
  competitorIdSql,
  competitorName,
  domainName,
  siteOwner,
  withBrandConfig,
} from '../../stores/brand-config.ts';
import type { CompiledQuery } from '../../stores/brand-scope.ts';
import {
  addedColumns,
  type CompileContext,
  columnsOf,
  type QueryContext,
  type ReportQuery,
} from '../plan/query.ts';
import type { TablePlans } from '../plan/table-plans.ts';
import { domainOf, isBy, isOwn, scopeOf, typesParams } from './citation-scope.ts';
import { boundParams, keyOf } from './facts.ts';
import { lookedUp, orderBy, orderOf, pageOf } from './page.ts';
import { type GroupTotals, type RowParts, reportRows } from './report-rows.ts';
import { rosterValue } from './roster.ts';
import { withSteps } from './steps.ts';
import { isCutOutside, metricsOf, sumColumns } from './sums.ts';

/** SQL of an attribute of the brand that a cited site belongs to; null for a site of nobody of these. */
function ofOwner(query: ReportQuery, attribute: (no: string) => string): string {
  const owner = siteOwner(domainOf(query));
  return `if(isNull(${owner}), NULL, ${attribute(`assumeNotNull(${owner})`)})`;
}

/** SQL of the columns that describe rows of a group. */
const LABELS: Readonly<Record<ReportName, (query: ReportQuery) => Readonly<Record<string, string>>>> = {
  visibility: () => ({}),
  brands: () => ({
    competitor_id: rosterValue('ids'),
    competitor_name: rosterValue('names'),
    is_self: "CAST(competitor_no = 0, 'Bool')",
  }),
  citations: (query) => ({
    is_own_domain: isOwn(query),
    domain_rating: isBy(query, 'content_type')
      ? "CAST(NULL, 'Nullable(Float64)')"
      : domainRating(domainName(domainOf(query))),
    site_type: `nullIf(transform(${domainOf(query)}, domain_types.1, domain_types.2, ''), '')`,
    site_owner_id: ofOwner(query, competitorIdSql),
    site_owner_name: ofOwner(query, competitorName),
  }),
  searches: () => ({}),
};

/** Puts the figures of groups beside rows. */
const besideTotals = ({ sql, keys }: GroupTotals) =>
  keys.length > 0
    ? `\nINNER JOIN (\n${sql}\n) AS g USING (${keys.join(', ')})`
    : `\nCROSS JOIN (\n${sql}\n) AS g`;

/**
 * Settings that end a query and switch optimisations of ClickHouse off. A query that reads sums alone, and
 * not by prompt, reads so few rows that optimising its plan takes longer than it saves, a twentieth to a
 * tenth of the report; raw rows take up to four times as long without. Two steps of it, and the search for
 * sums that could be merged, save nothing in any report and take a tenth of those with intervals or
 * comparisons, which have hundreds of functions.
 */
function asPlanned(query: ReportQuery, plans: TablePlans): string {
  const readsSums =
    !isBy(query, 'prompt') &&
    Object.values(plans).every((plan) => plan.every(({ table }) => table.grain !== 'raw'));
  const settings = [
    'optimize_syntax_fuse_functions',
    ...(readsSums
      ? ['query_plan_enable_optimizations']
      : ['query_plan_merge_expressions', 'query_plan_remove_unused_columns']),
  ];
  return `\nSETTINGS ${settings.map((setting) => `${setting} = 0`).join(', ')}`;
}

/**
 * The SQL of a report, without FORMAT. Only text of the catalogue is in it; every value is a parameter.
 *
 * The figures of groups are put beside the rows of the page, unless the page is chosen by a metric of theirs:
 * beside all rows, 1.6 million, it was a fifth of what the report took. One group's cost nothing to begin with.
 * @param wanted `page` by default; `sums` has the measures of metrics in place of metrics, without the figures of its one
 *   group, which are those of `group`; others are the parts that the service puts rows together from.
 */
export function sqlOf(
  query: ReportQuery,
  plans: TablePlans,
  reading: CompileContext,
  wanted: Wanted = 'page',
): string {
  const inSums = wanted === 'sums';
  const { report, dimensions, filters } = query;
  const computed = Object.fromEntries(metricsOf(query).map(({ name, formula }) => [name, formula.sql]));
  const expressions: Record<string, string> = {
    ...Object.fromEntries(
      dimensions.flatMap((one) => {
        const key = keyOf(one);
        const label: [string, string][] = one.label ? [[one.label.name, one.label.value(key)]] : [];
        return [[one.name, (one.value ?? String)(key)], ...label];
      }),
    ),
    ...LABELS[report.name](query),
    ...computed,
  };
  const { rows: counted, totals, parts } = reportRows(query, plans, reading);
  const part = wanted === 'page' || inSums ? undefined : parts?.[wanted];
  // The format of values asks for a limit; there is one group.
  const alone = part ?? (wanted === 'group' && totals ? `${totals.sql}\nLIMIT 1` : undefined);
  if (alone !== undefined) return `${withBrandConfig(alone)}${asPlanned(query, plans)}`;
  const rows = withSteps(counted, addedColumns(query));
  const where = clausesOf(filters, 'rows', scopeOf(query));
  const order = orderOf(query, inSums ? computed : {});
  const page = (columns: readonly (readonly [string, string])[], beside: string) =>
    pageOf(
      {
        from: `FROM (\n${rows}\n) AS r${beside}${where.length > 0 ? `\nWHERE ${where.join(' AND ')}` : ''}`,
        order,
        lookedUp: lookedUp(query),
        withTies: inSums && isCutOutside(query),
      },
      columns,
    );

  const names = inSums ? sumColumns(query) : columnsOf(query).map(({ name }) => name);
  const expressionOf = (name: string): [string, string] => [
    name,
    inSums && (name in computed || !(name in expressions)) ? '' : (expressions[name] ?? ''),
  ];
  const key = (name: string): [string, string] => [name, ''];
  const ofGroup = (name: string) => totals?.metrics.includes(name) ?? false;
  const late = totals && totals.keys.length > 0 && !query.orderBy.some(({ column }) => ofGroup(column));
  const sql = withBrandConfig(
    late
      ? `SELECT ${names.map((name) => (ofGroup(name) ? `${expressions[name]} AS ${name}` : name)).join(',\n  ')}
FROM (
${page([...totals.keys.map(key), ...names.filter((name) => !ofGroup(name)).map(expressionOf)], '')}
) AS r${besideTotals(totals)}
${orderBy(order)}`
      : page(names.map(expressionOf), totals && !inSums ? besideTotals(totals) : ''),
    { domain_types: DOMAIN_TYPES },
  );
  return `${sql}${asPlanned(query, plans)}`;
}

/** Statements of a report. */
export type Wanted = 'page' | 'sums' | keyof RowParts;

/** Maximum number of cached SQL texts per report, of some 3 KB each. */
const MOST = 200;
const COMPILED = new WeakMap<ReportDefinition, LRUCache<string, string>>();

/** Everything that the SQL of a report depends on: no date, no id and no number. */
const shapeOf = (
  { dimensions, filters, added, orderBy }: ReportQuery,
  plans: TablePlans,
  { dropsArchived, countsOwn }: CompileContext,
  wanted: Wanted,
): string =>
  JSON.stringify([
    wanted,
    dimensions.map(({ name }) => name),
    Object.keys(filters),
    added,
    orderBy,
    Object.entries(plans).map(([read, plan]) => [
      read,
      plan.map(({ table, ranges }) => [table.name, ranges.length]),
    ]),
    dropsArchived,
    countsOwn,
  ]);

/**
 * Caching it saves 7 % of the service's time for a small report, and most requests differ in values alone.
 */
function rememberedSqlOf(
  query: ReportQuery,
  plans: TablePlans,
  reading: CompileContext,
  wanted: Wanted,
): string {
  const shape = shapeOf(query, plans, reading, wanted);
  const texts = COMPILED.get(query.report) ?? new LRUCache<string, string>({ max: MOST });
  COMPILED.set(query.report, texts);
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const sql = sqlOf(query, plans, reading, wanted);
  texts.set(shape, sql);
  return sql;
}

/**
 * Compiles a report into one parameterised ClickHouse query, without FORMAT. Its columns are those of
 * `columnsOf`, in that order; `wanted` as for `sqlOf`, with `sums` those of `sumColumns`.
 */
export function compileReport(
  query: ReportQuery,
  plans: TablePlans,
  context: QueryContext,
  wanted: Wanted = 'page',
): CompiledQuery {
  const sql = rememberedSqlOf(query, plans, context, wanted);
  return Object.freeze({
    sql,
    params: {
      ...boundParams(plans),
      ...(plans.previous_answers ? { start: query.range.start } : {}),
      ...typesParams(sql, query),
      ...filterParams(query.filters, context.numbers),
      ...(sql.includes('{limit:') ? { limit: query.limit, offset: query.offset } : {}),
    },
  });
}
