import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ClickHouseSettings } from '@clickhouse/client';
import { z } from 'zod';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import { demandRereading } from '../brands/names-read.ts';
import { EXACTLY_ONCE } from './insert-settings.ts';
import { payloadRows, unpack } from './payload.ts';
import { answerKey, missingAnswers, type Sent } from './sent-answers.ts';

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
    for (const row of payloadRows(payload)) {
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
 * The result of INSERT is of no use: its written_rows count the rows of the views, too, and
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
export async function sendBatch(postgres: Postgres, clickhouse: ClickHouse, batch: string): Promise<boolean> {
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
