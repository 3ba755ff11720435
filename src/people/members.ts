import { z } from 'zod';
import { invalid, missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { type Author, enter, enterOfBrand } from './audit-log.ts';
import { makeLink } from './links.ts';
import { type MemberRole, normalizeEmail, Person, ROLES } from './person.ts';
import { endSessionsOf } from './sessions.ts';

const Member = z.object({ user: Person, role: z.enum(ROLES), since: z.date() });

export type Member = Readonly<z.output<typeof Member>>;

const MEMBER = `
SELECT json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS user, m.role, m.created_at AS since
FROM memberships m JOIN users u ON u.id = m.user_id
WHERE m.organization_id = $1`;

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  invited_by: z.string().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
});

/** Members of an organization by name, and its open invitations, newest first. */
export async function listMembers(postgres: Postgres, organizationId: string) {
  const [members, invitations] = await Promise.all([
    postgres.query(`${MEMBER} ORDER BY lower(u.name), u.email`, [organizationId]),
    postgres.query(
      `SELECT id, email, role, created_by AS invited_by, created_at, expires_at FROM links
       WHERE organization_id = $1 AND expires_at > now() ORDER BY created_at DESC, id`,
      [organizationId],
    ),
  ]);
  return { data: rowsOf(Member, members), invitations: rowsOf(Invitation, invitations) };
}

/** An address and a role, as an invitation takes them. @throws Refusal `invalid_value`. */
function requireInvitee(email: string, role: string): { email: string; role: MemberRole } {
  const address = normalizeEmail(email);
  if (address === null) throw invalid('email', 'must be an e-mail address');
  const known = ROLES.find((one) => one === role);
  if (known === undefined) throw invalid('role', `must be one of ${ROLES.join(', ')}`);
  return { email: address, role: known };
}

/**
 * Invites somebody into an organization; an earlier invitation of the same address stops working.
 * @returns the invitation, the organization's name, and the token of its link, which is stored nowhere.
 * @throws Refusal `already_member`, `invalid_value` of email or role, `not_found`.
 */
export async function invite(
  postgres: Postgres,
  organizationId: string,
  invitee: { readonly email: string; readonly role: string },
  author: Author,
) {
  const { email, role } = requireInvitee(invitee.email, invitee.role);
  return transaction(postgres, async (client) => {
    const organization = await lockMembers(client, organizationId);
    const { rowCount } = await client.query(
      `SELECT FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.organization_id = $1 AND u.email = $2`,
      [organizationId, email],
    );
    if (rowCount !== 0) throw new Refusal('already_member');
    await client.query('DELETE FROM links WHERE organization_id = $1 AND email = $2', [
      organizationId,
      email,
    ]);
    const { token, ...made } = await makeLink(client, {
      kind: 'invitation',
      email,
      organizationId,
      role,
      createdBy: author.name,
    });
    await enter(client, author, organizationId, {
      action: 'invitation.created',
      subject: email,
      changes: { role },
    });
    return { ...made, email, role, invited_by: author.name, organization, token };
  });
}

const Email = z.object({ email: z.string() });

/**
 * Withdraws an invitation: its link stops working.
 * @throws Refusal `not_found`.
 */
export const revokeInvitation = (
  postgres: Postgres,
  organizationId: string,
  id: string,
  author: Author,
): Promise<void> =>
  transaction(postgres, async (client) => {
    const taken = maybeRow(
      Email,
      await client.query('DELETE FROM links WHERE organization_id = $1 AND id = $2 RETURNING email', [
        organizationId,
        id,
      ]),
    );
    if (taken === null) throw new Refusal('not_found');
    await enter(client, author, organizationId, { action: 'invitation.revoked', subject: taken.email });
  });

const Named = z.object({ name: z.string() });

/**
 * Locks the members of an organization until the transaction ends, so that counting its owners and changing
 * them are one step. It must be the first statement of the transaction.
 * @returns the organization's name.
 */
async function lockMembers(client: PostgresClient, organizationId: string): Promise<string> {
  const found = await client.query('SELECT name FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [
    organizationId,
  ]);
  const organization = maybeRow(Named, found);
  if (organization === null) throw missing(`organization ${organizationId}`);
  return organization.name;
}

const Owners = z.object({ others: z.number() });

/** @throws Refusal `not_found`; `last_owner` where nobody else owns the organization. */
async function requireMember(
  client: PostgresClient,
  organizationId: string,
  userId: string,
  staysOwner: boolean,
): Promise<Member> {
  const member = maybeRow(
    Member,
    await client.query(`${MEMBER} AND m.user_id = $2`, [organizationId, userId]),
  );
  if (member === null) throw new Refusal('not_found');
  if (member.role !== 'owner' || staysOwner) return member;
  const counted = await client.query(
    `SELECT count(*)::int AS others FROM memberships
     WHERE organization_id = $1 AND role = 'owner' AND user_id <> $2`,
    [organizationId, userId],
  );
  if (oneRow(Owners, counted).others === 0) throw new Refusal('last_owner');
  return member;
}

/** Gives a member another role, from the next request. @throws Refusal `not_found`, `last_owner`. */
export const changeRole = (
  postgres: Postgres,
  organizationId: string,
  userId: string,
  role: MemberRole,
  author: Author,
): Promise<Member> =>
  transaction(postgres, async (client) => {
    await lockMembers(client, organizationId);
    const member = await requireMember(client, organizationId, userId, role === 'owner');
    if (member.role === role) return member;
    await client.query('UPDATE memberships SET role = $3 WHERE organization_id = $1 AND user_id = $2', [
      organizationId,
      userId,
      role,
    ]);
    await enter(client, author, organizationId, {
      action: 'member.changed',
      subject: member.user.email,
      changes: { role },
    });
    return { ...member, role };
  });

const MadeKey = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.object({ id: z.string(), name: z.string() }),
  first_characters: z.string(),
  last_characters: z.string(),
  last_used_at: z.date().nullable(),
});

/** Keys `k` of brands `b` that a member of an organization created and that work. */
const MADE = `b.id = k.brand_id AND b.organization_id = $1 AND k.created_by_user = $2
  AND (k.revoked_at IS NULL OR k.revoked_at > now())`;

/** Working keys that a member of an organization created, by brand and name. */
export async function listKeysMadeBy(postgres: Postgres, organizationId: string, userId: string) {
  const result = await postgres.query(
    `SELECT k.id, k.name, json_build_object('id', b.id, 'name', b.name) AS brand,
       k.first_characters, k.last_characters, k.last_used_at
     FROM api_keys k JOIN brands b ON ${MADE} ORDER BY lower(b.name), b.id, lower(k.name), k.id`,
    [organizationId, userId],
  );
  return rowsOf(MadeKey, result);
}

const RevokedKey = z.object({ name: z.string(), brand_id: z.string() });

/** Ends the keys that a member created, in the transaction of the cause. */
async function revokeKeysMadeBy(
  client: PostgresClient,
  organizationId: string,
  userId: string,
  author: Author,
): Promise<void> {
  const ended = await client.query(
    `UPDATE api_keys k SET revoked_at = now() FROM brands b WHERE ${MADE} RETURNING k.name, k.brand_id`,
    [organizationId, userId],
  );
  for (const { name, brand_id: brandId } of rowsOf(RevokedKey, ended)) {
    await enterOfBrand(client, { brandId, author }, { action: 'key.revoked', subject: name });
  }
}

/**
 * Removes a member, whose sessions end with it.
 * @param revokesKeys true where the keys that they created end, too.
 * @throws Refusal `not_found`, `last_owner`.
 */
export const removeMember = (
  postgres: Postgres,
  organizationId: string,
  userId: string,
  author: Author,
  revokesKeys = false,
): Promise<void> =>
  transaction(postgres, async (client) => {
    await lockMembers(client, organizationId);
    const member = await requireMember(client, organizationId, userId, false);
    if (revokesKeys) await revokeKeysMadeBy(client, organizationId, userId, author);
    await client.query('DELETE FROM memberships WHERE organization_id = $1 AND user_id = $2', [
      organizationId,
      userId,
    ]);
    await endSessionsOf(client, userId);
    await enter(client, author, organizationId, { action: 'member.removed', subject: member.user.email });
  });

const UserId = z.object({ id: z.string() });

/** Adds a member who signs in by links only, without a password. */
export const addMember = (
  postgres: Postgres,
  organizationId: string,
  { email, name, role }: { readonly email: string; readonly name: string; readonly role: MemberRole },
): Promise<void> =>
  transaction(postgres, async (client) => {
    const made = await client.query(
      'INSERT INTO users (email, name) VALUES ($1, $2) ON CONFLICT (email) DO UPDATE SET name = $2 RETURNING id',
      [email, name],
    );
    await client.query('INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, $3)', [
      organizationId,
      oneRow(UserId, made).id,
      role,
    ]);
  });

const RoleRow = z.object({ role: z.enum(ROLES) });

/** Role of somebody in an organization; null where they are no member, or there is none. */
export async function roleIn(
  postgres: Postgres,
  organizationId: string,
  userId: string,
): Promise<MemberRole | null> {
  const result = await postgres.query(
    'SELECT role FROM memberships WHERE organization_id = $1 AND user_id = $2',
    [organizationId, userId],
  );
  return maybeRow(RoleRow, result)?.role ?? null;
}
