import { type ClickHouse, openClickHouse } from './clickhouse.ts';
import { joinStores } from './embedded/join.ts';
import { openPostgres, type Postgres } from './postgres.ts';

export interface Stores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  /** Address of Postgres as given or as the embedded one has it; the dictionaries need it. */
  readonly databaseUrl: string;
  /** Whether either store runs inside DATA_DIR rather than at a configured address. */
  readonly embedded: boolean;
  /** Closes the connections and, where this process is the last user, stops the embedded stores. */
  close(): Promise<void>;
}

/** Where the stores are; DATA_DIR holds whichever has no address. */
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
 * Opens both stores: the configured servers, or the embedded ones under DATA_DIR for whichever of
 * DATABASE_URL and CLICKHOUSE_URL is not set.
 * @throws Error naming the setting to change when an embedded store cannot start.
 */
export async function openStores(settings: StoreSettings, options: OpenStoresOptions): Promise<Stores> {
  const embedded = settings.DATABASE_URL === undefined || settings.CLICKHOUSE_URL === undefined;
  const joined = embedded ? await joinStores({ dataDir: settings.DATA_DIR, ...options }) : null;
  const databaseUrl = settings.DATABASE_URL ?? joined?.databaseUrl ?? '';
  const postgres = openPostgres(databaseUrl);
  const clickhouse = openClickHouse(settings.CLICKHOUSE_URL ?? joined?.clickhouseUrl ?? '', {
    cluster: settings.CLICKHOUSE_CLUSTER,
    databaseUrl,
  });
  return {
    postgres,
    clickhouse,
    databaseUrl,
    embedded,
    async close() {
      await Promise.all([postgres.end(), clickhouse.close()]);
      await joined?.leave();
    },
  };
}
