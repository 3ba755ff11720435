import type { Postgres, PostgresClient } from '../stores/postgres.ts';

/** The task of graphile-worker that asks one question. */
export const ASK = 'ask';

/** Payload of a job. */
export interface AskPayload {
  readonly question: string;
  readonly engine: string;
}

/**
 * Adds a job for each of some questions, in their order, as part of the caller's transaction. A question has
 * one job that may run: its id is the job's key, and a running job with that key loses it and is not
 * repeated. The engine is the job's flag, by which workers leave out engines that accept none at the moment.
 * @param pause milliseconds until they are due, by the clock of Postgres, which also decides what is due.
 */
export async function addJobs(
  client: PostgresClient,
  questionIds: readonly string[],
  pause = 0,
): Promise<void> {
  await client.query(
    `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
       SELECT (
         $1, json_build_object('question', q.id, 'engine', q.engine), NULL, now() + make_interval(secs => $3), 10000,
         q.id::text, 0, ARRAY[q.engine]
       )::graphile_worker.job_spec
       FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN questions q ON q.id = wanted.id
       ORDER BY place
     ))`,
    [ASK, questionIds, pause / 1000],
  );
}

/** The task of graphile-worker that does what follows a run. */
export const AFTER_RUN = 'after_run';

/** Payload of its job. */
export interface AfterRunPayload {
  readonly brandId: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** Key of a brand's job: what follows one run follows the next one too, as it looks at all answers. */
const afterRunKey = (brandId: string) => `${AFTER_RUN}:${brandId}`;

/**
 * Adds the job of what follows a run, as part of the transaction that ends it. It is taken before questions that wait, and
 * tried again with growing pauses where it fails.
 */
export async function addAfterRun(client: PostgresClient, { brandId, date }: AfterRunPayload): Promise<void> {
  await client.query(
    `SELECT FROM graphile_worker.add_job($1, json_build_object('brandId', $2::text, 'date', $3::text),
       job_key => $4, priority => -1)`,
    [AFTER_RUN, brandId, date, afterRunKey(brandId)],
  );
}

/** True where what follows a brand's runs is under way or has not been tried yet. */
export async function isAfterRunOpen(postgres: Postgres, brandId: string): Promise<boolean> {
  const { rowCount } = await postgres.query(
    'SELECT FROM graphile_worker.jobs WHERE key = $1 AND (attempts = 0 OR locked_at IS NOT NULL)',
    [afterRunKey(brandId)],
  );
  return rowCount !== 0;
}

const REMOVE_DEAD = `
SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
  SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
))`;

/**
 * Removes jobs that never run again: they lost their key to another job of their question (see `addJobs`)
 * while they ran, and their process was killed then. Nothing else removes them.
 */
export async function removeDeadJobs(postgres: Postgres): Promise<void> {
  // The queue does not exist before the first worker, and only in part while that one installs it.
  const { rowCount } = await postgres.query(
    `SELECT WHERE to_regclass('graphile_worker.jobs') IS NOT NULL
       AND to_regprocedure('graphile_worker.complete_jobs(bigint[])') IS NOT NULL`,
  );
  if (rowCount === 1) await postgres.query(REMOVE_DEAD);
}
