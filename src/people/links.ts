import { z } from 'zod';
import { requireName } from '../shared/names.ts';
import { missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow } from '../stores/rows.ts';
import { type Account, findAccount, holdPassword, identify, setPassword, type Visitor } from './accounts.ts';
import { enter } from './audit-log.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { type MemberRole, ROLES } from './person.ts';
import { beginSession } from './sessions.ts';
import { forgiveAccount } from './throttle.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

const LINK_DAYS = 7;

/** Purpose of a link: joining an organization, setting another password, or signing in. */
export type LinkKind = 'invitation' | 'reset' | 'sign-in';

export interface NewLink {
  readonly kind: LinkKind;
  readonly email: string;
  readonly organizationId?: string;
  readonly role?: MemberRole;
  readonly createdBy?: string;
}

const MadeLink = z.object({ id: z.string(), created_at: z.date(), expires_at: z.date() });

/**
 * Creates a link that works once.
 * @returns its token, which is stored nowhere.
 */
export async function makeLink(client: Postgres | PostgresClient, link: NewLink) {
  const token = newToken();
  const made = await client.query(
    `INSERT INTO links (sha256, kind, email, organization_id, role, created_by, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) RETURNING id, created_at, expires_at`,
    [
      hashToken(token),
      link.kind,
      link.email,
      link.organizationId ?? null,
      link.role ?? null,
      link.createdBy ?? null,
      LINK_DAYS,
    ],
  );
  return { ...oneRow(MadeLink, made), token };
}

/** Public address of a link: the part behind # is sent to no server and written in no log. */
export const linkTo = (publicUrl: string, token: string): string => `${publicUrl}/link#${token}`;

/**
 * Replaces an unused sign-in link with a new one.
 * @returns its token; null where there is none to replace.
 */
export const renewSignIn = (postgres: Postgres, email: string): Promise<string | null> =>
  transaction(postgres, async (client) => {
    const { rowCount } = await client.query("DELETE FROM links WHERE kind = 'sign-in' AND email = $1", [
      email,
    ]);
    return rowCount === 0 ? null : (await makeLink(client, { kind: 'sign-in', email })).token;
  });

/**
 * Creates a link for setting another password.
 * @throws Refusal `not_found` where no account has the address.
 */
export async function makeReset(postgres: Postgres, email: string) {
  if ((await findAccount(postgres, email)) === null) throw missing(`account of ${email}`);
  return makeLink(postgres, { kind: 'reset', email });
}

/** Maximum resets per address and hour that anybody can request; more would only fill its mailbox. */
const RESETS_AN_HOUR = 3;

/** As `makeReset`, for unknown senders: null also where enough were sent recently. */
export const makeAskedReset = (postgres: Postgres, email: string) =>
  transaction(postgres, async (client) => {
    // Serializes concurrent requests, so that each is counted.
    const found = await client.query('SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE', [email]);
    if (found.rowCount === 0) return null;
    // Uses the clock rather than the transaction's beginning: an earlier transaction may have begun later.
    const made = await client.query(
      `SELECT FROM links WHERE kind = 'reset' AND email = $1
         AND created_at BETWEEN clock_timestamp() - interval '1 hour' AND clock_timestamp()`,
      [email],
    );
    return (made.rowCount ?? 0) < RESETS_AN_HOUR ? makeLink(client, { kind: 'reset', email }) : null;
  });

const ShownLink = z.object({
  kind: z.enum(['invitation', 'reset', 'sign-in']),
  email: z.string(),
  organization: z.string().nullable(),
  organization_id: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  /** Null of an invitation: its creator, who sees it, is not to learn whether the address has an account. */
  has_account: z.boolean().nullable(),
  expires_at: z.date(),
});

/**
 * Shows a link without using it up.
 * @param signedIn address of the session that is signed in already, to which an invitation of its own tells more.
 * @throws Refusal `not_found` once it was used or has expired.
 */
export async function readLink(postgres: Postgres, token: string, signedIn: string | null) {
  if (!isToken(token)) throw new Refusal('not_found');
  const link = maybeRow(
    ShownLink,
    await postgres.query(
      `SELECT l.kind, l.email, o.name AS organization, o.id AS organization_id, l.role,
         CASE WHEN l.kind <> 'invitation' OR l.email = $2 THEN u.id IS NOT NULL END AS has_account, l.expires_at
       FROM links l LEFT JOIN organizations o ON o.id = l.organization_id LEFT JOIN users u ON u.email = l.email
       WHERE l.sha256 = $1 AND l.expires_at > now()`,
      [hashToken(token), signedIn],
    ),
  );
  if (link === null) throw new Refusal('not_found');
  return link;
}

const TakenLink = z.object({ organization_id: z.string().nullable(), role: z.enum(ROLES).nullable() });
const UserId = z.object({ id: z.string() });

/** Uses a link up. A concurrent second use waits until this transaction ends, and finds none. */
async function takeLink(client: PostgresClient, token: string) {
  const taken = maybeRow(
    TakenLink,
    await client.query(
      'DELETE FROM links WHERE sha256 = $1 AND expires_at > now() RETURNING organization_id, role',
      [hashToken(token)],
    ),
  );
  if (taken === null) throw new Refusal('not_found');
  return taken;
}

const JOIN = `
INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, $3)
ON CONFLICT (organization_id, user_id) DO NOTHING`;

async function join(
  client: PostgresClient,
  { organization_id, role }: z.output<typeof TakenLink>,
  userId: string,
  email: string,
): Promise<void> {
  await client.query(JOIN, [organization_id, userId, role]);
  await enter(client, { kind: 'person', name: email, id: userId }, organization_id ?? '', {
    action: 'member.joined',
    subject: email,
    changes: { role },
  });
}

export interface LinkAnswer {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Use of a link inside one transaction, after the slow work.
 * @returns the id of the account that it signs in.
 */
type Use = (client: PostgresClient) => Promise<string>;

/** A new account, and its first membership. */
async function useAsNew(token: string, email: string, { name, password }: LinkAnswer): Promise<Use> {
  const [local = email] = email.split('@');
  const title = requireName('name', name ?? local);
  const hash = await hashPassword(password ?? '');
  return async (client) => {
    const link = await takeLink(client, token);
    const made = await client.query(
      'INSERT INTO users (email, name, password_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [email, title, hash],
    );
    const user = maybeRow(UserId, made);
    // Another invitation of the same address was used at this moment; its password is the account's.
    if (user === null) throw new Refusal('sign_in_failed');
    await join(client, link, user.id, email);
    return user.id;
  };
}

/** Adds a membership to an existing account, whose password or session proves the person's consent. */
const useAsMember =
  (token: string, email: string, account: Account): Use =>
  async (client) => {
    if (!(await holdPassword(client, account))) throw new Refusal('sign_in_failed');
    const link = await takeLink(client, token);
    await join(client, link, account.id, email);
    return account.id;
  };

/** A session by a link alone. */
const useAsKey =
  (token: string, account: Account): Use =>
  async (client) => {
    if (!(await holdPassword(client, account))) throw new Refusal('not_found');
    await takeLink(client, token);
    return account.id;
  };

async function useAsReset(
  token: string,
  email: string,
  account: Account,
  { password }: LinkAnswer,
): Promise<Use> {
  requirePassword('password', password ?? '');
  const hash = await hashPassword(password ?? '');
  return async (client) => {
    // A link does not work after another password change.
    if (!(await holdPassword(client, account, 'NO KEY UPDATE'))) throw new Refusal('not_found');
    await takeLink(client, token);
    await setPassword(client, account.id, hash);
    await forgiveAccount(client, email);
    return account.id;
  };
}

/**
 * Uses a link, once: an invitation makes a member (and an account, with a name and password, for an address
 * without one, whose name is the address's first part where none is given), a reset sets another password, and all three sign in. People who see an invitation, such as
 * its creator, must not get into an existing account: it requires the account's own password, or its session.
 * @param signedIn address of the session that is signed in already.
 * @returns the token of a new session.
 * @throws Refusal `not_found` for a link that is unknown, used or has expired; `invalid_value` of name or
 * password; `sign_in_failed`, `too_many_attempts` for the password of an account.
 */
export async function useLink(
  postgres: Postgres,
  token: string,
  answer: LinkAnswer,
  { network, token: replaced }: Visitor,
  signedIn: string | null,
): Promise<string> {
  const { kind, email } = await readLink(postgres, token, signedIn);
  const account = await findAccount(postgres, email);
  const isOwn = signedIn === email;

  async function chooseUse(): Promise<Use> {
    // Is the same for addresses with and without an account: its creator has the link, too.
    if (kind === 'invitation' && !isOwn) {
      if (answer.name !== undefined) requireName('name', answer.name);
      requirePassword('password', answer.password ?? '');
    }
    if (account === null) {
      if (kind !== 'invitation') throw new Refusal('not_found');
      return useAsNew(token, email, answer);
    }
    if (kind === 'reset') return useAsReset(token, email, account, answer);
    if (kind === 'sign-in') return useAsKey(token, account);
    if (isOwn) return useAsMember(token, email, account);
    const proven = await identify(postgres, { email, password: answer.password ?? '' }, network);
    return useAsMember(token, email, proven);
  }

  const use = await chooseUse();
  return transaction(postgres, async (client) => beginSession(client, await use(client), replaced));
}
