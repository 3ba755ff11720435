import { z } from 'zod';
import { missing } from '../shared/refusal.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { Person, ROLES } from './person.ts';

/* Queries of people for commands: all organizations, one, or one person. */

const ListedPerson = Person.extend({ organizations: z.number(), created_at: z.date() });

/** All accounts by name, or those that have a text in their name or address, in any letter case. */
export async function listPeople(postgres: Postgres, text?: string) {
  const result = await postgres.query(
    `SELECT id, name, email, (SELECT count(*)::int FROM memberships WHERE user_id = u.id) AS organizations, created_at
     FROM users u WHERE $1::text IS NULL OR position(lower($1) IN lower(name)) > 0 OR position(lower($1) IN email) > 0
     ORDER BY lower(name), email`,
    [text ?? null],
  );
  return rowsOf(ListedPerson, result);
}

const RoleColumn = z.enum(ROLES);

const ShownPerson = z.object({
  /** Of the account; null for an address that is invited and has none. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string(),
  created_at: z.date().nullable(),
  organizations: z.array(z.object({ id: z.string(), name: z.string(), role: RoleColumn, since: z.string() })),
  invitations: z.array(
    z.object({
      organization_id: z.string(),
      organization: z.string(),
      role: RoleColumn,
      expires_at: z.string(),
    }),
  ),
});

const SHOW = `
SELECT u.id, u.name, address.email, u.created_at,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role, 'since', m.created_at)
     ORDER BY lower(o.name), o.id), '[]')
   FROM memberships m JOIN organizations o ON o.id = m.organization_id WHERE m.user_id = u.id) AS organizations,
  (SELECT coalesce(json_agg(json_build_object('organization_id', o.id, 'organization', o.name, 'role', l.role,
     'expires_at', l.expires_at) ORDER BY lower(o.name), o.id), '[]')
   FROM links l JOIN organizations o ON o.id = l.organization_id
   WHERE l.email = address.email AND l.expires_at > now()) AS invitations
FROM (SELECT $1::text AS email) AS address LEFT JOIN users u ON u.email = address.email`;

/**
 * State of an address: an account with its organizations, open invitations, or both.
 * @param email as accounts have it.
 * @throws Refusal `not_found` where it is neither.
 */
export async function showPerson(postgres: Postgres, email: string) {
  const person = maybeRow(ShownPerson, await postgres.query(SHOW, [email]));
  if (!person || (person.id === null && person.invitations.length === 0))
    throw missing(`account of ${email}`);
  return person;
}
