import { joinStores } from '../embedded-stores/host/join.ts';
import { openClickHouse } from '../stores/clickhouse.ts';
import { openPostgres } from '../stores/postgres.ts';
import type { Stores } from '../stores/stores.ts';

/** Addresses of the stores; a store without one runs in DATA_DIR. */
export interface StoreSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly CLICKHOUSE_URL?: string | undefined;
  /** The cluster that the server at CLICKHOUSE_URL is a node of. */
  readonly CLICKHOUSE_CLUSTER?: string | undefined;
}

export interface OpenStoresOptions {
  /** Only one service may use a DATA_DIR; commands join beside it. */
  readonly role: 'service' | 'command';
  readonly onProgress?: (message: string) => void;
}

/**
 * Checks that a configured server responds: a connection error names an address, people know the setting.
 * @throws Error that names it.
 */
async function requireThere(setting: string, ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error: unknown) => {
    // A host with several addresses has an error for each, and no message of its own.
    const { message, code } = (
      error instanceof AggregateError ? error.errors[0] : error
    ) as NodeJS.ErrnoException;
    throw Object.assign(new Error(`${setting}: the server cannot be used: ${message}`), { code });
  });
}

/**
 * Opens both stores: the configured servers, or the embedded ones under DATA_DIR for whichever of
 * DATABASE_URL and CLICKHOUSE_URL is not set.
 * @throws Error naming the setting to change when an embedded store cannot start or a configured one is not there.
 */
export async function openStores(settings: StoreSettings, options: OpenStoresOptions): Promise<Stores> {
  const stores = [
    ...(settings.DATABASE_URL === undefined ? ['postgres' as const] : []),
    ...(settings.CLICKHOUSE_URL === undefined ? ['clickhouse' as const] : []),
  ];
  const embedded = stores.length > 0;
  const joined = embedded ? await joinStores({ dataDir: settings.DATA_DIR, stores, ...options }) : null;
  const databaseUrl = settings.DATABASE_URL ?? joined?.databaseUrl ?? '';
  const postgres = openPostgres(databaseUrl);
  const clickhouse = openClickHouse(settings.CLICKHOUSE_URL ?? joined?.clickhouseUrl ?? '', {
    cluster: settings.CLICKHOUSE_CLUSTER,
    databaseUrl,
  });
  const opened = {
    postgres,
    clickhouse,
    databaseUrl,
    embedded,
    async close() {
      await Promise.all([postgres.end(), clickhouse.close()]);
      await joined?.leave();
    },
  };
  try {
    if (settings.DATABASE_URL !== undefined) {
      await requireThere('DATABASE_URL', () => postgres.query('SELECT 1'));
    }
    if (settings.CLICKHOUSE_URL !== undefined) {
      await requireThere('CLICKHOUSE_URL', () => clickhouse.command({ query: 'SELECT 1' }));
    }
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
