import { callerOf } from '../http/caller.ts';
import { readPromptGroups } from '../prompts/groups.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';
import { answerNewPrompts, MAX_BODY_BYTES, newPromptsSchema } from '../routes/prompts-bulk.ts';

/** Routes for prompts beside those of /v1. */
export async function promptRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  // Topics, tags and languages that the filter bar offers.
  app.get('/brands/:brandId/prompt-groups', { config: { needs: 'member' } }, (request) =>
    readPromptGroups(postgres, callerOf(request)),
  );

  // Prompts that the plan has no places for are created paused.
  app.post<{ Body: { prompts: unknown[] } }>(
    '/brands/:brandId/paused-prompts',
    { bodyLimit: MAX_BODY_BYTES, config: { needs: 'manager' }, schema: { body: newPromptsSchema } },
    (request) =>
      answerNewPrompts(postgres, callerOf(request), request.body.prompts, {
        dryRun: false,
        status: 'paused',
      }),
  );
}
