import { setTimeout as sleep } from 'node:timers/promises';
import type { Stores } from '../stores/stores.ts';
import { publishWhatIsLeft } from './domains.ts';

/** Commands publish their changes; this covers interrupted ones, until which nothing is cached. */
const EVERY_MS = 10_000;

/** Publishes what is recorded of domains and was left unpublished, until `signal` aborts. */
export async function runPublisher(
  stores: Pick<Stores, 'postgres' | 'clickhouse'>,
  { signal, onError }: { readonly signal: AbortSignal; readonly onError: (error: Error) => void },
): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    try {
      await publishWhatIsLeft(stores);
      failing = false;
    } catch (error) {
      if (!failing) onError(error as Error);
      failing = true;
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
