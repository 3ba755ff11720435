import type { Config } from '../runtime/config.ts';
import { serviceAddress } from '../runtime/service-address.ts';
import { hasService } from '../stores/embedded/host/reach.ts';
import type { Stores } from '../stores/index.ts';
import { CommandError } from './command-error.ts';

/**
 * Requires that no service answers requests on stores that lack something: it is of an older version, whose answers would
 * be lost or counted wrong where a command brought the stores to this one under it. A service of this version notes its
 * address only once they are, and a service that was killed leaves it behind.
 * @param why what the stores lack, in words.
 * @throws CommandError `older_service`.
 */
export async function requireNoOlderService(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { embedded }: Pick<Stores, 'embedded'>,
  why: string,
): Promise<void> {
  if (!embedded || serviceAddress(DATA_DIR) === null || !(await hasService(DATA_DIR))) return;
  throw new CommandError(
    'older_service',
    `${why}, and an older version of the service runs on DATA_DIR ${DATA_DIR}: stop it, start this version ("npm start"), then run this again`,
  );
}
