import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDataDir, STORE_NAMES, type StoreName, unlessFull } from '../data-dir.ts';
import type { HostRole } from './messages.ts';
import { RefusedError, reachStores } from './reach.ts';

export interface JoinOptions {
  readonly dataDir: string;
  /** One service per DATA_DIR; any number of commands beside it. */
  readonly role: HostRole;
  /** Stores that it needs; no other is started for it. All by default. */
  readonly stores?: readonly StoreName[];
  /** Called with the progress of the stores while they start, for the person at the terminal. */
  readonly onProgress?: (message: string) => void;
}

export interface JoinedStores {
  /** Addresses of the requested stores. */
  readonly databaseUrl: string;
  readonly clickhouseUrl: string;
  /** Leaves the stores. If this process was their last user, it resolves when they have stopped. */
  leave(): Promise<void>;
  /**
   * Resolves with the reason if the stores are gone for good. A store that ends is restarted at the same
   * address, and so is the host, so usually it never does.
   */
  readonly lost: Promise<Error>;
}

/** Milliseconds until a host that could not be started again is tried again. */
const AGAIN = 1_000;

/**
 * Joins the embedded stores of a DATA_DIR, and starts them where no process uses them yet.
 * @throws Error when DATA_DIR cannot be used, when another service uses it (role `service`), or when a
 * store does not start: with the reason and the path of a log.
 */
export async function joinStores({
  dataDir,
  role,
  stores = STORE_NAMES,
  onProgress = () => {},
}: JoinOptions): Promise<JoinedStores> {
  const folder = prepareDataDir(dataDir);
  const leaving = new AbortController();
  const reach = (tell: (message: string) => void) =>
    reachStores(folder, role, tell, leaving.signal, undefined, stores);
  const first = await reach(onProgress).catch((error: Error) => {
    throw unlessFull(folder, error, !(error instanceof RefusedError));
  });
  const { databaseUrl, clickhouseUrl } = first;
  const lost = Promise.withResolvers<Error>();
  let connection = first.connection;

  const comeBack = async () => {
    for (;;) {
      try {
        return await reach(() => {});
      } catch (error) {
        // A store may have been killed while it started: giving up here would leave a service without stores
        // for good.
        if (leaving.signal.aborted) throw error;
        await sleep(AGAIN, null, { signal: leaving.signal, ref: false });
      }
    }
  };
  const stayConnected = async () => {
    for (;;) {
      await connection.closed;
      if (leaving.signal.aborted) return;
      // The host was killed; the users of its stores bring them back at the same addresses.
      const next = await comeBack();
      const at = { postgres: 'databaseUrl', clickhouse: 'clickhouseUrl' } as const;
      const same = stores.every((store) => next[at[store]] === first[at[store]]);
      if (!same || leaving.signal.aborted) {
        await next.connection.leave();
        throw new Error(
          `the embedded stores of ${folder} restarted at other addresses: their ports were taken`,
        );
      }
      connection = next.connection;
    }
  };
  const staying = stayConnected().catch((error: Error) => {
    if (!leaving.signal.aborted) lost.resolve(error);
  });
  return {
    databaseUrl,
    clickhouseUrl,
    lost: lost.promise,
    async leave() {
      leaving.abort();
      await connection.leave();
      await staying;
    },
  };
}
