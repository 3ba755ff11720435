import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouseSettings } from '@clickhouse/client';
import { z } from 'zod';
import { type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { oneRow, rowsOf } from '../stores/rows.ts';
import { isTooMuch, isUnavailable } from '../stores/unavailable.ts';
import { EXACTLY_ONCE } from './insert-settings.ts';
import { demandRereading } from './names-read.ts';
import { linesOf, unpack } from './payload.ts';
import { poll } from './polling.ts';
import { answerKey, missingAnswers, type Sent } from './sent-answers.ts';

/**
 * What one batch takes at the most, but for its last row: answers, and bytes of JSON. Each INSERT makes a part
 * per month in every one of the twenty tables behind the views, so few large ones are cheaper.
 */
const SEAL_ANSWERS = 20_000;
const SEAL_BYTES = 64_000_000;

/**
 * Puts accepted answers that belong to no batch yet into one, oldest first. Of two that seal at once each takes rows
 * the other has not, so both make a batch; no row changes its batch afterwards.
 * @param patience seconds for which the oldest of them waits for others, unless there are enough for a batch.
 * @returns false where there are none, or they wait.
 */
async function seal(postgres: Postgres, patience: number): Promise<boolean> {
  const { rowCount } = await postgres.query(
    // Of the future is what was accepted before a clock was put back.
    `WITH waiting AS (
       SELECT id, cardinality(answer_ids) AS answers, bytes, accepted_at
       FROM outbox WHERE batch IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
     ), sums AS (
       SELECT id, sum(answers) OVER before AS answers_before, sum(bytes) OVER before AS bytes_before
       FROM waiting WINDOW before AS (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
     ), sealed AS (
       INSERT INTO outbox_batches (id) SELECT gen_random_uuid() FROM waiting
       HAVING sum(answers) >= $1 OR sum(bytes) >= $2 OR count(*) > 0 AND $3 = 0
         OR min(accepted_at) NOT BETWEEN now() - make_interval(secs => $3) AND now()
       RETURNING id
     )
     UPDATE outbox SET batch = sealed.id FROM sealed
     WHERE outbox.id IN (
       SELECT id FROM sums WHERE coalesce(answers_before, 0) < $1 AND coalesce(bytes_before, 0) < $2
     )`,
    [SEAL_ANSWERS, SEAL_BYTES, patience],
  );
  return (rowCount ?? 0) > 0;
}

/** A row of a batch. */
const BatchRow = z.object({
  id: z.string(),
  payload: z.instanceof(Buffer),
  answerIds: z.array(z.string()),
  brandNo: z.number(),
  epoch: z.number(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
}) satisfies z.ZodType<Sent>;

type BatchRow = z.output<typeof BatchRow>;

/** Its whole composition: nothing changes it but its sender, who holds its row of `outbox_batches`. */
const BATCH = `
SELECT o.id, o.payload, o.answer_ids AS "answerIds", b.no AS "brandNo", b.epoch,
  lower(o.days)::text AS "firstDay", (upper(o.days) - 1)::text AS "lastDay"
FROM outbox o JOIN brands b ON b.id = o.brand_id WHERE o.batch = $1 ORDER BY o.id`;

/** ClickHouse says that a statement took longer than it may. */
const OUT_OF_TIME = '159';

async function insertRows(
  clickhouse: ClickHouse,
  rows: Iterable<Buffer>,
  settings: ClickHouseSettings,
): Promise<void> {
  const { stream } = await clickhouse.exec({
    query: 'INSERT INTO answers FORMAT JSONEachRow',
    values: Readable.from(rows, { objectMode: false }),
    clickhouse_settings: settings,
  });
  // Nothing comes back, but the connection is free again only once that is read.
  await stream.forEach(() => {});
}

/**
 * Sends rows by one INSERT. Where ClickHouse has no time for all of them, as of a million mentions on a busy machine, the
 * same is sent once more, for as long as it takes: tried in the same time again they would never be stored.
 * @param rowsOf the same each time.
 */
async function insert(clickhouse: ClickHouse, rowsOf: () => Iterable<Buffer>, token: string): Promise<void> {
  const settings = { ...EXACTLY_ONCE, insert_deduplication_token: token };
  try {
    await insertRows(clickhouse, rowsOf(), settings);
  } catch (error) {
    if ((error as { code?: unknown }).code !== OUT_OF_TIME) throw error;
    await insertRows(clickhouse, rowsOf(), { ...settings, max_execution_time: 0 });
  }
}

function* payloadsOf(rows: readonly BatchRow[]): Generator<Buffer> {
  for (const { payload } of rows) yield unpack(payload);
}

function* linesAbout(rows: readonly BatchRow[], answers: ReadonlySet<string>): Generator<Buffer> {
  for (const { payload } of rows) {
    for (const row of linesOf(payload)) {
      if (answers.has(answerKey(row.brand_no, row.answer_id))) yield Buffer.from(`${JSON.stringify(row)}\n`);
    }
  }
}

/** The token of what a batch lacks: the same for the same answers, so that it too can be sent again. */
const tokenOf = (batch: string, answers: ReadonlySet<string>) =>
  `${batch}/${createHash('sha256')
    .update([...answers].sort().join())
    .digest('hex')}`;

/**
 * Sends a batch's rows and makes sure that ClickHouse has each of its answers. Where it lacks some although it took
 * the batch's token, those are sent under a token of their own: after a part of the batch was sent under it (versions
 * before 0.2 could), or where ClickHouse was killed when it had noted a part and not stored it. The views may have had
 * these answers then, and would count them twice, so all rows of these brands are written anew.
 * What INSERT tells itself is of no use: its written_rows count the rows of the views, too, and
 * are the same where the token was known and nothing was written (ClickHouse 26.7).
 * @throws Error where ClickHouse lacks answers after that.
 */
async function deliver(
  postgres: Postgres,
  clickhouse: ClickHouse,
  rows: readonly BatchRow[],
  batch: string,
): Promise<void> {
  await insert(clickhouse, () => payloadsOf(rows), batch);
  const lacking = await missingAnswers(clickhouse, rows);
  if (lacking.size === 0) return;
  const isLacking = ({ brandNo, answerIds }: BatchRow) =>
    answerIds.some((id) => lacking.has(answerKey(brandNo, id)));
  // Before they are sent: whoever is killed afterwards finds nothing lacking.
  await demandRereading(
    postgres,
    rows.filter(isLacking).map(({ brandNo }) => brandNo),
  );
  await insert(clickhouse, () => linesAbout(rows, lacking), tokenOf(batch, lacking));
  const missing = await missingAnswers(clickhouse, rows);
  if (missing.size > 0) {
    throw new Error(`ClickHouse took the batch ${batch} and has not got ${missing.size} of its answers`);
  }
}

/** Moves rows to those that were sent: exactly these, or none. */
async function moveToSent(client: PostgresClient, batch: string, rows: readonly BatchRow[]): Promise<void> {
  const { rowCount } = await client.query(
    `WITH gone AS (
       DELETE FROM outbox WHERE batch = $1 AND id = ANY($2::bigint[])
       RETURNING id, brand_id, answer_ids, payload, days
     )
     INSERT INTO outbox_sent (id, brand_id, answer_ids, payload, days)
     SELECT id, brand_id, answer_ids, payload, days FROM gone`,
    [batch, rows.map(({ id }) => id)],
  );
  if (rowCount !== rows.length) throw new Error(`the batch ${batch} changed while it was sent`);
  // Refused where a row still belongs to it.
  await client.query('DELETE FROM outbox_batches WHERE id = $1', [batch]);
}

/**
 * Sends one batch and takes it out of the outbox once ClickHouse has it. A batch is one thing: its row of
 * `outbox_batches` is held meanwhile, so that no two senders are at it, all its rows are sent by one INSERT, and
 * exactly those leave. A kill at any moment leaves it to be sent again with the same token, which adds what is
 * missing in any of the tables and nothing else.
 * @returns false where another sender has it or it is gone.
 */
async function sendBatch(postgres: Postgres, clickhouse: ClickHouse, batch: string): Promise<boolean> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const { rowCount: held } = await client.query(
      'SELECT FROM outbox_batches WHERE id = $1 FOR UPDATE SKIP LOCKED',
      [batch],
    );
    if (held === 0) return false;
    const rows = rowsOf(BatchRow, await client.query(BATCH, [batch]));
    if (rows.length > 0) await deliver(postgres, clickhouse, rows, batch);
    await moveToSent(client, batch, rows);
    return true;
  });
}

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
 * beside the service took ClickHouse two to three times as long as in batches of SEAL_ANSWERS, those of a daily run ten.
 */
export const PATIENCE = 5;

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
    const ids = rowsOf(BatchRow.pick({ id: true }), batches).map(({ id }) => id);
    const progress = await sendBatches(postgres, clickhouse, ids, refused);
    sent += progress;
    // Only now, so that what comes in while ClickHouse is away waits to become large batches.
    if (!(await seal(postgres, patience)) && progress === 0) break;
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

/** What of a brand waits, up to a row where that is given: the last row, whether some is in no batch, and in which it is. */
async function waitingOf(postgres: Postgres, brand: BrandKey, upTo: string | null = null) {
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
  brand: BrandKey,
): Promise<void> {
  const { last } = await waitingOf(postgres, brand);
  while (last !== null) {
    const { last: left, unsealed, batches } = await waitingOf(postgres, brand, last);
    if (left === null) return;
    const refused = new Map<string, unknown>();
    const sent = await sendBatches(postgres, clickhouse, batches, refused);
    const sealed = unsealed && (await seal(postgres, 0));
    if (sealed || sent > 0) continue;
    for (const error of refused.values()) throw error;
    // Another one has what is left, or is just sealing it.
    await sleep(POLL_MS);
  }
}

const Lag = z.object({ answers: z.number(), oldestSeconds: z.number() });

/** How much waits in the outbox, and for how long. */
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
    await flushOutbox(postgres, clickhouse, PATIENCE);
    if (performance.now() >= forgotten + FORGET_EVERY_MS) {
      await forgetSent(postgres, keep);
      forgotten = performance.now();
    }
    return false;
  }
  await poll(flush, { idleMs: IDLE_MS, signal, onError });
}
