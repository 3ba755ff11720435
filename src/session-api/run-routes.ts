import { readRunStatus } from '../collector/run-status.ts';
import { callerOf } from '../http/caller.ts';
import { readLastAnswers } from '../reports/last-answers.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

/** What the daily run did, when it comes again, and how new the answers to each prompt are. */
export async function runRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { postgres, dailyRun } = dependencies;

  app.get('/brands/:brandId/run', { config: { needs: 'member' } }, (request) =>
    readRunStatus(postgres, callerOf(request), dailyRun),
  );

  app.get('/brands/:brandId/last-answers', { config: { needs: 'member' } }, async (request) => ({
    data: await readLastAnswers(dependencies, callerOf(request)),
  }));
}
