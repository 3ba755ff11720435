import { z } from 'zod';
import { boolean, oneOf, parameter } from '../shared/parameters.ts';
import { countOf } from './measures.ts';
import type { Dimension, Fact, Measure, TableKey } from './types.ts';

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
  /** Whether its columns are computed from the figures of each prompt of a group. */
  readonly byPrompt?: boolean;
  /** Whether the figures of the range before are among these. */
  readonly ofRangeBefore?: boolean;
  /** The dimensions that it cannot be had with. */
  readonly notBy?: (dimension: Dimension) => boolean;
  /** What a table of the fact must still tell apart for it. */
  readonly needs?: Readonly<Partial<Record<Fact, readonly TableKey[]>>>;
}

/** A parameter that asks for columns by `true`. */
const askedBy = (description: string) => boolean(description, { default: false }).prefault('false');

const asked = (columns: string, schema: z.ZodType) =>
  schema
    .optional()
    .meta({ description: `That ${columns} were asked for, where they were.`, examples: [true] });

export const ADDITIONS = {
  labels: {
    parameter: askedBy('true adds prompt_text after prompt, in reports by prompt.'),
    meta: asked('prompt_text', z.literal(true)),
  },
  intervals: {
    parameter: askedBy(
      'true adds how sure visibility and share_of_voice are: had you asked other questions like these, in 95 of 100 cases the interval from _low to _high would hold the figure that all such questions together give. It does not tell about questions of another kind, nor whether tomorrow the engines will answer as they did. Not with the dimension prompt.',
    ),
    meta: asked('intervals', z.literal(true)),
    byPrompt: true,
    needs: { answers: ['prompt'], mentions: ['prompt'] },
    notBy: ({ name }) => name === 'prompt',
  },
  compare: {
    parameter: parameter(oneOf(['previous']), {
      enum: ['previous'],
      description:
        'previous adds the same figures of the range before (of the same length, ending the day before start_date), the change, and its 95 % interval: visibility_changed is true where the change is more than chance alone would do. It does not tell why visibility changed, and false does not prove that nothing did: there may be too few questions to see it. Not with a time dimension.',
      example: 'previous',
    }),
    meta: z
      .literal('previous')
      .optional()
      .meta({ description: 'What rows were compared with, where they were.', examples: ['previous'] }),
    byPrompt: true,
    ofRangeBefore: true,
    needs: { answers: ['prompt'], mentions: ['prompt'] },
    notBy: ({ kind }) => kind === 'time',
  },
  kinds: {
    parameter: askedBy('true adds linked and listed: how many of the citations are of either kind.'),
    meta: asked('linked and listed', z.literal(true)),
    measures: { citations: { linked: countOf("kind = 'linked'"), listed: countOf("kind = 'listed'") } },
    needs: { citations: ['kind'] },
  },
} as const satisfies Record<string, Addition>;

export type AdditionName = keyof typeof ADDITIONS;

/** The additions that are asked for, each with what its parameter says. */
export type Added = Readonly<Partial<Record<AdditionName, boolean | string>>>;

/** The entries of the additions that are asked for. */
export const additionEntries = (added: Added): readonly Addition[] =>
  (Object.keys(added) as AdditionName[]).map((name) => ADDITIONS[name]);
