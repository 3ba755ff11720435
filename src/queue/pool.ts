import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Logger as GraphileLogger,
  runMigrations,
  runTaskList,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPostgres, type Postgres, type PostgresClient } from '../stores/postgres.ts';
import type { DatabaseUptime } from './database-uptime.ts';
import { freeJobsOfDeadWorkers, holdWorkerLiveness, type WorkerLiveness } from './worker-liveness.ts';

const FREE_MS = 2_000;
const RESTART_MS = 1_000;
const LAST_BATCHES_MS = 1_000;

/** A pool of workers of the job queue. */
export interface PoolOptions {
  readonly databaseUrl: string;
  /** Its connections, as `openQueuePostgres` opens them. */
  readonly postgres: Postgres;
  readonly logger: Logger;
  /** Name in the log: "the daily run". */
  readonly name: string;
  readonly tasks: TaskList;
  /** Jobs at once. */
  readonly concurrency: number;
  /** Interval in milliseconds at which idle workers look for due jobs. */
  readonly pollInterval: number;
  /** Flags whose jobs are left alone at the moment. */
  readonly forbiddenFlags: () => string[];
  readonly uptime: DatabaseUptime;
  /** Statement by which the connection that holds the pool's lock tells others of it. */
  readonly introduction?: pg.QueryConfig;
  /** Aborts when no further jobs are to be taken. */
  readonly stopping: AbortSignal;
}

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
function startPool({ postgres, databaseUrl, logger, name, uptime, introduction, ...options }: PoolOptions) {
  let liveness: WorkerLiveness | null = null;
  let isHeld = false;
  const events: WorkerEvents = new EventEmitter();
  // graphile-worker 0.17.3 (main.js) prints the error of a worker whose connection breaks while its pool ends
  // by console.trace, beside the log. Catching it here keeps it in the log.
  events.on('worker:create', ({ worker }) => {
    const promise = worker.promise.catch((error: Error) => {
      if (error instanceof StoppedBeforeStart) return;
      logger.warn({ err: error }, `A worker of ${name} failed`);
    });
    Object.assign(worker, { promise });
  });
  const pool = runTaskList(
    {
      concurrency: options.concurrency,
      events,
      logger: graphileLogger(logger),
      noHandleSignals: true,
      pollInterval: options.pollInterval,
      forbiddenFlags: options.forbiddenFlags,
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
                    ...(introduction ? { introduction } : {}),
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
    options.tasks,
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

/** Runs pools of workers, a new one after each failure, until they are stopped and no jobs are under way. */
export async function keepRunning(options: PoolOptions): Promise<void> {
  const { stopping, logger, name } = options;
  while (!stopping.aborted) {
    const { ended, stop, release } = startPool(options);
    stopping.addEventListener('abort', stop, { once: true });
    await ended.catch((error: Error) => logger.error({ err: error }, `The workers of ${name} failed`));
    stopping.removeEventListener('abort', stop);
    await release();
    await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Frees the jobs of killed processes, again and again: Postgres may notice an end only a little later. */
export async function keepFreeing({
  postgres,
  stopping,
  logger,
  uptime,
}: Pick<PoolOptions, 'postgres' | 'stopping' | 'logger' | 'uptime'>): Promise<void> {
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

/** Connections of a pool, of its own: its jobs must not keep others in the process from theirs. */
export function openQueuePostgres(databaseUrl: string): Postgres {
  const postgres = openPostgres(databaseUrl);
  giveBackOnce(postgres);
  return postgres;
}
