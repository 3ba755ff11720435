import { SOURCES } from '../reports/catalogue/sources.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { lockAcceptance } from './accept.ts';
import { drainOutbox } from './outbox.ts';

interface RewriteStores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

/** Longer than any request may run, in seconds: rows of an epoch that readers have left are kept this long. */
const GRACE_SECONDS = 60;

const TABLES = [...new Set(SOURCES.map(({ table }) => table))];

/** Copies answers of the current epoch, as they are, under another one; the views rebuild all that follows. */
async function copyAnswers(
  clickhouse: ClickHouse,
  brand: BrandKey,
  epoch: number,
  where: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const query = scoped(brand, {
    // The rows are picked inside: outside, "epoch" is the new one already.
    sql: `INSERT INTO answers SELECT * REPLACE ({new_epoch:UInt16} AS epoch)
FROM (SELECT * FROM answers WHERE ${BRAND_CLAUSE} AND ${where})`,
    params: { ...params, new_epoch: epoch },
  });
  await clickhouse.command({
    query: query.sql,
    query_params: { ...query.params },
    // Rows of this epoch were never written before, so there is nothing they could repeat.
    clickhouse_settings: { insert_deduplicate: 0, max_execution_time: 0, max_insert_threads: '1' },
  });
}

async function daysOf(clickhouse: ClickHouse, brand: BrandKey): Promise<string[]> {
  const query = scoped(brand, {
    sql: `SELECT DISTINCT toDate(answered_at) AS day FROM answers WHERE ${BRAND_CLAUSE} ORDER BY day`,
    params: {},
  });
  const result = await clickhouse.query({
    query: query.sql,
    query_params: { ...query.params },
    format: 'JSONEachRow',
  });
  return (await result.json<{ day: string }>()).map(({ day }) => day);
}

/**
 * Writes all of a brand's rows anew from its answers, under a new epoch, and then moves every reader to it at
 * once. Reads and imports go on meanwhile; only the last step, which copies what came in since, makes
 * acceptors of the brand wait. Cut short, it leaves rows that nobody reads and that `removeOldRows` removes.
 * @returns the epoch that readers see from now on.
 */
export async function rewriteBrand(
  stores: RewriteStores,
  brand: BrandKey,
  onProgress: (daysDone: number, days: number) => void = () => {},
): Promise<number> {
  const { postgres, clickhouse } = stores;
  const { rows } = await postgres.query<{ last_epoch: number }>(
    scoped(brand, {
      text: 'UPDATE brands SET last_epoch = last_epoch + 1 WHERE id = $1 RETURNING last_epoch',
      values: [],
    }),
  );
  const epoch = rows[0]?.last_epoch;
  if (epoch === undefined) throw new Error(`there is no brand ${brand.brandId}`);
  const days = await daysOf(clickhouse, brand);
  for (const [index, day] of days.entries()) {
    await copyAnswers(clickhouse, brand, epoch, 'toDate(answered_at) = {day:Date}', { day });
    onProgress(index + 1, days.length);
  }
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await lockAcceptance(client, brand);
    await drainOutbox(postgres, clickhouse, brand);
    await copyAnswers(
      clickhouse,
      brand,
      epoch,
      `answer_id NOT IN (SELECT answer_id FROM answers WHERE brand_no = {brand_no:UInt32} AND epoch = {new_epoch:UInt16})`,
    );
    await client.query(
      scoped(brand, {
        text: 'UPDATE brands SET epoch = $2, epoch_since = now() WHERE id = $1',
        values: [epoch],
      }),
    );
  });
  return epoch;
}

/**
 * Removes a brand's rows of epochs that readers have left, or that a rewrite which was cut short never
 * reached, once no request can still be reading them.
 */
export async function removeOldRows({ postgres, clickhouse }: RewriteStores, brand: BrandKey): Promise<void> {
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ epoch: number }>(
      scoped(brand, {
        text: `SELECT epoch FROM brands
               WHERE id = $1 AND last_epoch > 1 AND epoch_since < now() - make_interval(secs => $2)`,
        values: [GRACE_SECONDS],
      }),
    );
    const [current] = rows;
    if (!current) return;
    for (const table of TABLES) {
      await clickhouse.command({
        query: `DELETE FROM ${table} WHERE brand_no = {brand_no:UInt32} AND epoch < {epoch:UInt16}`,
        query_params: { brand_no: brand.brandNo, epoch: current.epoch },
        clickhouse_settings: { max_execution_time: 0 },
      });
    }
  });
}
