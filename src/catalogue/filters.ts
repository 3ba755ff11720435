import type { z } from 'zod';
import type { TogetherFaults } from '../shared/parameters.ts';
import { ANSWER_FILTERS } from './answer-filters.ts';
import type { ClauseScope, Filter, ListForm } from './filter-entry.ts';
import type { NamedNumbers } from './named.ts';
import { ROW_FILTERS } from './row-filters.ts';
import type { TableKey } from './types.ts';

/** All of them, in the order of their clauses. A report or a list names those it takes. */
export const FILTERS = { ...ANSWER_FILTERS, ...ROW_FILTERS };

export type FilterName = keyof typeof FILTERS;

/** The filters in force; a key is there only where the caller sent it. Values normalised and sorted. */
export type Filters = {
  readonly [K in FilterName]?: z.output<(typeof FILTERS)[K]['parameter']>;
};

/** Form of a filter in lists. @throws Error where it picks no rows of lists. */
export function listFormOf(name: FilterName): ListForm {
  const { list } = FILTERS[name] as Filter;
  if (!list) throw new Error(`the filter ${name} picks no rows of lists`);
  return list;
}

/** The query parameters of some filters. */
export const parametersOf = <K extends FilterName>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, FILTERS[name].parameter.optional()])) as {
    [N in K]: z.ZodOptional<(typeof FILTERS)[N]['parameter']>;
  };

/** Those of some filters that were sent, as they were read. */
export const filtersSent = (names: readonly FilterName[], parsed: object): Filters => {
  const values = parsed as Readonly<Record<string, unknown>>;
  const sent = names.filter((name) => values[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, values[name]]));
};

/** Filters that were sent without the one they need beside them. */
export const besideFaults =
  (names: readonly FilterName[]): TogetherFaults =>
  (query) =>
    names.flatMap((name) => {
      const { beside } = FILTERS[name] as Filter;
      const sent = (other: string) => (query as Readonly<Record<string, unknown>>)[other] !== undefined;
      return beside !== undefined && sent(name) && !sent(beside)
        ? [{ name, message: `is only allowed together with ${beside}` }]
        : [];
    });

interface GivenFilter extends Omit<Filter, 'params'> {
  readonly params: (numbers: NamedNumbers) => Readonly<Record<string, unknown>>;
}

const ENTRIES = Object.entries(FILTERS) as [FilterName, Filter][];

/** The entries of the filters in force, of one kind. */
const givenOf = (filters: Filters, of: Filter['of']): GivenFilter[] =>
  ENTRIES.filter(([name, entry]) => filters[name] !== undefined && entry.of === of).map(([name, entry]) => ({
    ...entry,
    params: (numbers) => entry.params?.(filters[name], numbers) ?? { [name]: filters[name] },
  }));

/** The clauses of the filters in force. */
export const clausesOf = (
  filters: Filters,
  of: Filter['of'],
  scope: ClauseScope = { domain: 'domain_no', contentType: null },
) => givenOf(filters, of).map(({ clause }) => clause(scope));

/** Keys that a table must have for the filters of a request. */
export const keysOf = (filters: Filters): readonly TableKey[] =>
  givenOf(filters, 'answers').flatMap(({ needs }) => needs);

/** The parameters of the clauses of all filters in force. */
export const filterParams = (filters: Filters, numbers: NamedNumbers): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...[...givenOf(filters, 'answers'), ...givenOf(filters, 'rows')].map(({ params }) => params(numbers)),
  );
