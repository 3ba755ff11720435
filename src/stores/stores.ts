import type { ClickHouse } from './clickhouse.ts';
import type { Postgres } from './postgres.ts';

export interface Stores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
  /** Address of Postgres as given or as the embedded one has it; the dictionaries need it. */
  readonly databaseUrl: string;
  /** True where either store runs inside DATA_DIR rather than at a configured address. */
  readonly embedded: boolean;
  /** Closes the connections and, where this process is the last user, stops the embedded stores. */
  close(): Promise<void>;
}

/** Connections to both stores, without their addresses and their end. */
export type StoreClients = Pick<Stores, 'postgres' | 'clickhouse'>;
