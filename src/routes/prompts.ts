import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { changePrompt } from '../prompts/change.ts';
import { createPrompt } from '../prompts/create-prompts.ts';
import {
  type NewPrompt,
  newPromptSchema,
  PROMPT_STATUSES,
  type PromptChange,
  promptChangeSchema,
  promptSchema,
} from '../prompts/prompt.ts';
import { listPrompts, type PromptListQuery, readPrompt } from '../prompts/read.ts';
import { listOf, listSchema, pageParameters } from '../shared/page.ts';
import { commaList, oneOf } from '../shared/parameters.ts';
import type { App, AppDependencies } from './dependencies.ts';
import { updatedSince } from './updated-since.ts';

const DEFAULT_STATUSES = 'active,paused';

/** The query parameters of the list, whose pages have `most` rows at the most. */
export const promptListParameters = (most = 200) =>
  z.strictObject({
    status: commaList(oneOf(PROMPT_STATUSES), {
      description: `Comma list of ${PROMPT_STATUSES.join(', ')}.`,
      default: DEFAULT_STATUSES,
      example: 'archived',
    }).prefault(DEFAULT_STATUSES),
    updated_since: updatedSince,
    ...pageParameters(most),
  });

const noQuery = z.strictObject({});
const promptId = z.object({
  prompt_id: z
    .uuid()
    .meta({ description: "The prompt's id.", example: '0192d3f4-5a6b-4c8d-9e0f-1a2b3c4d5e6f' }),
});
const promptList = listSchema('PromptList', promptSchema);

interface ById {
  Params: { prompt_id: string };
}

export async function promptRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.get<{ Querystring: PromptListQuery }>(
    '/prompts',
    {
      schema: {
        tags: ['Prompts'],
        operationId: 'listPrompts',
        summary: "A page of the brand's prompts, oldest first",
        querystring: promptListParameters(),
        response: { 200: promptList },
      },
    },
    async (request) => listOf(await listPrompts(postgres, callerOf(request), request.query), request.query),
  );

  app.get<ById>(
    '/prompts/:prompt_id',
    {
      schema: {
        tags: ['Prompts'],
        operationId: 'getPrompt',
        summary: 'One prompt, in any status',
        params: promptId,
        querystring: noQuery,
        response: { 200: promptSchema },
      },
    },
    async (request) => readPrompt(postgres, callerOf(request), request.params.prompt_id),
  );

  app.post<{ Body: NewPrompt }>(
    '/prompts',
    {
      config: {
        permission: 'read-and-write',
        problems: ['prompt_limit_exceeded', 'prompt_already_exists'],
      },
      schema: {
        tags: ['Prompts'],
        operationId: 'createPrompt',
        summary: 'Adds an active prompt, asked from the next daily run on',
        querystring: noQuery,
        body: newPromptSchema,
        response: { 201: promptSchema },
      },
    },
    async (request, reply) => {
      const prompt = await createPrompt(postgres, callerOf(request), request.body);
      return reply.code(201).header('location', `/v1/prompts/${prompt.id}`).send(prompt);
    },
  );

  app.patch<ById & { Body: PromptChange }>(
    '/prompts/:prompt_id',
    {
      config: {
        permission: 'read-and-write',
        problems: ['prompt_limit_exceeded', 'status_transition_invalid'],
      },
      schema: {
        tags: ['Prompts'],
        operationId: 'changePrompt',
        summary: "Changes a prompt's status, countries, topic and tags",
        params: promptId,
        querystring: noQuery,
        body: promptChangeSchema,
        response: { 200: promptSchema },
      },
    },
    async (request) => changePrompt(postgres, callerOf(request), request.params.prompt_id, request.body),
  );
}
