import { loadConfig } from './config.ts';
import { createLogger } from './log.ts';
import { runEntry, startServer, stopSignal } from './server.ts';
import { openStores } from './stores/index.ts';
import { migrate } from './stores/migrate.ts';

/* npm start: everything in one process, with embedded stores where none are configured. */
await runEntry(async () => {
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  const signal = stopSignal();
  const stores = await openStores(config, {
    role: 'service',
    onProgress: (message) => logger.info(message),
  });
  try {
    const applied = await migrate(stores);
    if (applied.length > 0)
      logger.info({ applied: applied.length }, 'Brought the stores to the newest schema');
    const server = await startServer(config, stores);
    await signal;
    await server.stop();
  } finally {
    await stores.close();
  }
});
