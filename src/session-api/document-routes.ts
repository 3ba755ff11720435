import { z } from 'zod';
import { callerOf } from '../http/caller.ts';
import { abortOfClient } from '../http/client-abort.ts';
import { readDocument } from '../lists/answer-document.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

const answerId = z.object({ answerId: z.uuid() });

/** The text of an answer as pages show it: laid out, with its brands marked. */
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
}
