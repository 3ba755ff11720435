import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as GraphileLogger, runMigrations, runTaskList, type WorkerPool } from 'graphile-worker';
import type { Logger } from 'pino';
import { openPostgres, type Postgres } from '../stores/postgres.ts';
import { type Asking, askQuestion } from './asking.ts';
import { createEngines, type EngineSettings, type Limits } from './engines/index.ts';
import { Gate, type Pace } from './gate.ts';
import { ASK, type AskPayload } from './jobs.ts';
import { freeJobsOfTheDead, holdLifeline } from './lifeline.ts';
import type { CollectorMetrics } from './metrics.ts';
import { PATIENCE, type Patience } from './patience.ts';

export interface WorkersOptions {
  readonly databaseUrl: string;
  readonly settings: EngineSettings;
  readonly pace: Pace;
  readonly logger: Logger;
  readonly metrics?: CollectorMetrics;
  readonly patience?: Patience;
  readonly limits?: Limits;
  /** How long questions under way have to end when the workers stop, in milliseconds. */
  readonly deadline?: number;
}

export interface Workers {
  /**
   * Takes up nothing more, lets questions under way end until the deadline, and puts back those that do not.
   */
  stop(): Promise<void>;
}

const DEADLINE_MS = 20_000;
const FREE_MS = 2_000;
const RESTART_MS = 2_000;

/** Its messages hold ids only; that a job is done is said once per question and of no interest. */
const graphileLogger = (logger: Logger) =>
  new GraphileLogger(() => (level, message) => {
    if (level === 'error') logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.trace(message);
  });

/** Installs or updates the tables of the job queue. Safe when several processes do so at once. */
export const installQueue = (databaseUrl: string, logger: Logger): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: graphileLogger(logger) });

/** The engines that take nothing for now. */
const closedEngines = ({ engines }: Asking): string[] =>
  [...engines].filter(([, { gate }]) => gate.closed).map(([id]) => id);

/** Starts a pool of workers; it knows itself alive before it takes up its first job. */
function startPool(asking: Asking, postgres: Postgres, databaseUrl: string, concurrency: number) {
  let lifeline: ReturnType<typeof holdLifeline> | null = null;
  const pool: WorkerPool = runTaskList(
    {
      concurrency,
      events: new EventEmitter(),
      logger: graphileLogger(asking.logger),
      noHandleSignals: true,
      pollInterval: asking.patience.poll,
      forbiddenFlags: () => closedEngines(asking),
      preset: {
        // Batches of one tick: without, the error of completing a job while Postgres is away is handled by
        // nobody and ends the process (read in main.js of 0.17.3).
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'lifeline',
            version: '1.0.0',
            worker: {
              hooks: {
                startWorker: async (_context, { worker }) => {
                  lifeline ??= holdLifeline(databaseUrl, worker.workerPool.id);
                  await lifeline.held;
                },
              },
            },
          },
        ],
      },
    },
    { [ASK]: (payload) => askQuestion(asking, payload as AskPayload) },
    postgres,
  );
  return { pool, release: async () => lifeline?.release() };
}

/** Runs pools of workers, another one where one breaks, until nothing more is to be asked. */
async function keepRunning(asking: Asking, postgres: Postgres, databaseUrl: string, concurrency: number) {
  while (!asking.stopping.aborted) {
    const { pool, release } = startPool(asking, postgres, databaseUrl, concurrency);
    // Its error is the pool's own, too.
    const stop = () => void Promise.resolve(pool.gracefulShutdown()).catch(() => {});
    asking.stopping.addEventListener('abort', stop, { once: true });
    try {
      await pool.promise;
    } catch (error) {
      asking.logger.error({ err: error }, 'The workers of the daily run broke off; starting others');
      await sleep(RESTART_MS, undefined, { signal: asking.stopping }).catch(() => {});
    } finally {
      asking.stopping.removeEventListener('abort', stop);
      await release();
    }
  }
}

/** Frees the jobs of killed processes, again and again: Postgres may notice an end only a little later. */
async function keepFreeing({ postgres, stopping, logger }: Asking): Promise<void> {
  while (!stopping.aborted) {
    await freeJobsOfTheDead(postgres).catch((error: Error) =>
      logger.warn({ err: error }, 'Jobs of killed processes cannot be freed'),
    );
    await sleep(FREE_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Asks what is planned, by whomever, until stopped. The queue must be installed. */
export function startWorkers({
  databaseUrl,
  settings,
  pace,
  logger,
  metrics,
  patience = PATIENCE,
  limits,
  deadline = DEADLINE_MS,
}: WorkersOptions): Workers {
  // Connections of its own: answers that wait for their brand's turn must not keep the API from its.
  const postgres = openPostgres(databaseUrl);
  const stopping = new AbortController();
  const aborting = new AbortController();
  const engines = createEngines(settings, limits);
  const asking: Asking = {
    postgres,
    engines: new Map([...engines].map(([id, engine]) => [id, { engine, gate: new Gate(pace, patience) }])),
    patience,
    logger,
    metrics: metrics ?? null,
    stopping: stopping.signal,
    aborting: aborting.signal,
  };
  // Without an engine, what is still planned is skipped.
  const concurrency = Math.max(1, engines.size) * pace.concurrency;
  const running = Promise.all([keepRunning(asking, postgres, databaseUrl, concurrency), keepFreeing(asking)]);
  return {
    async stop() {
      stopping.abort();
      const timer = setTimeout(() => aborting.abort(new Error('stopping')), deadline);
      await running;
      clearTimeout(timer);
      await postgres.end();
    },
  };
}
