import { Refusal } from '../shared/refusal.ts';

/** Concurrent requests of one fairness key, and milliseconds that another one waits. */
const AT_ONCE = 4;
const MAX_WAIT_MS = 2_000;

interface Queue {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Fair queue in front of a store: each fairness key (a brand, or the holders of its share links) has a limited number of
 * concurrent requests, so that the load of one leaves the store to the others.
 */
export function createFairQueue({ atOnce = AT_ONCE, patience = MAX_WAIT_MS } = {}) {
  const queues = new Map<string, Queue>();

  /**
   * Waits for a turn.
   * @returns a function that ends it; calling it twice does no harm.
   * @throws Refusal `unavailable`, with the seconds after which to come back, where no turn came up in time.
   */
  return async function waitForTurn(fairnessKey: string): Promise<() => void> {
    const queue = queues.get(fairnessKey) ?? { running: 0, waiting: new Set() };
    queues.set(fairnessKey, queue);
    if (queue.running < atOnce) queue.running += 1;
    else {
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          queue.waiting.delete(begin);
          reject(
            new Refusal('unavailable', {
              detail: `${atOnce} requests of this brand are being answered and others are waiting; try again shortly.`,
              retryAfter: 2,
            }),
          );
        }, patience);
        queue.waiting.add(begin);
      });
    }
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const [next] = queue.waiting;
      if (next) {
        queue.waiting.delete(next);
        next();
        return;
      }
      queue.running -= 1;
      if (queue.running === 0) queues.delete(fairnessKey);
    };
  };
}
