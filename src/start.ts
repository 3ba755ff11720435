import { Registry } from 'prom-client';
import { laterProgress } from './commands/progress.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import { DEMO_ANSWERS, DEMO_OWNER } from './demo/seed.ts';
import { unlessFull } from './embedded-stores/data-dir.ts';
import { upgrade } from './ingest/reprocess/upgrade.ts';
import { findAccount } from './people/accounts.ts';
import { linkTo, renewSignIn } from './people/links.ts';
import { type Config, loadConfig } from './runtime/config.ts';
import { createLogger } from './runtime/log.ts';
import { npmCommand } from './runtime/npm-command.ts';
import { stopRequest } from './runtime/stopping.ts';
import { openServiceStores, runEntry, startServer } from './server.ts';
import type { Stores } from './stores/stores.ts';
import { isUnavailable } from './stores/unavailable.ts';
import { startWorker } from './worker.ts';

/** Thrown where this process ends before it serves. */
class Stopped extends Error {}

async function demoKeyOf(stores: Stores, dataDir: string, signal: AbortSignal): Promise<string | null> {
  const progress = laterProgress('Creating the demo brand', 'answers');
  const onProgress = (done: number) => progress.update(done, DEMO_ANSWERS);
  return ensureDemo(stores, dataDir, onProgress, signal).finally(progress.stop);
}

const invitation = (url: string, key: string) => `
The demo brand's API key is ${key}
Its first report:

  curl -H "Authorization: Bearer ${key}" "${url}/v1/reports/visibility?dimensions=week"

`;

/** Printed at every start until somebody has signed in with it. */
const welcome = (link: string) => `To sign in to the demo's dashboard, once:

  ${link}

`;

/** Message of every later start: a link works once, and an account that signs out has no other way in. */
const welcomeBack = (
  command: string,
) => `To sign in to the demo's dashboard again, by a link to set a password:

  ${command}

`;

/** Message with a sign-in link to the demo; empty where its owner's account was deleted. */
async function signInTo({ postgres }: Stores, config: Config, url: string): Promise<string> {
  const token = await renewSignIn(postgres, DEMO_OWNER.email);
  if (token !== null) return welcome(linkTo(url, token));
  if ((await findAccount(postgres, DEMO_OWNER.email)) === null) return '';
  return welcomeBack(npmCommand(config, `admin -- user reset --email ${DEMO_OWNER.email}`));
}

/* npm start: everything in one process, with embedded stores where none are configured. */
await runEntry(async () => {
  // npm run dev: node --watch expects a message about each loaded file, also from the processes of the
  // stores, which misread it.
  delete process.env.WATCH_REPORT_DEPENDENCIES;
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  const stopping = new AbortController();
  const stop = stopRequest(logger).then(() => stopping.abort(new Stopped()));
  const stores = await openServiceStores(config, (message) => logger.info(message));
  try {
    stopping.signal.throwIfAborted();
    const applied = await upgrade(stores, { onProgress: (message) => logger.info(message) });
    if (applied.length > 0) logger.info({ applied: applied.length }, 'Migrated the stores');
    stopping.signal.throwIfAborted();
    const demoKey =
      stores.embedded && config.DEMO === 'on'
        ? await demoKeyOf(stores, config.DATA_DIR, stopping.signal)
        : null;
    stopping.signal.throwIfAborted();
    const metrics = new Registry();
    const server = await startServer(config, stores, metrics, { isWithWorker: true });
    // Comes after everything that may fail: a question under way then would be paid for in vain.
    const worker = await startWorker(config, stores, logger, metrics);
    if (demoKey !== null) {
      process.stderr.write(invitation(server.url, demoKey));
      process.stderr.write(await signInTo(stores, config, config.PUBLIC_URL ?? server.url));
    }
    await stop;
    await Promise.all([server.stop(), worker.stop()]);
  } catch (error) {
    // An interrupted start is no fault: the next start goes on with the missing steps.
    if (error instanceof Stopped) return;
    throw stores.embedded ? unlessFull(config.DATA_DIR, error as Error, isUnavailable(error)) : error;
  } finally {
    await stores.close();
  }
});
