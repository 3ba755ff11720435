import { z } from 'zod';
import { type DomainNumbers, holdDomains, type NumberDomains, numberDomains } from '../domains/numbers.ts';
import { BRAND_CLAUSE, type BrandKey, scoped } from '../stores/brand-scope.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { queryRows, rowsOf } from '../stores/rows.ts';
import { today } from '../words/dates.ts';
import { lockAcceptance } from './acceptance-lock.ts';
import {
  type AnswerRow,
  answerRow,
  type CitingAnswer,
  type ResolvedAnswer,
  withCited,
} from './answer-row.ts';
import { idSet } from './id-set.ts';
import type { IngestBrand } from './ingest-brand.ts';
import { addToLedger, entriesOf } from './ledger.ts';
import { mergesOf, withMerges } from './merged-mentions.ts';
import { noteNamesOf } from './names-read.ts';
import { pack } from './payload.ts';

const AnswerId = z.object({ id: z.string() });

/** Which of some answer ids the brand has already, accepted or stored. */
export async function knownIds(
  client: Postgres | PostgresClient,
  clickhouse: ClickHouse,
  brand: BrandKey,
  ids: readonly string[],
) {
  // The outbox first: what leaves it between the two looks is in ClickHouse by then.
  const waiting = await client.query(
    scoped(brand, {
      text: `SELECT answer_id AS id FROM outbox, unnest(answer_ids) AS answer_id
             WHERE brand_id = $1 AND answer_id = ANY($2::uuid[])`,
      values: [ids],
    }),
  );
  const query = scoped(brand, {
    sql: `SELECT DISTINCT answer_id AS id FROM answers WHERE ${BRAND_CLAUSE}
          AND answer_id IN ${idSet(ids)}`,
    params: {},
  });
  const stored = await queryRows(clickhouse, AnswerId, query, { settings: { max_query_size: '10000000' } });
  return new Set([...rowsOf(AnswerId, waiting), ...stored].map(({ id }) => id));
}

/** Moves first_seen_at and last_seen_at of the competitors that new answers mention. */
async function updateSeen(client: PostgresClient, brand: IngestBrand, answers: readonly ResolvedAnswer[]) {
  const seen = new Map<number, { first: number; last: number }>();
  for (const { mentions, answeredAt } of answers) {
    for (const { competitorNo } of mentions) {
      const { first, last } = seen.get(competitorNo) ?? { first: answeredAt, last: answeredAt };
      seen.set(competitorNo, { first: Math.min(first, answeredAt), last: Math.max(last, answeredAt) });
    }
  }
  const entries = [...seen].filter(([no]) => no !== 0).sort(([a], [b]) => a - b);
  if (entries.length === 0) return;
  await client.query(
    scoped(brand, {
      text: `UPDATE competitors AS c
             SET first_seen_at = least(c.first_seen_at, s.first), last_seen_at = greatest(c.last_seen_at, s.last)
             FROM unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) AS s (no, first, last)
             WHERE c.brand_id = $1 AND c.no = s.no
               AND (c.first_seen_at IS NULL OR c.first_seen_at > s.first OR c.last_seen_at < s.last)`,
      values: [
        entries.map(([no]) => no),
        entries.map(([, { first }]) => new Date(first)),
        entries.map(([, { last }]) => new Date(last)),
      ],
    }),
  );
}

/** Puts rows into the outbox, as one row of it. */
export async function putRows(
  client: PostgresClient,
  brand: BrandKey,
  rows: readonly AnswerRow[],
): Promise<void> {
  const { packed, bytes } = await pack(rows);
  const days = rows.map((row) => row.answered_at.slice(0, 10)).sort();
  await client.query(
    scoped(brand, {
      text: `INSERT INTO outbox (brand_id, answer_ids, payload, bytes, days)
             VALUES ($1, $2, $3, $4, daterange($5, $6, '[]'))`,
      values: [rows.map((row) => row.answer_id), packed, bytes, days[0], days.at(-1)],
    }),
  );
}

/** Answers with what they cite, and the numbers of that. */
export interface Citing {
  readonly answers: readonly CitingAnswer[];
  readonly numbers: DomainNumbers;
}

/** Numbers what answers cite. To be called before a transaction accepts them: nobody is to wait for a domain's number. */
export async function numberCited(
  answers: readonly CitingAnswer[],
  numbersOf: NumberDomains,
): Promise<Citing> {
  return { answers, numbers: await numbersOf(domainsOf(answers)) };
}

function domainsOf(answers: readonly CitingAnswer[]): ReadonlySet<string> {
  const domains = new Set<string>();
  for (const { cited } of answers) for (const { domain } of cited) domains.add(domain);
  return domains;
}

/** Reads what answers cite, and numbers it. */
export const readCited = (postgres: Postgres, answers: readonly ResolvedAnswer[]): Promise<Citing> =>
  numberCited(answers.map(withCited), (domains) => numberDomains(postgres, domains));

/**
 * Accepts answers whose ids are new and which were read with the brand's names as it has them: adds them to the
 * outbox, as one row, and to the ledger. The transaction must
 * hold the brand's acceptance (`lockAcceptance`), and `brand.epoch` be what that returned.
 * @param inLedger ids that the ledger has already.
 */
export async function putIntoOutbox(
  client: PostgresClient,
  brand: IngestBrand,
  { answers, numbers: known }: Citing,
  inLedger: ReadonlySet<string> = new Set(),
): Promise<void> {
  const numbers = await holdDomains(client, domainsOf(answers), known);
  const merges = await mergesOf(client, brand);
  const rows = answers.map((answer) => withMerges(answerRow(brand, answer, numbers), merges));
  await putRows(client, brand, rows);
  await noteNamesOf(client, brand, brand.namesRevision);
  await addToLedger(client, brand, entriesOf(rows.filter(({ answer_id }) => !inLedger.has(answer_id))));
  await updateSeen(client, brand, answers);
}

/**
 * Which of some answers, none of which is stored, were sent before: ClickHouse has lost them since. They are accepted
 * once more, but are in the ledger already.
 */
async function sentBefore(
  client: PostgresClient,
  brand: IngestBrand,
  answers: readonly ResolvedAnswer[],
): Promise<Set<string>> {
  const times = answers.map(({ answeredAt }) => answeredAt);
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b));
  const sent = await client.query(
    scoped(brand, {
      text: `SELECT DISTINCT answer_id AS id FROM outbox_sent, unnest(answer_ids) AS answer_id
             WHERE brand_id = $1 AND (days IS NULL OR days && daterange($2, $3, '[]'))
               AND answer_id = ANY($4::uuid[])`,
      values: [today(new Date(first)), today(new Date(last)), answers.map(({ id }) => id)],
    }),
  );
  return new Set(rowsOf(AnswerId, sent).map(({ id }) => id));
}

export interface Acceptance {
  /** The answers that are new and accepted now. */
  readonly accepted: readonly CitingAnswer[];
  readonly duplicates: number;
}

/**
 * Accepts answers of one brand: those whose id is new are committed to the outbox as one row, and from then
 * on nothing loses them. Acceptors of a brand take turns, which makes looking for known ids and adding new
 * ones one step.
 */
export async function acceptAnswers(
  { postgres, clickhouse }: { readonly postgres: Postgres; readonly clickhouse: ClickHouse },
  known: IngestBrand,
  { answers, numbers }: Citing,
): Promise<Acceptance> {
  const distinct = [
    ...new Map([...answers].reverse().map((answer) => [answer.id, answer])).values(),
  ].reverse();
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    const stored = await knownIds(
      client,
      clickhouse,
      brand,
      distinct.map(({ id }) => id),
    );
    const accepted = distinct.filter(({ id }) => !stored.has(id));
    if (accepted.length > 0) {
      const inLedger = await sentBefore(client, brand, accepted);
      await putIntoOutbox(client, brand, { answers: accepted, numbers }, inLedger);
    }
    return { accepted, duplicates: answers.length - accepted.length };
  });
}
