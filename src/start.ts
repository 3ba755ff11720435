import { Registry } from 'prom-client';
import { laterProgress } from './commands/progress.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import { DEMO_ANSWERS, DEMO_OWNER } from './demo/seed.ts';
import { unlessFull } from './embedded-stores/data-dir.ts';
import { upgrade } from './ingest/reprocess/upgrade.ts';
import { findAccount } from './people/accounts.ts';
import { linkTo, renewSignIn } from './people/links.ts';
import { loadConfig } from './runtime/config.ts';
import { createLogger } from './runtime/log.ts';
import { stopRequest } from './runtime/stopping.ts';
import { openServiceStores, runEntry, startServer } from './server.ts';
import type { Stores } from './stores/stores.ts';
import { isUnavailable } from './stores/unavailable.ts';
import { startWorker } from './worker.ts';

/** This process is to end before it has begun to serve. */
class Stopped extends Error {}

async function demoKeyOf(stores: Stores, dataDir: string, signal: AbortSignal): Promise<string | null> {
  const progress = laterProgress('Making the demo brand', 'answers');
  const onProgress = (done: number) => progress.update(done, DEMO_ANSWERS);
  return ensureDemo(stores, dataDir, onProgress, signal).finally(progress.stop);
}

const invitation = (url: string, key: string) => `
The demo brand's API key is ${key}
Its first report:

  curl -H "Authorization: Bearer ${key}" "${url}/v1/reports/visibility?dimensions=week"

`;

/** Told at every start until somebody has signed in with it. */
const welcome = (link: string) => `To sign in to the demo's dashboard, once:

  ${link}

`;

/** Told at every later start: a link is good for once, and whoever signs out has no other way in. */
const welcomeBack = `To sign in to the demo's dashboard again, by a link to set a password:

  npm run -s admin -- user reset --email ${DEMO_OWNER.email}

`;

/** How somebody signs in to the demo; nothing where its owner's account was deleted. */
async function signInTo({ postgres }: Stores, url: string): Promise<string> {
  const token = await renewSignIn(postgres, DEMO_OWNER.email);
  if (token !== null) return welcome(linkTo(url, token));
  return (await findAccount(postgres, DEMO_OWNER.email)) === null ? '' : welcomeBack;
}

/* npm start: everything in one process, with embedded stores where none are configured. */
await runEntry(async () => {
  // npm run dev: node --watch asks for a message about each file that is loaded, also of the processes of the stores,
  // which take it for another one.
  delete process.env.WATCH_REPORT_DEPENDENCIES;
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  const stopping = new AbortController();
  const stop = stopRequest(logger).then(() => stopping.abort(new Stopped()));
  const stores = await openServiceStores(config, (message) => logger.info(message));
  try {
    stopping.signal.throwIfAborted();
    const applied = await upgrade(stores, { onProgress: (message) => logger.info(message) });
    if (applied.length > 0)
      logger.info({ applied: applied.length }, 'Brought the stores to the newest schema');
    stopping.signal.throwIfAborted();
    const demoKey =
      stores.embedded && config.DEMO === 'on'
        ? await demoKeyOf(stores, config.DATA_DIR, stopping.signal)
        : null;
    stopping.signal.throwIfAborted();
    const metrics = new Registry();
    const server = await startServer(config, stores, metrics, { isWithWorker: true });
    // After what may fail: a question that is under way then is paid for in vain.
    const worker = await startWorker(config, stores, logger, metrics);
    if (demoKey !== null) {
      process.stderr.write(invitation(server.url, demoKey));
      process.stderr.write(await signInTo(stores, config.PUBLIC_URL ?? server.url));
    }
    await stop;
    await Promise.all([server.stop(), worker.stop()]);
  } catch (error) {
    // Not a fault: nobody is told of an API that is about to end, and the next start goes on with what is missing.
    if (error instanceof Stopped) return;
    throw stores.embedded ? unlessFull(config.DATA_DIR, error as Error, isUnavailable(error)) : error;
  } finally {
    await stores.close();
  }
});
