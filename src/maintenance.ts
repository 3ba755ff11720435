import type { Logger } from 'pino';
import { z } from 'zod';
import { removeDeadJobs } from './collector/jobs.ts';
import { makeDigest, organizationsToTell } from './digest/make.ts';
import { lastWeekBefore } from './digest/week.ts';
import { recordEvent } from './events/record-event.ts';
import { removeOldEvents } from './events/remove-old.ts';
import { exportBrand, exportedOf } from './exports/export.ts';
import { KIND_NAMES } from './exports/kinds.ts';
import { openTarget } from './exports/open-target.ts';
import { removeOldUserJobs } from './ingest/brands/user-jobs.ts';
import { removeOldChunks } from './ingest/import/upload-chunks.ts';
import type { Difference } from './ingest/ledger/difference.ts';
import { changedDays } from './ingest/ledger/ledger.ts';
import { reconcileSettledTables } from './ingest/ledger/reconcile.ts';
import { reconcileLedger } from './ingest/ledger/reconcile-ledger.ts';
import { sweepDeleted } from './ingest/reprocess/deletion.ts';
import { repairBrand } from './ingest/reprocess/repair-brand.ts';
import { removeOldRows } from './ingest/reprocess/rewrite.ts';
import { removeTexts } from './ingest/reprocess/text-removal.ts';
import { removeOldMails } from './people/mail-choices.ts';
import { removeExpired } from './people/remove-expired.ts';
import type { Config } from './runtime/config.ts';
import { addDays } from './shared/dates.ts';
import { lookForSignals } from './signals/night.ts';
import { allBrands } from './stores/all-brands.ts';
import type { BrandScope } from './stores/brand-scope.ts';
import { isDeleted } from './stores/current-brand.ts';
import { transaction } from './stores/postgres.ts';
import { oneRow } from './stores/rows.ts';
import { holdingLock } from './stores/session-lock.ts';
import type { Stores } from './stores/stores.ts';
import { removeOldDeliveries } from './webhooks/deliveries.ts';

/** Matches the reach of reports: late answers, corrections and re-extractions count until then. */
const DAYS = 90;

type Settings = Pick<Config, 'EXPORT_DIR' | 'EXPORT_FORMAT' | 'EXPORT_LAYOUT' | 'SMTP_URL' | 'PUBLIC_URL'>;

/** A night's work. */
interface Night {
  readonly stores: Stores;
  readonly logger: Logger;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly signal: AbortSignal;
}

/**
 * Removes questions of days that no report reaches any more: their answers stay, and planning finds them in
 * ClickHouse. The rows would be most of Postgres within a year.
 */
async function removeOldQuestions({ postgres }: Stores, before: string): Promise<void> {
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('DELETE FROM questions WHERE date < $1', [before]);
    await client.query('DELETE FROM live_questions WHERE asked_at < $1', [before]);
    await client.query("DELETE FROM runs WHERE date < $1 AND state = 'ended'", [before]);
  });
}

/**
 * Does some work for every brand, one after the other, and for the others where it fails for one. One that is deleted
 * meanwhile has nothing to be done.
 * @returns for how many it was done.
 * @throws the first error, once all others are done.
 */
async function forEachBrand(
  { stores, logger, signal }: Night,
  what: string,
  work: (brand: BrandScope) => Promise<void>,
): Promise<number> {
  const errors: unknown[] = [];
  let done = 0;
  for (const brand of await allBrands(stores.postgres)) {
    signal.throwIfAborted();
    try {
      await work(brand);
      done += 1;
    } catch (error) {
      if (signal.aborted) throw error;
      if (await isDeleted(stores.postgres, brand)) {
        logger.debug({ brand: brand.brandId }, `A brand was deleted before it was ${what}`);
        continue;
      }
      logger.error({ err: error, brand: brand.brandId }, `A brand cannot be ${what}`);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
  return done;
}

/** Removes rows that no reader needs any more, and texts after their retention. */
async function clean(night: Night): Promise<void> {
  await removeOldQuestions(night.stores, addDays(night.date, 1 - DAYS));
  await removeDeadJobs(night.stores.postgres);
  await removeExpired(night.stores.postgres);
  await removeOldChunks(night.stores.postgres);
  await removeOldUserJobs(night.stores.postgres);
  await removeOldEvents(night.stores.postgres);
  await removeOldDeliveries(night.stores.postgres);
  await removeOldMails(night.stores.postgres);
  await forEachBrand(night, 'cleaned', async (brand) => {
    await removeOldRows(night.stores, brand);
    await removeTexts(night.stores, brand, night.date, night.signal);
  });
  await sweepDeleted(night.stores, night.signal);
}

const Newest = z.object({ since: z.string() });

/**
 * Time since which nothing may have been audited: the day before yesterday, or before the last night if
 * nights were missed. That night may have been one by a clock that was set back by a day since.
 */
async function unauditedSince({ stores, date }: Night): Promise<string> {
  const found = await stores.postgres.query(
    'SELECT (coalesce(max(date), $2) - 1)::text AS since FROM audits WHERE date < $1',
    [date, addDays(date, -1)],
  );
  return oneRow(Newest, found).since;
}

/**
 * Rewrites a brand whose answers match the ledger while its other tables differ from the answers; nothing can
 * be lost by it. Lost answers are left to the operator: a ClickHouse that lacks them may be the wrong one.
 */
async function mendTables(
  { stores, logger, signal }: Night,
  brand: BrandScope,
  found: readonly Difference[],
) {
  try {
    const { left } = await repairBrand(stores, brand, found, signal);
    logger.warn({ brand: brand.brandId, left: left.length }, 'The rows of a brand are rewritten');
  } catch (error) {
    if (signal.aborted || (await isDeleted(stores.postgres, brand))) throw error;
    logger.error({ err: error, brand: brand.brandId }, 'The rows of a brand cannot be rewritten');
  }
}

/**
 * Compares yesterday, and every day whose ledger has changed since the audit before, with what ClickHouse has; and what it
 * holds of the months of these days twice, as sums may lack what answers have where ClickHouse was killed.
 */
async function audit(night: Night): Promise<void> {
  const { stores, logger, date } = night;
  const yesterday = addDays(date, -1);
  const since = await unauditedSince(night);
  let differences = 0;
  const brands = await forEachBrand(night, 'audited', async (brand) => {
    const changed = await changedDays(stores.postgres, brand, since);
    const booked = await reconcileLedger(stores, brand, [...new Set([yesterday, ...changed])]);
    const tables = await reconcileSettledTables(stores, brand, changed);
    for (const { brand_id, ...difference } of [...booked, ...tables]) {
      differences += 1;
      logger.error(
        { brand: brand_id, ...difference },
        'Stored answers differ from the ledger; npm run -s audit -- --repair repairs them',
      );
    }
    if (booked.length === 0 && tables.length > 0) await mendTables(night, brand, tables);
  });
  await stores.postgres.query('INSERT INTO audits (date, brands, differences) VALUES ($1, $2, $3)', [
    date,
    brands,
    differences,
  ]);
  logger.info({ date, brands, differences }, 'The nightly audit is done');
}

/** Looks for signals in the complete days of every brand, up to yesterday; each day is looked at once. */
async function lookForAll(night: Night): Promise<void> {
  const { stores, logger, date, signal } = night;
  await forEachBrand(night, 'looked at for signals', async (brand) => {
    const opened = await lookForSignals(stores, brand, addDays(date, -1), signal);
    if (opened > 0) logger.info({ brand: brand.brandId, opened }, 'Signals are opened');
  });
}

/**
 * Makes the digest of the last complete week for every organization that has none of it: on Monday, or on the first night
 * after it. One that fails stops no other.
 * @throws the first error, once all others are made.
 */
async function digestAll({ stores, logger, date, signal }: Night, settings: Settings): Promise<void> {
  const week = lastWeekBefore(date);
  // With a mail server there is a public address, too (src/runtime/config.ts).
  const publicUrl = settings.SMTP_URL === undefined ? null : (settings.PUBLIC_URL ?? null);
  const errors: unknown[] = [];
  for (const organization of await organizationsToTell(stores.postgres, week)) {
    signal.throwIfAborted();
    const told = { organization: organization.id, week: week.start };
    try {
      const mails = await makeDigest(stores, organization, week, { date, publicUrl, signal });
      if (mails !== null) logger.info({ ...told, mails }, 'A weekly digest is made');
    } catch (error) {
      if (signal.aborted) throw error;
      logger.error({ err: error, ...told }, 'A weekly digest cannot be made');
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Exports the last 90 days of every brand into a place. */
async function exportAll(
  night: Night,
  out: string,
  { EXPORT_FORMAT: format, EXPORT_LAYOUT: layout }: Settings,
): Promise<void> {
  const { stores, logger, date, signal } = night;
  let files = 0;
  const range = { start: addDays(date, 1 - DAYS), end: date };
  const tellFailed = async (brand: BrandScope, error: unknown) => {
    if (signal.aborted) throw error;
    const told = exportedOf({ range, format });
    await recordEvent(stores.postgres, brand, 'export.failed', told, { once: date }).catch(() => {});
    throw error;
  };
  const brands = await forEachBrand(night, 'exported', async (brand) => {
    const exported = await exportBrand(
      stores,
      brand,
      () => openTarget(stores.clickhouse, out, brand.brandId),
      { range, kinds: KIND_NAMES, format, layout, signal },
    ).catch((error: unknown) => tellFailed(brand, error));
    files += exported.length;
    logger.info({ brand: brand.brandId, files: exported.length }, 'A brand is exported');
  });
  await stores.postgres.query('INSERT INTO exports (date, brands, files) VALUES ($1, $2, $3)', [
    date,
    brands,
    files,
  ]);
  logger.info({ date, brands, files }, 'The nightly export is done');
}

/**
 * Performs the nightly job of a date: cleans up, audits yesterday, looks for signals, makes weekly digests, and exports the
 * last 90 days into EXPORT_DIR, where that is set. Each part is done once over all processes; the next process continues an
 * interrupted one, and an export without a target is done once it has one.
 * @throws the first error, after all parts; doing it again does the rest.
 */
export async function runNightly(
  settings: Settings,
  stores: Stores,
  logger: Logger,
  date: string,
  signal: AbortSignal,
): Promise<void> {
  await holdingLock(stores.postgres, { name: 'nightly', no: 0 }, signal, async (held, turn) => {
    const night = { stores, logger, date, signal: held };
    const isDone = async (table: 'audits' | 'exports') =>
      (await turn.query(`SELECT FROM ${table} WHERE date = $1`, [date])).rowCount !== 0;
    const errors: unknown[] = [];
    const attempt = async (part: () => Promise<void>) => {
      await part().catch((error: unknown) => {
        if (held.aborted) throw error;
        errors.push(error);
      });
    };
    if (!(await isDone('audits'))) {
      await attempt(() => clean(night));
      await attempt(() => audit(night));
    }
    await attempt(() => lookForAll(night));
    await attempt(() => digestAll(night, settings));
    const { EXPORT_DIR } = settings;
    if (EXPORT_DIR !== undefined && !(await isDone('exports'))) {
      await attempt(() => exportAll(night, EXPORT_DIR, settings));
    }
    if (errors.length > 0) throw errors[0];
  });
}
