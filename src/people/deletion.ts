import { z } from 'zod';
import { missing, Refusal } from '../shared/refusal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { COMMAND_LINE, enter } from './audit-log.ts';
import { Person } from './person.ts';
import { forgetTries } from './throttle.ts';

/** What stands where the name or address of somebody stood who was deleted. */
export const NAMELESS = 'deleted person';

const Id = z.object({ id: z.string() });

/** Every organization that somebody is or was something in: who changes its members waits, as in members.ts. */
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

/** Where a name is kept beside what somebody made, without an id: in the organizations they were in. */
const RENAMINGS = [
  `UPDATE api_keys SET created_by = $1 WHERE created_by = ANY ($2)
   AND brand_id IN (SELECT id FROM brands WHERE organization_id = ANY ($3))`,
  `UPDATE shares SET created_by = $1 WHERE created_by = ANY ($2)
   AND brand_id IN (SELECT id FROM brands WHERE organization_id = ANY ($3))`,
  'UPDATE links SET created_by = $1 WHERE created_by = ANY ($2) AND organization_id = ANY ($3)',
];

/** Removes what is kept of an address, with an account or without. @returns whether there was anything. */
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
 * Removes the account of somebody, who is a member of nothing any more. What they did stays in the journal and what they
 * made stays, both without their name; where two in an organization have the same name, keys and links of both lose it.
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
  // What they have the worker do is done all the same.
  await client.query(
    `UPDATE errands SET author = jsonb_build_object('kind', 'person', 'name', $2::text) WHERE author->>'id' = $1`,
    [id, NAMELESS],
  );
  // Last: whatever was committed of theirs meanwhile stops it.
  await client.query('DELETE FROM users WHERE id = $1', [id]);
}

/** What a session, membership or entry that somebody has got meanwhile does to their deletion. */
function unlessBusy(error: { code?: string }): never {
  if (error.code !== '23503') throw error;
  throw new Refusal('changed_meanwhile', { detail: 'somebody was just doing something: run this again' });
}

const ONLY_MEMBERS = `
SELECT u.id, u.name, u.email FROM memberships m JOIN users u ON u.id = m.user_id
WHERE m.organization_id = $1
  AND NOT EXISTS (SELECT FROM memberships WHERE user_id = u.id AND organization_id <> $1)
  AND NOT EXISTS (SELECT FROM links WHERE email = u.email AND organization_id <> $1 AND expires_at > now())
ORDER BY u.email`;

const ORGANIZATIONS_OF = 'SELECT DISTINCT organization_id AS id FROM journal WHERE author_id = $1';

/**
 * Ends the sessions of an organization's members as it goes, in the transaction in which it does, and prepares to delete
 * those who are in no other, nor invited into one.
 * @returns what deletes them once the organization's rows are gone: their addresses.
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

/** @throws Refusal `last_owner` naming the organizations that would have none, and what to do. */
function requireOtherOwners(memberships: readonly z.output<typeof Membership>[]): void {
  const alone = memberships.filter(({ isLastOwner }) => isLastOwner);
  if (alone.length === 0) return;
  const named = alone.map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new Refusal('last_owner', {
    detail: `nobody else owns ${named}: make somebody an owner first (admin user set-role, or user invite), or delete it (admin organization delete)`,
  });
}

/**
 * Deletes somebody for good: account, memberships, sessions, links, and their name beside what they did and made. An
 * address without an account is forgotten in the same way.
 * @param email as accounts have it.
 * @throws Refusal `not_found`; `last_owner`; `changed_meanwhile` where they were just doing something.
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
    // Before their links: whoever sets their password takes both in this order.
    await client.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
    // Counted once nobody changes it any more.
    const memberships = rowsOf(Membership, await client.query(MEMBERSHIPS, [id, locked]));
    requireOtherOwners(memberships);
    // A session that is gone has ended.
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
