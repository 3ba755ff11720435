import { DOMAIN_TYPES } from '../../catalogue/domain-types.ts';
import { clausesOf, filterParams } from '../../catalogue/filters.ts';
import type { Dimension, Fact } from '../../catalogue/types.ts';
import { withBrandConfig } from '../../stores/brand-config.ts';
import type { CompiledQuery } from '../../stores/brand-scope.ts';
import type { CompileContext, QueryContext, ReportQuery } from '../plan/query.ts';
import type { FactQuery, TablePlan } from '../plan/table-plans.ts';
import { isOwn, scopeOf, typesParams } from './citation-scope.ts';
import { boundParams, groupedFacts, indent, keyOf } from './facts.ts';
import { factQueries } from './report-rows.ts';

/** Fact that gives the number of a report's rows: answers for its groups, or its sources. */
export interface CountedFacts {
  readonly fact: Fact;
  readonly query: FactQuery;
}

/** Query that counts the rows of a report; null for one that is not counted by period. */
export function countedOf(query: ReportQuery, reading: CompileContext): CountedFacts | null {
  const fact = (
    { visibility: 'answers', brands: 'answers', citations: 'citations', searches: null } as const
  )[query.report.name];
  const facts = fact && factQueries(query, reading)[fact];
  // Additions add columns and never rows.
  return facts ? { fact, query: { ...facts, measures: {}, needs: [] } } : null;
}

/** Number of rows of a group: one for each compared brand that passes the filter, or one. */
const rowsOfGroup = ({ report, filters }: ReportQuery) =>
  report.name === 'brands'
    ? ` * arrayCount(competitor_id -> ${clausesOf(filters, 'rows').join(' AND ') || 'true'}, roster.ids)`
    : '';

/** The key whose values are counted inside each group, where a report has a row for each and no filter picks them. */
function toldApart({ dimensions, filters }: ReportQuery): Dimension | null {
  const isPicked = clausesOf(filters, 'rows').length > 0;
  return dimensions.find(({ name }) => name === 'domain' && !isPicked) ?? null;
}

/** Number of domains of each group: for 1.5 million, half the time of grouping by domain. */
function groupsOfDomains(domain: Dimension, { fact, query }: CountedFacts, plan: TablePlan): string {
  const { raw } = domain.key;
  return groupedFacts(
    fact,
    {
      ...query,
      dimensions: query.dimensions.filter((one) => one !== domain),
      needs: domain.needs,
      measures: { [raw]: { combine: 'uniqExact', stored: 'UInt64', raw: `t.${raw}`, none: 0 } },
    },
    plan,
    { measures: [raw], sumPerSegment: true },
  );
}

/** Every row of a report, by its keys and what filters pick it by. */
function groupsOf(query: ReportQuery, { fact, query: facts }: CountedFacts, plan: TablePlan): string {
  const isByUrl = query.dimensions.some(({ name }) => name === 'url');
  const picksOwn = query.filters.is_own_domain !== undefined;
  const rows = groupedFacts(fact, facts, plan, {
    keys: isByUrl ? ['domain_no'] : [],
    measures: picksOwn ? ['own'] : [],
    sumPerSegment: true,
  });
  const picked = query.report.name === 'citations' ? clausesOf(query.filters, 'rows', scopeOf(query)) : [];
  if (picked.length === 0) return rows;
  return `SELECT *
FROM (
  SELECT *${picksOwn ? `, ${isOwn(query)} AS is_own_domain` : ''}
  FROM (
${indent(indent(rows))}
  ) AS r
) AS r
WHERE ${picked.join(' AND ')}`;
}

/**
 * Compiles a query of how many rows a report has in each period, ascending; those without rows may be missing. Only
 * the keys of rows are read, and what filters pick them by.
 */
export function compileCounts(
  query: ReportQuery,
  time: Dimension,
  counted: CountedFacts,
  plan: TablePlan,
  context: QueryContext,
): CompiledQuery {
  const domain = toldApart(query);
  const groups = domain ? groupsOfDomains(domain, counted, plan) : groupsOf(query, counted, plan);
  const rows = domain ? `sum(${domain.key.raw})` : `count()${rowsOfGroup(query)}`;
  const counts = `SELECT toString(${keyOf(time)}) AS period, toUInt32(${rows}) AS rows
FROM (
${indent(groups)}
)
GROUP BY ${keyOf(time)}
ORDER BY ${keyOf(time)}`;
  const sql = withBrandConfig(counts, { domain_types: DOMAIN_TYPES });
  return Object.freeze({
    sql,
    params: {
      ...boundParams({ [counted.fact]: plan }),
      ...typesParams(sql, query),
      ...filterParams(query.filters, context.numbers),
    },
  });
}
