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

/** Dependencies of asking. */
export interface Asking {
  readonly postgres: Postgres;
  readonly engines: ReadonlyMap<string, { readonly engine: Engine; readonly breaker: CircuitBreaker }>;
  /** Engines that other processes can ask. */
  readonly otherWorkers: EnginesOfOtherWorkers;
  readonly backoff: Backoff;
  /** Of brands, to keep their answers: one connection of each waits, not all of them. */
  readonly turns: KeyedQueue;
  readonly logger: Logger;
  readonly metrics: CollectorMetrics | null;
  /** The model that reads answers; null where the rules do. */
  readonly reader: ModelReader | null;
  /** Does what follows a run; it may be called again for one. */
  readonly ended: (run: RunKey) => Promise<void>;
  /** Aborts when no further questions are to be asked; requests under way may finish. */
  readonly stopping: AbortSignal;
  /** Aborts when requests under way are to be put back, too. */
  readonly aborting: AbortSignal;
}

/** Fields of a question that may be logged. */
export const questionFields = ({ id, brandId, engine, country }: ClaimedQuestion) => ({
  question: id,
  brand: brandId,
  engine,
  country,
});
