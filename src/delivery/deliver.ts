import type { Logger } from 'pino';
import { z } from 'zod';
import { enterOfBrand, SERVICE } from '../people/audit-log.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import type { AddressRules } from '../webhooks/address.ts';
import { TEST_TYPE } from '../webhooks/deliveries.ts';
import { FORMATS } from '../webhooks/format.ts';
import { addDeliveryJobs } from './jobs.ts';
import { queueMail } from './mails.ts';
import { bodyOf } from './message.ts';
import { type Posted, post } from './post.ts';
import { pauseAfter } from './retries.ts';
import { signedHeaders } from './sign.ts';

/** Dependencies of delivering. */
export interface Delivering {
  readonly postgres: Postgres;
  readonly logger: Logger;
  readonly rules: AddressRules;
  /** Address of the dashboard, for links. */
  readonly publicUrl: string;
  /** True where a mail server is set: managers are told that a webhook is disabled. */
  readonly sendsMail: boolean;
  /** Milliseconds for an attempt. */
  readonly timeout?: number;
}

/** Time without a success after which a webhook is disabled. */
const PATIENCE = '5 days';

const Due = z.object({
  id: z.string(),
  message_id: z.string(),
  type: z.string(),
  at: z.date(),
  data: z.record(z.string(), z.unknown()),
  attempts: z.number(),
  webhook_id: z.string(),
  url: z.string(),
  format: z.enum(FORMATS),
  brand: z.object({ id: z.string(), name: z.string() }),
  secrets: z.array(z.string()),
});

type Due = z.output<typeof Due>;

const DUE = `
SELECT d.id, d.message_id, d.type, d.at, d.data, d.attempts, w.id AS webhook_id, w.url, w.format,
  json_build_object('id', b.id, 'name', b.name) AS brand,
  ARRAY(
    SELECT secret FROM webhook_secrets s
    WHERE s.webhook_id = w.id AND (expires_at IS NULL OR expires_at > now()) ORDER BY created_at DESC
  ) AS secrets
FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id JOIN brands b ON b.id = w.brand_id
WHERE d.id = $1 AND d.state = 'waiting'`;

/** Records an attempt, unless another process has recorded one of the same number. @returns whether it did. */
async function record(
  client: PostgresClient,
  { id, attempts }: Due,
  { status, fault, reason, milliseconds }: Posted,
  state: string,
  pause: number | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE deliveries SET attempts = attempts + 1, state = $3, last_attempt_at = now(), status = $4, fault = $5,
       reason = $6, milliseconds = $7, next_attempt_at = now() + make_interval(secs => $8)
     WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, state, status, fault, reason, milliseconds, pause === null ? null : pause / 1_000],
  );
  return rowCount === 1;
}

const Disabled = z.object({ because: z.enum(['gone', 'failing']).nullable() });

/**
 * Records at its webhook that an attempt failed, and disables it where it is gone or has failed for too long.
 * @returns why it was disabled; null where it was not.
 */
async function noteFailure(client: PostgresClient, { webhook_id }: Due, isGone: boolean) {
  const result = await client.query(
    `UPDATE webhooks AS w SET failing_since = coalesce(w.failing_since, now()), disabled_because = seen.because,
       disabled_at = CASE WHEN seen.because IS NOT NULL THEN now() END
     FROM (
       SELECT id, CASE WHEN $2 THEN 'gone' WHEN failing_since <= now() - interval '${PATIENCE}' THEN 'failing' END AS because
       FROM webhooks WHERE id = $1 AND disabled_at IS NULL FOR UPDATE
     ) AS seen
     WHERE w.id = seen.id RETURNING seen.because`,
    [webhook_id, isGone],
  );
  const because = maybeRow(Disabled, result)?.because ?? null;
  if (because === null) return null;
  await client.query(
    `UPDATE deliveries SET state = 'cancelled', next_attempt_at = NULL WHERE webhook_id = $1 AND state = 'waiting'`,
    [webhook_id],
  );
  return because;
}

const Told = z.object({ organizationId: z.string(), userId: z.string(), email: z.string() });

const WHY = {
  gone: 'it answered 410 (gone)',
  failing: 'it has accepted no message for five days',
} as const;

/** Tells the owners and managers of a brand's organization that a webhook is disabled, those who want such mails. */
async function mailDisabled(
  client: PostgresClient,
  { brand, url }: Due,
  because: keyof typeof WHY,
  publicUrl: string,
): Promise<void> {
  const result = await client.query(
    `SELECT organization_id AS "organizationId", user_id AS "userId", u.email
     FROM brands b JOIN memberships m USING (organization_id) JOIN users u ON u.id = m.user_id
     WHERE b.id = $1 AND m.role IN ('owner', 'manager') AND m.gets_notices ORDER BY u.email`,
    [brand.id],
  );
  const { host } = new URL(url);
  for (const { email, ...member } of rowsOf(Told, result)) {
    await queueMail(client, publicUrl, { ...member, kind: 'notice' }, (turnOffUrl) => ({
      to: email,
      subject: `A webhook of ${brand.name} is disabled`,
      text: `The webhook of ${brand.name} at ${host} is disabled, as ${WHY[because]}. Events are not sent to it until somebody enables it:\n\n${publicUrl}/brands/${brand.id}/settings?tab=webhooks\n\nTo get no such notices: ${turnOffUrl}\n`,
    }));
  }
}

/** Records the outcome of an attempt, with what follows from it. */
async function settle(delivering: Delivering, due: Due, posted: Posted): Promise<void> {
  const { postgres, logger, sendsMail, publicUrl } = delivering;
  const isTest = due.type === TEST_TYPE;
  const isGone = posted.status === 410;
  const pause = isTest || isGone ? null : pauseAfter(due.attempts + 1, posted.retryAfter);
  const because = await transaction(postgres, async (client) => {
    if (posted.fault === null) {
      if (!(await record(client, due, posted, 'delivered', null))) return null;
      await client.query('UPDATE webhooks SET failing_since = NULL, last_success_at = now() WHERE id = $1', [
        due.webhook_id,
      ]);
      return null;
    }
    if (!(await record(client, due, posted, pause === null ? 'failed' : 'waiting', pause))) return null;
    if (isTest && !isGone) return null;
    const disabled = await noteFailure(client, due, isGone);
    if (disabled === null && pause !== null) await addDeliveryJobs(client, [due.id], pause);
    if (disabled === null) return null;
    await enterOfBrand(
      client,
      { brandId: due.brand.id, author: SERVICE },
      { action: 'webhook.disabled', subject: new URL(due.url).host, changes: { because: WHY[disabled] } },
    );
    if (sendsMail) await mailDisabled(client, due, disabled, publicUrl);
    return disabled;
  });
  const { status, fault } = posted;
  const told = { webhook: due.webhook_id, delivery: due.id, brand: due.brand.id, status, fault };
  if (fault !== null) logger.info(told, 'A webhook did not accept a message');
  if (because !== null) logger.warn({ ...told, because }, 'A webhook is disabled');
}

/**
 * Makes one attempt at a delivery and records its outcome. A process that is killed in between makes the attempt again,
 * with the same webhook-id.
 * @throws where Postgres is away; the job is then tried again.
 */
export async function deliver(delivering: Delivering, id: string): Promise<void> {
  const due = maybeRow(Due, await delivering.postgres.query(DUE, [id]));
  if (due === null) return;
  const body = bodyOf(due, due.format, delivering.publicUrl);
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = signedHeaders({ id: due.message_id, timestamp, body }, due.secrets);
  await settle(delivering, due, await post(new URL(due.url), headers, body, delivering));
}
