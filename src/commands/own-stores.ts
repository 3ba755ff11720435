import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openStores } from '../runtime/open-stores.ts';
import type { Stores } from '../stores/stores.ts';

/** Does some work with embedded stores of its own, which are empty at first and gone afterwards. */
export async function withOwnStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answer-visibility-'));
  try {
    const stores = await openStores({ DATA_DIR: folder }, { role: 'command' });
    return await work(stores).finally(() => stores.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
