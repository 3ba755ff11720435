import {
  besideFaults,
  type FilterName,
  type Filters,
  filtersSent,
  listFormOf,
  parametersOf,
} from '../catalogue/filters.ts';
import type { ListDefinition } from '../catalogue/lists.ts';
import { pageParameters } from '../shared/page.ts';
import { includeArchived, rangedQuery } from '../shared/parameters.ts';
import type { DateRange } from '../shared/ranges.ts';
import { outputParameters, type RowOutput } from '../shared/row-output.ts';

const MAX_ROWS = 100;

/** Parsed request of a list, with every default filled in. */
export interface ListQuery {
  readonly range: DateRange;
  readonly filters: Filters;
  readonly includeArchived: boolean;
  /** Values of the filters that pick the list's rows, of those that were sent. */
  readonly picks: Readonly<Partial<Record<FilterName, unknown>>>;
  readonly limit: number;
  readonly offset: number;
}

/** Parsed parameters, with the output format. */
export type ListRequest = ListQuery & { readonly output: RowOutput };

/** The query parameters of a list, whose pages have `most` rows at the most. */
export function listParameters({ picks, filters: taken }: ListDefinition, most = MAX_ROWS) {
  const shape = {
    ...parametersOf(taken),
    include_archived: includeArchived,
    ...pageParameters(most),
    ...outputParameters,
    ...Object.fromEntries(picks.map((name) => [name, listFormOf(name).parameter.optional()])),
  };
  return rangedQuery(shape, besideFaults(taken)).transform((parsed): ListRequest => {
    const { range, include_archived, limit, offset, format, bom } = parsed;
    return Object.freeze({
      range,
      filters: filtersSent(taken, parsed),
      includeArchived: include_archived,
      picks: filtersSent(picks, parsed),
      limit,
      offset,
      output: { format, bom },
    });
  });
}
