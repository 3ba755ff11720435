import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { readPart } from '../http/requests/validation.ts';
import type { Caller } from '../keys/caller.ts';
import { monthlyCost } from '../plans/monthly-cost.ts';
import {
  type BulkOptions,
  type BulkOutcome,
  changeManyPrompts,
  createManyPrompts,
  MAX_BULK,
} from '../prompts/bulk.ts';
import { newPromptSchema, PROMPT_STATUSES, promptSchema } from '../prompts/prompt.ts';
import { contradicted, tagsField, topicField } from '../prompts/topics.ts';
import { quote } from '../shared/faults.ts';
import { boolean } from '../shared/parameters.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { App, AppDependencies } from './dependencies.ts';

/** Of a body: 500 prompts with texts, topics and tags of 2,100 characters, which take four bytes each at the most. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** The query parameters of both. */
export const bulkQuery = z.strictObject({
  dry_run: boolean('true tells what would happen and what it would cost a month, and changes nothing.', {
    default: false,
  }).prefault('false'),
});

type BulkQuery = z.output<typeof bulkQuery>;

const EXAMPLE_TEXTS = ['Which help desk suits a school?', 'Which help desk is cheapest?'];

/** A body of POST /v1/prompts as OpenAPI describes it; each is read by itself, so that one tells nothing of the others. */
function promptBodySchema(): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(newPromptSchema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return schema;
}

/** The body of POST /v1/prompts/bulk. */
export const newPromptsSchema = z
  .strictObject({
    prompts: z
      .array(z.unknown(), { error: 'must be an array of prompts' })
      .min(1, 'must hold at least one prompt')
      .max(MAX_BULK, `must hold at most ${MAX_BULK} prompts`)
      .meta({
        type: 'array',
        minItems: 1,
        maxItems: MAX_BULK,
        items: promptBodySchema(),
        description: `1 to ${MAX_BULK} bodies of POST /v1/prompts. What is wrong with one is told beside the others.`,
      }),
  })
  .meta({
    examples: [
      {
        prompts: EXAMPLE_TEXTS.map((text) => ({
          text,
          countries: ['US'],
          intent: 'comparison',
          topic: 'Help desks',
          tags: ['schools'],
        })),
      },
    ],
  });

const faultSchema = z.object({
  parameter: z
    .string()
    .meta({ description: 'The path of the field in this prompt.', examples: ['countries.1'] }),
  message: z.string().meta({
    description: 'What is wrong with it, and what is allowed.',
    examples: ['must not be empty: 1 to 1000 characters are allowed'],
  }),
});

const monthly = {
  monthly_questions: z
    .int()
    .optional()
    .meta({
      description:
        'Of a dry run: questions that it adds to the next month, over all engines; below 0 where they become fewer.',
      examples: [155],
    }),
  monthly_cost: z
    .number()
    .nullable()
    .optional()
    .meta({
      description: 'Of a dry run: US dollars for these; null where a price is not known.',
      examples: [3.41],
    }),
};

const count = (description: string) => z.int().min(0).describe(description);

const [examplePrompt] = [promptSchema.meta()?.examples].flat();

const createdSchema = z
  .object({
    data: z
      .array(
        z.object({
          index: z.int().min(0).describe('Place of the prompt in the request, from 0.'),
          status: z
            .union([z.literal(201), z.literal(409), z.literal(400)])
            .describe('201 created, 409 there already, 400 not valid.'),
          prompt: promptSchema.optional().describe('The prompt that was created; left out in a dry run.'),
          prompt_id: z
            .uuid()
            .optional()
            .meta({
              description: 'The prompt with this text; left out where it is an earlier one of a dry run.',
              examples: ['0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f'],
            }),
          errors: z.array(faultSchema).optional().describe('Every fault of a prompt that is not valid.'),
        }),
      )
      .describe('What became of each prompt, in the order of the request.'),
    meta: z
      .object({
        created: count('Prompts that were created.'),
        existing: count('Prompts that were there already.'),
        rejected: count('Prompts that are not valid.'),
        ...monthly,
      })
      .describe('How many of each there are.'),
  })
  .meta({
    id: 'CreatedPrompts',
    description: 'What became of many prompts.',
    examples: [
      {
        data: [{ index: 0, status: 201, prompt: examplePrompt }],
        meta: { created: 1, existing: 0, rejected: 0 },
      },
    ],
  });

/** The body of PATCH /v1/prompts/bulk. */
export const manyPromptsChangeSchema = z
  .strictObject({
    ids: z
      .array(z.uuid('must be a UUID').toLowerCase(), { error: 'must be an array of prompt ids' })
      .min(1, 'must name at least one prompt')
      .max(MAX_BULK, `must name at most ${MAX_BULK} prompts`)
      .meta({ description: `1 to ${MAX_BULK} ids of prompts; repeats count once.` }),
    status: z
      .enum(PROMPT_STATUSES, { error: `must be one of ${PROMPT_STATUSES.join(', ')}` })
      .optional()
      .meta({ description: 'As in PATCH /v1/prompts/{prompt_id}.' }),
    topic: topicField('Replaces the topic; null removes it.').optional(),
    add_tags: tagsField('Tags that every prompt has then.').optional(),
    remove_tags: tagsField(
      'Tags that no prompt has then, compared without regard to letter case.',
    ).optional(),
  })
  .superRefine((change, context) => {
    for (const tag of contradicted(change)) {
      const message = `must not name ${quote(tag)}, which add_tags names, too`;
      context.addIssue({ code: 'custom', path: ['remove_tags'], message });
    }
  })
  .meta({
    examples: [
      {
        ids: ['0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f'],
        status: 'active',
        topic: 'Project management',
        add_tags: ['Q4 launch'],
        remove_tags: ['draft'],
      },
    ],
  });

type ManyPromptsChange = z.output<typeof manyPromptsChangeSchema>;

const changedSchema = z
  .object({
    data: z.array(promptSchema).describe('The prompts as they are then, in the order of the ids.'),
    meta: z
      .object({
        changed: count('Prompts that changed.'),
        unchanged: count('Prompts that were so already.'),
        ...monthly,
      })
      .describe('How many of each there are.'),
  })
  .meta({
    id: 'ChangedPrompts',
    description: 'Prompts that were changed together.',
    examples: [{ data: [examplePrompt], meta: { changed: 1, unchanged: 0 } }],
  });

const itemOf = (outcome: BulkOutcome) =>
  outcome.status === 'created'
    ? { status: 201, ...(outcome.prompt ? { prompt: outcome.prompt } : {}) }
    : { status: 409, ...(outcome.id === undefined ? {} : { prompt_id: outcome.id }) };

/**
 * Creates the prompts of a request that are valid and new, and tells what became of each.
 * @throws Refusal `prompt_limit_exceeded`; nothing is created then.
 */
export async function answerNewPrompts(
  postgres: Postgres,
  caller: Caller,
  prompts: readonly unknown[],
  options: BulkOptions,
) {
  const read = prompts.map((prompt) => readPart(newPromptSchema, prompt));
  const valid = read.flatMap((one) => ('value' in one ? [one.value] : []));
  const { outcomes, added } = await createManyPrompts(postgres, caller, valid, options);
  const open = outcomes.values();
  const data = read.map((one, index) => {
    if ('errors' in one) return { index, status: 400, errors: one.errors };
    return { index, ...itemOf(open.next().value as BulkOutcome) };
  });
  const having = (status: number) => data.filter((one) => one.status === status).length;
  return {
    data,
    meta: {
      ...{ created: having(201), existing: having(409), rejected: having(400) },
      ...(options.dryRun ? await monthlyCost(postgres, caller, added) : {}),
    },
  };
}

/**
 * Changes the prompts of a request: all of them, or none.
 * @throws Refusal `unknown_prompt`, `prompt_limit_exceeded`, `status_transition_invalid`.
 */
export async function answerPromptChanges(
  postgres: Postgres,
  caller: Caller,
  { ids, ...change }: ManyPromptsChange,
  dryRun: boolean,
) {
  const { outcomes, added } = await changeManyPrompts(postgres, caller, [...new Set(ids)], change, {
    dryRun,
  });
  const changed = outcomes.filter(({ isChanged }) => isChanged).length;
  return {
    data: outcomes.map(({ prompt }) => prompt),
    meta: {
      ...{ changed, unchanged: outcomes.length - changed },
      ...(dryRun ? await monthlyCost(postgres, caller, added) : {}),
    },
  };
}

/** Many prompts in one request. */
export async function promptsBulkRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.post<{ Querystring: BulkQuery; Body: { prompts: unknown[] } }>(
    '/prompts/bulk',
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { permission: 'read-and-write', problems: ['prompt_limit_exceeded'] },
      schema: {
        tags: ['Prompts'],
        operationId: 'createPrompts',
        summary: 'Adds many active prompts',
        description:
          "Those that are valid and new are created together, or none of them where they would pass the plan's prompt limit.",
        querystring: bulkQuery,
        body: newPromptsSchema,
        response: { 200: createdSchema },
      },
    },
    async (request) =>
      answerNewPrompts(postgres, callerOf(request), request.body.prompts, { dryRun: request.query.dry_run }),
  );

  app.patch<{ Querystring: BulkQuery; Body: ManyPromptsChange }>(
    '/prompts/bulk',
    {
      config: {
        permission: 'read-and-write',
        problems: ['unknown_prompt', 'prompt_limit_exceeded', 'status_transition_invalid'],
      },
      schema: {
        tags: ['Prompts'],
        operationId: 'changePrompts',
        summary: 'Changes many prompts: all of them, or none',
        querystring: bulkQuery,
        body: manyPromptsChangeSchema,
        response: { 200: changedSchema },
      },
    },
    async (request) => answerPromptChanges(postgres, callerOf(request), request.body, request.query.dry_run),
  );
}
