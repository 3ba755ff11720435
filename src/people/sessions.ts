import { z } from 'zod';
import type { Postgres, PostgresClient } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';
import { Person, ROLES } from './person.ts';
import { hashToken, newToken } from './tokens.ts';

export const SESSION_DAYS = 30;

/**
 * Starts a session with a token of its own: one that a browser sent before is never reused. Call it in a
 * transaction that locks the user's row (FOR SHARE at least), so that a concurrent password change ends it.
 * @param replaced token of the session that the same browser had.
 * @returns the token, which is stored nowhere.
 */
export async function beginSession(
  client: PostgresClient,
  userId: string,
  replaced: string | null,
): Promise<string> {
  const token = newToken();
  await client.query(
    `INSERT INTO sessions (sha256, user_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))`,
    [hashToken(token), userId, SESSION_DAYS],
  );
  if (replaced !== null) await client.query('DELETE FROM sessions WHERE sha256 = $1', [hashToken(replaced)]);
  return token;
}

/** Ends a session, if there is one. */
export async function endSession(postgres: Postgres, token: string): Promise<void> {
  await postgres.query('DELETE FROM sessions WHERE sha256 = $1', [hashToken(token)]);
}

/** Ends all sessions of a person, in the transaction of the cause. */
export async function endSessionsOf(client: PostgresClient, userId: string): Promise<void> {
  await client.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
}

const ListedSession = z.object({ created_at: z.date(), expires_at: z.date(), current: z.boolean() });

/** The sessions of a person, that of a token first, then the newest. */
export async function listSessions(postgres: Postgres, userId: string, token: string) {
  const result = await postgres.query(
    `SELECT created_at, expires_at, sha256 = $2 AS current FROM sessions
     WHERE user_id = $1 AND expires_at > now() ORDER BY current DESC, created_at DESC`,
    [userId, hashToken(token)],
  );
  return rowsOf(ListedSession, result);
}

/** Ends all sessions of a person but that of a token, or all of them where there is none. */
export async function endSessions(postgres: Postgres, userId: string, stays: string | null): Promise<void> {
  await postgres.query('DELETE FROM sessions WHERE user_id = $1 AND sha256 IS DISTINCT FROM $2', [
    userId,
    stays === null ? null : hashToken(stays),
  ]);
}

const Session = z.object({
  /** Accounts without a password sign in by links only. */
  user: Person.extend({ has_password: z.boolean() }),
  organizations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      plan: z.string(),
      brands: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          domains: z.array(z.string()),
          created_at: z.string(),
          has_answers: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Signed-in person with their organizations and brands. */
export type Session = Readonly<z.output<typeof Session>>;

const SESSION = `
SELECT
  json_build_object(
    'id', u.id, 'name', u.name, 'email', u.email, 'has_password', u.password_hash IS NOT NULL
  ) AS user,
  coalesce((
    SELECT json_agg(json_build_object(
      'id', o.id, 'name', o.name, 'role', m.role, 'plan', o.plan,
      'brands', coalesce((
        SELECT json_agg(json_build_object(
          'id', b.id, 'name', b.name, 'domains', b.domains,
          'created_at', to_char(b.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'has_answers', EXISTS (SELECT FROM ledger WHERE brand_id = b.id)
        ) ORDER BY lower(b.name), b.id)
        FROM brands b WHERE b.organization_id = o.id
      ), '[]')
    ) ORDER BY lower(o.name), o.id)
    FROM memberships m JOIN organizations o ON o.id = m.organization_id
    WHERE m.user_id = u.id
  ), '[]') AS organizations
FROM sessions s JOIN users u ON u.id = s.user_id
WHERE s.sha256 = $1 AND s.expires_at > now()`;

/** The session of a token; null for one that is unknown, has ended or expired. */
export async function readSession(postgres: Postgres, token: string): Promise<Session | null> {
  return maybeRow(
    Session,
    await postgres.query({ name: 'session', text: SESSION, values: [hashToken(token)] }),
  );
}
