import { readRunStatus } from '../collector/run-status.ts';
import { callerOf } from '../http/caller.ts';
import { readLastAnswers } from '../reports/last-answers.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

/** Routes for the state of the daily run, and for the age of the newest answers per prompt. */
export async function runRoutes(app: App, dependencies: AppDependencies): Promise<void> {
  const { postgres, dailyRun } = dependencies;

  // Environment variables are for operators, of whom owners may be one.
  app.get('/brands/:brandId/run', { config: { needs: 'member' } }, async (request) => {
    const { engines, ...status } = await readRunStatus(postgres, callerOf(request), dailyRun);
    const isOwner = request.role === 'owner';
    return { ...status, engines: engines.map((one) => (isOwner ? one : { ...one, setting: null })) };
  });

  app.get('/brands/:brandId/last-answers', { config: { needs: 'member' } }, async (request) => ({
    data: await readLastAnswers(dependencies, callerOf(request)),
  }));
}
