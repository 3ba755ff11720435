import type { MailMessage } from '../runtime/mail.ts';
import type { PostgresClient } from '../stores/postgres.ts';

/** The task of graphile-worker that makes one attempt at a delivery. */
export const DELIVER = 'deliver';

/** The task that sends one mail. */
export const SEND_MAIL = 'send_mail';

/** Payload of a job of DELIVER. */
export interface DeliverPayload {
  readonly delivery: string;
  readonly webhook: string;
  readonly brand: string;
}

/** Tries of a mail that the mail server does not take: over some hours, by the queue's own pauses. */
const MAIL_TRIES = 12;

/**
 * Adds a job for each of some deliveries, as part of the caller's transaction. A delivery has one job that may run; one
 * that runs loses its key. Flags are the webhook and its brand, by which workers leave out those that are busy.
 * @param pause milliseconds until they are due, by the clock of Postgres.
 */
export async function addDeliveryJobs(
  client: PostgresClient,
  deliveries: readonly string[],
  pause = 0,
): Promise<void> {
  await client.query(
    `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
       SELECT (
         $1, json_build_object('delivery', d.id, 'webhook', w.id, 'brand', w.brand_id), NULL,
         now() + make_interval(secs => $3), 10000, '${DELIVER}:' || d.id, 0, ARRAY[w.id::text, w.brand_id::text]
       )::graphile_worker.job_spec
       FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = ANY($2::uuid[])
       ORDER BY d.created_at, d.id
     ))`,
    [DELIVER, deliveries, pause / 1_000],
  );
}

/** Payload of a job of SEND_MAIL: a mail by its id, and what is sent. */
export interface MailPayload {
  readonly mail: string;
  readonly message: MailMessage;
}

/** Adds the job of a mail, as part of the caller's transaction: one that is refused stops no other. */
export async function addMailJob(client: PostgresClient, payload: MailPayload): Promise<void> {
  await client.query('SELECT FROM graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => $4)', [
    SEND_MAIL,
    JSON.stringify(payload),
    `${SEND_MAIL}:${payload.mail}`,
    MAIL_TRIES,
  ]);
}
