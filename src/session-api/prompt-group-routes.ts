import { callerOf } from '../http/caller.ts';
import { readPromptGroups } from '../prompts/groups.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

/** Route for what the filter bar offers: the topics, tags and languages of prompts. */
export async function promptGroupRoutes(app: App, { postgres }: AppDependencies): Promise<void> {
  app.get('/brands/:brandId/prompt-groups', { config: { needs: 'member' } }, (request) =>
    readPromptGroups(postgres, callerOf(request)),
  );
}
