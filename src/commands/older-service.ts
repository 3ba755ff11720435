import { setTimeout as sleep } from 'node:timers/promises';
import { hasService } from '../embedded-stores/host/reach.ts';
import type { Config } from '../runtime/config.ts';
import { isServiceStarting } from '../runtime/service-address.ts';
import type { Stores } from '../stores/stores.ts';
import { CommandError } from './command-error.ts';

const NOTING_MS = 1_000;

/**
 * Requires that no older service runs on stores that lack migrations: its answers would be lost or counted
 * wrong if a command migrated the stores under it. A starting service of this version is fine.
 * @throws CommandError `older_service`.
 */
export async function requireNoOlderService(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { embedded }: Pick<Stores, 'embedded'>,
): Promise<void> {
  if (!embedded) return;
  const isOlder = async () => !isServiceStarting(DATA_DIR) && (await hasService(DATA_DIR));
  if (!(await isOlder())) return;
  // The stores know a starting service a moment before it has noted its start.
  await sleep(NOTING_MS);
  if (!(await isOlder())) return;
  throw new CommandError(
    'older_service',
    `an older version of the service runs on DATA_DIR ${DATA_DIR}, whose stores this version would change: stop it, start this version ("npm start"), then run this again`,
  );
}
