import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Registry } from 'prom-client';
import { startProgress } from './commands/progress.ts';
import { DEMO_ANSWERS, DEMO_OWNER, isEmpty, seedDemo } from './demo/seed.ts';
import { upgrade } from './ingest/upgrade.ts';
import { linkTo, renewSignIn } from './people/links.ts';
import { loadConfig } from './runtime/config.ts';
import { createLogger } from './runtime/log.ts';
import { stopRequest } from './runtime/stopping.ts';
import { runEntry, startServer } from './server.ts';
import { openStores, type Stores } from './stores/index.ts';
import { startWorker } from './worker.ts';

/**
 * Gives empty embedded stores the demo brand. A file marks that it is being made, so that a start that was
 * cut short is made up for by the next; another keeps its key where the person can find it again.
 * @returns the key of the demo, null where there is none.
 */
async function ensureDemo(stores: Stores, dataDir: string): Promise<string | null> {
  const keyFile = path.join(dataDir, 'demo-key');
  const unfinished = path.join(dataDir, 'demo-unfinished');
  if (existsSync(unfinished) || (await isEmpty(stores))) {
    writeFileSync(unfinished, '', { mode: 0o600 });
    const progress = startProgress('Making the demo brand', DEMO_ANSWERS, 'answers');
    const { key } = await seedDemo(stores, progress.update).finally(progress.stop);
    writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
    rmSync(unfinished);
  }
  return existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : null;
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

/* npm start: everything in one process, with embedded stores where none are configured. */
await runEntry(async () => {
  // npm run dev: node --watch asks for a message about each file that is loaded, also of the processes of the stores,
  // which take it for another one.
  delete process.env.WATCH_REPORT_DEPENDENCIES;
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  const stop = stopRequest(logger);
  const stores = await openStores(config, {
    role: 'service',
    onProgress: (message) => logger.info(message),
  });
  try {
    const applied = await upgrade(stores, { onProgress: (message) => logger.info(message) });
    if (applied.length > 0)
      logger.info({ applied: applied.length }, 'Brought the stores to the newest schema');
    const demoKey =
      stores.embedded && config.DEMO === 'on' ? await ensureDemo(stores, config.DATA_DIR) : null;
    const metrics = new Registry();
    const server = await startServer(config, stores, metrics, { isWithWorker: true });
    // After what may fail: a question that is under way then is paid for in vain.
    const worker = await startWorker(config, stores, logger, metrics);
    if (demoKey !== null) {
      process.stderr.write(invitation(server.url, demoKey));
      const token = await renewSignIn(stores.postgres, DEMO_OWNER.email);
      if (token !== null) process.stderr.write(welcome(linkTo(config.PUBLIC_URL ?? server.url, token)));
    }
    await stop;
    await Promise.all([server.stop(), worker.stop()]);
  } finally {
    await stores.close();
  }
});
