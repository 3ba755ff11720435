import { z } from 'zod';
import { boolean } from '../words/parameters.ts';
import { countOf } from './measures.ts';
import type { Fact, Measure, TableKey } from './types.ts';

/**
 * Columns that a report adds to its rows where a parameter asks for them: the parameter, the OpenAPI document, `meta`,
 * what tables must tell apart and what else is counted come from its entry, the columns from the reports that take it.
 */
export interface Addition {
  /** How its text is read, and told in OpenAPI. */
  readonly parameter: z.ZodType<boolean | string>;
  /** How `meta` of a report tells that it was asked for. */
  readonly meta: z.ZodType;
  /** What is counted for it beyond what every table of the fact holds. */
  readonly measures?: Readonly<Partial<Record<Fact, Readonly<Record<string, Measure>>>>>;
  /** What a table of the fact must still tell apart for it. */
  readonly needs?: Readonly<Partial<Record<Fact, readonly TableKey[]>>>;
}

const NOT_BY_DEFAULT = { default: false };

const asked = (columns: string, schema: z.ZodType) =>
  schema
    .optional()
    .meta({ description: `That ${columns} were asked for, where they were.`, examples: [true] });

export const ADDITIONS = {
  labels: {
    parameter: boolean('true adds prompt_text after prompt, in reports by prompt.', NOT_BY_DEFAULT),
    meta: asked('prompt_text', z.literal(true)),
  },
  kinds: {
    parameter: boolean(
      'true adds linked and listed: how many of the citations are of either kind.',
      NOT_BY_DEFAULT,
    ),
    meta: asked('linked and listed', z.literal(true)),
    measures: { citations: { linked: countOf("kind = 'linked'"), listed: countOf("kind = 'listed'") } },
    needs: { citations: ['kind'] },
  },
} as const satisfies Record<string, Addition>;

export type AdditionName = keyof typeof ADDITIONS;

/** The additions that are asked for, each with what its parameter says. */
export type Added = Readonly<Partial<Record<AdditionName, boolean | string>>>;

/** The entries of the additions that are asked for. */
export const entriesOf = (added: Added): readonly Addition[] =>
  (Object.keys(added) as AdditionName[]).map((name) => ADDITIONS[name]);
