import { z } from 'zod';
import { recordEvent } from '../events/record-event.ts';
import type { EngineId } from '../providers/index.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { addAfterRun, addJobs } from './jobs.ts';

/** Reasons for skipping a question: a word for programs and a line for people. */
export const SKIP_REASONS = {
  no_key: 'the engine has no key',
  budget: 'the run has reached MAX_QUESTIONS_PER_RUN',
  given_up: 'the engine keeps failing',
  late: 'the day of its run has passed',
  plan: 'the plan of the organization does not include the daily run',
  paused: 'the prompt was paused meanwhile',
  archived: 'the prompt was archived meanwhile',
  country_removed: 'the prompt is no longer asked in this country',
  engine_removed: 'the brand no longer uses this engine',
} as const;

export type SkipReason = keyof typeof SKIP_REASONS;

const RunKey = z.object({
  brandId: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
});

/** The run a question belongs to. */
export type RunKey = Readonly<z.output<typeof RunKey>>;

const ClaimedQuestion = RunKey.extend({
  id: z.string(),
  // A reason of another version is treated as a missing key.
  engine: z.custom<EngineId>((id) => typeof id === 'string'),
  country: z.string(),
  prompt: z.object({ id: z.string(), no: z.number(), text: z.string() }),
  language: z.string().nullable(),
  /** This one included. */
  attempts: z.number(),
  /** Reason for skipping it after all. */
  skipReason: z.custom<SkipReason>((word) => typeof word === 'string' && word in SKIP_REASONS).nullable(),
});

/** A question as it is taken up. */
export type ClaimedQuestion = Readonly<z.output<typeof ClaimedQuestion>>;

const CLAIM = `
WITH found AS (
  SELECT q.id, p.no, p.text, p.language,
    CASE
      WHEN r.ends_by <= now() THEN 'late'
      WHEN NOT plans.api_access THEN 'plan'
      WHEN p.status <> 'active' THEN p.status
      WHEN NOT q.country = ANY (p.countries) THEN 'country_removed'
      WHEN NOT q.engine = ANY (b.engines) THEN 'engine_removed'
    END AS skip_reason
  FROM questions q
  JOIN runs r ON r.brand_id = q.brand_id AND r.date = q.date
  JOIN prompts p ON p.id = q.prompt_id
  JOIN brands b ON b.id = q.brand_id
  JOIN organizations o ON o.id = b.organization_id
  JOIN plans ON plans.id = o.plan
  WHERE q.id = $1 AND q.state IN ('waiting', 'running')
  FOR UPDATE OF q
)
UPDATE questions AS q SET
  state = CASE WHEN skip_reason IS NULL THEN 'running' ELSE 'skipped' END,
  attempts = q.attempts + CASE WHEN skip_reason IS NULL THEN 1 ELSE 0 END,
  fault = skip_reason,
  reason = $2::jsonb ->> skip_reason,
  asked_at = CASE WHEN skip_reason IS NULL THEN now() ELSE q.asked_at END,
  ended_at = CASE WHEN skip_reason IS NULL THEN NULL ELSE now() END
FROM found WHERE q.id = found.id
RETURNING q.id, q.brand_id AS "brandId", q.date::text, q.engine, q.country, q.attempts, skip_reason AS "skipReason",
  json_build_object('id', q.prompt_id, 'no', found.no, 'text', found.text) AS prompt, found.language`;

/**
 * Marks a question as running, counts the attempt and returns it; if its prompt was paused or archived
 * meanwhile, the question is skipped instead. Only the holder of its job may call this, so an earlier holder
 * is dead or late.
 * @returns null where nothing is left to ask.
 */
export async function claimQuestion(postgres: Postgres, id: string): Promise<ClaimedQuestion | null> {
  return maybeRow(ClaimedQuestion, await postgres.query(CLAIM, [id, JSON.stringify(SKIP_REASONS)]));
}

/** Description of an attempt that brought no answer. */
export interface Failure {
  readonly fault: string | null;
  readonly reason: string | null;
}

/**
 * Postpones a question, with a job of its own for later. Nothing happens where another worker took it up
 * since (`attempts` differs) or it has ended.
 * @param pause milliseconds.
 * @param isCounted false gives the attempt back: the next one gets its number, and a late worker still has a
 * smaller one, as each attempt is numbered after all that are under way.
 * @returns true where it is postponed.
 */
export async function letWait(
  client: PostgresClient,
  { id, attempts }: Pick<ClaimedQuestion, 'id' | 'attempts'>,
  pause: number,
  { fault, reason }: Failure,
  isCounted = true,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE questions SET state = 'waiting', fault = $3, reason = $4, attempts = $5
     WHERE id = $1 AND state = 'running' AND attempts = $2`,
    [id, attempts, fault, reason, isCounted ? attempts : attempts - 1],
  );
  if (rowCount !== 1) return false;
  await addJobs(client, [id], pause);
  return true;
}

/**
 * Adds the cost of an attempt without an answer to its question, whichever worker holds that by now.
 * @param micros millionths of a US dollar; null where unknown, which makes the sum unknown from then on.
 */
export async function addUnanswered(
  client: PostgresClient,
  id: string,
  micros: number | null,
): Promise<void> {
  await client.query(
    'UPDATE questions SET unanswered_micros = unanswered_micros + $2::bigint WHERE id = $1',
    [id, micros],
  );
}

/**
 * Ends a running question without an answer, unless another worker has taken it up since.
 * @returns true where it ended.
 */
export async function failQuestion(
  postgres: Postgres | PostgresClient,
  { id, attempts }: Pick<ClaimedQuestion, 'id' | 'attempts'>,
  { fault, reason }: Failure,
): Promise<boolean> {
  const { rowCount } = await postgres.query(
    `UPDATE questions SET state = 'failed', fault = $3, reason = $4, ended_at = now()
     WHERE id = $1 AND state = 'running' AND attempts = $2`,
    [id, attempts, fault, reason],
  );
  return rowCount === 1;
}

/**
 * Ends a question that cannot be asked: as failed with its last fault where it was asked before, else as
 * skipped.
 * @returns its run, null where it has ended already.
 */
export async function giveUpQuestion(
  postgres: Postgres,
  id: string,
  skipReason: SkipReason,
  reason: string = SKIP_REASONS[skipReason],
): Promise<RunKey | null> {
  const result = await postgres.query(
    `UPDATE questions SET
       state = CASE WHEN attempts = 0 THEN 'skipped' ELSE 'failed' END,
       fault = coalesce(fault, $2), reason = coalesce(reason, $3), ended_at = now()
     WHERE id = $1 AND state IN ('waiting', 'running')
     RETURNING brand_id AS "brandId", date::text`,
    [id, skipReason, reason],
  );
  return maybeRow(RunKey, result);
}

/** True where a run has questions left to ask. */
export async function isOpen(
  postgres: Postgres | PostgresClient,
  { brandId, date }: RunKey,
): Promise<boolean> {
  const { rowCount } = await postgres.query(
    `SELECT FROM questions WHERE brand_id = $1 AND date = $2 AND state IN ('waiting', 'running') LIMIT 1`,
    [brandId, date],
  );
  return rowCount === 1;
}

/**
 * Runs of some brands that are not complete and were planned less than 24 hours ago: their remaining answers
 * may still carry their date.
 */
export async function unfinishedRuns(postgres: Postgres, brandIds: readonly string[]): Promise<RunKey[]> {
  const result = await postgres.query(
    `SELECT r.brand_id AS "brandId", r.date::text FROM runs r
     WHERE r.brand_id = ANY ($1) AND r.ends_by > now()
       AND EXISTS (SELECT FROM questions q
                   WHERE q.brand_id = r.brand_id AND q.date = r.date AND q.state <> 'complete')
     ORDER BY r.date DESC, r.brand_id`,
    [brandIds],
  );
  return rowsOf(RunKey, result);
}

export const RunCounts = z.object({ complete: z.number(), failed: z.number(), skipped: z.number() });

export type RunCounts = Readonly<z.output<typeof RunCounts>>;

/** The run of a question; null where there is none. */
export async function runOfQuestion(postgres: Postgres, id: string): Promise<RunKey | null> {
  const result = await postgres.query(
    'SELECT brand_id AS "brandId", date::text FROM questions WHERE id = $1',
    [id],
  );
  return maybeRow(RunKey, result);
}

const EndedRun = RunCounts.extend({ is_new: z.boolean(), has_answers: z.boolean() });

/**
 * Marks a run as ended where all its questions have. The run's row is held while that is looked at: a run that is
 * planned once more at that moment stays open. Where it has other counts than when it ended last, the transaction tells
 * the event, and adds the job that follows new answers.
 * @returns its counts where it has ended just now, null otherwise.
 */
export async function endRun(postgres: Postgres, run: RunKey): Promise<RunCounts | null> {
  if (await isOpen(postgres, run)) return null;
  return transaction(postgres, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM runs WHERE brand_id = $1 AND date = $2 AND state = 'running' FOR UPDATE`,
      [run.brandId, run.date],
    );
    if (rowCount === 0 || (await isOpen(client, run))) return null;
    const result = await client.query(
      `UPDATE runs SET state = 'ended', ended_at = now(),
         complete = c.complete, failed = c.failed, skipped = c.skipped
       FROM (
         SELECT
           count(*) FILTER (WHERE state = 'complete') AS complete,
           count(*) FILTER (WHERE state = 'failed') AS failed,
           count(*) FILTER (WHERE state = 'skipped') AS skipped
         FROM questions WHERE brand_id = $1 AND date = $2
       ) AS c, (
         SELECT coalesce(complete, 0) AS complete, coalesce(failed, 0) AS failed, coalesce(skipped, 0) AS skipped
         FROM runs WHERE brand_id = $1 AND date = $2
       ) AS before
       WHERE brand_id = $1 AND date = $2
       RETURNING runs.complete, runs.failed, runs.skipped,
         (before.complete, before.failed, before.skipped) <> (runs.complete, runs.failed, runs.skipped) AS is_new,
         runs.complete > before.complete AS has_answers`,
      [run.brandId, run.date],
    );
    const ended = maybeRow(EndedRun, result);
    if (ended === null) return null;
    const { is_new, has_answers, ...counts } = ended;
    if (is_new) {
      const type = counts.failed + counts.skipped === 0 ? 'run.completed' : 'run.incomplete';
      await recordEvent(client, run, type, { date: run.date, ...counts });
    }
    if (has_answers) await addAfterRun(client, run);
    return counts;
  });
}
