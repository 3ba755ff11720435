import { contentType } from '../domains/content-type.ts';
import type { DateRange } from '../shared/ranges.ts';
import { domainName } from '../stores/brand-config.ts';
import { BRAND_CLAUSE } from '../stores/brand-scope.ts';

/**
 * Domains that are cited in the months of a report, each once, by number and with its content type, '' for
 * none.
 */
const TYPED = `
  SELECT domain_no, ifNull(${contentType('name')}, '') AS type
  FROM (
    SELECT domain_no, ${domainName('domain_no')} AS name
    FROM (
      SELECT DISTINCT domain_no FROM citations_domain_month
      WHERE ${BRAND_CLAUSE}
        AND period >= toStartOfMonth({range_start:Date}) AND period <= {range_end:Date}
    )
  )
`;

/**
 * Numbers and types of domains, computed once per domain: row by row, the patterns of hosts alone would take
 * seconds.
 */
export const DOMAIN_TYPES = `(
  SELECT tuple(groupArray(domain_no), groupArray(type)) FROM (${TYPED})
)`;

/** Numbers of the domains with the types of a filter. */
export const DOMAINS_OF_TYPES = `(SELECT domain_no FROM (${TYPED}) WHERE type IN {content_type:Array(String)})`;

/** The parameters of these: the range that is read. */
export const domainTypesParams = ({ start, end }: DateRange) => ({ range_start: start, range_end: end });

/** The content types of the sources of an answer, in their order. Reads `domain_types`, which is DOMAIN_TYPES. */
export const CONTENT_TYPES_OF_CITATIONS =
  "arrayMap(one -> transform(one, domain_types.1, domain_types.2, ''), `citations.domain_no`)";
