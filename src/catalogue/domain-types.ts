import { contentType } from '../domains/content-type.ts';
import { BRAND_CLAUSE } from '../stores/brand-scope.ts';
import type { DateRange } from '../words/ranges.ts';

/**
 * The domains that are cited in the months of a report, and the content type of each, '' for none. Told once per
 * domain: row by row, the patterns of hosts alone would take seconds. Its dates are those of the one range of raw rows
 * that content types are read from.
 */
export const DOMAIN_TYPES = `(
  SELECT tuple(groupArray(domain), groupArray(ifNull(${contentType('domain')}, '')))
  FROM (
    SELECT DISTINCT domain FROM citations_domain_month
    WHERE ${BRAND_CLAUSE}
      AND period >= toStartOfMonth({citations_start_0_0:Date}) AND period <= {citations_end_0_0:Date}
  )
)`;

/** Its dates, where what reads them has no bounds of its own. */
export const domainTypesParams = ({ start, end }: DateRange) => ({
  citations_start_0_0: start,
  citations_end_0_0: end,
});

/** The content types of the sources of an answer, in their order. Reads `domain_types`, which is DOMAIN_TYPES. */
export const CONTENT_TYPES_OF_CITATIONS =
  "arrayMap(one -> transform(one, domain_types.1, domain_types.2, ''), `citations.domain`)";
