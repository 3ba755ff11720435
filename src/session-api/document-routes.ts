import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { abortOfClient } from '../http/responses/client-abort.ts';
import { readDocument } from '../lists/answer-document.ts';
import { readExplanation } from '../lists/answer-explanation.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

const answerId = z.object({ answerId: z.uuid() });

/** The text of an answer as pages show it, laid out, with its brands marked; and how it is read, for who keeps its brands. */
export async function documentRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  app.get<{ Params: z.output<typeof answerId> }>(
    '/brands/:brandId/answers/:answerId/document',
    { config: { needs: 'member' }, schema: { params: answerId } },
    async (request, reply) => {
      const signal = abortOfClient(reply);
      const document = await readDocument(dependencies, callerOf(request), request.params.answerId, signal);
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
  app.get<{ Params: z.output<typeof answerId> }>(
    '/brands/:brandId/answers/:answerId/explanation',
    { config: { needs: 'manager' }, schema: { params: answerId } },
    async (request, reply) => {
      const signal = abortOfClient(reply);
      const text = await readExplanation(dependencies, callerOf(request), request.params.answerId, signal);
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
