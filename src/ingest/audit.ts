import { z } from 'zod';
import { holdDomains, numberDomains } from '../domains/numbers.ts';
import type { IsoDate } from '../shared/dates.ts';
import { type BrandScope, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { currentBrand } from '../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { putRows } from './accept.ts';
import { lockAcceptance } from './acceptance-lock.ts';
import { type AnswerRow, numberOf } from './answer-row.ts';
import type { Difference } from './difference.ts';
import { knownIds } from './known-answers.ts';
import { correctMentionsSentAgain, type DayEntry, entriesOf } from './ledger.ts';
import { auditLedger, BOOKED_TABLES } from './ledger-audit.ts';
import { mergesOf, withMerges } from './merged-mentions.ts';
import { noteNamesOf } from './names-read.ts';
import { drainOutbox } from './outbox.ts';
import { linesOf } from './payload.ts';
import { rewriteBrand } from './rewrite.ts';
import { auditTables, COMPARED_TABLES } from './table-audit.ts';

interface Stores {
  readonly postgres: Postgres;
  readonly clickhouse: ClickHouse;
}

/** How many comparisons are made per brand. */
export const COMPARISONS_PER_BRAND = BOOKED_TABLES + COMPARED_TABLES;

/**
 * Compares all tables of a brand with its answers. What is being sent is in some of them and not yet in others, so
 * tables that differ are compared once more while nothing is: acceptors of the brand wait for that alone.
 * @param days as `auditTables`.
 */
export async function auditSettledTables(
  { postgres, clickhouse }: Stores,
  brand: BrandScope,
  days: readonly IsoDate[] | null = null,
): Promise<Difference[]> {
  const found = await auditTables(clickhouse, await currentBrand(postgres, brand), null, days);
  if (found.length === 0) return [];
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const epoch = await lockAcceptance(client, brand);
    await drainOutbox(postgres, clickhouse, brand);
    return auditTables(clickhouse, { ...brand, epoch }, new Set(found.map(({ table }) => table)), days);
  });
}

/**
 * Compares a brand's answers with the ledger of what was accepted, and all other tables with the answers.
 * @throws as `auditLedger`.
 */
export async function auditBrand(stores: Stores, brand: BrandScope): Promise<Difference[]> {
  return [...(await auditLedger(stores, brand)), ...(await auditSettledTables(stores, brand))];
}

const SentRow = z.object({ id: z.string(), ids: z.array(z.string()) });
const Payload = z.object({ payload: z.instanceof(Buffer) });

/** Rows with the numbers of what they cite: an older version may have sent them without. */
async function numberedRows(
  postgres: Postgres,
  client: PostgresClient,
  rows: readonly AnswerRow[],
): Promise<AnswerRow[]> {
  const domains = rows.flatMap((row) => row['citations.domain']);
  const numbers = await holdDomains(client, domains, await numberDomains(postgres, domains));
  return rows.map((row) => ({
    ...row,
    'citations.domain_no': row['citations.domain'].map((domain) => numberOf(numbers, domain)),
  }));
}

/**
 * Puts what ClickHouse has lost of a brand into the outbox once more, as far as it is kept, and sends it.
 * @returns how many answers that were.
 */
async function sendAgain(stores: Stores, brand: BrandScope, days: readonly string[]): Promise<number> {
  const { postgres, clickhouse } = stores;
  let answers = 0;
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const epoch = await lockAcceptance(client, brand);
    await drainOutbox(postgres, clickhouse, brand);
    const now = { ...brand, epoch };
    const merges = await mergesOf(client, brand);
    const entries: DayEntry[] = [];
    const kept = await client.query(
      scoped(brand, {
        text: `SELECT id, answer_ids AS ids FROM outbox_sent
               WHERE brand_id = $1 AND (days IS NULL OR days @> ANY($2::date[])) ORDER BY id DESC`,
        values: [days],
      }),
    );
    for (const { id, ids } of rowsOf(SentRow, kept)) {
      // What an earlier row has put back is known, too: it is in the outbox.
      const known = await knownIds(client, clickhouse, now, ids);
      const lost = new Set(ids.filter((answer) => !known.has(answer)));
      if (lost.size === 0) continue;
      const sent = maybeRow(
        Payload,
        await client.query(
          scoped(brand, {
            text: 'SELECT payload FROM outbox_sent WHERE brand_id = $1 AND id = $2',
            values: [id],
          }),
        ),
      );
      const again: AnswerRow[] = [];
      for (const row of sent ? linesOf(sent.payload) : []) {
        if (lost.has(row.answer_id)) again.push(withMerges({ ...row, epoch }, merges));
      }
      await putRows(client, brand, await numberedRows(postgres, client, again));
      entries.push(...entriesOf(again));
      answers += lost.size;
    }
    if (answers > 0) {
      await noteNamesOf(client, brand, 0);
      await correctMentionsSentAgain(client, clickhouse, now, entries);
    }
  });
  await drainOutbox(postgres, clickhouse, brand);
  return answers;
}

export interface Repair {
  /** What differs still. */
  readonly left: readonly Difference[];
  /** Answers that ClickHouse had lost and has again. */
  readonly sentAgain: number;
}

/**
 * Mends what an audit found: answers that are missing are sent again, as far as they are kept (OUTBOX_KEEP); then
 * all of the brand's rows are written anew from its answers, each once, while reads go on.
 * @param signal ends that, which then has changed nothing.
 */
export async function repairBrand(
  stores: Stores,
  brand: BrandScope,
  found: readonly Difference[],
  signal?: AbortSignal,
): Promise<Repair> {
  const days = [...new Set(found.flatMap(({ book, period }) => (book === 'ledger' ? period : [])))];
  const sentAgain = days.length === 0 ? 0 : await sendAgain(stores, brand, days);
  const between = await auditBrand(stores, brand);
  if (between.length === 0) return { left: [], sentAgain };
  await rewriteBrand(stores, await currentBrand(stores.postgres, brand), { signal });
  return { left: await auditBrand(stores, brand), sentAgain };
}
