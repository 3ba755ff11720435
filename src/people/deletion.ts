import { z } from 'zod';
import { missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { COMMAND_LINE, enter } from './audit-log.ts';
import { Person } from './person.ts';
import { forgetTries } from './throttle.ts';

/** Replacement for the name or address of a deleted person. */
export const NAMELESS = 'deleted person';

const Id = z.object({ id: z.string() });

/**
 * Locks every organization that the person is or was part of: changes of its members wait, as in members.ts.
 */
const LOCK_ORGANIZATIONS = `
SELECT id FROM organizations
WHERE id IN (
  SELECT organization_id FROM memberships WHERE user_id = $1
  UNION ALL SELECT organization_id FROM journal WHERE author_id = $1
)
ORDER BY id FOR NO KEY UPDATE`;

const Membership = z.object({ id: z.string(), name: z.string(), isLastOwner: z.boolean() });

const MEMBERSHIPS = `
SELECT o.id, o.name, m.role = 'owner' AND NOT EXISTS (
  SELECT FROM memberships WHERE organization_id = o.id AND role = 'owner' AND user_id <> $1
) AS "isLastOwner"
FROM memberships m JOIN organizations o ON o.id = m.organization_id
WHERE m.user_id = $1 AND o.id = ANY ($2) ORDER BY o.name, o.id`;

/** Statements that replace copies of a name without an id, in the organizations of the person. */
const RENAMINGS = [
  `UPDATE api_keys SET created_by = $1 WHERE created_by = ANY ($2)
   AND brand_id IN (SELECT id FROM brands WHERE organization_id = ANY ($3))`,
  `UPDATE shares SET created_by = $1 WHERE created_by = ANY ($2)
   AND brand_id IN (SELECT id FROM brands WHERE organization_id = ANY ($3))`,
  'UPDATE links SET created_by = $1 WHERE created_by = ANY ($2) AND organization_id = ANY ($3)',
];

/**
 * Removes all data of an address, with an account or without.
 * @returns true where there was any.
 */
async function forgetAddress(client: PostgresClient, email: string): Promise<boolean> {
  const links = await client.query('DELETE FROM links WHERE email = $1', [email]);
  await forgetTries(client, email);
  const entries = await client.query('UPDATE journal SET subject = $2 WHERE subject = left($1, 200)', [
    email,
    NAMELESS,
  ]);
  return Boolean(links.rowCount || entries.rowCount);
}

/**
 * Removes the account of a person who is a member of nothing any more. Their changes and objects stay, both
 * without their name; where two people of an organization have the same name, keys and links of both lose it.
 * @param organizations where they were members, or did something.
 */
async function erase(
  client: PostgresClient,
  { id, name, email }: Person,
  organizations: readonly string[],
): Promise<void> {
  await forgetAddress(client, email);
  for (const renaming of RENAMINGS) await client.query(renaming, [NAMELESS, [name, email], organizations]);
  await client.query('UPDATE journal SET author = $2, author_id = NULL WHERE author_id = $1', [id, NAMELESS]);
  // Their queued jobs still run.
  await client.query(
    `UPDATE errands SET author = jsonb_build_object('kind', 'person', 'name', $2::text) WHERE author->>'id' = $1`,
    [id, NAMELESS],
  );
  // Comes last: anything of theirs that was committed meanwhile makes it fail.
  await client.query('DELETE FROM users WHERE id = $1', [id]);
}

/** Converts the foreign key error of a session, membership or entry that the person got meanwhile. */
function unlessBusy(error: { code?: string }): never {
  if (error.code !== '23503') throw error;
  throw new Refusal('changed_meanwhile', { detail: 'the person was active at this moment: run this again' });
}

const ONLY_MEMBERS = `
SELECT u.id, u.name, u.email FROM memberships m JOIN users u ON u.id = m.user_id
WHERE m.organization_id = $1
  AND NOT EXISTS (SELECT FROM memberships WHERE user_id = u.id AND organization_id <> $1)
  AND NOT EXISTS (SELECT FROM links WHERE email = u.email AND organization_id <> $1 AND expires_at > now())
ORDER BY u.email`;

const ORGANIZATIONS_OF = 'SELECT DISTINCT organization_id AS id FROM journal WHERE author_id = $1';

/**
 * Ends the sessions of an organization's members in the transaction that deletes it, and prepares the
 * deletion of those who belong to no other organization and are not invited to one.
 * @returns a function that deletes them once the organization's rows are gone, and returns their addresses.
 */
export async function leavingMembers(
  client: PostgresClient,
  organizationId: string,
): Promise<() => Promise<string[]>> {
  const people = rowsOf(Person, await client.query(ONLY_MEMBERS, [organizationId]));
  await client.query(
    'DELETE FROM sessions WHERE user_id IN (SELECT user_id FROM memberships WHERE organization_id = $1)',
    [organizationId],
  );
  return async () => {
    for (const person of people) {
      const others = rowsOf(Id, await client.query(ORGANIZATIONS_OF, [person.id]));
      await erase(
        client,
        person,
        others.map(({ id }) => id),
      ).catch(unlessBusy);
    }
    return people.map(({ email }) => email);
  };
}

/** @throws Refusal `last_owner` naming the organizations that would have none, and the remedies. */
function requireOtherOwners(memberships: readonly z.output<typeof Membership>[]): void {
  const alone = memberships.filter(({ isLastOwner }) => isLastOwner);
  if (alone.length === 0) return;
  const named = alone.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new Refusal('last_owner', {
    detail: `nobody else owns ${named}: make somebody an owner first (admin user set-role, or user invite), or delete it (admin organization delete)`,
  });
}

/**
 * Deletes a person for good: account, memberships, sessions, links, and their name beside their changes and
 * objects. An address without an account is deleted in the same way.
 * @param email as accounts have it.
 * @throws Refusal `not_found`; `last_owner`; `changed_meanwhile` where they were active at the moment.
 */
export async function deletePerson(postgres: Postgres, email: string): Promise<Pick<Person, 'email'>> {
  const work = transaction(postgres, async (client) => {
    const found = await client.query('SELECT id, name, email FROM users WHERE email = $1', [email]);
    const person = maybeRow(Person, found);
    if (person === null) {
      if (!(await forgetAddress(client, email))) throw missing(`account of ${email}`);
      return;
    }
    const { id } = person;
    const locked = rowsOf(Id, await client.query(LOCK_ORGANIZATIONS, [id])).map((row) => row.id);
    // Locks the user before their links, in the same order as setting a password.
    await client.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
    // Counts owners after locking, so that nobody changes them any more.
    const memberships = rowsOf(Membership, await client.query(MEMBERSHIPS, [id, locked]));
    requireOtherOwners(memberships);
    // A missing session has ended.
    await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    await client.query('DELETE FROM memberships WHERE user_id = $1 AND organization_id = ANY ($2)', [
      id,
      locked,
    ]);
    for (const organization of memberships) {
      await enter(client, COMMAND_LINE, organization.id, { action: 'member.removed', subject: NAMELESS });
    }
    await erase(client, person, locked);
  });
  await work.catch(unlessBusy);
  return { email };
}
