/** Retry settings of a run. Times are in milliseconds. */
export interface Backoff {
  /** Maximum number of attempts before a question has failed. */
  readonly attempts: number;
  /** Pause before the second attempt; each further one doubles it, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A longer Retry-After than this counts as a failure. */
  readonly longestRetryAfter: number;
  /** Number of consecutive faults of an engine that open its circuit. */
  readonly faultsInARow: number;
  /** First time for which the circuit stays open; each further time doubles it, up to the longest. */
  readonly firstOpening: number;
  readonly longestOpening: number;
  /** Number of openings without an answer after which the engine is given up for a while. */
  readonly openings: number;
  readonly givenUp: number;
  /** Interval at which idle workers look for due jobs. */
  readonly poll: number;
  /** Time that living processes have to come back after an outage of Postgres, before they count as dead. */
  readonly comeback: number;
}

/** An engine that is out of order is given up after about eight minutes: 15 s, 30 s, 1, 2 and 4 minutes. */
export const BACKOFF: Backoff = {
  attempts: 4,
  firstPause: 5_000,
  longestPause: 300_000,
  longestRetryAfter: 1_800_000,
  faultsInARow: 5,
  firstOpening: 15_000,
  longestOpening: 240_000,
  openings: 5,
  givenUp: 900_000,
  poll: 5_000,
  comeback: 10_000,
};

/** Doubles `first` with each step from 0, up to `longest`. */
export const doubled = (first: number, longest: number, step: number): number =>
  Math.min(longest, first * 2 ** Math.min(step, 30));

/**
 * Backoff before a question is retried, in milliseconds: growing, with a random half left out, or the
 * provider's Retry-After where that is longer, plus jitter of up to a tenth. Retry-After may be zero, as
 * where it is a date and the provider's clock is behind. Null where a retry is pointless.
 * @param attempts number of attempts so far, at least one.
 */
export function pauseBefore(
  attempts: number,
  retryAfterMs: number | undefined,
  backoff: Backoff,
  random: () => number = Math.random,
): number | null {
  if (attempts >= backoff.attempts) return null;
  if (retryAfterMs !== undefined && retryAfterMs > backoff.longestRetryAfter) return null;
  const growing = doubled(backoff.firstPause, backoff.longestPause, attempts - 1) * (0.5 + random() / 2);
  return Math.max(growing, (retryAfterMs ?? 0) * (1 + random() / 10));
}
