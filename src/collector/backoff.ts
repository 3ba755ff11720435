/** How patient a run is with engines. Times are in milliseconds. */
export interface Backoff {
  /** How often a question is asked at most before it has failed. */
  readonly attempts: number;
  /** Pause before the second attempt; each further one doubles it, up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A provider that asks for a longer pause than this has failed. */
  readonly longestRetryAfter: number;
  /** How many faults of the engine in a row open its circuit. */
  readonly faultsInARow: number;
  /** How long the circuit stays open at first; each further time doubles it, up to the longest. */
  readonly firstOpening: number;
  readonly longestOpening: number;
  /** After so many openings without an answer the engine is given up for a while. */
  readonly openings: number;
  readonly givenUp: number;
  /** How often a worker without work looks for some that has become due. */
  readonly poll: number;
  /** How long living processes have to be heard of again after Postgres was away, before they are taken for dead. */
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
 * The pause before a question is asked again, in milliseconds: a growing one, of which a random half is left out, or what
 * the provider asks for, where that is longer, and jitter of up to a tenth so that not all come at once. What it asks for
 * may be nothing, as where it tells a date and its clock is behind. Null where there is no point in asking again.
 * @param attempts how often it was asked, at least once.
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
