import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as GraphileLogger, runMigrations, runTaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { createEngines, type Limits } from '../providers/index.ts';
import { createReader, type ReaderSettings } from '../providers/reader/index.ts';
import { KeyedQueue } from '../stores/keyed-queue.ts';
import { openPostgres, type Postgres, type PostgresClient } from '../stores/postgres.ts';
import { askQuestion, followRun } from './ask-question.ts';
import { BACKOFF, type Backoff } from './backoff.ts';
import { CircuitBreaker, type Pace } from './circuit-breaker.ts';
import type { Asking } from './context.ts';
import { DatabaseUptime } from './database-uptime.ts';
import { EnginesOfOtherWorkers } from './engines-of-other-workers.ts';
import { AFTER_RUN, type AfterRunPayload, ASK, type AskPayload } from './jobs.ts';
import type { CollectorMetrics } from './metrics.ts';
import { freeJobsOfDeadWorkers, holdWorkerLiveness, type WorkerLiveness } from './worker-liveness.ts';

export interface WorkersOptions {
  readonly databaseUrl: string;
  readonly settings: ReaderSettings;
  readonly pace: Pace;
  readonly logger: Logger;
  readonly metrics?: CollectorMetrics;
  /** Does what follows a run, as a job of its own that is tried again where it fails. */
  readonly ended?: Asking['ended'];
  readonly backoff?: Backoff;
  readonly limits?: Limits;
  /** Milliseconds that requests under way have to finish when the workers stop. */
  readonly deadline?: number;
}

export interface Workers {
  /** Takes up nothing more, lets questions under way finish until the deadline, and puts back the others. */
  stop(): Promise<void>;
}

const DEADLINE_MS = 20_000;
const FREE_MS = 2_000;
const RESTART_MS = 1_000;
const LAST_BATCHES_MS = 1_000;

/** Messages hold ids only; the line per finished job is left out. */
const graphileLogger = (logger: Logger) =>
  new GraphileLogger(() => (level, message) => {
    if (level === 'error') logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.trace(message);
  });

/** Installs or updates the tables of the job queue. Safe when several processes do so at once. */
export const installQueue = (databaseUrl: string, logger: Logger): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, maxPoolSize: 2, logger: graphileLogger(logger) });

/** Engines that accept nothing at the moment, or that only others can ask. */
const closedEngines = ({ engines, otherWorkers }: Asking): string[] => [
  ...[...engines].filter(([, { breaker }]) => breaker.closed).map(([id]) => id),
  ...otherWorkers.engines,
];

/**
 * Makes sure that each connection taken by a callback, as the one that graphile-worker listens on, is given
 * back once. If it breaks before LISTEN is answered while its pool ends, it is given back twice (`release` in
 * main.js of 0.17.3), at which pg-pool throws, and the process would end.
 */
function giveBackOnce(postgres: Postgres): void {
  const connect = postgres.connect.bind(postgres) as (callback?: Connected) => unknown;
  postgres.connect = ((callback?: Connected) =>
    connect(
      callback &&
        ((error, client, release) => {
          let isBack = false;
          callback(error, client, (broken) => {
            if (!isBack) release?.(broken);
            isBack = true;
          });
        }),
    )) as typeof postgres.connect;
}

type Connected = (
  error: Error | undefined,
  client: PostgresClient | undefined,
  /** None where the pool has ended. */
  release?: (broken?: Error | boolean) => void,
) => void;

/** Ends workers that still wait for Postgres when they are stopped. */
class StoppedBeforeStart extends Error {
  constructor() {
    super('stopped before Postgres had answered');
  }
}

/** Starts a pool of workers; its liveness lock is held before it takes up its first job. */
function startPool(
  asking: Asking,
  postgres: Postgres,
  databaseUrl: string,
  concurrency: number,
  uptime: DatabaseUptime,
) {
  let liveness: WorkerLiveness | null = null;
  let isHeld = false;
  const events: WorkerEvents = new EventEmitter();
  // graphile-worker 0.17.3 (main.js) prints the error of a worker whose connection breaks while its pool ends
  // by console.trace, beside the log. Catching it here keeps it in the log.
  events.on('worker:create', ({ worker }) => {
    const promise = worker.promise.catch((error: Error) => {
      if (error instanceof StoppedBeforeStart) return;
      asking.logger.warn({ err: error }, 'A worker of the daily run failed');
    });
    Object.assign(worker, { promise });
  });
  const pool = runTaskList(
    {
      concurrency,
      events,
      logger: graphileLogger(asking.logger),
      noHandleSignals: true,
      pollInterval: asking.backoff.poll,
      forbiddenFlags: () => closedEngines(asking),
      preset: {
        // Batches of one tick: without them, an error while a job is marked as done (Postgres is away) is
        // unhandled and ends the process (main.js of graphile-worker 0.17.3).
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'liveness',
            version: '1.0.0',
            worker: {
              hooks: {
                startWorker: async (_context, { worker }) => {
                  liveness ??= holdWorkerLiveness(databaseUrl, worker.workerPool.id, {
                    uptime,
                    engines: [...asking.engines.keys()],
                  });
                  isHeld = await liveness.held;
                  if (!isHeld) throw new StoppedBeforeStart();
                },
              },
            },
          },
        ],
      },
    },
    {
      [ASK]: (payload) => askQuestion(asking, payload as AskPayload),
      [AFTER_RUN]: (payload) => followRun(asking, payload as AfterRunPayload),
    },
    postgres,
  );
  // With batches, a pool whose connections broke never emits its own end (graphile-worker 0.17.3), only that
  // its workers have ended; its last batches end a moment later.
  const workersEnded = Promise.race(
    (['pool:gracefulShutdown:complete', 'pool:forcefulShutdown:complete'] as const).map(
      (event) => new Promise((resolve) => events.once(event, resolve)),
    ),
  ).then(() => sleep(LAST_BATCHES_MS, undefined, { ref: false }));
  return {
    ended: Promise.race([pool.promise, workersEnded]),
    stop: () => {
      // Its error is the pool's error, too.
      void Promise.resolve(pool.gracefulShutdown()).catch(() => {});
      // Workers that wait for it, as they would for a Postgres that hangs, have nothing under way.
      if (!isHeld) liveness?.release();
    },
    release: async () => liveness?.release(),
  };
}

/** Runs pools of workers, a new one after each failure, until no questions are left. */
async function keepRunning(
  asking: Asking,
  postgres: Postgres,
  databaseUrl: string,
  concurrency: number,
  uptime: DatabaseUptime,
) {
  const { stopping, logger } = asking;
  while (!stopping.aborted) {
    const { ended, stop, release } = startPool(asking, postgres, databaseUrl, concurrency, uptime);
    stopping.addEventListener('abort', stop, { once: true });
    await ended.catch((error: Error) => logger.error({ err: error }, 'The workers of the daily run failed'));
    stopping.removeEventListener('abort', stop);
    await release();
    await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Frees the jobs of killed processes, again and again: Postgres may notice an end only a little later. */
async function keepFreeing({ postgres, stopping, logger }: Asking, uptime: DatabaseUptime): Promise<void> {
  let suspected: readonly string[] = [];
  while (!stopping.aborted) {
    try {
      const { isSteady, comeback } = uptime;
      suspected = isSteady ? await freeJobsOfDeadWorkers(postgres, comeback, suspected) : [];
    } catch (error) {
      suspected = [];
      logger.warn({ err: error }, 'Jobs of killed processes cannot be freed');
    }
    await sleep(FREE_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Asks planned questions until stopped. The queue must be installed. */
export function startWorkers({
  databaseUrl,
  settings,
  pace,
  logger,
  metrics,
  ended = async () => {},
  backoff = BACKOFF,
  limits,
  deadline = DEADLINE_MS,
}: WorkersOptions): Workers {
  // Connections of its own: answers that wait for their brand's turn must not keep the API from its.
  const postgres = openPostgres(databaseUrl);
  giveBackOnce(postgres);
  const stopping = new AbortController();
  const aborting = new AbortController();
  const engines = createEngines(settings, limits);
  const uptime = new DatabaseUptime(backoff.comeback);
  const asking: Asking = {
    postgres,
    otherWorkers: new EnginesOfOtherWorkers(postgres, uptime),
    engines: new Map(
      [...engines].map(([id, engine]) => [id, { engine, breaker: new CircuitBreaker(pace, backoff) }]),
    ),
    backoff,
    turns: new KeyedQueue(),
    logger,
    metrics: metrics ?? null,
    reader: createReader(settings),
    ended,
    stopping: stopping.signal,
    aborting: aborting.signal,
  };
  // Without engines, planned questions are skipped.
  const concurrency = Math.max(1, engines.size) * pace.concurrency;
  const running = Promise.all([
    keepRunning(asking, postgres, databaseUrl, concurrency, uptime),
    keepFreeing(asking, uptime),
  ]);
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
