import type { Logger } from 'pino';
import type { ModelReader } from '../../providers/reader/index.ts';
import { pause } from '../../runtime/pause.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { isUnavailable } from '../../stores/unavailable.ts';
import { brandsToReread } from '../brands/names-read.ts';
import { isTurnFree } from '../brands/reread-turn.ts';
import type { OnUnread } from './reread-answers.ts';
import { rereadBrand } from './rereading.ts';

/** Milliseconds; changes that come within them are read together. */
const IDLE_MS = 1_000;

/** Logs a stored answer that could not be read: never its text. */
export function logUnread(
  logger: Logger,
  { brandId }: BrandScope,
  ...[answer, error]: Parameters<OnUnread>
): void {
  logger.error({ err: error, brand: brandId, answer }, 'A stored answer cannot be read; it stays as it was');
}

export interface RereaderOptions {
  readonly reader: ModelReader | null;
  readonly signal: AbortSignal;
  /** Told how many of a brand's answers are done, of how many; the last time with `done` being all of them. */
  readonly onProgress: (brand: BrandScope, done: number, of: number) => void;
  readonly onEnd: (brand: BrandScope) => void;
  readonly onUnread: (brand: BrandScope, ...unread: Parameters<OnUnread>) => void;
  readonly onError: (brand: BrandScope | null, error: Error) => void;
}

/**
 * Reads the stored answers of brands again whose names have changed, one brand after the other, until `signal`
 * aborts: looks every second, and with a growing, jittered pause while something fails. The brands' rows say what is
 * due, so there is no queue that could lose it, and a process that is killed leaves it to be done.
 */
export async function runRereader(
  stores: StoreClients,
  { reader, signal, onProgress, onEnd, onUnread, onError }: RereaderOptions,
): Promise<void> {
  let failures = 0;
  const attempt = async (brand: BrandScope | null, work: () => Promise<unknown>): Promise<boolean> =>
    work().then(
      () => true,
      (error: Error) => {
        if (!signal.aborted && (!isUnavailable(error) || failures === 0)) onError(brand, error);
        return false;
      },
    );
  while (!signal.aborted) {
    let faults = 0;
    const hasLooked = await attempt(null, async () => {
      for (const brand of await brandsToReread(stores.postgres)) {
        if (signal.aborted) return;
        // It comes later: the others do not wait for who is at it.
        if (!(await isTurnFree(stores.postgres, brand))) continue;
        const isDone = await attempt(brand, () =>
          rereadBrand(stores, brand, {
            ...{ reader, signal },
            onProgress: (done, of) => onProgress(brand, done, of),
            onUnread: (...unread) => onUnread(brand, ...unread),
          }),
        );
        if (isDone) onEnd(brand);
        else faults += 1;
      }
    });
    failures = hasLooked && faults === 0 ? 0 : failures + 1;
    await pause(IDLE_MS, failures, signal);
  }
}
