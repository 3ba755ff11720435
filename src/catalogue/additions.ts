import { z } from 'zod';
import { quote } from '../shared/faults.ts';
import { boolean, type ParsedParameter, parameter } from '../shared/parameters.ts';
import { rangeFault, readRange } from '../shared/ranges.ts';
import { countOf } from './measures.ts';
import type { Dimension, Fact, Measure, TableKey } from './types.ts';

/**
 * Columns that a report adds to its rows where a parameter requests them. The parameter, the OpenAPI
 * document, `meta`, the columns a table needs and the extra measures come from this entry; the columns come
 * from the reports that take it.
 */
export interface Addition {
  /** Schema of the parameter, with its OpenAPI description. */
  readonly parameter: z.ZodType<boolean | string>;
  /** Schema of its value in `meta`. */
  readonly meta: z.ZodType;
  /** Measures that it needs beyond those that every table of the fact holds. */
  readonly measures?: Readonly<Partial<Record<Fact, Readonly<Record<string, Measure>>>>>;
  /** True where its columns are computed from the figures of each prompt of a group. */
  readonly byPrompt?: boolean;
  /** True where the figures of the previous range are needed as well. */
  readonly ofRangeBefore?: boolean;
  /** Dimensions that exclude it. */
  readonly notBy?: (dimension: Dimension) => boolean;
  /** Keys that a table of the fact must have for it. */
  readonly needs?: Readonly<Partial<Record<Fact, readonly TableKey[]>>>;
}

/** Parameter that requests columns by `true`. */
const askedBy = (description: string) => boolean(description, { default: false }).prefault('false');

const asked = (columns: string, schema: z.ZodType) =>
  schema.optional().meta({ description: `Present where ${columns} were requested.`, examples: [true] });

/** Reads the range that figures are compared with. */
const readCompared: ParsedParameter<string> = (text) => {
  if (text === 'previous') return { value: text };
  const range = readRange(text);
  if (range === null) {
    return {
      fault: `must be previous, or two dates such as 2026-09-01..2026-09-30, not ${quote(text)}`,
    };
  }
  const fault = rangeFault({ start_date: range.start, end_date: range.end });
  return fault === null ? { value: text } : { fault: `${fault.replace('end_date', 'its end')}` };
};

export const ADDITIONS = {
  labels: {
    parameter: askedBy('true adds prompt_text after prompt, in reports by prompt.'),
    meta: asked('prompt_text', z.literal(true)),
  },
  intervals: {
    parameter: askedBy(
      'true adds 95 % intervals of visibility and share_of_voice for questions like these: in 95 of 100 such samples the interval from _low to _high contains the figure over all such questions. It says nothing about other kinds of questions, or about how the engines will answer tomorrow. Not with the dimension prompt.',
    ),
    meta: asked('intervals', z.literal(true)),
    byPrompt: true,
    needs: { answers: ['prompt'], mentions: ['prompt'] },
    notBy: ({ name }) => name === 'prompt',
  },
  compare: {
    parameter: parameter(readCompared, {
      pattern: '^(previous|\\d{4}-\\d{2}-\\d{2}\\.\\.\\d{4}-\\d{2}-\\d{2})$',
      description:
        'previous adds the same figures of the previous range (of the same length, ending the day before start_date), the change, and its 95 % interval: visibility_changed is true where the change exceeds chance. Two dates such as 2026-09-01..2026-09-30 take that range in its place, both inclusive, at most 90 days, ending before start_date. It does not explain the change, and false does not prove that nothing changed: there may be too few questions to see it. Not with a time dimension.',
      example: 'previous',
    }),
    meta: z
      .string()
      .optional()
      .meta({
        description: 'Range that rows were compared with, if any: previous, or two dates.',
        examples: ['previous'],
      }),
    byPrompt: true,
    ofRangeBefore: true,
    needs: { answers: ['prompt'], mentions: ['prompt'] },
    notBy: ({ kind }) => kind === 'time',
  },
  kinds: {
    parameter: askedBy('true adds linked and listed: the number of citations of each kind.'),
    meta: asked('linked and listed', z.literal(true)),
    measures: { citations: { linked: countOf("kind = 'linked'"), listed: countOf("kind = 'listed'") } },
    needs: { citations: ['kind'] },
  },
  sites: {
    parameter: askedBy(
      'true adds site_type, site_owner_id and site_owner_name: the kind of site, and the brand or competitor it belongs to. Not with the dimension content_type.',
    ),
    meta: asked('the kind and the owner of sites', z.literal(true)),
    notBy: ({ name }) => name === 'content_type',
  },
} as const satisfies Record<string, Addition>;

export type AdditionName = keyof typeof ADDITIONS;

/** Requested additions, each with the value of its parameter. */
export type Added = Readonly<Partial<Record<AdditionName, boolean | string>>>;

/** Entries of the requested additions. */
export const additionEntries = (added: Added): readonly Addition[] =>
  (Object.keys(added) as AdditionName[]).map((name) => ADDITIONS[name]);
