import type { Stores } from '../stores/index.ts';
import { migrate } from '../stores/migrate.ts';
import { openLedgers } from './ledger.ts';

/**
 * Brings both stores to the newest schema, and what older versions stored to what this one expects of it. Safe to be
 * cut short and to be run again or twice at once; no older version may accept answers meanwhile.
 * @param dictionaryDatabaseUrl the address at which ClickHouse reaches Postgres, as `migrate`.
 * @returns the migrations applied now, in order.
 */
export async function upgrade(stores: Stores, dictionaryDatabaseUrl?: string): Promise<string[]> {
  const applied = await migrate(stores, dictionaryDatabaseUrl);
  await openLedgers(stores);
  return applied;
}
