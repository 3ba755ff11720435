import type { Postgres } from '../../stores/postgres.ts';

/**
 * Bounds of a batch, which its last row may pass: answers, and bytes of JSON. Each INSERT makes a part
 * per month in every one of the twenty tables behind the views, so few large ones are cheaper.
 */
const SEAL_ANSWERS = 20_000;
const SEAL_BYTES = 64_000_000;

/**
 * Puts accepted answers that belong to no batch yet into one, oldest first. Of two that seal at once each takes rows
 * the other has not, so both make a batch; no row changes its batch afterwards.
 * @param patience seconds for which the oldest of them waits for others, unless there are enough for a batch.
 * @returns false where there are none, or they wait.
 */
export async function sealBatch(postgres: Postgres, patience: number): Promise<boolean> {
  const { rowCount } = await postgres.query(
    // Of the future is what was accepted before a clock was put back.
    `WITH waiting AS (
       SELECT id, cardinality(answer_ids) AS answers, bytes, accepted_at
       FROM outbox WHERE batch IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
     ), sums AS (
       SELECT id, sum(answers) OVER before AS answers_before, sum(bytes) OVER before AS bytes_before
       FROM waiting WINDOW before AS (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
     ), sealed AS (
       INSERT INTO outbox_batches (id) SELECT gen_random_uuid() FROM waiting
       HAVING sum(answers) >= $1 OR sum(bytes) >= $2 OR count(*) > 0 AND $3 = 0
         OR min(accepted_at) NOT BETWEEN now() - make_interval(secs => $3) AND now()
       RETURNING id
     )
     UPDATE outbox SET batch = sealed.id FROM sealed
     WHERE outbox.id IN (
       SELECT id FROM sums WHERE coalesce(answers_before, 0) < $1 AND coalesce(bytes_before, 0) < $2
     )`,
    [SEAL_ANSWERS, SEAL_BYTES, patience],
  );
  return (rowCount ?? 0) > 0;
}
