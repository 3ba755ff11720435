import { brandRoutes } from './brand.ts';
import { changeRoutes } from './changes.ts';
import { competitorRoutes } from './competitors.ts';
import type { App, SharedDependencies } from './dependencies.ts';
import { eventRoutes } from './events.ts';
import { promptRoutes } from './prompts.ts';
import { promptsBulkRoutes } from './prompts-bulk.ts';
import { recordRoutes } from './records.ts';
import { reportRoutes } from './reports.ts';
import { signalRoutes } from './signals.ts';
import { usageRoutes } from './usage.ts';

/** Every route under /v1, one file per resource and one line here. */
const ROUTES: readonly ((app: App, dependencies: SharedDependencies) => Promise<void>)[] = [
  brandRoutes,
  promptRoutes,
  promptsBulkRoutes,
  competitorRoutes,
  recordRoutes,
  changeRoutes,
  reportRoutes,
  usageRoutes,
  eventRoutes,
  signalRoutes,
];

export async function routes(app: App, dependencies: SharedDependencies): Promise<void> {
  for (const add of ROUTES) await add(app, dependencies);
}
