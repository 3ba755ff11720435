import type { Logger } from 'pino';
import { loadBrand } from '../ingest/brands/ingest-brand.ts';
import { drainOutbox } from '../ingest/outbox/outbox.ts';
import { logUnread } from '../ingest/reprocess/rereader.ts';
import { suggestCompetitors } from '../ingest/reprocess/suggestions.ts';
import { createReader } from '../providers/reader/index.ts';
import { installQueue } from '../queue/pool.ts';
import type { Config } from '../runtime/config.ts';
import { startSchedule } from '../runtime/schedule.ts';
import type { Stores } from '../stores/stores.ts';
import type { CollectorMetrics } from './metrics.ts';
import { enginesWithKey, type Planning, planDay } from './plan-day.ts';
import { startWorkers, type WorkersOptions } from './workers.ts';

export interface Collector {
  stop(): Promise<void>;
}

/** Suggests competitors once ClickHouse has the answers of a run. */
async function suggestAfterRun(
  config: Config,
  { postgres, clickhouse }: Stores,
  logger: Logger,
  brandId: string,
): Promise<void> {
  const brand = await loadBrand(postgres, brandId);
  if (!brand) return;
  await drainOutbox(postgres, clickhouse, brand);
  const reader = createReader(config);
  const suggested = await suggestCompetitors({ postgres, clickhouse }, brand, config, {
    reader,
    onUnread: (answer, error) => logUnread(logger, brand, answer, error),
  });
  if (suggested.length > 0) logger.info({ brand: brandId, suggested }, 'Competitors are suggested');
}

/** Options of workers from the configuration. */
export const workersOptions = (
  config: Config,
  stores: Stores,
  logger: Logger,
): Pick<WorkersOptions, 'databaseUrl' | 'settings' | 'pace' | 'logger' | 'ended'> => ({
  databaseUrl: stores.databaseUrl,
  settings: config,
  ended: ({ brandId }) => suggestAfterRun(config, stores, logger, brandId),
  pace: { concurrency: config.ENGINE_CONCURRENCY, perMinute: config.ENGINE_REQUESTS_PER_MINUTE },
  logger,
});

/** Options of planning from the configuration. */
export const planningOptions = (
  config: Config,
  { postgres, clickhouse }: Stores,
  logger: Logger,
): Planning => ({
  postgres,
  clickhouse,
  logger,
  settings: config,
  maxQuestions: config.MAX_QUESTIONS_PER_RUN,
});

/** Runs the daily run in this process: its schedule and the workers that ask. Nothing where no engine has a key. */
export async function startCollector(
  config: Config,
  stores: Stores,
  logger: Logger,
  metrics: CollectorMetrics,
): Promise<Collector> {
  if (enginesWithKey(config).size === 0) {
    logger.info('No engine has a key: there is no daily run');
    return { stop: async () => {} };
  }
  await installQueue(stores.databaseUrl, logger);
  const workers = startWorkers({ ...workersOptions(config, stores, logger), metrics });
  const planning = planningOptions(config, stores, logger);
  const schedule = await startSchedule({
    name: 'The daily run',
    expression: config.DAILY_RUN_CRON,
    logger,
    work: (date) => planDay(planning, date),
  });
  return {
    async stop() {
      await schedule.stop();
      await workers.stop();
    },
  };
}
