import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { TABLE_NAMES } from '../../catalogue/tables.ts';
import type { BrandScope } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { shardTable } from '../../stores/cluster.ts';
import { queryRows } from '../../stores/rows.ts';

const POLL_MS = 100;
/** Until a mutation is asked for once more, as rows may have come after it; twice as long each time. */
const ASK_AGAIN_MS = 60_000;

/** Change of the rows of a brand, of all its epochs; constants of ours. */
interface Change {
  readonly table: string;
  /** Text after ALTER TABLE, e.g. DELETE WHERE. */
  readonly alter: string;
  /** Clause of the rows to change; none match once it is done. */
  readonly where: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A list of sequences stands in the text. */
const LONG = { max_query_size: '10000000' } as const;

const OF_BRAND = 'brand_no = {brand_no:UInt32}';

/**
 * Changes rows where they are, by a mutation, and waits until none is left that is to change. A mutation takes longer than
 * a request may where a table is large, so it is not waited for by the request that asks for it.
 */
async function mutate(
  clickhouse: ClickHouse,
  { table, alter, where, params }: Change,
  signal?: AbortSignal,
  firstWait = ASK_AGAIN_MS,
): Promise<void> {
  const isLeft = async () => {
    const sql = `SELECT 1 FROM ${table} WHERE ${where} LIMIT 1`;
    const options = { seconds: 0, settings: LONG };
    return (await queryRows(clickhouse, z.unknown(), { sql, params }, options)).length > 0;
  };
  let wait = firstWait;
  let askAt = Number.NEGATIVE_INFINITY;
  while (await isLeft()) {
    signal?.throwIfAborted();
    if (performance.now() >= askAt) {
      await clickhouse.command({
        query: `ALTER TABLE ${shardTable(clickhouse.cluster, table)} ${alter} ${where}`,
        query_params: { ...params },
        clickhouse_settings: { ...LONG, mutations_sync: '0' },
      });
      askAt = performance.now() + wait;
      wait *= 2;
    }
    await sleep(POLL_MS, undefined, { ...(signal ? { signal } : {}) });
  }
}

/**
 * Removes all rows of a brand from all tables; they are gone from the disk a few minutes later.
 * @param firstWait milliseconds until it is asked for the second time.
 */
export async function removeRows(
  clickhouse: ClickHouse,
  brandNo: number,
  signal?: AbortSignal,
  firstWait?: number,
): Promise<void> {
  const params = { brand_no: brandNo };
  await Promise.all(
    TABLE_NAMES.map((table) =>
      mutate(clickhouse, { table, alter: 'DELETE WHERE', where: OF_BRAND, params }, signal, firstWait),
    ),
  );
}

/** Empties texts of a brand's answers from before a day (UTC, YYYY-MM-DD); all else of them stays. */
export const emptyTexts = (
  clickhouse: ClickHouse,
  brandNo: number,
  before: string,
  signal?: AbortSignal,
): Promise<void> =>
  mutate(
    clickhouse,
    {
      table: 'answers',
      alter: "UPDATE text = '' WHERE",
      where: `${OF_BRAND} AND answered_at < toDateTime64({before:Date}, 3, 'UTC') AND notEmpty(text)`,
      params: { brand_no: brandNo, before },
    },
    signal,
  );

/**
 * Gives a brand's answers of an epoch other sequences: the nth of some, in ascending order, gets `first` + n - 1. Those
 * that have theirs already are left alone.
 */
export const moveSequences = (
  clickhouse: ClickHouse,
  { brandNo, epoch }: BrandScope,
  { sequences, first }: { readonly sequences: readonly number[]; readonly first: number },
  signal?: AbortSignal,
): Promise<void> => {
  if (sequences.length === 0) return Promise.resolve();
  const listed = `arrayMap(one -> toUInt64(one), splitByChar(',', '${sequences.join(',')}'))`;
  const moved = `arrayMap(n -> toUInt64(n), range(${first}, ${first + sequences.length}))`;
  return mutate(
    clickhouse,
    {
      table: 'answers',
      alter: `UPDATE sequence = transform(sequence, ${listed}, ${moved}, sequence) WHERE`,
      where: `${OF_BRAND} AND epoch = {epoch:UInt16} AND sequence IN (${sequences.join(', ')})`,
      params: { brand_no: brandNo, epoch },
    },
    signal,
  );
};
