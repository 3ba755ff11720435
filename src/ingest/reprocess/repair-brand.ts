import { z } from 'zod';
import { holdDomains, numberDomains } from '../../domains/numbers.ts';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import { currentBrand } from '../../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { maybeRow, rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { noteNamesOf } from '../brands/names-read.ts';
import { putRows } from '../ledger/accept.ts';
import type { Difference } from '../ledger/difference.ts';
import { correctMentionsSentAgain, type DayEntry, ledgerEntriesOf } from '../ledger/ledger.ts';
import { mergesOf, withMerges } from '../ledger/merged-mentions.ts';
import { reconcileBrand } from '../ledger/reconcile.ts';
import { type AnswerRow, numberOf } from '../outbox/answer-row.ts';
import { knownIds } from '../outbox/known-answers.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { payloadRows } from '../outbox/payload.ts';
import { rewriteBrand } from './rewrite.ts';

const SentRow = z.object({ id: z.string(), ids: z.array(z.string()) });
const PayloadRow = z.object({ payload: z.instanceof(Buffer) });

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
async function sendAgain(stores: StoreClients, brand: BrandScope, days: readonly string[]): Promise<number> {
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
      // An answer that an earlier row has put back is known, too: it is in the outbox.
      const known = await knownIds(client, clickhouse, now, ids);
      const lost = new Set(ids.filter((answer) => !known.has(answer)));
      if (lost.size === 0) continue;
      const sent = maybeRow(
        PayloadRow,
        await client.query(
          scoped(brand, {
            text: 'SELECT payload FROM outbox_sent WHERE brand_id = $1 AND id = $2',
            values: [id],
          }),
        ),
      );
      const again: AnswerRow[] = [];
      for (const row of sent ? payloadRows(sent.payload) : []) {
        if (lost.has(row.answer_id)) again.push(withMerges({ ...row, epoch }, merges));
      }
      await putRows(client, brand, await numberedRows(postgres, client, again));
      entries.push(...ledgerEntriesOf(again));
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
  /** Differences that remain. */
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
  stores: StoreClients,
  brand: BrandScope,
  found: readonly Difference[],
  signal?: AbortSignal,
): Promise<Repair> {
  const days = [...new Set(found.flatMap(({ book, period }) => (book === 'ledger' ? period : [])))];
  const sentAgain = days.length === 0 ? 0 : await sendAgain(stores, brand, days);
  const between = await reconcileBrand(stores, brand);
  if (between.length === 0) return { left: [], sentAgain };
  await rewriteBrand(stores, await currentBrand(stores.postgres, brand), { signal });
  return { left: await reconcileBrand(stores, brand), sentAgain };
}
