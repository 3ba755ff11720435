const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses in milliseconds before the second attempt and each further one; after the last a delivery has failed. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Share of a pause by which it is longer at the most, so that those who failed together do not come back together. */
const JITTER = 0.2;

/**
 * Pause before the next attempt, in milliseconds; null where there is none.
 * @param attempts those that have failed, at least one.
 * @param retryAfter shortest pause that the receiver asked for.
 */
export function pauseAfter(attempts: number, retryAfter: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.max(retryAfter, pause * (1 + JITTER * Math.random()));
}
