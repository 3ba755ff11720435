import type { Logger } from 'pino';
import { createEngines, type Limits } from '../providers/index.ts';
import { createReader, type ReaderSettings } from '../providers/reader/index.ts';
import { DatabaseUptime } from '../queue/database-uptime.ts';
import { keepFreeing, keepRunning, openQueuePostgres } from '../queue/pool.ts';
import { KeyedQueue } from '../stores/keyed-queue.ts';
import { askQuestion, followRun } from './ask-question.ts';
import { BACKOFF, type Backoff } from './backoff.ts';
import { CircuitBreaker, type Pace } from './circuit-breaker.ts';
import type { Asking } from './context.ts';
import { EnginesOfOtherWorkers, HOLD_ENGINES } from './engines-of-other-workers.ts';
import { AFTER_RUN, type AfterRunPayload, ASK, type AskPayload } from './jobs.ts';
import type { CollectorMetrics } from './metrics.ts';

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

/** Engines that accept nothing at the moment, or that only others can ask. */
const closedEngines = ({ engines, otherWorkers }: Asking): string[] => [
  ...[...engines].filter(([, { breaker }]) => breaker.closed).map(([id]) => id),
  ...otherWorkers.engines,
];

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
  // Answers that wait for their brand's turn must not keep the API from its connections.
  const postgres = openQueuePostgres(databaseUrl);
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
  const pool = { databaseUrl, postgres, logger, uptime, stopping: stopping.signal };
  const running = Promise.all([
    keepRunning({
      ...pool,
      name: 'the daily run',
      tasks: {
        [ASK]: (payload) => askQuestion(asking, payload as AskPayload),
        [AFTER_RUN]: (payload) => followRun(asking, payload as AfterRunPayload),
      },
      concurrency,
      pollInterval: backoff.poll,
      forbiddenFlags: () => closedEngines(asking),
      introduction: { text: HOLD_ENGINES, values: [[...engines.keys()]] },
    }),
    keepFreeing(pool),
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
