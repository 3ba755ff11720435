import { readRunStatus } from '../collector/run-status.ts';
import { callerOf } from '../http/caller.ts';
import type { App, AppDependencies } from '../routes/dependencies.ts';

/** What the daily run did, and when it comes again. */
export async function runRoutes(app: App, { postgres, dailyRun }: AppDependencies): Promise<void> {
  app.get('/brands/:brandId/run', { config: { needs: 'member' } }, (request) =>
    readRunStatus(postgres, callerOf(request), dailyRun),
  );
}
