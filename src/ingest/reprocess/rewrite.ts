import { z } from 'zod';
import { TABLE_NAMES } from '../../catalogue/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import { BRAND_CLAUSE, type BrandScope, scoped } from '../../stores/brand-scope.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
import { shardTable } from '../../stores/cluster.ts';
import { type PostgresClient, transaction } from '../../stores/postgres.ts';
import { int8, maybeRow, queryRows } from '../../stores/rows.ts';
import { isLockFree } from '../../stores/session-lock.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import { correctMentions } from '../ledger/ledger.ts';
import { NEW_EPOCH } from '../outbox/insert-settings.ts';
import { drainOutbox } from '../outbox/outbox.ts';
import { giveTaken, RewriteSequences, textRemovals } from '../outbox/sequences.ts';
import { completeRemoval } from './text-removal.ts';

/** Longer than any request may run, in seconds: rows of an epoch that readers have left are kept this long. */
const GRACE_SECONDS = 60;

/** Answers copied by one statement: each makes parts in every table, so few are cheaper; a request's time limit bounds them. */
const SPAN_ANSWERS = 20_000;

/**
 * Writes some answers of a brand, those that clauses say, under another epoch, each once whatever it was before.
 * The views build all that follows.
 * @param sequences what they have for sequences.
 * @returns how many more mentions they have now, by day (UTC, YYYY-MM-DD), where that has changed.
 */
export type WriteAnswers = (
  clickhouse: ClickHouse,
  brand: BrandScope,
  epoch: number,
  where: string,
  params: Readonly<Record<string, unknown>>,
  sequences: RewriteSequences,
) => Promise<ReadonlyMap<string, number>>;

/** The answers of a brand that clauses say, each once. */
export const answersWhere = (where: string): string =>
  `SELECT * FROM answers WHERE ${BRAND_CLAUSE} AND ${where} ORDER BY answered_at, answer_id LIMIT 1 BY answer_id`;

/** Copies answers with other values of some columns: expressions over what they have, by name. */
export const copyWith =
  (columns: Readonly<Record<string, string>>): WriteAnswers =>
  async (clickhouse, brand, epoch, where, params, sequences) => {
    const replaced = Object.entries({ epoch: '{new_epoch:UInt16}', sequence: sequences.kept, ...columns });
    const query = scoped(brand, {
      // The rows are picked inside: outside, "epoch" is the new one already.
      sql: `INSERT INTO answers SELECT * REPLACE (${replaced.map(([name, sql]) => `${sql} AS ${name}`).join(', ')})
FROM (${answersWhere(where)})`,
      params: { ...params, ...sequences.params, new_epoch: epoch },
    });
    await clickhouse.command({
      query: query.sql,
      query_params: { ...query.params },
      clickhouse_settings: NEW_EPOCH,
    });
    return new Map();
  };

/** Copies answers as they are. */
export const copyAnswers: WriteAnswers = copyWith({});

const DayOfAnswers = z.object({ day: z.string(), answers: z.number() });
const AllAnswers = z.object({ answers: z.number(), hash: z.string() });
const Epoch = z.object({ epoch: z.number() });
const Epochs = Epoch.extend({ next: z.number(), isOutdated: z.boolean(), base: int8 });

interface Span {
  readonly first: string;
  readonly last: string;
  readonly answers: number;
}

/** A brand's days with answers, in order, in spans of a bounded number of answers (or one day). */
async function spansOf(clickhouse: ClickHouse, brand: BrandScope): Promise<Span[]> {
  const query = scoped(brand, {
    sql: `SELECT toDate(answered_at) AS day, count() AS answers FROM answers
          WHERE ${BRAND_CLAUSE} GROUP BY day ORDER BY day`,
    params: {},
  });
  const spans: Span[] = [];
  for (const { day, answers } of await queryRows(clickhouse, DayOfAnswers, query)) {
    const open = spans.at(-1);
    if (open && open.answers + answers <= SPAN_ANSWERS) {
      spans[spans.length - 1] = { first: open.first, last: day, answers: open.answers + answers };
    } else spans.push({ first: day, last: day, answers });
  }
  return spans;
}

/**
 * Makes sure that a new epoch has the answers that the old one has.
 * @throws Error where it has not.
 */
async function requireAllAnswers(clickhouse: ClickHouse, old: BrandScope, epoch: number): Promise<void> {
  const answersOf = async (brand: BrandScope) => {
    const query = scoped(brand, {
      sql: `SELECT count() AS answers, toString(sum(cityHash64(answer_id))) AS hash
            FROM (SELECT DISTINCT answer_id FROM answers WHERE ${BRAND_CLAUSE})`,
      params: {},
    });
    const [row] = await queryRows(clickhouse, AllAnswers, query, { seconds: 0 });
    return { answers: row?.answers ?? 0, hash: row?.hash };
  };
  const [before, after] = [await answersOf(old), await answersOf({ ...old, epoch })];
  if (before.hash === after.hash && before.answers === after.answers) return;
  throw new Error(`a rewrite made ${after.answers} answers of ${before.answers}; the brand stays as it was`);
}

export interface RewriteOptions {
  /** Writer of answers; by default it copies them as they are. */
  readonly write?: WriteAnswers;
  /** True where it brings rows of an older version to the form that this one expects. */
  readonly isUpgrade?: boolean;
  readonly onProgress?: ((answersDone: number, answers: number) => void) | undefined;
  /** Ends it before the next span; then nothing has changed. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Further changes that readers see at the same time: gets the brand under its new epoch, all of whose rows are written, in the
   * transaction that moves readers, which holds the brand's acceptance.
   */
  readonly alongside?: (client: PostgresClient, written: BrandScope) => Promise<void>;
}

/**
 * Writes all of a brand's rows anew from its answers, under a new epoch, and then moves every reader to it at
 * once. Reads and imports go on meanwhile; only the last step, which copies what came in since, makes
 * acceptors of the brand wait. Cut short, it leaves rows that nobody reads and that `removeOldRows` removes.
 * @returns the epoch that readers see from now on.
 */
export async function rewriteBrand(
  stores: StoreClients,
  known: BrandScope,
  {
    write = copyAnswers,
    isUpgrade = false,
    onProgress = () => {},
    signal,
    alongside = async () => {},
  }: RewriteOptions = {},
): Promise<number> {
  const { postgres, clickhouse } = stores;
  // In this order: one that begins in between is told by the next count.
  const removals = await textRemovals(postgres, known);
  await completeRemoval(stores, known, signal);
  const row = maybeRow(
    Epochs,
    await postgres.query(
      scoped(known, {
        text: `UPDATE brands SET last_epoch = last_epoch + 1 WHERE id = $1
               RETURNING epoch, last_epoch AS next,
                 coalesce(epoch_since < (SELECT max(made_at) FROM rollup_changes), false) AS "isOutdated",
                 coalesce((SELECT rewrite_base FROM feeds WHERE brand_id = $1), 0) AS base`,
        values: [],
      }),
    ),
  );
  if (!row) throw new Error(`there is no brand ${known.brandId}`);
  if (row.isOutdated && !isUpgrade) {
    throw new Error(`the brand ${known.brandId} is rewritten by the upgrade first: run npm run migrate`);
  }
  const brand = { ...known, epoch: row.epoch };
  const epoch = row.next;
  const written = { ...brand, epoch };
  const sequences = new RewriteSequences(row.base);
  const spans = await spansOf(clickhouse, brand);
  const answers = spans.reduce((sum, span) => sum + span.answers, 0);
  let done = 0;
  const moreMentions = new Map<string, number>();
  const writeSome = async (where: string, params: Readonly<Record<string, unknown>>) => {
    for (const [day, more] of await write(clickhouse, brand, epoch, where, params, sequences)) {
      moreMentions.set(day, (moreMentions.get(day) ?? 0) + more);
    }
    await sequences.count(clickhouse, written);
  };
  for (const span of spans) {
    signal?.throwIfAborted();
    await writeSome('toDate(answered_at) BETWEEN {first:Date} AND {last:Date}', {
      first: span.first,
      last: span.last,
    });
    done += span.answers;
    onProgress(done, answers);
  }
  const writeRest = () =>
    writeSome(
      `answer_id NOT IN (SELECT answer_id FROM answers WHERE brand_no = {brand_no:UInt32} AND epoch = {new_epoch:UInt16})`,
      {},
    );
  // Most of what came in since, while acceptors go on.
  await writeRest();
  signal?.throwIfAborted();
  await transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    // Of two rewrites at once the first to end is what readers see; the other's copy would lack what came since.
    if ((await lockAcceptance(client, brand)) !== brand.epoch) {
      throw new Error(`another rewrite of the brand ${brand.brandId} ended meanwhile`);
    }
    if ((await textRemovals(client, brand)) !== removals) {
      throw new Error(`texts of the brand ${brand.brandId} were removed meanwhile; it stays as it was`);
    }
    await drainOutbox(postgres, clickhouse, brand);
    await writeRest();
    await requireAllAnswers(clickhouse, brand, epoch);
    await alongside(client, written);
    await giveTaken(client, brand, sequences);
    if (sequences.taken > 0)
      await recordEvent(client, brand, 'answers.changed', { answers: sequences.taken });
    await correctMentions(client, brand, moreMentions);
    await client.query(
      scoped(brand, {
        text: 'UPDATE brands SET epoch = $2, epoch_since = now() WHERE id = $1',
        values: [epoch],
      }),
    );
  });
  return epoch;
}

/** Held by backups while they are made, any number of them at once: they read the epochs of the moment they began at. */
const OLD_ROWS = { name: 'old rows', no: 0 };

/**
 * Has the rows of old epochs stay until a transaction ends. Whoever found them to be removed just before removes what
 * was left by a rewrite that ended longer ago than a request may take, so the transaction sees that one's epoch.
 */
export async function keepOldRows(client: PostgresClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock_shared(hashtext($1), $2)', [OLD_ROWS.name, OLD_ROWS.no]);
}

/**
 * Removes a brand's rows of epochs that readers have left, or that a rewrite which was cut short never
 * reached, once no request and no backup can still be reading them.
 */
export async function removeOldRows(
  { postgres, clickhouse }: StoreClients,
  brand: BrandScope,
): Promise<void> {
  const current = maybeRow(
    Epoch,
    await postgres.query(
      scoped(brand, {
        text: `SELECT epoch FROM brands
               WHERE id = $1 AND last_epoch > 1 AND epoch_since < now() - make_interval(secs => $2)`,
        values: [GRACE_SECONDS],
      }),
    ),
  );
  if (!current || !(await isLockFree(postgres, OLD_ROWS))) return;
  const OLD = 'brand_no = {brand_no:UInt32} AND epoch < {epoch:UInt16}';
  const query_params = { brand_no: brand.brandNo, epoch: current.epoch };
  for (const table of TABLE_NAMES) {
    // A DELETE looks at every part of the table, whoever's rows it holds.
    const sql = `SELECT 1 FROM ${table} WHERE ${OLD} LIMIT 1`;
    if ((await queryRows(clickhouse, z.unknown(), { sql, params: query_params })).length === 0) continue;
    await clickhouse.command({
      query: `DELETE FROM ${shardTable(clickhouse.cluster, table)} WHERE ${OLD}`,
      query_params,
      // Not waited for: on large tables it takes longer than a request may.
      clickhouse_settings: { lightweight_deletes_sync: '0' },
    });
  }
}
