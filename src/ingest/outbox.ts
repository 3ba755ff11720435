import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { zstdDecompressSync } from 'node:zlib';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { isUnavailable } from '../stores/unavailable.ts';

/**
 * What one batch takes at the most, but for its last row: answers, and bytes of JSON. Each INSERT makes a part
 * per month in every one of the twenty tables behind the views, so few large ones are cheaper.
 */
const SEAL_ANSWERS = 20_000;
const SEAL_BYTES = 64_000_000;

/**
 * What makes one INSERT one step that can be repeated: the token stands for the batch in `answers` and, with
 * the second setting, in every table the views fill; one block in, so that the blocks of a repetition are
 * the same. The defaults of all of these differ between versions.
 */
const EXACTLY_ONCE = {
  insert_deduplicate: 1,
  // Overrides the one above since it exists.
  deduplicate_insert: 'enable',
  deduplicate_blocks_in_dependent_materialized_views: 1,
  async_insert: 0,
  input_format_parallel_parsing: 0,
  max_insert_block_size: '10000000',
  min_insert_block_size_rows: '10000000',
  min_insert_block_size_bytes: '10000000000',
  max_partitions_per_insert_block: '0',
  max_insert_threads: '1',
  parallel_view_processing: 0,
} as const;

/**
 * Puts accepted answers that belong to no batch yet into one, oldest first.
 * @returns false where there are none.
 */
async function seal(postgres: Postgres): Promise<boolean> {
  const { rowCount } = await postgres.query(
    `WITH waiting AS (
       SELECT id, cardinality(answer_ids) AS answers, bytes
       FROM outbox WHERE batch IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
     ), sums AS (
       SELECT id, sum(answers) OVER before AS answers_before, sum(bytes) OVER before AS bytes_before
       FROM waiting WINDOW before AS (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
     )
     UPDATE outbox SET batch = (SELECT gen_random_uuid())
     WHERE id IN (
       SELECT id FROM sums WHERE coalesce(answers_before, 0) < $1 AND coalesce(bytes_before, 0) < $2
     )`,
    [SEAL_ANSWERS, SEAL_BYTES],
  );
  return (rowCount ?? 0) > 0;
}

function* unpacked(rows: readonly { readonly payload: Buffer }[]): Generator<Buffer> {
  for (const { payload } of rows) yield zstdDecompressSync(payload);
}

/**
 * Sends one batch and forgets it once ClickHouse has it. The rows stay locked meanwhile, so that no two
 * flushers send it at once; a kill at any moment leaves it to be sent again with the same token, which adds
 * what is missing in any of the tables and nothing else.
 * @returns false where another flusher has it or it is gone.
 */
async function sendBatch(postgres: Postgres, clickhouse: ClickHouse, batch: string): Promise<boolean> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ payload: Buffer }>(
      'SELECT payload FROM outbox WHERE batch = $1 ORDER BY id FOR UPDATE SKIP LOCKED',
      [batch],
    );
    if (rows.length === 0) return false;
    const { stream } = await clickhouse.exec({
      query: 'INSERT INTO answers FORMAT JSONEachRow',
      values: Readable.from(unpacked(rows), { objectMode: false }),
      clickhouse_settings: { ...EXACTLY_ONCE, insert_deduplication_token: batch },
    });
    // Nothing comes back, but the connection is free again only once that is read.
    await stream.forEach(() => {});
    await client.query('DELETE FROM outbox WHERE batch = $1', [batch]);
    return true;
  });
}

/**
 * Sends what waits in the outbox, oldest first, until nothing is left that no other flusher is sending. A batch
 * that ClickHouse refuses does not hold up the others.
 * @returns how many batches were sent.
 * @throws the error of ClickHouse when it is away or refuses a batch; the batch stays.
 */
export async function flushOutbox(postgres: Postgres, clickhouse: ClickHouse): Promise<number> {
  const refused = new Map<string, unknown>();
  let sent = 0;
  for (;;) {
    const { rows } = await postgres.query<{ batch: string }>(
      `SELECT batch FROM outbox WHERE batch IS NOT NULL AND batch != ALL($1::uuid[])
       GROUP BY batch ORDER BY min(id) LIMIT 100`,
      [[...refused.keys()]],
    );
    let progress = 0;
    for (const { batch } of rows) {
      try {
        progress += (await sendBatch(postgres, clickhouse, batch)) ? 1 : 0;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        refused.set(batch, error);
      }
    }
    sent += progress;
    // Only now, so that what comes in while ClickHouse is away waits to become large batches.
    if (!(await seal(postgres)) && progress === 0) break;
  }
  for (const error of refused.values()) throw error;
  return sent;
}

const POLL_MS = 50;

/**
 * Sends what a brand has in the outbox; returns once ClickHouse has all of it, whoever sent it.
 * @throws as `flushOutbox`, where a batch of this brand is what is left.
 */
export async function drainOutbox(
  postgres: Postgres,
  clickhouse: ClickHouse,
  brand: BrandKey,
): Promise<void> {
  for (;;) {
    const failure = await flushOutbox(postgres, clickhouse).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const { rowCount } = await postgres.query(
      scoped(brand, { text: 'SELECT FROM outbox WHERE brand_id = $1 LIMIT 1', values: [] }),
    );
    if (rowCount === 0) return;
    if (failure) throw failure.error;
    await sleep(POLL_MS);
  }
}

/** How much waits in the outbox, and for how long. */
export async function outboxLag(postgres: Postgres): Promise<{ answers: number; oldestSeconds: number }> {
  const { rows } = await postgres.query<{ answers: number; seconds: number }>(
    `SELECT coalesce(sum(cardinality(answer_ids)), 0)::int AS answers,
            coalesce(extract(epoch FROM now() - min(accepted_at)), 0)::float8 AS seconds
     FROM outbox`,
  );
  return { answers: rows[0]?.answers ?? 0, oldestSeconds: rows[0]?.seconds ?? 0 };
}

const IDLE_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Flushes the outbox until `signal` aborts: every second, and with a growing, jittered pause while a store
 * is away.
 */
export async function runFlusher(
  postgres: Postgres,
  clickhouse: ClickHouse,
  signal: AbortSignal,
  onError: (error: Error) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await flushOutbox(postgres, clickhouse);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isUnavailable(error) || failures === 1) onError(error as Error);
    }
    const backoff = Math.min(MAX_BACKOFF_MS, IDLE_MS * 2 ** Math.min(failures, 6));
    await sleep(failures === 0 ? IDLE_MS : backoff * (0.5 + Math.random() / 2), undefined, { signal }).catch(
      () => {},
    );
  }
}
