import { z } from 'zod';
import type { NamedNumbers } from './named.ts';
import type { RowCount } from './row-count.ts';
import type { TableKey } from './types.ts';

/** Expressions that a clause may refer to besides columns of its own table. */
export interface ClauseScope {
  /** The expression for the number of the domain of a row of the citations report. */
  readonly domain: string;
  /** Expression for the content type of a row's domain; null where the domain decides it. */
  readonly contentType: string | null;
}

/** Form of a filter in a list whose rows it picks, by one value. */
export interface ListForm<T = unknown> {
  /** Parser of its text, with its description in OpenAPI. */
  readonly parameter: z.ZodType<T>;
  /** Over the list's table. */
  readonly clause: string;
  /** The parameters of the clause. */
  params(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
  /** Way of counting the list's rows where this filter alone picks them. */
  count(value: T, numbers: NamedNumbers): RowCount;
}

/** Keeps the type of the value between the members of a form. */
export const inList = <T>(form: ListForm<T>): ListForm => form as ListForm;

/**
 * A filter, wherever it can be sent: parameters, the OpenAPI document, `meta` of reports, clauses, their parameters
 * and the choice of tables all come from its entry.
 */
export interface Filter<T = unknown> {
  /** Schema of the parameter, with its OpenAPI description. */
  readonly parameter: z.ZodType<T>;
  /** Schema of its value in `meta`. */
  readonly meta: z.ZodType;
  /** `answers` decides which answers count; `rows` picks rows of a report after every figure is computed. */
  readonly of: 'answers' | 'rows';
  /** Keys that a table must have for it. */
  readonly needs: readonly TableKey[];
  /** Filter without which it has no effect. */
  readonly beside?: string;
  /** Dimension that excludes the filter. */
  readonly notBy?: string;
  readonly clause: (scope: ClauseScope) => string;
  /** Its form in lists whose rows it picks. */
  readonly list?: ListForm;
  /** The parameters of the clause, where they are not the value under the filter's own name. */
  params?(value: T, numbers: NamedNumbers): Readonly<Record<string, unknown>>;
}

/** Schema of a filter's value in `meta`; `words` complete the sentence "Filtered by …". */
export const repeated = (words: string, example: unknown, schema: z.ZodType = z.array(z.string())) =>
  schema.optional().meta({ description: `The filter by ${words}, if any.`, examples: [example] });

/** A filter by any of some values, by one value, and one that is true or false. */
export const listFilter = (entry: Filter<readonly string[]>) => entry;
export const one = (entry: Filter<string>) => entry;
export const numberFilter = (entry: Filter<number>) => entry;
export const flag = (entry: Filter<boolean>) => entry;
