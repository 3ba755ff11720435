import { z } from 'zod';
import { lockAcceptance } from '../ingest/brands/acceptance-lock.ts';
import { NEW_EPOCH } from '../ingest/outbox/insert-settings.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { isDeleted } from '../stores/current-brand.ts';
import { idSet } from '../stores/id-set.ts';
import { type PostgresClient, transaction } from '../stores/postgres.ts';
import type { RawResult } from '../stores/result-reader.ts';
import { oneRow, queryRows, rowsOf } from '../stores/rows.ts';
import type { StoreClients } from '../stores/stores.ts';
import { readCompressed, writeCompressed } from './files.ts';
import type { BackupFile } from './manifest.ts';

/**
 * Approximate bytes of answers in one file: each file is one INSERT, which the embedded ClickHouse holds in
 * memory, up to 256 MiB.
 */
const FILE_BYTES = 48_000_000;

/** Approximate bytes of an answer without its texts. */
const ROW_BYTES = 500;

/** Bytes of an answer's long columns; its sources may be many times its text. */
const TEXT_BYTES = `byteSize(text, prompt_text, search_queries, \`citations.url\`, \`citations.domain\`, \`citations.title\`, \`unknown.name\`, \`mentions.competitor_no\`)`;

/** The answers of a file: some days, both included, and where a day is too large for one file, a share of it. */
interface Span {
  readonly first: string;
  readonly last: string;
  readonly share: number;
  readonly shares: number;
}

const Day = z.object({ day: z.string(), bytes: z.number() });

async function spansOf(clickhouse: ClickHouse, brand: BrandScope): Promise<Span[]> {
  const query = scoped(brand, {
    sql: `SELECT toString(toDate(answered_at)) AS day, sum(${TEXT_BYTES} + ${ROW_BYTES}) AS bytes
          FROM answers WHERE ${BRAND_CLAUSE} GROUP BY day ORDER BY day`,
    params: {},
  });
  const spans: (Span & { bytes: number })[] = [];
  for (const { day, bytes } of await queryRows(clickhouse, Day, query, { seconds: 0 })) {
    const open = spans.at(-1);
    const shares = Math.ceil(bytes / FILE_BYTES);
    if (open && open.bytes + bytes <= FILE_BYTES) {
      spans[spans.length - 1] = { ...open, last: day, bytes: open.bytes + bytes };
    } else {
      for (let share = 0; share < shares; share++)
        spans.push({ first: day, last: day, share, shares, bytes });
    }
  }
  return spans;
}

const Booked = z.object({
  /** In ClickHouse at that moment, by the ledger. */
  stored: z.number(),
  /** Rows of the outbox that were there at that moment, sent since or before. */
  outbox: z.array(z.string()),
});

/** A brand's stored answers and unsent batches according to Postgres, at the moment of a backup. */
type Booked = Readonly<z.output<typeof Booked>>;

const BOOKED = `
SELECT
  ((SELECT coalesce(sum(answers), 0) FROM ledger WHERE brand_id = $1)
    - (SELECT coalesce(sum(cardinality(answer_ids)), 0) FROM outbox WHERE brand_id = $1))::int AS stored,
  ARRAY(SELECT id::text FROM outbox_sent WHERE brand_id = $1) AS outbox`;

const Answer = z.object({ id: z.string() });

/**
 * Answers that ClickHouse may have but had not at the moment of a backup: accepted since, or on their way
 * then.
 */
const LATER = `
SELECT DISTINCT answer_id AS id FROM (
  SELECT id, answer_ids, days FROM outbox WHERE brand_id = $1
  UNION ALL SELECT id, answer_ids, days FROM outbox_sent WHERE brand_id = $1
) AS kept, unnest(answer_ids) AS answer_id
WHERE id <> ALL($2::bigint[]) AND (days IS NULL OR days && daterange($3, $4, '[]'))`;

const SETTINGS = { max_execution_time: 0, wait_end_of_query: 1, max_query_size: '100000000' } as const;

/**
 * Starts reading the answers of a span that were in ClickHouse at the moment of a backup. Acceptance for the
 * brand waits until ClickHouse has started, so that later answers are known and left out.
 */
function beginReading(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
  { first, last, share, shares }: Span,
  { outbox }: Booked,
  signal: AbortSignal,
): Promise<RawResult> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await lockAcceptance(client, brand);
    const result = await client.query(scoped(brand, { text: LATER, values: [outbox, first, last] }));
    const later = rowsOf(Answer, result).map(({ id }) => id);
    const query = scoped(brand, {
      sql: `SELECT * FROM answers
            WHERE ${BRAND_CLAUSE} AND toDate(answered_at) BETWEEN {first:Date} AND {last:Date}
              ${shares === 1 ? '' : 'AND cityHash64(answer_id) % {shares:UInt32} = {share:UInt32}'}
              ${later.length === 0 ? '' : `AND answer_id NOT IN ${idSet(later)}`}
            FORMAT Native`,
      params: { first, last, ...(shares === 1 ? {} : { share, shares }) },
    });
    return clickhouse.read(query, SETTINGS, signal);
  });
}

/**
 * A brand's answers in a backup; `missing` counts the answers that the ledger has beyond them (negative:
 * fewer than the backup).
 */
export interface SavedAnswers {
  readonly files: readonly BackupFile[];
  readonly missing: number;
}

/**
 * Writes the answers of a brand that ClickHouse had at the moment of a snapshot of Postgres; views derive all
 * other tables at a restore.
 * @param snapshot a transaction that sees Postgres as of that moment.
 * @param brand with its epoch of that moment.
 */
export async function saveAnswers(
  stores: StoreClients,
  snapshot: PostgresClient,
  brand: BrandScope,
  folder: string,
  signal: AbortSignal,
): Promise<SavedAnswers> {
  const booked = oneRow(Booked, await snapshot.query(scoped(brand, { text: BOOKED, values: [] })));
  const files: BackupFile[] = [];
  let missing = booked.stored;
  for (const [index, span] of (await spansOf(stores.clickhouse, brand)).entries()) {
    signal.throwIfAborted();
    const reading = await beginReading(stores, brand, span, booked, signal).catch(async (error: unknown) => {
      if (await isDeleted(stores.postgres, brand)) return null;
      throw error;
    });
    // The brand was deleted: its remaining rows are about to go and no longer show the moment of the backup.
    if (reading === null) break;
    const { stream, rows } = reading;
    const name = `clickhouse/answers/${brand.brandId}/${String(index).padStart(5, '0')}.native.zst`;
    files.push({
      ...{ path: name, store: 'clickhouse', table: 'answers', rows },
      ...(await writeCompressed(folder, name, stream)),
    });
    missing -= rows;
  }
  return { files, missing };
}

/** Writes the answers of a file into an empty ClickHouse. */
export async function restoreAnswers(
  clickhouse: ClickHouse,
  folder: string,
  file: BackupFile,
): Promise<void> {
  if (file.rows === 0) return;
  const { stream } = await clickhouse.exec({
    query: 'INSERT INTO answers FORMAT Native',
    values: readCompressed(folder, file),
    clickhouse_settings: { ...NEW_EPOCH, async_insert: 0 },
  });
  await stream.forEach(() => {});
}
