import type { App, AppDependencies } from '../app.ts';
import { brandRoutes } from './brand.ts';
import { reportRoutes } from './reports.ts';

/** Every route under /v1, one file per resource. */
export async function routes(app: App, dependencies: AppDependencies): Promise<void> {
  for (const add of [brandRoutes, reportRoutes]) await add(app, dependencies);
}
