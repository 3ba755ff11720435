import { type Filters, parametersOf } from '../catalogue/filters.ts';
import type { ListDefinition } from '../catalogue/lists.ts';
import { pageParameters } from '../words/page.ts';
import { includeArchived, rangedQuery } from '../words/parameters.ts';
import type { DateRange } from '../words/ranges.ts';

const MAX_ROWS = 100;

/** The filters that every list takes. */
export const LIST_FILTERS = ['prompt_id', 'engine', 'country'] as const;

/** What a request of a list asks, with every default filled in. */
export interface ListQuery {
  readonly range: DateRange;
  readonly filters: Pick<Filters, (typeof LIST_FILTERS)[number]>;
  readonly includeArchived: boolean;
  /** What the list's own filter is to be; undefined where it is not sent. */
  readonly own: unknown;
  readonly limit: number;
  readonly offset: number;
}

/** The query parameters of a list. */
export function listParameters({ filter }: ListDefinition) {
  const shape = {
    ...parametersOf(LIST_FILTERS),
    include_archived: includeArchived,
    ...pageParameters(MAX_ROWS),
    [filter.name]: filter.parameter.optional(),
  };
  return rangedQuery(shape).transform((parsed): ListQuery => {
    const { range, include_archived, limit, offset } = parsed;
    const filters = Object.fromEntries(
      LIST_FILTERS.flatMap((name) => (parsed[name] === undefined ? [] : [[name, parsed[name]]])),
    );
    const own = (parsed as Readonly<Record<string, unknown>>)[filter.name];
    return Object.freeze({ range, filters, includeArchived: include_archived, own, limit, offset });
  });
}
