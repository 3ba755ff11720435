import { Problem } from './problems.ts';

/** Requests of one brand that ClickHouse works for at once, and milliseconds that another waits for its turn. */
const AT_ONCE = 4;
const PATIENCE = 2_000;

interface Queue {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Gives the work of each brand a limited number of turns at once, so that one brand's load leaves the
 * ClickHouse (or another store) to the others. Who waits too long for a turn is told to come back.
 */
export function createFairQueue({ atOnce = AT_ONCE, patience = PATIENCE } = {}) {
  const queues = new Map<string, Queue>();

  /**
   * Waits for a turn.
   * @returns what ends it; ending it twice is no harm.
   * @throws Problem `unavailable` with Retry-After where none came up in time.
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
            new Problem('unavailable', {
              detail: `${atOnce} requests of this brand are being answered and others wait; try again shortly.`,
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
