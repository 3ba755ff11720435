import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../stores/unavailable.ts';

const AGAIN_MS = 1_000;

/** Whether the same may succeed later: a store is away, or other transactions were in the way (class 40). */
const isPassing = (error: unknown) =>
  isUnavailable(error) || /^40/.test(String((error as { code?: unknown }).code ?? ''));

/**
 * Does some work however long Postgres is away.
 * @param signal aborts when the process is to end: what fails then is not tried again.
 * @param onWait told of each time that it has to wait.
 * @throws as `work`, what does not pass
 */
export async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onWait: (error: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal.aborted) throw error;
      onWait(error);
      await sleep(AGAIN_MS, undefined, { signal });
    }
  }
}
