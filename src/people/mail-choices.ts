import Negotiator from 'negotiator';
import { z } from 'zod';
import { invalid, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { type Author, enter } from './audit-log.ts';
import { Person, ROLES } from './person.ts';
import { hashToken, isToken } from './tokens.ts';

/** Kinds of mails that a member chooses, with the columns of memberships that hold the choice. */
export const MAIL_KINDS = { digest: 'gets_digest', notice: 'gets_notices' } as const;

export type MailKind = keyof typeof MAIL_KINDS;

/** Language by which dates are written where none is known, as in the dashboard. */
export const USUAL_LOCALE = 'en-GB';

/** A language tag as dates are written by it; null for one that is none, or that has no dates of its own. */
function knownLocale(tag: string): string | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The first language of an Accept-Language header that dates can be written by; null where there is none. */
export function localeOf(acceptLanguage: string | undefined): string | null {
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  return tags.map(knownLocale).find((tag) => tag !== null) ?? null;
}

/** Keeps the language of a person's browser, unless one is known. */
export async function keepLocale(
  postgres: Postgres,
  userId: string,
  acceptLanguage: string | undefined,
): Promise<void> {
  const locale = localeOf(acceptLanguage);
  if (locale === null) return;
  await postgres.query('UPDATE users SET locale = $2 WHERE id = $1 AND locale IS NULL', [userId, locale]);
}

const LastMail = z.object({
  kind: z.enum(['digest', 'notice']),
  state: z.enum(['waiting', 'sent', 'refused', 'failed', 'cancelled']),
  /** Time at which it was sent or given up; of a waiting one, at which it was written. */
  at: z.string(),
  reason: z.string().nullable(),
});

const Choices = z.object({
  user: Person,
  role: z.enum(ROLES),
  digest: z.boolean(),
  notices: z.boolean(),
  /** BCP 47; null while unknown. */
  locale: z.string().nullable(),
  last_mail: LastMail.nullable(),
});

const CHOICES = `
SELECT json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS user, m.role,
  m.gets_digest AS digest, m.gets_notices AS notices, u.locale,
  (SELECT json_build_object('kind', kind, 'state', state, 'reason', reason,
     'at', to_char(coalesce(ended_at, created_at), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   FROM mails WHERE organization_id = m.organization_id AND user_id = m.user_id
   ORDER BY created_at DESC LIMIT 1) AS last_mail
FROM memberships m JOIN users u ON u.id = m.user_id
WHERE m.organization_id = $1`;

/** A member's choices. @throws Refusal `not_found`. */
async function choicesOf(client: Postgres | PostgresClient, organizationId: string, userId: string) {
  const found = await client.query(`${CHOICES} AND m.user_id = $2`, [organizationId, userId]);
  const choices = maybeRow(Choices, found);
  if (choices === null) throw new Refusal('not_found');
  return choices;
}

/**
 * Mails that a member gets of an organization, and those of all members by name for whoever may see them.
 * @throws Refusal `not_found` for somebody who is no member.
 */
export async function readMailChoices(postgres: Postgres, organizationId: string, userId: string) {
  const own = await choicesOf(postgres, organizationId, userId);
  if (own.role === 'member') return { own, members: null };
  const members = await postgres.query(`${CHOICES} ORDER BY lower(u.name), u.email`, [organizationId]);
  return { own, members: rowsOf(Choices, members) };
}

export interface MailChoice {
  readonly digest?: boolean | undefined;
  readonly notices?: boolean | undefined;
  /** BCP 47. */
  readonly locale?: string | undefined;
}

const CHOOSE = `
UPDATE memberships SET gets_digest = coalesce($3, gets_digest), gets_notices = coalesce($4, gets_notices)
WHERE organization_id = $1 AND user_id = $2`;

/** Changes a member's choices with their entry in the audit log, inside a transaction; what is so already is no change. */
async function choose(
  client: PostgresClient,
  organizationId: string,
  userId: string,
  asked: MailChoice,
  author: Author,
  why: Readonly<Record<string, unknown>> = {},
) {
  const locked = await client.query(
    'SELECT FROM memberships WHERE organization_id = $1 AND user_id = $2 FOR NO KEY UPDATE',
    [organizationId, userId],
  );
  if (locked.rowCount === 0) throw new Refusal('not_found');
  const before = await choicesOf(client, organizationId, userId);
  const names = ['digest', 'notices', 'locale'] as const;
  const changes = Object.fromEntries(
    names.flatMap((name) =>
      asked[name] === undefined || asked[name] === before[name] ? [] : [[name, asked[name]]],
    ),
  );
  if (Object.keys(changes).length === 0) return before;
  await client.query(CHOOSE, [organizationId, userId, asked.digest ?? null, asked.notices ?? null]);
  if (changes.locale !== undefined)
    await client.query('UPDATE users SET locale = $2 WHERE id = $1', [userId, changes.locale]);
  await enter(client, author, organizationId, {
    action: 'member.mails_changed',
    subject: before.user.email,
    changes: { ...changes, ...why },
  });
  return { ...before, ...changes };
}

/**
 * Changes which mails a member gets.
 * @throws Refusal `not_found`; `invalid_value` of the locale.
 */
export function chooseMails(
  postgres: Postgres,
  organizationId: string,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { locale: tag, ...asked }: MailChoice,
) {
  const locale = tag === undefined ? undefined : (knownLocale(tag) ?? undefined);
  if (tag !== undefined && locale === undefined)
    throw invalid('locale', 'must be a language such as en-GB or de');
  return transaction(postgres, (client) =>
    choose(client, organizationId, id, { ...asked, locale }, { kind: 'person', id, name }),
  );
}

/** Turns the digest of a member off whose address is refused, inside a transaction. */
export const endDigestOf = (client: PostgresClient, organizationId: string, userId: string, author: Author) =>
  choose(client, organizationId, userId, { digest: false }, author, { because: 'the address is refused' });

const Linked = z.object({
  kind: z.enum(['digest', 'notice']),
  organization_id: z.string(),
  user_id: z.string(),
  name: z.string(),
});

type Linked = z.output<typeof Linked>;

const LINKED = `
SELECT m.kind, m.organization_id, m.user_id, u.name FROM mails m JOIN users u ON u.id = m.user_id WHERE m.sha256 = $1`;

/**
 * Kind of the mails that the link of a mail turns off, and nothing of the person.
 * @throws Refusal `not_found` for a link that is unknown, too old, or of somebody who is no member any more.
 */
export async function readMailLink(postgres: Postgres, token: string): Promise<Linked> {
  const linked = isToken(token) ? maybeRow(Linked, await postgres.query(LINKED, [hashToken(token)])) : null;
  if (linked === null) throw new Refusal('not_found');
  return linked;
}

/**
 * Turns off the mails of a kind by the link of one of them, which proves that the mailbox's owner asks; repeating it
 * changes nothing.
 * @throws Refusal as `readMailLink`.
 */
export async function turnOffByLink(postgres: Postgres, token: string): Promise<MailKind> {
  const { kind, organization_id, user_id: id, name } = await readMailLink(postgres, token);
  const asked = kind === 'digest' ? { digest: false } : { notices: false };
  await transaction(postgres, (client) =>
    choose(client, organization_id, id, asked, { kind: 'person', id, name }, { by: 'link of a mail' }),
  );
  return kind;
}

const Gone = z.object({ count: z.number() });

/** Days for which mails are known, and their links work. */
const MAIL_DAYS = 180;

/** Removes mails, and the weeks of digests, of earlier than MAIL_DAYS ago. @returns how many mails. */
export async function removeOldMails(postgres: Postgres): Promise<number> {
  await postgres.query('DELETE FROM digests WHERE week < (now() AT TIME ZONE $2)::date - $1::int', [
    MAIL_DAYS,
    'UTC',
  ]);
  const removed = await postgres.query(
    `WITH gone AS (DELETE FROM mails WHERE created_at < now() - make_interval(days => $1) RETURNING 1)
     SELECT count(*)::int AS count FROM gone`,
    [MAIL_DAYS],
  );
  return oneRow(Gone, removed).count;
}
