import { z } from 'zod';
import { brandsWithRuns } from '../src/collector/brands.ts';
import { collect } from '../src/collector/collect.ts';
import { planningOptions, workersOptions } from '../src/collector/index.ts';
import type { Planning } from '../src/collector/plan-day.ts';
import { previewRun, type RunPreview } from '../src/collector/preview.ts';
import { type RunKey, unfinishedRuns } from '../src/collector/questions.ts';
import { CommandError, print, readOptions, runCommand } from '../src/commands/command.ts';
import { type Progress, startProgress } from '../src/commands/progress.ts';
import { loadBrand } from '../src/ingest/brands/ingest-brand.ts';
import { drainOutbox, runFlusher } from '../src/ingest/outbox/outbox.ts';
import { PRICES_OF, totalDollars } from '../src/plans/prices.ts';
import { introduceReader } from '../src/plans/readers.ts';
import { installQueue } from '../src/queue/pool.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { createLogger, logTo } from '../src/runtime/log.ts';
import { stopRequest } from '../src/runtime/stopping.ts';
import { today } from '../src/shared/dates.ts';
import { missing } from '../src/shared/refusal.ts';
import { maybeRow } from '../src/stores/rows.ts';
import type { Stores } from '../src/stores/stores.ts';

const BrandWithPlan = z.object({ id: z.string(), plan: z.string(), allowed: z.boolean() });

/** @throws Refusal where there is no such brand, CommandError where its plan has no daily run. */
async function brandIds({ postgres }: Stores, brandId: string | undefined): Promise<string[]> {
  if (brandId === undefined) return brandsWithRuns(postgres);
  const brand = maybeRow(
    BrandWithPlan,
    await postgres.query(
      `SELECT b.id, plans.id AS plan, plans.api_access AS allowed FROM brands b
       JOIN organizations o ON o.id = b.organization_id JOIN plans ON plans.id = o.plan WHERE b.id = $1`,
      [brandId],
    ),
  );
  if (!brand) throw missing(`brand ${brandId}`);
  if (!brand.allowed) {
    throw new CommandError('plan_upgrade_required', `the plan ${brand.plan} does not include the daily run`);
  }
  return [brand.id];
}

/**
 * Runs to collect: today's, or those of another date that are under way. Answers of today must not carry
 * another date.
 * @throws CommandError naming the allowed dates.
 */
async function runsOf({ postgres }: Stores, ids: readonly string[], date: string): Promise<RunKey[]> {
  if (date === today()) return ids.map((brandId) => ({ brandId, date }));
  const unfinished = await unfinishedRuns(postgres, ids);
  const runs = unfinished.filter((run) => run.date === date);
  if (runs.length > 0) return runs;
  const dates = [...new Set([today(), ...unfinished.map((run) => run.date)])];
  throw new CommandError(
    'invalid_option',
    `--date must be today (UTC) or the date of a run that is not complete and was planned less than 24 hours ago: ${dates.join(', ')}, not ${JSON.stringify(date)}`,
  );
}

/**
 * Sends the collected answers.
 * @throws CommandError where ClickHouse is away: the answers are safe, but not visible yet.
 */
async function send({ postgres, clickhouse }: Stores, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const brand = await loadBrand(postgres, id);
    if (!brand) continue;
    await drainOutbox(postgres, clickhouse, brand).catch((error: Error) => {
      throw new CommandError('unavailable', `answers wait in the outbox for ClickHouse: ${error.message}`);
    });
  }
}

/** Questions and cost of runs, by brand and engine. */
async function previewOf(planning: Planning, runs: readonly RunKey[]) {
  const brands: RunPreview[] = [];
  for (const run of runs) {
    const preview = await previewRun(planning, run);
    if (preview) brands.push(preview);
  }
  return {
    questions: brands.reduce((sum, { questions }) => sum + questions, 0),
    cost: totalDollars(brands.map(({ cost }) => cost)),
    prices_of: PRICES_OF,
    brands,
  };
}

await runCommand(async (withStores) => {
  const { options } = readOptions(
    {
      brand: { type: 'id' },
      date: { type: 'text', value: 'YYYY-MM-DD' },
      plan: { type: 'switch' },
    },
    process.argv.slice(2),
    {
      help: {
        name: 'collect',
        about:
          'Performs the daily run of one brand or all; --plan shows its questions and cost, and asks nothing.',
      },
    },
  );
  const config = loadConfig(process.env);
  const logger = createLogger(config, logTo(2));
  const interrupted = new AbortController();
  void stopRequest(logger).then(() => interrupted.abort());
  return withStores(async (stores) => {
    const ids = await brandIds(stores, options.brand);
    const runs = await runsOf(stores, ids, options.date ?? today());
    if (options.plan) {
      print(await previewOf(planningOptions(config, stores, logger), runs));
      return 0;
    }
    await installQueue(stores.databaseUrl, logger);
    if (config.EXTRACTION_MODEL !== undefined) await introduceReader(stores.postgres, config);
    const sending = new AbortController();
    const flusher = runFlusher(stores.postgres, stores.clickhouse, {
      keep: config.OUTBOX_KEEP,
      signal: sending.signal,
      onError: (error) => logger.warn({ err: error }, 'The outbox cannot be sent; accepted answers wait'),
    });
    let progress: Progress | undefined;
    const counts = await collect({
      planning: planningOptions(config, stores, logger),
      workers: workersOptions(config, stores, logger),
      runs,
      signal: interrupted.signal,
      onPlanned: (questions) => {
        progress = startProgress('Asking', questions, 'questions');
      },
      onProgress: (done) => progress?.update(done),
    }).finally(async () => {
      progress?.stop();
      sending.abort();
      await flusher;
    });
    print(counts);
    await send(stores, ids);
    if (interrupted.signal.aborted) {
      throw new CommandError('interrupted', 'stopped early; the service or the next collect asks the rest');
    }
    return 0;
  });
});
