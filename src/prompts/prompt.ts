import { z } from 'zod';
import { normalizeCountry } from '../shared/countries.ts';
import { quote } from '../shared/faults.ts';
import { FIXED_FIELDS } from '../shared/fixed-fields.ts';
import { textField } from '../shared/text.ts';
import { INTENTS } from './intents.ts';
import { MAX_TAG, MAX_TAGS, MAX_TOPIC, type TagsChange, tagsField, topicField } from './topics.ts';

export const PROMPT_STATUSES = ['active', 'paused', 'archived'] as const;

export type PromptStatus = (typeof PROMPT_STATUSES)[number];

const MAX_TEXT = 1000;
const MAX_COUNTRIES = 50;

const EXAMPLE = {
  id: '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f',
  text: 'What is the best project management tool for small teams?',
  status: 'active',
  paused_reason: null,
  countries: ['US', 'DE'],
  intent: 'comparison',
  language: null,
  topic: 'Project management',
  tags: ['small teams', 'Q4 launch'],
  created_at: '2026-11-02T09:30:00.000Z',
  updated_at: '2026-11-02T09:30:00.000Z',
} as const;

/** A prompt as the API shows it. */
export const promptSchema = z
  .object({
    id: z.uuid().describe('The prompt.'),
    text: z.string().describe('The question.'),
    status: z
      .enum(PROMPT_STATUSES)
      .describe(
        'active: asked every day. paused: not asked. archived: not asked, and its answers are left out.',
      ),
    paused_reason: z
      .string()
      .nullable()
      .meta({
        description:
          '`user` when paused through the API, null otherwise, also for a paused prompt that an import created.',
        examples: ['user'],
      }),
    countries: z
      .array(z.string())
      .min(1)
      .max(MAX_COUNTRIES)
      .describe('ISO 3166-1 alpha-2 codes of the countries it is asked in, in the order given.'),
    intent: z.enum(INTENTS).describe('Intent of the question.'),
    language: z
      .string()
      .nullable()
      .meta({
        description: 'ISO 639-1 code, filled in by the daily run; null on a new prompt.',
        examples: ['en'],
      }),
    topic: z
      .string()
      .max(MAX_TOPIC)
      .nullable()
      .meta({ description: 'Topic by which reports group it; null for none.', examples: ['Pricing'] }),
    tags: z
      .array(z.string().max(MAX_TAG))
      .max(MAX_TAGS)
      .meta({ description: 'Tags by which answers are filtered.', examples: [['launch']] }),
    created_at: z.iso.datetime().describe('Time of creation.'),
    updated_at: z.iso.datetime().describe('Time of the last change of its status, countries, topic or tags.'),
  })
  .meta({
    id: 'Prompt',
    description: 'A question that the service asks AI engines every day.',
    examples: [EXAMPLE],
  });

export type Prompt = z.output<typeof promptSchema>;

/** Country of an item of `countries`, or its fault. */
function readCountry(item: unknown): { value: string } | { fault: string } {
  if (typeof item !== 'string') return { fault: 'must be a text' };
  const value = normalizeCountry(item);
  return value === null
    ? { fault: `must be an assigned ISO 3166-1 alpha-2 country code, not ${quote(item)}` }
    : { value };
}

const countries = z
  .array(z.unknown(), { error: 'must be an array of country codes' })
  .transform((items, context): readonly string[] => {
    const read = items.map(readCountry);
    for (const [index, item] of read.entries()) {
      if ('fault' in item) context.addIssue({ code: 'custom', path: [index], message: item.fault });
    }
    const codes = [...new Set(read.flatMap((item) => ('value' in item ? [item.value] : [])))];
    if (items.length === 0) {
      context.addIssue({ code: 'custom', message: 'must name at least one country' });
    }
    if (codes.length > MAX_COUNTRIES) {
      context.addIssue({ code: 'custom', message: `must name at most ${MAX_COUNTRIES} countries` });
    }
    return codes;
  });

const described = (description: string) => ({
  type: 'array',
  items: { type: 'string', minLength: 2, maxLength: 2 },
  minItems: 1,
  description: `${description} ISO 3166-1 alpha-2 codes in any letter case, at most ${MAX_COUNTRIES}; repeats count once.`,
});

/** The body of POST /v1/prompts. */
export const newPromptSchema = z
  .strictObject({
    text: textField(
      MAX_TEXT,
      'The question, 1 to 1000 characters after trimming and Unicode NFC, none of them NUL. Cannot be changed later.',
    ),
    countries: countries
      .meta(described("Countries in which it is asked; default the brand's primary country."))
      .optional(),
    intent: z
      .enum(INTENTS, { error: `must be one of ${INTENTS.join(', ')}` })
      .optional()
      .meta({ description: 'Classified from the text when omitted. Cannot be changed later.' }),
    topic: topicField('Topic by which reports group it; default none.').optional(),
    tags: tagsField('Tags by which answers are filtered; default none.').optional(),
  })
  .meta({
    examples: [
      {
        text: EXAMPLE.text,
        countries: ['US', 'DE'],
        intent: EXAMPLE.intent,
        topic: EXAMPLE.topic,
        tags: EXAMPLE.tags,
      },
    ],
  });

export type NewPrompt = z.output<typeof newPromptSchema>;

/** The body of PATCH /v1/prompts/{prompt_id}: only what is sent changes. */
export const promptChangeSchema = z
  .strictObject({
    status: z
      .enum(PROMPT_STATUSES, { error: `must be one of ${PROMPT_STATUSES.join(', ')}` })
      .optional()
      .meta({
        description:
          'active: asked from the next daily run on. paused: no longer asked. archived: no longer asked, and its answers no longer count.',
      }),
    countries: countries.meta(described('Replaces the countries.')).optional(),
    topic: topicField('Replaces the topic; null removes it.').optional(),
    tags: tagsField('Replaces the tags; [] removes all.').optional(),
  })
  .meta({
    examples: [{ status: 'active', countries: ['US', 'DE'], topic: EXAMPLE.topic, tags: EXAMPLE.tags }],
  })
  .register(FIXED_FIELDS, { names: Object.keys(promptSchema.shape) });

/** Change of one prompt, or what many of them have in common. */
export type PromptChange = z.output<typeof promptChangeSchema> & TagsChange;

/** A row of the columns of a prompt. */
export const PromptRow = z.object({
  ...promptSchema.shape,
  // A uuid of any version, as Postgres has them.
  id: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type PromptRow = z.output<typeof PromptRow>;

export const PROMPT_COLUMNS = Object.keys(PromptRow.shape).join(', ');

export const promptOf = ({ created_at, updated_at, ...row }: PromptRow): Prompt => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
