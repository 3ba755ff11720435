import { besideFaults, type Filters, filtersSent, parametersOf } from '../catalogue/filters.ts';
import type { ListDefinition } from '../catalogue/lists.ts';
import { pageParameters } from '../shared/page.ts';
import { includeArchived, rangedQuery } from '../shared/parameters.ts';
import type { DateRange } from '../shared/ranges.ts';
import { outputParameters, type RowOutput } from '../shared/row-output.ts';

const MAX_ROWS = 100;

/** What a request of a list asks, with every default filled in. */
export interface ListQuery {
  readonly range: DateRange;
  readonly filters: Filters;
  readonly includeArchived: boolean;
  /** What the list's own filter is to be; undefined where it is not sent. */
  readonly own: unknown;
  readonly limit: number;
  readonly offset: number;
}

/** As it is sent: with how its rows are to be sent back. */
export type ListRequest = ListQuery & { readonly output: RowOutput };

/** The query parameters of a list. */
export function listParameters({ filter, filters: taken }: ListDefinition) {
  const shape = {
    ...parametersOf(taken),
    include_archived: includeArchived,
    ...pageParameters(MAX_ROWS),
    ...outputParameters,
    [filter.name]: filter.parameter.optional(),
  };
  return rangedQuery(shape, besideFaults(taken)).transform((parsed): ListRequest => {
    const { range, include_archived, limit, offset, format, bom } = parsed;
    return Object.freeze({
      range,
      filters: filtersSent(taken, parsed),
      includeArchived: include_archived,
      own: (parsed as Readonly<Record<string, unknown>>)[filter.name],
      limit,
      offset,
      output: { format, bom },
    });
  });
}
