import { readRunStatus } from '../collector/run-status.ts';
import { callerOf } from '../http/caller.ts';
import { readLastAnswers } from '../reports/last-answers.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

/** Routes for the state of the daily run, and for the age of the newest answers per prompt. */
export async function runRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { postgres, dailyRun } = dependencies;

  app.get('/brands/:brandId/run', { config: { needs: 'member' } }, (request) =>
    readRunStatus(postgres, callerOf(request), dailyRun),
  );

  app.get('/brands/:brandId/last-answers', { config: { needs: 'member' } }, async (request) => ({
    data: await readLastAnswers(dependencies, callerOf(request)),
  }));
}
