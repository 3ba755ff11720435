import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningStore } from '../processes.ts';

/** Backoff in milliseconds before consecutive restarts; a run of LONG_RUN resets it. */
const PAUSES = [50, 100, 250, 500, 1000, 2000, 5000];
const LONG_RUN = 10_000;

/** Milliseconds that stopping may take. */
const STOP_PATIENCE = 10_000;

/** A store that is kept running until it is stopped. */
export interface SupervisedStore {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Supervises a store: starts it, and restarts it whenever it ends, without giving up; until it is back,
 * requests get 503.
 * @param start must bring the store back at the same address.
 * @throws the error of the first start.
 */
export async function supervise(
  name: string,
  start: () => Promise<RunningStore>,
  log: (line: string) => void,
): Promise<SupervisedStore> {
  const first = await start();
  const stopping = new AbortController();
  let failures = 0;
  const restart = async (): Promise<RunningStore> => {
    for (;;) {
      await sleep(PAUSES[Math.min(failures++, PAUSES.length - 1)], null, { signal: stopping.signal });
      try {
        return await start();
      } catch (error) {
        log(`${name} did not start: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  const watch = async () => {
    for (let store = first; ; log(`${name} runs again (process ${store.pid})`)) {
      const startedAt = performance.now();
      const exit = await Promise.race([store.exited, aborted(stopping.signal)]);
      if (!exit) return stopInTime(store);
      log(
        `${name} (process ${store.pid}) ended with ${exit.signal ?? `code ${exit.code}`}; starting it again`,
      );
      if (performance.now() - startedAt > LONG_RUN) failures = 0;
      store = await restart();
    }
  };
  const watching = watch().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return {
    url: first.url,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/** Kills a store that does not end in time (chdb may hold its process); nobody uses it any more. */
async function stopInTime(store: RunningStore): Promise<void> {
  const kill = setTimeout(() => process.kill(store.pid, 'SIGKILL'), STOP_PATIENCE);
  await store.stop();
  clearTimeout(kill);
}

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
