import { callerOf } from '../http/caller.ts';
import { limitDatabaseTime, shedOverload } from '../http/limits/overload.ts';
import { Problem } from '../http/problems.ts';
import { checkRequests } from '../http/requests/validation.ts';
import { methodNotAllowed, notFound } from '../http/responses/errors.ts';
import { readyThread } from '../lists/document-threads.ts';
import { serveApi } from '../routes/api.ts';
import type { App, SharedDependencies } from '../routes/dependencies.ts';
import { reportRoutes } from '../routes/reports.ts';
import { sharedSignalRoutes } from '../routes/signals.ts';
import { admit } from './access.ts';
import { sessionBrandRoutes } from './brand-routes.ts';
import { csvPlaces, csvRoutes } from './csv-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { importRoutes } from './import-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { promptRoutes } from './prompt-routes.ts';
import { runRoutes } from './run-routes.ts';
import { requireSameOrigin } from './same-origin.ts';
import { sessionRoutes } from './session-routes.ts';
import { openShare, shareRoutes } from './share-routes.ts';
import { siteRoutes } from './site-routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { userJobRoutes } from './user-job-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** Routes that are the dashboard's own, one file per thing and one line here. */
const ROUTES: readonly ((app: App, dependencies: SharedDependencies) => Promise<void>)[] = [
  sessionRoutes,
  memberRoutes,
  keyRoutes,
  sessionBrandRoutes,
  runRoutes,
  promptRoutes,
  documentRoutes,
  shareRoutes,
  siteRoutes,
  importRoutes,
  userJobRoutes,
  webhookRoutes,
  mailRoutes,
];

/** Leaves what is added to an app out of the OpenAPI document. */
function hideRoutes(app: App): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
}

/** Role required in place of a key with write permission. */
const WRITER = 'manager';

/** Adds routes below a prefix. */
type AddRoutes = (app: App, dependencies: SharedDependencies) => Promise<void>;

/** Serves the API's routes of a brand to people who are signed in and may see it. */
async function serveBrand(app: App, dependencies: SharedDependencies, addRoutes?: AddRoutes): Promise<void> {
  const { postgres, publicUrl } = dependencies;
  hideRoutes(app);
  await serveApi(
    app,
    dependencies,
    async (request) => {
      requireSameOrigin(request, publicUrl);
      const writes = request.routeOptions.config.permission === 'read-and-write';
      await admit(postgres, request, writes ? WRITER : 'member', publicUrl);
      return callerOf(request);
    },
    addRoutes,
  );
}

/** Serves the reports of a shared page to holders of its link. */
async function serveShare(app: App, dependencies: SharedDependencies, addRoutes: AddRoutes): Promise<void> {
  hideRoutes(app);
  await serveApi(app, dependencies, (request) => openShare(dependencies.postgres, request), addRoutes);
}

async function serveOwn(app: App, dependencies: SharedDependencies): Promise<void> {
  const { postgres, publicUrl } = dependencies;
  hideRoutes(app);
  limitDatabaseTime(app, dependencies.overload);
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw new Problem('not_found');
    requireSameOrigin(request, publicUrl);
    const { needs = 'session' } = request.routeOptions.config;
    if (needs !== 'nothing') await admit(postgres, request, needs, publicUrl);
  });
  shedOverload(app, dependencies.overload);
  checkRequests(app, postgres);
  app.setNotFoundHandler(notFound);
  const addMissingMethods = methodNotAllowed(app);
  for (const add of ROUTES) await add(app, dependencies);
  addMissingMethods();
}

/** Serves what the dashboard's pages talk to, below /app (docs/dashboard.md). */
export async function serveDashboard(app: App, dependencies: SharedDependencies): Promise<void> {
  app.decorateRequest('person', null);
  app.decorateRequest('role', null);
  await app.register((own) => serveOwn(own, dependencies), { prefix: '/app' });
  await app.register(async (links) => {
    hideRoutes(links);
    await unsubscribeRoutes(links, dependencies);
  });
  await app.register(
    async (brand) => {
      brand.addHook('onResponse', async ({ routeOptions }) => {
        if (routeOptions.url?.endsWith('/answers')) readyThread();
      });
      await serveBrand(brand, dependencies);
    },
    { prefix: '/app/brands/:brandId/v1' },
  );
  const sharedRoutes: AddRoutes = async (share, stores) => {
    await reportRoutes(share, stores);
    await sharedSignalRoutes(share, stores);
  };
  await app.register((share) => serveShare(share, dependencies, sharedRoutes), {
    prefix: '/app/shared/:token/v1',
  });
  const takePlace = csvPlaces();
  await app.register(
    (brand) => serveBrand(brand, dependencies, (one, stores) => csvRoutes(one, stores, takePlace)),
    { prefix: '/app/brands/:brandId/csv' },
  );
  await app.register(
    (share) => serveShare(share, dependencies, (one, stores) => csvRoutes(one, stores, takePlace, [])),
    { prefix: '/app/shared/:token/csv' },
  );
}
