import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, transaction } from '../stores/postgres.ts';
import { isUnavailable } from '../stores/unavailable.ts';

/** How many outbox rows one batch of single answers takes at the most. */
const SEAL_ROWS = 5_000;

/**
 * What makes one INSERT one step that can be repeated: the token stands for the batch in `answers` and, with
 * the second setting, in every table the views fill; one block in, so that the blocks of a repetition are
 * the same. The defaults of all of these differ between versions.
 */
const EXACTLY_ONCE = {
  insert_deduplicate: 1,
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

/** Puts single accepted answers that belong to no batch yet into one. */
async function seal(postgres: Postgres): Promise<void> {
  await postgres.query(
    `UPDATE outbox SET batch = (SELECT gen_random_uuid())
     WHERE id IN (SELECT id FROM outbox WHERE batch IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)`,
    [SEAL_ROWS],
  );
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
      values: Readable.from(
        rows.map(({ payload }) => gunzipSync(payload)),
        { objectMode: false },
      ),
      clickhouse_settings: { ...EXACTLY_ONCE, insert_deduplication_token: batch },
    });
    // Nothing comes back, but the connection is free again only once that is read.
    await stream.forEach(() => {});
    await client.query('DELETE FROM outbox WHERE batch = $1', [batch]);
    return true;
  });
}

/**
 * Sends what waits in the outbox, oldest first, until nothing is left.
 * @returns how many batches were sent.
 * @throws the error of ClickHouse when it cannot take a batch; the batch stays.
 */
export async function flushOutbox(postgres: Postgres, clickhouse: ClickHouse): Promise<number> {
  let sent = 0;
  for (;;) {
    await seal(postgres);
    const { rows } = await postgres.query<{ batch: string }>(
      'SELECT batch FROM outbox WHERE batch IS NOT NULL GROUP BY batch ORDER BY min(id) LIMIT 100',
    );
    let progress = 0;
    for (const { batch } of rows) progress += (await sendBatch(postgres, clickhouse, batch)) ? 1 : 0;
    sent += progress;
    if (progress === 0) return sent;
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
