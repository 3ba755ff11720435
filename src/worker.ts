import type { Logger } from 'pino';
import { loadConfig } from './config.ts';
import { runFlusher } from './ingest/outbox.ts';
import { createLogger } from './log.ts';
import { requireMigrated, runEntry, stopSignal } from './server.ts';
import { openStores, type Stores } from './stores/index.ts';

export interface RunningWorker {
  /** Ends what is under way and resolves. */
  stop(): Promise<void>;
}

/** Runs the jobs: sends accepted answers from the outbox to ClickHouse. */
export function startWorker(stores: Stores, logger: Logger): RunningWorker {
  const stopping = new AbortController();
  const flusher = runFlusher(stores.postgres, stores.clickhouse, stopping.signal, (error) =>
    logger.error({ err: error }, 'The outbox cannot be sent; accepted answers wait'),
  );
  return {
    async stop() {
      stopping.abort();
      await flusher;
    },
  };
}

if (import.meta.main) {
  await runEntry(async () => {
    const config = loadConfig(process.env);
    const signal = stopSignal();
    const stores = await openStores(config, { role: 'command' });
    await requireMigrated(stores);
    const worker = startWorker(stores, createLogger(config));
    await signal;
    await worker.stop();
    await stores.close();
  });
}
