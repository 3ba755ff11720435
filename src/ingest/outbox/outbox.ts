import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { poll } from '../../runtime/polling.ts';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { oneRow, rowsOf } from '../../stores/rows.ts';
import { isTooMuch, isUnavailable } from '../../stores/unavailable.ts';
import { sealBatch } from './seal-batch.ts';
import { sendBatch } from './send-batch.ts';

/**
 * Sends batches one after the other. One that ClickHouse refuses does not hold up the others.
 * @param refused is told the error of each of those, by its id.
 * @returns how many were sent: others have or had the rest.
 * @throws the error of ClickHouse when it is away.
 */
async function sendBatches(
  postgres: Postgres,
  clickhouse: ClickHouse,
  batches: readonly string[],
  refused: Map<string, unknown>,
): Promise<number> {
  let sent = 0;
  for (const batch of batches) {
    try {
      if (await sendBatch(postgres, clickhouse, batch)) sent += 1;
    } catch (error) {
      if (isUnavailable(error) && !isTooMuch(error)) throw error;
      refused.set(batch, error);
    }
  }
  return sent;
}

/**
 * Seconds for which accepted answers wait for others where nobody waits for them. Sent every second, those of an import
 * beside the service took ClickHouse two to three times as long as in batches of 20,000, those of a daily run ten.
 */
export const BATCH_WAIT_SECONDS = 5;

const BatchId = z.object({ id: z.string() });

/**
 * Sends what waits in the outbox, oldest first, until nothing is left that no other flusher is sending. A batch
 * that ClickHouse refuses does not hold up the others.
 * @param patience seconds for which answers wait for enough others to make a batch: none by default.
 * @param signal ends it after the batches it is at: others may bring more for as long as it sends.
 * @returns how many batches were sent.
 * @throws the error of ClickHouse when it is away or refuses a batch; the batch stays.
 */
export async function flushOutbox(
  postgres: Postgres,
  clickhouse: ClickHouse,
  patience = 0,
  signal?: AbortSignal,
): Promise<number> {
  const refused = new Map<string, unknown>();
  let sent = 0;
  while (!signal?.aborted) {
    const batches = await postgres.query(
      'SELECT id FROM outbox_batches WHERE id != ALL($1::uuid[]) ORDER BY sealed_at, id LIMIT 100',
      [[...refused.keys()]],
    );
    const ids = rowsOf(BatchId, batches).map(({ id }) => id);
    const progress = await sendBatches(postgres, clickhouse, ids, refused);
    sent += progress;
    // Only now, so that what comes in while ClickHouse is away waits to become large batches.
    if (!(await sealBatch(postgres, patience)) && progress === 0) break;
  }
  for (const error of refused.values()) throw error;
  return sent;
}

/**
 * Forgets what was sent more than some hours ago.
 * @returns how many rows of the outbox that were.
 */
export async function forgetSent(postgres: Postgres, hours: number): Promise<number> {
  const { rowCount } = await postgres.query(
    `DELETE FROM outbox_sent WHERE id IN (
       SELECT id FROM outbox_sent WHERE sent_at <= now() - make_interval(hours => $1)
       ORDER BY id LIMIT 10000 FOR UPDATE SKIP LOCKED
     )`,
    [hours],
  );
  return rowCount ?? 0;
}

const POLL_MS = 50;

const Waiting = z.object({
  last: z.string().nullable(),
  unsealed: z.boolean(),
  batches: z.array(z.string()),
});

/** Reads the brand's waiting rows, up to a given one: the last row, the batches, and if a row is in no batch yet. */
async function waitingOf(postgres: Postgres, brand: BrandScope, upTo: string | null = null) {
  return oneRow(
    Waiting,
    await postgres.query(
      scoped(brand, {
        text: `SELECT max(id)::text AS last, coalesce(bool_or(batch IS NULL), false) AS unsealed,
                 coalesce(array_agg(DISTINCT batch::text) FILTER (WHERE batch IS NOT NULL), '{}') AS batches
               FROM outbox WHERE brand_id = $1 AND ($2::bigint IS NULL OR id <= $2)`,
        values: [upTo],
      }),
    ),
  );
}

/**
 * Sends what a brand has in the outbox now; returns once ClickHouse has all of it, whoever sent it. What comes in
 * meanwhile, of this brand or of others, is not waited for: who imports without a pause would otherwise hold up an audit
 * of another brand, and with it all who accept answers of that one.
 * @throws the error of ClickHouse when it is away or refuses a batch of this brand.
 */
export async function drainOutbox(
  postgres: Postgres,
  clickhouse: ClickHouse,
  brand: BrandScope,
): Promise<void> {
  const { last } = await waitingOf(postgres, brand);
  while (last !== null) {
    const { last: left, unsealed, batches } = await waitingOf(postgres, brand, last);
    if (left === null) return;
    const refused = new Map<string, unknown>();
    const sent = await sendBatches(postgres, clickhouse, batches, refused);
    const sealed = unsealed && (await sealBatch(postgres, 0));
    if (sealed || sent > 0) continue;
    for (const error of refused.values()) throw error;
    // Another one has what is left, or is just sealing it.
    await sleep(POLL_MS);
  }
}

const Lag = z.object({ answers: z.number(), oldestSeconds: z.number() });

/** Lag of the outbox: waiting answers, and the age of the oldest in seconds. */
export async function outboxLag(postgres: Postgres): Promise<{ answers: number; oldestSeconds: number }> {
  return oneRow(
    Lag,
    await postgres.query(
      `SELECT coalesce(sum(cardinality(answer_ids)), 0)::int AS answers,
              coalesce(extract(epoch FROM now() - min(accepted_at)), 0)::float8 AS "oldestSeconds"
       FROM outbox`,
    ),
  );
}

const IDLE_MS = 1_000;
const FORGET_EVERY_MS = 60_000;

export interface FlusherOptions {
  /** Hours for which what was sent is kept. */
  readonly keep: number;
  readonly signal: AbortSignal;
  readonly onError: (error: Error) => void;
}

/**
 * Flushes the outbox until `signal` aborts: it looks every second, and with a growing, jittered pause while a store
 * is away, for a batch's worth of answers or one that has waited long enough.
 */
export async function runFlusher(
  postgres: Postgres,
  clickhouse: ClickHouse,
  { keep, signal, onError }: FlusherOptions,
): Promise<void> {
  let forgotten = 0;
  async function flush(): Promise<boolean> {
    await flushOutbox(postgres, clickhouse, BATCH_WAIT_SECONDS);
    if (performance.now() >= forgotten + FORGET_EVERY_MS) {
      await forgetSent(postgres, keep);
      forgotten = performance.now();
    }
    return false;
  }
  await poll(flush, { idleMs: IDLE_MS, signal, onError });
}
