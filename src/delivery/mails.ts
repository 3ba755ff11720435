import type { Logger } from 'pino';
import { z } from 'zod';
import { SERVICE } from '../people/audit-log.ts';
import { endDigestOf, MAIL_KINDS, type MailKind } from '../people/mail-choices.ts';
import { hashToken, newToken } from '../people/tokens.ts';
import type { Mail, MailMessage } from '../runtime/mail.ts';
import { visible } from '../shared/visible.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { addMailJob, type MailPayload, SEND_MAIL } from './jobs.ts';

/** Mail that is to be sent to a member of an organization. */
export interface NewMail {
  readonly organizationId: string;
  readonly userId: string;
  readonly kind: MailKind;
  /** Monday of the week whose digest it is, of which a member gets one. */
  readonly week?: string;
}

/** Text of a mail, by the address that turns such mails off. */
export type WriteMail = (turnOffUrl: string) => MailMessage;

/** Address of the page that turns mails off, without signing in. */
const turnOffAddress = (publicUrl: string, token: string) => `${publicUrl}/unsubscribe/${token}`;

const Id = z.object({ id: z.string() });

/**
 * Writes a mail and adds its job, as part of the caller's transaction. Programs of mail offer its reader to turn such mails
 * off by one click (RFC 8058).
 * @returns the mail's id; null where the member has the digest of that week already.
 */
export async function queueMail(
  client: PostgresClient,
  publicUrl: string,
  { organizationId, userId, kind, week }: NewMail,
  write: WriteMail,
): Promise<string | null> {
  const token = newToken();
  const made = await client.query(
    `INSERT INTO mails (organization_id, user_id, kind, week, sha256) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (organization_id, user_id, week) WHERE week IS NOT NULL DO NOTHING RETURNING id`,
    [organizationId, userId, kind, week ?? null, hashToken(token)],
  );
  const id = maybeRow(Id, made)?.id;
  if (id === undefined) return null;
  const url = turnOffAddress(publicUrl, token);
  const message = {
    ...write(url),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
  await addMailJob(client, { mail: id, message });
  return id;
}

const Waiting = z.object({
  kind: z.enum(['digest', 'notice']),
  organization_id: z.string(),
  user_id: z.string(),
  wanted: z.boolean(),
});

const WAITING = `
SELECT m.kind, m.organization_id, m.user_id,
  CASE m.kind ${Object.entries(MAIL_KINDS)
    .map(([kind, column]) => `WHEN '${kind}' THEN s.${column}`)
    .join(' ')} END AS wanted
FROM mails m JOIN memberships s USING (organization_id, user_id)
WHERE m.id = $1 AND m.state = 'waiting'`;

const end = (client: Postgres | PostgresClient, id: string, state: string, reason: string | null) =>
  client.query(
    `UPDATE mails SET state = $2, reason = $3, ended_at = clock_timestamp() WHERE id = $1 AND state = 'waiting'`,
    [id, state, reason],
  );

/** Failure as nodemailer tells it. */
interface MailFault extends Error {
  readonly response?: string;
  readonly command?: string;
  /** True for a reply of 500 and above: trying again is of no use. */
  readonly permanent?: boolean;
}

/**
 * True where the server refused this recipient or this message for good. A refused sender or sign-in is a fault of the
 * settings, which somebody may mend, so it is tried again.
 */
const isRefused = ({ permanent, command = '' }: MailFault): boolean =>
  permanent === true && ['RCPT TO', 'DATA'].includes(command);

const MOST_REASON = 300;

/** A fault in words: the server's reply, or nothing of the error's own text, which may name addresses. */
const reasonOf = ({ response }: MailFault): string =>
  response
    ? [...visible(response.replace(/\s+/g, ' ').trim())].slice(0, MOST_REASON).join('')
    : 'the mail server cannot be reached, or did not answer in time';

/** Digests in a row that an address may refuse; then the digest is turned off. */
const MOST_REFUSED = 3;

const Hopeless = z.object({ hopeless: z.boolean() });

const HOPELESS = `
SELECT count(*) FILTER (WHERE state = 'refused') = ${MOST_REFUSED} AS hopeless FROM (
  SELECT state FROM mails
  WHERE organization_id = $1 AND user_id = $2 AND kind = 'digest' AND state IN ('sent', 'refused')
  ORDER BY ended_at DESC LIMIT ${MOST_REFUSED}
) AS last`;

/** Records that a mail was refused, and turns the digest off where it was refused again and again. */
const endRefused = (postgres: Postgres, id: string, mail: z.output<typeof Waiting>, reason: string) =>
  transaction(postgres, async (client) => {
    await end(client, id, 'refused', reason);
    if (mail.kind !== 'digest') return;
    const { organization_id, user_id } = mail;
    const { hopeless } = oneRow(Hopeless, await client.query(HOPELESS, [organization_id, user_id]));
    if (hopeless) await endDigestOf(client, organization_id, user_id, SERVICE);
  });

/** Dependencies of sending mails. */
export interface Mailing {
  readonly postgres: Postgres;
  readonly logger: Logger;
  /** Null where no mail server is set any more. */
  readonly mail: Pick<Mail, 'send'> | null;
}

/**
 * Makes one attempt at a mail and records its outcome. It is not sent to somebody who left the organization or turned such
 * mails off meanwhile. A process that is killed between sending and recording sends it again, with the same Message-ID.
 * @param isLast true where the queue makes no further attempt.
 * @throws where it may succeed later; the queue then tries again.
 */
export async function sendQueuedMail(
  { postgres, logger, mail }: Mailing,
  { mail: id, message }: MailPayload,
  isLast: boolean,
): Promise<void> {
  const waiting = maybeRow(Waiting, await postgres.query(WAITING, [id]));
  if (waiting === null) return;
  if (!waiting.wanted) {
    await end(postgres, id, 'cancelled', 'such mails were turned off before it was sent');
    return;
  }
  try {
    if (mail === null) throw new Error('there is no mail server');
    await mail.send(message);
  } catch (error) {
    const fault = error as MailFault;
    const reason = reasonOf(fault);
    const told = { mail: id, organization: waiting.organization_id, reason };
    if (isRefused(fault)) {
      logger.info(told, 'A mail was refused');
      return endRefused(postgres, id, waiting, reason);
    }
    if (isLast) {
      logger.warn(told, 'A mail is given up');
      await end(postgres, id, 'failed', reason);
      return;
    }
    await postgres.query('UPDATE mails SET reason = $2 WHERE id = $1', [id, reason]);
    throw error;
  }
  await end(postgres, id, 'sent', null);
}

/** Gives up mails without a job, as after a restore, which brings no queue back. */
export async function endLostMails(postgres: Postgres): Promise<void> {
  await postgres.query(
    `UPDATE mails AS m SET state = 'failed', reason = 'it was lost with the queue', ended_at = now()
     WHERE state = 'waiting' AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = '${SEND_MAIL}:' || m.id)`,
  );
}
