import { domainTypesParams } from '../../catalogue/domain-types.ts';
import type { ClauseScope } from '../../catalogue/filter-entry.ts';
import { ownsDomain } from '../../stores/brand-config.ts';
import type { ReportQuery } from '../plan/query.ts';

/** True where a report is grouped by a dimension. */
export const isBy = ({ dimensions }: ReportQuery, wanted: string) =>
  dimensions.some(({ name }) => name === wanted);

/**
 * The number of the domain of a citations row: what it is about, or what its url belongs to. Rows by content type have
 * none.
 */
export const domainOf = (query: ReportQuery) => (isBy(query, 'url') ? 'r.domain_no' : 'r.key_domain');

/** Expressions for clauses over the rows of a citations report. */
export const scopeOf = (query: ReportQuery): ClauseScope => ({
  domain: domainOf(query),
  contentType: isBy(query, 'content_type') ? 'r.key_content_type' : null,
});

/**
 * Expression: true where a citations row is of the brand's own domain; by content type, where all of its
 * domains are.
 */
export const isOwn = (query: ReportQuery) =>
  `CAST(${isBy(query, 'content_type') ? 'own' : ownsDomain(domainOf(query))}, 'Bool')`;

/** Parameters of content types, where a query uses them. */
export const typesParams = (sql: string, { range }: ReportQuery) =>
  sql.includes('{range_start:Date}') ? domainTypesParams(range) : {};
