import type { StoreClients } from '../../stores/stores.ts';
import { acceptBatch } from './accept-batch.ts';
import { checkBatch } from './check-batch.ts';
import { type ImportCounts, type ImportOptions, ImportState } from './import-state.ts';
import { readBatches } from './read-batches.ts';
import { type ResolvedBatch, resolveBatch } from './resolve-batch.ts';
import { AnswerSender } from './send-answers.ts';

/** Marks work whose failure is thrown where it is awaited next, so that until then it is no unhandled rejection. */
function untilAwaited<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/**
 * Imports lines into a brand, in five stages: read → check → resolve → accept → send. A line that is wrong is rejected
 * and left out. Safe to end at any moment and to run again: an answer that was accepted is not added twice.
 * @throws the reason of `signal` where it aborts, once nothing of the import is under way any more.
 */
export async function importLines(stores: StoreClients, options: ImportOptions): Promise<ImportCounts> {
  const state = await ImportState.open(stores, options);
  const sender = new AnswerSender(stores);
  let accepting: Promise<void> = Promise.resolve();

  const accept = async (batch: ResolvedBatch) => {
    await sender.send(await acceptBatch(state, batch));
    state.reportProgress();
  };

  try {
    // A batch is read, checked and resolved while the one before it is accepted.
    for await (const batch of readBatches(state)) {
      options.signal?.throwIfAborted();
      const resolved = await resolveBatch(state, await checkBatch(state, batch));
      await accepting;
      // Reversed, as the first of several answers with one id is accepted.
      state.underWay = new Map(resolved.citing.answers.map((one) => [one.id, one] as const).reverse());
      accepting = untilAwaited(accept(resolved));
    }
    await accepting;
    options.signal?.throwIfAborted();
  } catch (error) {
    sender.stop();
    // The caller may close the stores on an error.
    await Promise.allSettled([accepting]);
    await sender.settle();
    throw error;
  }
  sender.stop();
  await sender.finish(options.brand);
  return state.counts;
}
