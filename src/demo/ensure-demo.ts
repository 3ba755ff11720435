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
 * Gives empty embedded stores the demo brand, once: whoever deletes it does not get it again. A file tells the id of its
 * organization while it is being made, so that what a start that was cut short has left goes, and the next makes all of
 * it; another keeps its key where the person can find it again. Stores that somebody else has filled meanwhile, as by
 * restoring a backup, are left as they are.
 * @param signal ends the making: it is a start that was cut short.
 * @param makeIt `seedDemo`, for which the tests have another.
 * @returns the key of the demo, null where there is none, or none that works.
 * @throws what `signal` was aborted with; Error while a backup is being restored.
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
    // The id is missing where the file itself was cut short, and in those of versions that wrote nothing into it.
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
