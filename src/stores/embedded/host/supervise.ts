import { setTimeout as sleep } from 'node:timers/promises';

/** A store's process. */
export interface RunningStore {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  stop(): Promise<void>;
}

/** Milliseconds before starts that follow each other; a store that ran longer than the last begins anew. */
const PAUSES = [50, 100, 250, 500, 1000, 2000, 5000];

/**
 * Starts a store and, whenever it ends by itself, starts it again, without giving up: until it is back,
 * requests get 503.
 * @param start must bring the store back at the same address.
 * @throws what the first start throws.
 */
export async function supervise(
  name: string,
  start: () => Promise<RunningStore>,
  log: (line: string) => void,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const first = await start();
  const stopping = new AbortController();
  const watch = async () => {
    for (let store = first, failures = 0; ; ) {
      const startedAt = Date.now();
      const end = await Promise.race([store.exited, aborted(stopping.signal)]);
      if (!end) return store.stop();
      log(`${name} (process ${store.pid}) ended with ${end.signal ?? `code ${end.code}`}; starting it again`);
      if (Date.now() - startedAt > 10_000) failures = 0;
      for (let next: RunningStore | null = null; !next; ) {
        await sleep(PAUSES[Math.min(failures++, PAUSES.length - 1)], null, { signal: stopping.signal });
        next = await start().catch((error: Error) => {
          log(`${name} did not start: ${error.message}`);
          return null;
        });
        if (next) store = next;
      }
      log(`${name} runs again (process ${store.pid})`);
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

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
