import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { addDays } from '../http/dates.ts';
import { removeOldRows } from '../ingest/rewrite.ts';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { Stores } from '../stores/index.ts';
import { type PostgresClient, transaction } from '../stores/postgres.ts';
import { exportBrand } from './export.ts';
import { KIND_NAMES } from './kinds.ts';
import { openTarget } from './open-target.ts';

/** As far back as reports reach: late answers, corrections and another extraction count until then. */
const DAYS = 90;

type Settings = Pick<Config, 'EXPORT_DIR' | 'EXPORT_FORMAT'>;

/**
 * Removes what was asked on days that no report reaches any more: their answers stay, and tell planning what there
 * is. The rows would be most of Postgres within a year.
 */
async function removeOldQuestions({ postgres }: Stores, before: string): Promise<void> {
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('DELETE FROM questions WHERE date < $1', [before]);
    await client.query("DELETE FROM runs WHERE date < $1 AND state = 'ended'", [before]);
  });
}

/** Does some work while no other process does it; one that is killed leaves its turn to the next. */
async function inTurn<T>(
  { postgres }: Stores,
  signal: AbortSignal,
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = await postgres.connect();
  // Waiting for a turn ends with the connection.
  let isOpen = true;
  const close = () => {
    if (isOpen) client.release(true);
    isOpen = false;
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.query('SET statement_timeout = 0');
    await client.query("SELECT pg_advisory_lock(hashtext('nightly export'), 0)");
    return await work(client);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/**
 * The nightly job of a date: questions older than 90 days and, for every brand, rows that corrections have left
 * behind are removed, and the last 90 days are exported into EXPORT_DIR, where that is set. It is done once over all processes; one that is cut
 * short is gone on with by the next.
 * @throws the first error, once all other brands are done; doing it again does what is left.
 */
export async function runNightly(
  { EXPORT_DIR, EXPORT_FORMAT }: Settings,
  stores: Stores,
  logger: Logger,
  date: string,
  signal: AbortSignal,
): Promise<void> {
  await inTurn(stores, signal, async (turn) => {
    const { rowCount: done } = await turn.query('SELECT FROM exports WHERE date = $1', [date]);
    if (done !== 0) return;
    const { rows: brands } = await stores.postgres.query<BrandKey>(
      'SELECT id AS "brandId", no AS "brandNo", epoch FROM brands ORDER BY no',
    );
    await removeOldQuestions(stores, addDays(date, 1 - DAYS));
    let files = 0;
    const errors: unknown[] = [];
    for (const brand of brands) {
      signal.throwIfAborted();
      try {
        await removeOldRows(stores, brand);
        if (EXPORT_DIR === undefined) continue;
        const exported = await exportBrand(
          stores,
          brand,
          () => openTarget(stores.clickhouse, EXPORT_DIR, brand.brandId),
          {
            range: { start: addDays(date, 1 - DAYS), end: date },
            kinds: KIND_NAMES,
            format: EXPORT_FORMAT,
            signal,
          },
        );
        files += exported.length;
        logger.info({ brand: brand.brandId, files: exported.length }, 'A brand is exported');
      } catch (error) {
        if (signal.aborted) throw error;
        logger.error({ err: error, brand: brand.brandId }, 'A brand cannot be exported');
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    await turn.query('INSERT INTO exports (date, brands, files) VALUES ($1, $2, $3)', [
      date,
      brands.length,
      files,
    ]);
    logger.info({ date, brands: brands.length, files }, 'The nightly job is done');
  });
}
