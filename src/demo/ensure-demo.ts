import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashKey } from '../keys/api-key.ts';
import type { Stores } from '../stores/stores.ts';
import { isEmpty, removeUnfinished, seedDemo } from './seed.ts';

async function works({ postgres }: Pick<Stores, 'postgres'>, key: string): Promise<boolean> {
  const { rowCount } = await postgres.query(
    'SELECT FROM api_keys WHERE sha256 = $1 AND (revoked_at IS NULL OR revoked_at > now())',
    [hashKey(key)],
  );
  return rowCount !== 0;
}

/**
 * Creates the demo brand in empty embedded stores, once: a deleted demo does not come back. One file holds
 * the id of its organization while it is being created, so that the remains of an interrupted start are
 * removed and the next start creates it again; another keeps its key for the person. Stores that were filled
 * meanwhile, as by restoring a backup, are left as they are.
 * @param signal interrupts the creation.
 * @param makeIt `seedDemo`, which tests replace.
 * @returns the key of the demo, null where there is none, or none that works.
 * @throws the abort reason of `signal`; Error while a backup is being restored.
 */
export async function ensureDemo(
  stores: Stores,
  dataDir: string,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
  makeIt = seedDemo,
): Promise<string | null> {
  const keyFile = path.join(dataDir, 'demo-key');
  const unfinished = path.join(dataDir, 'demo-unfinished');
  const cutShort = existsSync(unfinished) ? readFileSync(unfinished, 'utf8').trim() : null;
  if (cutShort !== null || !existsSync(keyFile)) {
    // The id is missing where the file itself is incomplete, and in files of older versions.
    if (await isEmpty(stores, cutShort ?? '')) {
      if (cutShort) await removeUnfinished(stores, cutShort);
      const organizationId = randomUUID();
      writeFileSync(unfinished, organizationId, { mode: 0o600, flush: true });
      const { key } = await makeIt(stores, organizationId, onProgress, signal);
      writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
    }
    rmSync(unfinished, { force: true });
  }
  const key = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : null;
  return key !== null && (await works(stores, key)) ? key : null;
}
