import { setTimeout as sleep } from 'node:timers/promises';
import { hasService } from '../embedded-stores/host/reach.ts';
import type { Config } from '../runtime/config.ts';
import { isServiceStarting } from '../runtime/service-address.ts';
import type { Stores } from '../stores/stores.ts';
import { CommandError } from './command-error.ts';

const NOTING_MS = 1_000;

/**
 * Requires that no service runs on stores that lack something, other than one of this version that starts: it is of an older
 * one, whose answers would be lost or counted wrong where a command brought the stores to this one under it.
 * @throws CommandError `older_service`.
 */
export async function requireNoOlderService(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { embedded }: Pick<Stores, 'embedded'>,
): Promise<void> {
  if (!embedded) return;
  const isOlder = async () => !isServiceStarting(DATA_DIR) && (await hasService(DATA_DIR));
  if (!(await isOlder())) return;
  // One that starts is known to the stores a moment before it has noted so.
  await sleep(NOTING_MS);
  if (!(await isOlder())) return;
  throw new CommandError(
    'older_service',
    `an older version of the service runs on DATA_DIR ${DATA_DIR}, whose stores this version would change: stop it, start this version ("npm start"), then run this again`,
  );
}
