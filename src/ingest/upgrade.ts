import type { Stores } from '../stores/index.ts';
import { filesOf, migrate } from '../stores/migrate.ts';
import { openLedgers } from './ledger.ts';
import { noteRollupChanges, rewriteOutdated } from './rollup-changes.ts';

export interface UpgradeOptions {
  /** The address at which ClickHouse reaches Postgres, as `migrate`. */
  readonly dictionaryDatabaseUrl?: string;
  /** Told in words what takes long. */
  readonly onProgress?: (message: string) => void;
}

/**
 * Brings both stores to the newest schema, and what older versions stored to what this one expects of it. Safe to be
 * cut short and to be run again or twice at once; no older version may accept answers meanwhile.
 * @returns the migrations applied now, in order.
 */
export async function upgrade(
  stores: Stores,
  { dictionaryDatabaseUrl, onProgress = () => {} }: UpgradeOptions = {},
): Promise<string[]> {
  const applied = await migrate(stores, dictionaryDatabaseUrl);
  await noteRollupChanges(stores, await filesOf('clickhouse'));
  await openLedgers(stores);
  await rewriteOutdated(stores, ({ brandId }, done, of) =>
    onProgress(`Rewriting the sums of brand ${brandId}: ${done} of ${of} answers`),
  );
  return applied;
}
