import type { Logger } from 'pino';
import type { Engine } from '../providers/index.ts';
import type { ModelReader } from '../providers/reader/index.ts';
import type { KeyedQueue } from '../stores/keyed-queue.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { Backoff } from './backoff.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { EnginesOfOtherWorkers } from './engines-of-other-workers.ts';
import type { CollectorMetrics } from './metrics.ts';
import type { ClaimedQuestion, RunKey } from './questions.ts';

/** What asking needs. */
export interface Asking {
  readonly postgres: Postgres;
  readonly engines: ReadonlyMap<string, { readonly engine: Engine; readonly breaker: CircuitBreaker }>;
  /** Whether others ask what cannot be asked here. */
  readonly otherWorkers: EnginesOfOtherWorkers;
  readonly backoff: Backoff;
  /** Of brands, to keep their answers: one connection of each waits, not all of them. */
  readonly turns: KeyedQueue;
  readonly logger: Logger;
  readonly metrics: CollectorMetrics | null;
  /** The model that reads answers; null where the rules do. */
  readonly reader: ModelReader | null;
  /** Called when a run has ended. */
  readonly ended: (run: RunKey) => Promise<void>;
  /** Aborts when nothing more is to be asked; what is under way may end. */
  readonly stopping: AbortSignal;
  /** Aborts when what is under way is to be put back, too. */
  readonly aborting: AbortSignal;
}

/** What of a question may be logged. */
export const questionFields = ({ id, brandId, engine, country }: ClaimedQuestion) => ({
  question: id,
  brand: brandId,
  engine,
  country,
});
