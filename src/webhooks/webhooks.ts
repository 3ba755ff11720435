import { z } from 'zod';
import type { EventType } from '../events/event-types.ts';
import { type Author, enterOfBrand } from '../people/audit-log.ts';
import { missing, Refusal } from '../shared/refusal.ts';
import { isDeleted } from '../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { type AddressRules, requireAddress } from './address.ts';
import { FORMATS, formatOf, type WebhookFormat } from './format.ts';
import { generateSecret } from './secret.ts';

const MOST_WEBHOOKS = 10;

/** Hours for which messages are signed with the old secret as well after a rotation. */
const GRACE_HOURS = 24;

const ListedWebhook = z.object({
  id: z.string(),
  url: z.string(),
  format: z.enum(FORMATS),
  /** Types of events that are sent; null for all. */
  events: z.array(z.string()).nullable(),
  status: z.enum(['active', 'failing', 'disabled']),
  disabled_because: z.enum(['gone', 'failing']).nullable(),
  failing_since: z.date().nullable(),
  last_success_at: z.date().nullable(),
  created_by: z.string().nullable(),
  created_at: z.date(),
});

const LISTED = `id, url, format, events, created_by, created_at, last_success_at, failing_since, disabled_because,
  CASE WHEN disabled_at IS NOT NULL THEN 'disabled' WHEN failing_since IS NOT NULL THEN 'failing' ELSE 'active' END AS status`;

export interface NewWebhook {
  readonly brandId: string;
  readonly url: string;
  /** Types that are sent; all where there are none. */
  readonly events?: readonly EventType[] | undefined;
  /** Format of the messages; that of the service at the address by default. */
  readonly format?: WebhookFormat | undefined;
  readonly createdBy?: string | null;
  readonly author?: Author | undefined;
}

/** Webhook to change. With a brand, only that brand's; without an author, the change is recorded as a command's. */
export interface ChangedWebhook {
  readonly id: string;
  readonly brandId?: string;
  readonly author?: Author | undefined;
}

/** Name of a webhook in the audit log: addresses of chat services are secrets, and their hosts are not. */
const subjectOf = (url: string) => new URL(url).host;

const insertSecret = async (client: PostgresClient, webhookId: string): Promise<string> => {
  const secret = generateSecret();
  await client.query('INSERT INTO webhook_secrets (webhook_id, secret) VALUES ($1, $2)', [webhookId, secret]);
  return secret;
};

/**
 * Adds a webhook to a brand.
 * @returns the webhook with its secret, which is not shown again.
 * @throws Refusal `invalid_value`, `not_found`, `webhook_limit_reached`.
 */
export async function createWebhook(
  postgres: Postgres,
  { brandId, events, author, createdBy, ...given }: NewWebhook,
  rules: AddressRules,
) {
  const url = await requireAddress(given.url, rules);
  const format = given.format ?? formatOf(url);
  const types = events === undefined || events.length === 0 ? null : [...new Set(events)];
  return transaction(postgres, async (client) => {
    // Counting and inserting are one step for all who create at once.
    const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
    if (rowCount === 0) throw missing(`brand ${brandId}`);
    const known = await client.query('SELECT FROM webhooks WHERE brand_id = $1', [brandId]);
    if (known.rows.length >= MOST_WEBHOOKS) throw new Refusal('webhook_limit_reached');
    const created = await client.query(
      `INSERT INTO webhooks (brand_id, url, format, events, created_by) VALUES ($1, $2, $3, $4, $5)
       RETURNING ${LISTED}`,
      [brandId, url.href, format, types, createdBy ?? null],
    );
    const webhook = oneRow(ListedWebhook, created);
    const secret = await insertSecret(client, webhook.id);
    const changes = { format, events: types ?? 'all' };
    await enterOfBrand(
      client,
      { brandId, author },
      { action: 'webhook.created', subject: subjectOf(url.href), changes },
    );
    const { id, ...shown } = webhook;
    return { id, secret, ...shown };
  });
}

/** A brand's webhooks, oldest first. @throws Refusal `not_found` for a brand that is gone. */
export async function listWebhooks(postgres: Postgres, brandId: string) {
  const result = await postgres.query(
    `SELECT ${LISTED} FROM webhooks WHERE brand_id = $1 ORDER BY created_at, id`,
    [brandId],
  );
  if (result.rows.length === 0 && (await isDeleted(postgres, { brandId }))) throw missing(`brand ${brandId}`);
  return rowsOf(ListedWebhook, result);
}

const OwnedWebhook = ListedWebhook.extend({ brand_id: z.string() });

/** A webhook of the brand, if one is given, whose row is held until the transaction ends. @throws Refusal `not_found`. */
export async function holdWebhook(client: PostgresClient, { id, brandId }: ChangedWebhook) {
  const found = maybeRow(
    OwnedWebhook,
    await client.query(
      `SELECT ${LISTED}, brand_id FROM webhooks
       WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2) FOR NO KEY UPDATE`,
      [id, brandId ?? null],
    ),
  );
  if (!found) throw missing(`webhook ${id}`);
  const { brand_id, ...webhook } = found;
  return { webhook, brandId: brand_id };
}

/** Changes a webhook in one transaction with its entry in the audit log. */
const changing = <T>(
  postgres: Postgres,
  changed: ChangedWebhook,
  action: `webhook.${string}`,
  work: (
    client: PostgresClient,
    webhook: z.output<typeof ListedWebhook>,
  ) => Promise<{ readonly result: T; readonly changes?: Readonly<Record<string, unknown>> } | null>,
): Promise<T | z.output<typeof ListedWebhook>> =>
  transaction(postgres, async (client) => {
    const { webhook, brandId } = await holdWebhook(client, changed);
    const done = await work(client, webhook);
    if (done === null) return webhook;
    const { result, changes = {} } = done;
    await enterOfBrand(client, { ...changed, brandId }, { action, subject: subjectOf(webhook.url), changes });
    return result;
  });

export interface WebhookUpdate {
  /** Types that are sent; all where the list is empty. */
  readonly events?: readonly EventType[] | undefined;
  /** True enables one that was disabled: events are sent again from now on. */
  readonly enabled?: true | undefined;
}

/** Changes what is sent to a webhook, and enables it again. @throws Refusal `not_found`. */
export const updateWebhook = (postgres: Postgres, changed: ChangedWebhook, update: WebhookUpdate) =>
  changing(postgres, changed, 'webhook.changed', async (client, webhook) => {
    const { events: wanted, enabled = false } = update;
    const events = wanted === undefined ? webhook.events : wanted.length === 0 ? null : [...new Set(wanted)];
    const enables = enabled && webhook.status === 'disabled';
    const isSame = JSON.stringify(events) === JSON.stringify(webhook.events);
    if (isSame && !enables) return null;
    const result = oneRow(
      ListedWebhook,
      await client.query(
        `UPDATE webhooks SET events = $2,
           disabled_at = CASE WHEN $3 THEN NULL ELSE disabled_at END,
           disabled_because = CASE WHEN $3 THEN NULL ELSE disabled_because END,
           failing_since = CASE WHEN $3 THEN NULL ELSE failing_since END
         WHERE id = $1 RETURNING ${LISTED}`,
        [webhook.id, events, enables],
      ),
    );
    return {
      result,
      changes: { ...(isSame ? {} : { events: events ?? 'all' }), ...(enables ? { enabled: true } : {}) },
    };
  });

const Ends = z.object({ previous_ends_at: z.date() });

/**
 * Gives a webhook another secret. For a day messages are signed with both, so that its receiver can change over.
 * @returns the webhook with the new secret, which is not shown again, and the end of the old one.
 * @throws Refusal `not_found`.
 */
export const rotateSecret = (postgres: Postgres, changed: ChangedWebhook) =>
  changing(postgres, changed, 'webhook.rotated', async (client, webhook) => {
    const { previous_ends_at } = oneRow(
      Ends,
      await client.query('SELECT clock_timestamp() + make_interval(hours => $1) AS previous_ends_at', [
        GRACE_HOURS,
      ]),
    );
    // Of an earlier rotation only the end stays: a message has two signatures at the most.
    await client.query(
      `UPDATE webhook_secrets SET expires_at = CASE WHEN expires_at IS NULL THEN $2 ELSE least(expires_at, now()) END
       WHERE webhook_id = $1`,
      [webhook.id, previous_ends_at],
    );
    const { id, ...shown } = webhook;
    return { result: { id, secret: await insertSecret(client, id), previous_ends_at, ...shown } };
  });

/** Removes a webhook with its deliveries; what waits is not sent any more. @throws Refusal `not_found`. */
export const deleteWebhook = (postgres: Postgres, changed: ChangedWebhook) =>
  changing(postgres, changed, 'webhook.deleted', async (client, webhook) => {
    await client.query('DELETE FROM webhooks WHERE id = $1', [webhook.id]);
    return { result: webhook };
  });
