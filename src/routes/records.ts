import { z } from 'zod';
import { LISTS, type ListDefinition } from '../catalogue/lists.ts';
import { callerOf } from '../http/caller.ts';
import { loadAnswer } from '../lists/answer.ts';
import { answerList } from '../lists/answer-list.ts';
import { type ListRequest, listParameters } from '../lists/list-parameters.ts';
import { fullAnswerSchema, ROW_SCHEMAS } from '../lists/list-schemas.ts';
import { listSchema } from '../shared/page.ts';
import { capitalised } from '../shared/text.ts';
import type { App, AppDependencies } from './dependencies.ts';
import { respondWithRows } from './respond-with-rows.ts';

const answerId = z.object({
  answer_id: z
    .uuid()
    .meta({ description: "The answer's id.", example: '7d1f8f3e-1c6b-4b1e-9d8a-2f4f5a6b7c8d' }),
});

function addList(app: App, stores: AppDependencies, list: ListDefinition): void {
  const title = capitalised(list.name);
  const body = listSchema(`${title.replace(/s$/, '')}List`, ROW_SCHEMAS[list.name]);
  app.get<{ Querystring: ListRequest }>(
    `/${list.name}`,
    {
      config: { problems: ['not_acceptable'], revised: true },
      schema: {
        tags: ['Answers'],
        operationId: `list${title}`,
        summary: list.summary,
        querystring: listParameters(list),
        response: { 200: body },
      },
    },
    (request, reply) =>
      respondWithRows(request, reply, request.query.output, (caller, options) =>
        answerList(stores, caller, list, request.query, options),
      ),
  );
}

/** The lists of answers, mentions and citations, and the single answer. */
export async function recordRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  for (const list of Object.values(LISTS)) addList(app, dependencies, list);

  app.get<{ Params: { answer_id: string } }>(
    '/answers/:answer_id',
    {
      config: { revised: true },
      schema: {
        tags: ['Answers'],
        operationId: 'getAnswer',
        summary: 'One answer with its mentions and citations, of a prompt in any status',
        params: answerId,
        querystring: z.strictObject({}),
        response: { 200: fullAnswerSchema },
      },
    },
    async (request) => loadAnswer(dependencies.clickhouse, callerOf(request), request.params.answer_id),
  );
}
