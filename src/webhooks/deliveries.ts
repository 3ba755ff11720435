import { z } from 'zod';
import { enterOfBrand } from '../people/audit-log.ts';
import { missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { type ChangedWebhook, holdWebhook } from './webhooks.ts';

/** Type of the message that a test sends. It is sent once, and its failure disables nothing. */
export const TEST_TYPE = 'webhook.test';

/** Days for which deliveries are kept. */
const DELIVERY_DAYS = 30;

const MOST_LISTED = 100;

const Delivery = z.object({
  id: z.string(),
  webhook_id: z.string(),
  message_id: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed', 'cancelled']),
  created_at: z.date(),
  attempts: z.number(),
  last_attempt_at: z.date().nullable(),
  next_attempt_at: z.date().nullable(),
  status: z.number().nullable(),
  fault: z.string().nullable(),
  reason: z.string().nullable(),
  milliseconds: z.number().nullable(),
});

const LISTED = Object.keys(Delivery.shape).join(', ');

/** The newest deliveries of a webhook. @throws Refusal `not_found`. */
export async function listDeliveries(postgres: Postgres, { id, brandId }: ChangedWebhook) {
  const known = await postgres.query(
    'SELECT FROM webhooks WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2)',
    [id, brandId ?? null],
  );
  if (known.rowCount === 0) throw missing(`webhook ${id}`);
  const result = await postgres.query(
    `SELECT ${LISTED} FROM deliveries WHERE webhook_id = $1 ORDER BY created_at DESC, id LIMIT ${MOST_LISTED}`,
    [id],
  );
  return rowsOf(Delivery, result);
}

/** Adds a delivery to a webhook that is not disabled, with its entry in the audit log; the worker sends it. */
const sending = (
  postgres: Postgres,
  changed: ChangedWebhook,
  action: `webhook.${string}`,
  insert: (client: PostgresClient) => Promise<{ readonly rows: readonly unknown[] }>,
) =>
  transaction(postgres, async (client) => {
    const { webhook, brandId } = await holdWebhook(client, changed);
    if (webhook.status === 'disabled') throw new Refusal('webhook_disabled');
    const delivery = maybeRow(Delivery, await insert(client));
    if (delivery === null) throw missing('such delivery');
    await enterOfBrand(
      client,
      { ...changed, brandId },
      { action, subject: new URL(webhook.url).host, changes: { message_id: delivery.message_id } },
    );
    return delivery;
  });

/** Sends a test to a webhook. @throws Refusal `not_found`, `webhook_disabled`. */
export const sendTest = (postgres: Postgres, changed: ChangedWebhook) =>
  sending(postgres, changed, 'webhook.tested', (client) =>
    client.query(
      `INSERT INTO deliveries (webhook_id, message_id, type, at, data)
       VALUES ($1, gen_random_uuid(), $2, clock_timestamp(), '{}') RETURNING ${LISTED}`,
      [changed.id, TEST_TYPE],
    ),
  );

/**
 * Sends a message again, with the same id, from its first attempt on.
 * @throws Refusal `not_found`, `webhook_disabled`.
 */
export const sendAgain = (postgres: Postgres, changed: ChangedWebhook, deliveryId: string) =>
  sending(postgres, changed, 'webhook.sent_again', (client) =>
    client.query(
      `INSERT INTO deliveries (webhook_id, message_id, type, at, data)
       SELECT webhook_id, message_id, type, at, data FROM deliveries WHERE webhook_id = $1 AND id = $2
       RETURNING ${LISTED}`,
      [changed.id, deliveryId],
    ),
  );

/** Removes deliveries of earlier than DELIVERY_DAYS ago, and secrets that have ended. */
export async function removeOldDeliveries(postgres: Postgres): Promise<void> {
  await postgres.query('DELETE FROM deliveries WHERE created_at < now() - make_interval(days => $1)', [
    DELIVERY_DAYS,
  ]);
  await postgres.query('DELETE FROM webhook_secrets WHERE expires_at < now()');
}
