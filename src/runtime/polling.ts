import { isTooMuch, isUnavailable } from '../stores/unavailable.ts';
import { pause } from './pause.ts';

export interface PollingOptions {
  /** Milliseconds between two looks where there was nothing to do. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Told of every error, but once of a store that stays away. */
  readonly onError: (error: Error) => void;
}

/**
 * After so many failures in a row the pause does not grow any more where a store is away: asking one that is not there costs
 * nothing, and until what was cut short is sent again tables differ on it.
 */
const LONGEST_AWAY = 3;

/** Hears of errors until `signal` aborts: what fails then may fail by that. */
export const unlessAborted =
  (signal: AbortSignal, onError: (error: Error) => void) =>
  (error: Error): void => {
    if (!signal.aborted) onError(error);
  };

/**
 * Does some work again and again until `signal` aborts: at once where there was some, with a growing, jittered pause
 * while it fails, of at most eight times `idleMs` while a store is away.
 * @param work gives whether there was any.
 */
export async function poll(
  work: () => Promise<boolean>,
  { idleMs, signal, onError }: PollingOptions,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let worked = false;
    let longest = Number.POSITIVE_INFINITY;
    try {
      worked = await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      const isAway = isUnavailable(error);
      if (!isAway || failures === 1) onError(error as Error);
      if (isAway && !isTooMuch(error)) longest = LONGEST_AWAY;
    }
    if (!worked) await pause(idleMs, Math.min(failures, longest), signal);
  }
}
