import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { startCollector } from './collector/index.ts';
import { askLive } from './collector/live-question.ts';
import { createCollectorMetrics } from './collector/metrics.ts';
import { deliveryOptions, startDelivery } from './delivery/index.ts';
import { runPublisher } from './domains/publisher.ts';
import { runUserJobs } from './ingest/brands/user-jobs.ts';
import { runImports } from './ingest/import/upload-chunks.ts';
import { runFlusher } from './ingest/outbox/outbox.ts';
import { mergeCompetitors } from './ingest/reprocess/merge-competitors.ts';
import { logUnread, runRereader } from './ingest/reprocess/rereader.ts';
import { runNightly } from './maintenance.ts';
import { introduceReader } from './plans/readers.ts';
import { createReader } from './providers/reader/index.ts';
import { type Config, loadConfig } from './runtime/config.ts';
import { createLogger } from './runtime/log.ts';
import { openStores } from './runtime/open-stores.ts';
import { startSchedule } from './runtime/schedule.ts';
import { stopRequest } from './runtime/stopping.ts';
import { requireMigrated, runEntry, startOperator } from './server.ts';
import type { Stores } from './stores/stores.ts';

export interface RunningWorker {
  /** Ends work under way and resolves. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs: the daily run, the nightly job, sending the outbox to ClickHouse, rereading stored answers
 * for new names, imports and user jobs from the dashboard, sending events to webhooks, and publishing facts of domains.
 */
export async function startWorker(
  config: Config,
  stores: Stores,
  logger: Logger,
  registry: Registry,
): Promise<RunningWorker> {
  const metrics = createCollectorMetrics(registry, stores.postgres);
  const collector = await startCollector(config, stores, logger, metrics);
  const nightly = await startSchedule({
    name: 'The nightly job',
    expression: config.EXPORT_CRON,
    logger,
    work: (date, signal) => runNightly(config, stores, logger, date, signal),
  });
  const delivery = await startDelivery(deliveryOptions(config, stores.databaseUrl, logger));
  const stopping = new AbortController();
  const flusher = runFlusher(stores.postgres, stores.clickhouse, {
    keep: config.OUTBOX_KEEP,
    signal: stopping.signal,
    onError: (error) => logger.error({ err: error }, 'The outbox cannot be sent; accepted answers wait'),
  });
  const publisher = runPublisher(stores, {
    signal: stopping.signal,
    onError: (error) => logger.error({ err: error }, 'Changes of domains cannot be published yet'),
  });
  const aborting = new AbortController();
  const reader = createReader(config);
  await introduceReader(stores.postgres, config);
  const imports = runImports(stores, config, {
    reader,
    signal: aborting.signal,
    onUnread: (...unread) => logUnread(logger, ...unread),
    onError: (error) => logger.error({ err: error }, 'Files from the dashboard cannot be imported'),
  });
  const live = { settings: config, postgres: stores.postgres, logger, metrics };
  const userJobs = runUserJobs(
    stores.postgres,
    {
      merge: ({ author }, { competitor, into }) => mergeCompetitors(stores, competitor, into, author),
      question: (brand, input, signal) => askLive(live, brand, input, signal),
    },
    {
      signal: aborting.signal,
      onError: (error) => logger.error({ err: error }, 'A job from the dashboard failed'),
    },
  );
  const rereader = runRereader(stores, {
    reader,
    signal: aborting.signal,
    onProgress: ({ brandId }, done, of) =>
      logger.info({ brand: brandId, done, of }, 'Stored answers are being read again for new names'),
    onEnd: ({ brandId }) =>
      logger.info({ brand: brandId }, 'All stored answers have been read with the current names'),
    onUnread: (...unread) => logUnread(logger, ...unread),
    onError: (brand, error) =>
      logger.error(
        { err: error, brand: brand?.brandId },
        'Stored answers cannot be read again for new names; retrying',
      ),
  });
  return {
    async stop() {
      // The next process starts interrupted work again.
      aborting.abort(new Error('stopping'));
      await Promise.all([collector.stop(), nightly.stop(), delivery.stop(), rereader, imports, userJobs]);
      stopping.abort();
      await Promise.all([flusher, publisher]);
    },
  };
}

if (import.meta.main) {
  await runEntry(async () => {
    const config = loadConfig(process.env);
    const logger = createLogger(config);
    const stop = stopRequest(logger);
    const stores = await openStores(config, { role: 'command' });
    await requireMigrated(stores);
    const metrics = new Registry();
    let draining = false;
    const operator = await startOperator(config, stores, metrics, () => draining);
    const worker = await startWorker(config, stores, logger, metrics);
    await stop;
    draining = true;
    await worker.stop();
    operator.closeAllConnections();
    operator.close();
    await stores.close();
  });
}
