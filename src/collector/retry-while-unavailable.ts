import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../stores/unavailable.ts';

const AGAIN_MS = 1_000;

/** True for errors that may pass: a store is away, or a conflict with other transactions (class 40). */
const isPassing = (error: unknown) =>
  isUnavailable(error) || /^40/.test(String((error as { code?: unknown }).code ?? ''));

/**
 * Repeats some work until Postgres is back.
 * @param signal aborts when the process is to end; a failure is then not retried.
 * @param onWait called each time it has to wait.
 * @throws errors of `work` that do not pass
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
