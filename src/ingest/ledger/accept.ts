import { z } from 'zod';
import { type DomainNumbers, holdDomains, type NumberDomains, numberDomains } from '../../domains/numbers.ts';
import { today } from '../../shared/dates.ts';
import { type BrandScope, scoped } from '../../stores/brand-scope.ts';
import { type Postgres, type PostgresClient, transaction } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import type { StoreClients } from '../../stores/stores.ts';
import { lockAcceptance } from '../brands/acceptance-lock.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import { noteNamesOf } from '../brands/names-read.ts';
import type { ResolvedAnswer } from '../brands/resolved-answer.ts';
import { type AnswerRow, answerRow, type CitingAnswer, withCited } from '../outbox/answer-row.ts';
import { type AnswerContent, contentOf, knownAnswers } from '../outbox/known-answers.ts';
import { pack } from '../outbox/payload.ts';
import { takeSequences } from '../outbox/sequences.ts';
import { addToLedger, ledgerEntriesOf } from './ledger.ts';
import { mergesOf, withMerges } from './merged-mentions.ts';

const AnswerId = z.object({ id: z.string() });

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

/** Puts rows into the outbox, as one row of it, each with a sequence. The transaction holds the brand's acceptance. */
export async function putRows(
  client: PostgresClient,
  brand: BrandScope,
  rows: readonly AnswerRow[],
): Promise<void> {
  const first = await takeSequences(client, brand, rows.length);
  const { packed, bytes } = await pack(rows.map((row, index) => ({ ...row, sequence: first + index })));
  const days = rows.map((row) => row.answered_at.slice(0, 10)).sort();
  await client.query(
    scoped(brand, {
      text: `INSERT INTO outbox (brand_id, answer_ids, payload, bytes, days, first_sequence)
             VALUES ($1, $2, $3, $4, daterange($5, $6, '[]'), $7)`,
      values: [rows.map((row) => row.answer_id), packed, bytes, days[0], days.at(-1), first],
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
  await addToLedger(client, brand, ledgerEntriesOf(rows.filter(({ answer_id }) => !inLedger.has(answer_id))));
  await updateSeen(client, brand, answers);
}

/**
 * Finds those of some answers, none of which is stored, that were sent before: ClickHouse has lost them since. They are accepted
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

/** An answer whose id may be taken, and what has it. */
export interface TakenAnswer {
  readonly answer: CitingAnswer;
  readonly known: AnswerContent;
}

export interface Acceptance {
  /** The answers that are new and accepted now. */
  readonly accepted: readonly CitingAnswer[];
  /** Answers whose ids are taken, by the same answer or by another one. */
  readonly taken: readonly TakenAnswer[];
}

/** Content of an answer that two answers of one id must share. */
export const contentOfAnswer = ({
  prompt,
  engine,
  country,
  answeredAt,
  text,
}: ResolvedAnswer): AnswerContent =>
  contentOf({ prompt_text: prompt.text, engine, country, answered_at: answeredAt, text });

/**
 * Accepts answers of one brand: those whose id is new are committed to the outbox as one row, and from then
 * on nothing loses them. Acceptors of a brand take turns, which makes looking for known ids and adding new
 * ones one step.
 */
export async function acceptAnswers(
  { postgres, clickhouse }: StoreClients,
  known: IngestBrand,
  { answers, numbers }: Citing,
): Promise<Acceptance> {
  const distinct = new Map<string, CitingAnswer>();
  for (const answer of answers) if (!distinct.has(answer.id)) distinct.set(answer.id, answer);
  return transaction(postgres, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    const brand = { ...known, epoch: await lockAcceptance(client, known) };
    const stored = await knownAnswers(client, clickhouse, brand, [...distinct.keys()]);
    const accepted = [...distinct.values()].filter(({ id }) => !stored.has(id));
    if (accepted.length > 0) {
      const inLedger = await sentBefore(client, brand, accepted);
      await putIntoOutbox(client, brand, { answers: accepted, numbers }, inLedger);
    }
    const taken = answers.flatMap((answer): TakenAnswer | [] => {
      const first = distinct.get(answer.id);
      const known = stored.get(answer.id) ?? (first && first !== answer ? contentOfAnswer(first) : null);
      return known ? { answer, known } : [];
    });
    return { accepted, taken };
  });
}
