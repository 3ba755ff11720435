import { z } from 'zod';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { transaction } from '../../stores/postgres.ts';
import { queryRows } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { type Difference, faultOf } from './difference.ts';
import { type DayEntry, HASH_OF_ID, readLedger } from './ledger.ts';

/** Number of tables that are compared with the ledger: answers, mentions, citations. */
export const BOOKED_TABLES = 3;

/** Rows of a day in ClickHouse. */
const StoredDay = z.object({
  day: z.string(),
  /** Rows of `answers`, and answers, which are fewer where some are stored twice. */
  answer_rows: z.number(),
  answers: z.number(),
  checksum: z.string(),
  mentions: z.number(),
  citations: z.number(),
});

type StoredDay = z.output<typeof StoredDay>;

const NOTHING = { answer_rows: 0, answers: 0, checksum: '0', mentions: 0, citations: 0 };

/** Each table by itself: that one follows from another is what is to be shown. */
const storedDays = (where: string) => `
SELECT toString(day) AS day, sum(answer_rows) AS answer_rows, sum(answers) AS answers,
  toString(sum(checksum)) AS checksum, sum(mentions) AS mentions, sum(citations) AS citations
FROM (
  SELECT day, sum(copies) AS answer_rows, count() AS answers, sum(${HASH_OF_ID}) AS checksum,
    0 AS mentions, 0 AS citations
  FROM (
    SELECT toDate(answered_at) AS day, answer_id, count() AS copies FROM answers
    WHERE ${where} GROUP BY day, answer_id
  )
  GROUP BY day
  UNION ALL
  SELECT toDate(answered_at) AS day, 0, 0, 0, count(), 0 FROM mentions WHERE ${where} GROUP BY day
  UNION ALL
  SELECT toDate(answered_at) AS day, 0, 0, 0, 0, count() FROM citations WHERE ${where} GROUP BY day
)
GROUP BY day`;

async function readStored(
  clickhouse: ClickHouse,
  brand: BrandScope,
  days: readonly string[] | null,
): Promise<Map<string, StoredDay>> {
  const query = scoped(brand, {
    sql: storedDays(
      days === null ? BRAND_CLAUSE : `${BRAND_CLAUSE} AND toDate(answered_at) IN {days:Array(Date)}`,
    ),
    params: days === null ? {} : { days },
  });
  const rows = await queryRows(clickhouse, StoredDay, query, { seconds: 0 });
  return new Map(rows.map((row) => [row.day, row]));
}

const NO_ENTRY: Omit<DayEntry, 'day'> = { answers: 0, mentions: 0, citations: 0, checksum: 0n };

/** Differences of a day between the ledger and ClickHouse. */
function differencesOf(
  { brandId }: BrandScope,
  period: string,
  booked: Omit<DayEntry, 'day'> = NO_ENTRY,
  stored: Omit<StoredDay, 'day'> = NOTHING,
): Difference[] {
  const differ = (
    table: string,
    expected: number,
    found: number,
    fault: Difference['fault'] = faultOf(expected, found),
  ): Difference => ({ brand_id: brandId, book: 'ledger', table, period, fault, expected, found });
  return [
    ...(stored.answer_rows === stored.answers
      ? []
      : [differ('answers', stored.answers, stored.answer_rows, 'doubled')]),
    ...(stored.answers === booked.answers && BigInt(stored.checksum) === booked.checksum
      ? []
      : [differ('answers', booked.answers, stored.answers)]),
    ...(stored.mentions === booked.mentions ? [] : [differ('mentions', booked.mentions, stored.mentions)]),
    ...(stored.citations === booked.citations
      ? []
      : [differ('citations', booked.citations, stored.citations)]),
  ];
}

/**
 * Compares what ClickHouse has of a brand, day by day, with the ledger of what was accepted. Acceptors of the brand
 * wait meanwhile, and what is on its way is sent first, so that both books speak of one moment.
 * @param days those to compare; null for all.
 * @throws the error of ClickHouse, where it is away or refuses what waits.
 */
export async function reconcileLedger(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
  days: readonly string[] | null = null,
): Promise<Difference[]> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const epoch = await lockAcceptance(client, brand);
    await drainOutbox(postgres, clickhouse, brand);
    const booked = await readLedger(client, brand, days);
    const stored = await readStored(clickhouse, { ...brand, epoch }, days);
    return [...new Set([...booked.keys(), ...stored.keys()])]
      .sort()
      .flatMap((day) => differencesOf(brand, day, booked.get(day), stored.get(day)));
  });
}
