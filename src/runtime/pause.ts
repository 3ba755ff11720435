import { setTimeout as sleep } from 'node:timers/promises';

const MOST_MS = 60_000;

/**
 * Backoff of a repeated task: `idleMs`, and after `failures` in a row twice as long for each, up to a minute,
 * with jitter so that processes do not come back together. Ends at once when `signal` aborts.
 */
export async function pause(idleMs: number, failures: number, signal: AbortSignal): Promise<void> {
  const backoff = Math.min(MOST_MS, idleMs * 2 ** failures);
  const time = failures === 0 ? idleMs : backoff * (0.5 + Math.random() / 2);
  await sleep(time, undefined, { signal }).catch(() => {});
}
