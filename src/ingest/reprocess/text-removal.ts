import { z } from 'zod';
import { revise } from '../../brands/revise.ts';
import { addDays, type IsoDate } from '../../shared/dates.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import { currentBrand } from '../../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { int8, maybeRow, queryRows } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { takingTurn } from '../brands/reread-turn.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { takeSequences } from '../outbox/sequences.ts';
import { emptyTexts, moveSequences } from './brand-rows.ts';

/*
 * Removal of texts that a brand does not keep any longer. It changes rows where they are, as writing a brand anew every
 * night would take hours; so their new sequences are promised in Postgres first, and the change feed ends before them
 * until ClickHouse has them all.
 */

const Retention = z.object({ keep_texts: z.number().nullable(), is_open: z.boolean() });

const Removal = z.object({ before: z.string(), first: int8, sequences: z.array(int8) });

/** Texts that are being removed, and the sequences that their answers get. */
type Removal = Readonly<z.output<typeof Removal>>;

async function openRemoval(client: PostgresClient | Postgres, brand: BrandScope): Promise<Removal | null> {
  const result = await client.query(
    scoped(brand, {
      text: 'SELECT before::text, first_sequence AS first, sequences FROM text_removals WHERE brand_id = $1',
      values: [],
    }),
  );
  return maybeRow(Removal, result);
}

const Stored = z.object({ sequence: z.number() });

/**
 * Promises the answers of a brand that have a text from before a day the next sequences.
 * @returns null where there are none.
 */
async function begin(
  { postgres, clickhouse }: StoreClients,
  known: BrandScope,
  before: IsoDate,
): Promise<Removal | null> {
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    const open = await openRemoval(client, brand);
    if (open) return open;
    // Waiting answers would come with their texts below the promised sequences, and lose them without one.
    await drainOutbox(postgres, clickhouse, brand);
    const query = scoped(brand, {
      sql: `SELECT DISTINCT sequence FROM answers
            WHERE ${BRAND_CLAUSE} AND answered_at < toDateTime64({before:Date}, 3, 'UTC') AND notEmpty(text)
            ORDER BY sequence`,
      params: { before },
    });
    const sequences = (await queryRows(clickhouse, Stored, query, { seconds: 0 })).map((row) => row.sequence);
    if (sequences.length === 0) return null;
    const first = await takeSequences(client, brand, sequences.length);
    await client.query(
      scoped(brand, {
        text: `INSERT INTO text_removals (brand_id, before, first_sequence, sequences)
               VALUES ($1, $2, $3, $4)`,
        values: [before, first, sequences],
      }),
    );
    await client.query(
      scoped(brand, {
        text: 'UPDATE feeds SET text_removals = text_removals + 1 WHERE brand_id = $1',
        values: [],
      }),
    );
    return { before, first, sequences };
  });
}

/** Answers whose sequences one statement moves: their numbers stand in its text, which a cluster's Keeper holds. */
const MOVED_AT_ONCE = 20_000;

/** Does what was promised; what is done already is left alone, so it can be done again. */
async function complete(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
  { before, first, sequences }: Removal,
  signal?: AbortSignal,
): Promise<void> {
  for (let done = 0; done < sequences.length; done += MOVED_AT_ONCE) {
    const some = sequences.slice(done, done + MOVED_AT_ONCE);
    await moveSequences(clickhouse, brand, { sequences: some, first: first + done }, signal);
  }
  await emptyTexts(clickhouse, brand.brandNo, before, signal);
  // Responses that were kept under the revision before still hold the texts; first, so that no kill leaves them.
  await revise(postgres, brand);
  await postgres.query(scoped(brand, { text: 'DELETE FROM text_removals WHERE brand_id = $1', values: [] }));
  // The feed goes on behind what was removed.
  await revise(postgres, brand);
}

/** Completes a removal of a brand's texts that was cut short, if there is one. */
export async function completeRemoval(
  stores: StoreClients,
  brand: BrandScope,
  signal?: AbortSignal,
): Promise<void> {
  const open = await openRemoval(stores.postgres, brand);
  if (open) await complete(stores, await currentBrand(stores.postgres, brand), open, signal);
}

/**
 * Removes the texts of a brand's answers that are older than it keeps them; all else of these answers stays, and they
 * come again in the change feed. Waits for whoever reads or writes the brand's answers anew, and keeps others from it.
 * Cut short at any moment, it goes on where it was when it is called again.
 * @param date today, YYYY-MM-DD.
 */
export async function removeTexts(
  stores: StoreClients,
  known: BrandScope,
  date: IsoDate,
  signal: AbortSignal,
): Promise<void> {
  const { postgres } = stores;
  const found = await postgres.query(
    scoped(known, {
      text: `SELECT keep_texts, EXISTS (SELECT FROM text_removals WHERE brand_id = $1) AS is_open
             FROM brands WHERE id = $1`,
      values: [],
    }),
  );
  const { keep_texts: days = null, is_open: isOpen = false } = maybeRow(Retention, found) ?? {};
  if (days === null && !isOpen) return;
  await takingTurn(postgres, known, signal, async (held) => {
    // It may be of an earlier day.
    await completeRemoval(stores, known, held);
    const removal = days === null ? null : await begin(stores, known, addDays(date, -days));
    if (removal) await complete(stores, await currentBrand(postgres, known), removal, held);
  });
}
