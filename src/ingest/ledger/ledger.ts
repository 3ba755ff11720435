import { hash } from 'node:crypto';
import { z } from 'zod';
import { BRAND_CLAUSE, type BrandScope, BrandScopeRow, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { idSet } from '../../stores/id-set.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { int8, queryRows, rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import type { AnswerRow } from '../outbox/answer-row.ts';
import { payloadRows } from '../outbox/payload.ts';

/** Ledger entry of a brand's answers of one day (UTC, YYYY-MM-DD). */
export interface DayEntry {
  readonly day: string;
  readonly answers: number;
  readonly mentions: number;
  readonly citations: number;
  /** The sum, modulo 2^64, of a hash of each answer's id: the same in whatever order they come. */
  readonly checksum: bigint;
}

const checksum = z.string().transform(BigInt);
const LedgerRow = z.object({
  day: z.string(),
  answers: int8,
  mentions: int8,
  citations: int8,
  checksum,
});
const StoredEntry = z.object({
  day: z.string(),
  answers: z.number(),
  mentions: z.number(),
  citations: z.number(),
  checksum,
});
const PayloadRow = z.object({ payload: z.instanceof(Buffer) });

const hashOfId = (id: string): bigint => hash('sha256', id, 'buffer').readBigUInt64BE();

/** `hashOfId` as ClickHouse computes it; its sum wraps at 2^64, too. */
export const HASH_OF_ID = 'reinterpretAsUInt64(reverse(substring(SHA256(toString(answer_id)), 1, 8)))';

const add = (a: DayEntry, b: DayEntry): DayEntry => ({
  day: a.day,
  answers: a.answers + b.answers,
  mentions: a.mentions + b.mentions,
  citations: a.citations + b.citations,
  checksum: BigInt.asUintN(64, a.checksum + b.checksum),
});

/** The entries of some answers, one per day. */
export function ledgerEntriesOf(rows: Iterable<AnswerRow>): DayEntry[] {
  const days = new Map<string, DayEntry>();
  for (const row of rows) {
    const entry = {
      day: row.answered_at.slice(0, 10),
      answers: 1,
      mentions: row['mentions.competitor_no'].length,
      citations: row['citations.url'].length,
      checksum: hashOfId(row.answer_id),
    };
    const before = days.get(entry.day);
    days.set(entry.day, before ? add(before, entry) : entry);
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const ENTER = `
INSERT INTO ledger AS l (brand_id, day, answers, mentions, citations, checksum)
SELECT $1, * FROM unnest($2::date[], $3::bigint[], $4::bigint[], $5::bigint[], $6::numeric[])
ON CONFLICT (brand_id, day) DO UPDATE SET
  answers = l.answers + excluded.answers,
  mentions = l.mentions + excluded.mentions,
  citations = l.citations + excluded.citations,
  checksum = mod(l.checksum + excluded.checksum, 18446744073709551616),
  changed_at = now()`;

/** Adds to a brand's ledger, as part of the transaction that accepts the answers; it holds the brand's acceptance. */
export async function addToLedger(
  client: PostgresClient,
  brand: BrandScope,
  entries: readonly DayEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await client.query(
    scoped(brand, {
      text: ENTER,
      values: [
        entries.map(({ day }) => day),
        entries.map(({ answers }) => answers),
        entries.map(({ mentions }) => mentions),
        entries.map(({ citations }) => citations),
        entries.map(({ checksum }) => String(checksum)),
      ],
    }),
  );
}

/**
 * Corrects how many mentions a brand's ledger has, by day, where a rewrite read its answers anew; part of the
 * transaction that moves readers to what was written.
 */
export async function correctMentions(
  client: PostgresClient,
  brand: BrandScope,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    scoped(brand, {
      text: `UPDATE ledger AS l SET mentions = l.mentions + c.change, changed_at = now()
             FROM unnest($2::date[], $3::bigint[]) AS c (day, change)
             WHERE l.brand_id = $1 AND l.day = c.day AND c.change <> 0`,
      values: [[...changes.keys()], [...changes.values()]],
    }),
  );
}

/**
 * Corrects how many mentions a brand's ledger has of days that are whole again by answers that are sent once more: the
 * names by which those were read first are not those by which they had been read since. Part of the transaction that puts
 * them into the outbox, which holds the brand's acceptance and has found nothing else there.
 * @param again entries of the answers that are sent once more.
 */
export async function correctMentionsSentAgain(
  client: PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandScope,
  again: readonly DayEntry[],
): Promise<void> {
  const sums = new Map<string, DayEntry>();
  const sum = (entry: DayEntry) => {
    const before = sums.get(entry.day);
    sums.set(entry.day, before ? add(before, entry) : entry);
  };
  for (const entry of again) sum(entry);
  const days = [...sums.keys()];
  const booked = await readLedger(client, brand, days);
  for (const entry of await storedEntries(clickhouse, brand, [])) if (sums.has(entry.day)) sum(entry);
  const changes = new Map<string, number>();
  for (const [day, { answers, checksum, mentions }] of sums) {
    const entry = booked.get(day);
    if (entry?.answers === answers && entry.checksum === checksum)
      changes.set(day, mentions - entry.mentions);
  }
  await correctMentions(client, brand, changes);
}

/** A brand's ledger, by day; where days are given, of those alone. */
export async function readLedger(
  client: PostgresClient,
  brand: BrandScope,
  days: readonly string[] | null,
): Promise<Map<string, DayEntry>> {
  const result = await client.query(
    scoped(brand, {
      text: `SELECT day::text, answers, mentions, citations, checksum::text FROM ledger
             WHERE brand_id = $1 AND ($2::date[] IS NULL OR day = ANY($2))`,
      values: [days],
    }),
  );
  return new Map(rowsOf(LedgerRow, result).map((entry) => [entry.day, entry]));
}

/** Days of a brand whose entries have changed since a day, YYYY-MM-DD. */
export async function changedDays(postgres: Postgres, brand: BrandScope, since: string): Promise<string[]> {
  const result = await postgres.query(
    scoped(brand, {
      text: 'SELECT day::text FROM ledger WHERE brand_id = $1 AND changed_at >= $2::date ORDER BY day',
      values: [since],
    }),
  );
  return rowsOf(LedgerRow.pick({ day: true }), result).map((row) => row.day);
}

/** Ledger entries of the answers that ClickHouse has of a brand, less some of them, each answer once. */
async function storedEntries(
  clickhouse: ClickHouse,
  brand: BrandScope,
  except: readonly string[],
): Promise<DayEntry[]> {
  const query = scoped(brand, {
    sql: `SELECT toString(toDate(answered_at)) AS day, count() AS answers,
            sum(length(\`mentions.competitor_no\`)) AS mentions, sum(length(\`citations.url\`)) AS citations,
            toString(sum(${HASH_OF_ID})) AS checksum
          FROM (
            SELECT answered_at, answer_id, \`mentions.competitor_no\`, \`citations.url\` FROM answers
            WHERE ${BRAND_CLAUSE} ${except.length === 0 ? '' : `AND answer_id NOT IN ${idSet(except)}`}
            LIMIT 1 BY answer_id
          )
          GROUP BY day`,
    params: {},
  });
  return queryRows(clickhouse, StoredEntry, query, {
    seconds: 0,
    settings: { max_query_size: '100000000' },
  });
}

/**
 * Writes a brand's ledger anew from what there is: in ClickHouse and, on the way there, in the outbox. What was lost
 * before is not told by it any more.
 */
export async function bookWhatIsStored(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
): Promise<void> {
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const epoch = await lockAcceptance(client, brand);
    const waiting = await client.query(
      scoped(brand, { text: 'SELECT payload FROM outbox WHERE brand_id = $1', values: [] }),
    );
    const rows = rowsOf(PayloadRow, waiting).flatMap(({ payload }) => [...payloadRows(payload)]);
    const ids = rows.map(({ answer_id }) => answer_id);
    const stored = await storedEntries(clickhouse, { ...brand, epoch }, ids);
    await client.query(scoped(brand, { text: 'DELETE FROM ledger WHERE brand_id = $1', values: [] }));
    await addToLedger(client, brand, stored);
    await addToLedger(client, brand, ledgerEntriesOf(rows));
    await client.query(
      scoped(brand, { text: 'UPDATE brands SET ledger_since = now() WHERE id = $1', values: [] }),
    );
  });
}

/**
 * Gives the brands that are older than the ledger theirs, from what there is. Safe to be cut short and to be run
 * again or twice at once.
 * @returns how many there were.
 */
export async function openLedgers(stores: StoreClients): Promise<number> {
  const brands = rowsOf(
    BrandScopeRow,
    await stores.postgres.query(
      'SELECT id AS "brandId", no AS "brandNo", epoch FROM brands WHERE ledger_since IS NULL ORDER BY no',
    ),
  );
  for (const brand of brands) await bookWhatIsStored(stores, brand);
  return brands.length;
}
