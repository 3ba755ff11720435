import { missingMigrations } from '../stores/migrations/applied-migrations.ts';
import type { Stores } from '../stores/stores.ts';
import { inTime } from '../stores/time-limit.ts';

/** Milliseconds that a store has to answer a check. All are made at once. */
const TIMEOUT_MS = 1_500;

/** Causes of store errors in words for operators, by error code; the first match counts. */
const CAUSES: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^ETIMEDOUT$/, `does not respond within ${TIMEOUT_MS / 1000} s: it may hang, or be overloaded`],
  [/^(E[A-Z_]+|08\w{3}|209|210|279)$/, 'cannot be reached: is it running, and is its address right?'],
  // Postgres; of ClickHouse a reservation, a write and a rename that failed.
  [/^(53100|243|75|76|28)$/, 'its disk is full: free some space on it'],
  [/^(28\w{3}|516|192|193|194)$/, 'rejects our user or password: check its address'],
  [/^(3D000|81)$/, 'does not have our database: check the name in its address'],
  [/^(53300|202)$/, 'accepts no more connections: all are in use'],
  [/^(57P|236)/, 'is just starting or ending'],
  // Of the dictionary, which is made by the migrations and asks Postgres.
  [/^(36|60|42P01)$/, 'has an older schema: run npm run migrate'],
  [/^(614|1001)$/, 'ClickHouse cannot read from Postgres: check the address that npm run migrate was given'],
];

/**
 * Describes a failure in words that an operator can act on. Messages of the stores may hold addresses, so
 * only codes are used.
 */
function explain(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string | number; message?: string };
  const words = CAUSES.find(([codes]) => codes.test(String(code)))?.[1];
  if (words) return words;
  if (/timed? ?out|timeout/i.test(message)) return CAUSES[0]?.[1] ?? '';
  if (/terminated|socket hang up|aborted/i.test(message)) return CAUSES[1]?.[1] ?? '';
  return `fails${code === '' ? '' : ` with its error ${code}`}: see its log`;
}

/**
 * Checks with the statement that every request begins with, on a count of nobody, written in place so that a
 * full disk shows no sooner and no later than in requests. A missing table or right is no fault of the store.
 */
const WRITE = `
INSERT INTO request_log (brand_id, at, sums, base, allowed)
VALUES ('00000000-0000-0000-0000-000000000000', ARRAY[now()], ARRAY[0], 0, true)
ON CONFLICT (brand_id) DO UPDATE SET at = excluded.at`;

const OTHERS_BUSINESS = new Set(['42P01', '42501']);

/**
 * Readiness of the service by check: `ok`, or the fault and its remedy. The result is there within two
 * seconds, whatever hangs.
 */
export async function readiness({
  postgres,
  clickhouse,
}: Pick<Stores, 'postgres' | 'clickhouse'>): Promise<Record<string, string>> {
  // Sends a result as requests do: on a full disk a query without rows may succeed.
  const select = async (query: string) => {
    const abort_signal = AbortSignal.timeout(TIMEOUT_MS);
    await (await clickhouse.query({ query, format: 'JSONEachRow', abort_signal })).json();
  };
  const checks: Record<string, () => Promise<unknown>> = {
    postgres: () =>
      postgres.query(WRITE).catch((error: { code?: string }) => {
        if (!OTHERS_BUSINESS.has(error.code ?? '')) throw error;
      }),
    clickhouse: () => select('SELECT 1 AS one'),
    dictionary: () =>
      select("SELECT dictGetOrDefault('brand_config', 'name', tuple(toUInt32(0)), '') AS name"),
    migrations: () => missingMigrations({ postgres, clickhouse }),
  };
  const results = Object.entries(checks).map(async ([name, check]) => {
    try {
      const missing = await inTime(TIMEOUT_MS, check);
      const lacks = name === 'migrations' && Array.isArray(missing) && missing.length > 0;
      return [name, lacks ? `not applied: ${missing.join(', ')}; run npm run migrate` : 'ok'];
    } catch (error) {
      return [name, explain(error)];
    }
  });
  const found: Record<string, string> = Object.fromEntries(await Promise.all(results));
  // Migrations are unknown where a store does not answer; its own line has the reason.
  const unknown = ['postgres', 'clickhouse'].filter((store) => found[store] !== 'ok');
  if (unknown.length > 0 && found.migrations !== 'ok' && !found.migrations?.startsWith('not applied')) {
    found.migrations = `unknown: see ${unknown.join(' and ')}`;
  }
  return found;
}
