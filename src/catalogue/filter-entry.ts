import { z } from 'zod';
import type { NamedNumbers } from './named.ts';
import type { RowCount } from './row-count.ts';
import type { TableKey } from './types.ts';

/** What a clause may refer to beside columns of its own. */
export interface ClauseScope {
  /** The expression for the number of the domain of a row of the citations report. */
  readonly domain: string;
  /** The expression for its content type; null where its domain tells. */
  readonly contentType: string | null;
}

/** Form of a filter in a list whose rows it picks, by one value. */
export interface ListForm<T = unknown> {
  /** How its text is read, and described in OpenAPI. */
  readonly parameter: z.ZodType<T>;
  /** Over the list's table. */
  readonly clause: string;
  /** The parameters of the clause. */
  params(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
  /** How the list's rows are counted where this filter alone picks them. */
  count(value: T, numbers: NamedNumbers): RowCount;
}

/** Keeps the type of the value between the members of a form. */
export const inList = <T>(form: ListForm<T>): ListForm => form as ListForm;

/**
 * A filter, wherever it can be sent: parameters, the OpenAPI document, `meta` of reports, clauses, their parameters
 * and the choice of tables all come from its entry.
 */
export interface Filter<T = unknown> {
  /** How its text is read, and told in OpenAPI. */
  readonly parameter: z.ZodType<T>;
  /** How `meta` of a report repeats it. */
  readonly meta: z.ZodType;
  /** Whether it decides which answers count, or picks rows of a report once every figure is computed. */
  readonly of: 'answers' | 'rows';
  /** What a table must still tell apart. */
  readonly needs: readonly TableKey[];
  /** The filter without which it says nothing. */
  readonly beside?: string;
  /** The dimension whose rows it has nothing to pick by. */
  readonly notBy?: string;
  readonly clause: (scope: ClauseScope) => string;
  /** Its form in lists whose rows it picks. */
  readonly list?: ListForm;
  /** The parameters of the clause, where they are not the value under the filter's own name. */
  params?(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
}

/** How `meta` tells of a filter, in words behind "by". */
export const repeated = (words: string, example: unknown, schema: z.ZodType = z.array(z.string())) =>
  schema
    .optional()
    .meta({ description: `The filter by ${words}, where there was one.`, examples: [example] });

/** A filter by any of some values, by one value, and one that is true or false. */
export const listFilter = (entry: Filter<readonly string[]>) => entry;
export const one = (entry: Filter<string>) => entry;
export const numberFilter = (entry: Filter<number>) => entry;
export const flag = (entry: Filter<boolean>) => entry;
