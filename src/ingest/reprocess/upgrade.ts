import { checkSchema } from '../../stores/migrations/applied-migrations.ts';
import { migrate } from '../../stores/migrations/migrate.ts';
import { filesOf } from '../../stores/migrations/migration-files.ts';
import type { Stores } from '../../stores/stores.ts';
import { openLedgers } from '../ledger/ledger.ts';
import { hasOutdated, noteRollupChanges, rewriteOutdated } from './rollup-changes.ts';

/**
 * Reason that the stores are not as this version expects, in words; null where they are. A report of sums that a brand lacks
 * would be wrong, not late.
 * @throws Refusal `newer_stores`.
 */
export async function whyNotUpgraded(stores: Stores): Promise<string | null> {
  const missing = await checkSchema(stores);
  if (missing.length > 0) return `the stores lack ${missing.join(', ')}`;
  return (await hasOutdated(stores.postgres)) ? 'the sums of brands have not all been written anew' : null;
}

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
 * @throws Refusal `newer_stores`.
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
