import type { Postgres } from '../stores/postgres.ts';

/** Removes sessions and links that have expired, and tries to sign in that time has forgiven. */
export async function removeExpired(postgres: Postgres): Promise<void> {
  await postgres.query('DELETE FROM sessions WHERE expires_at < now()');
  await postgres.query('DELETE FROM links WHERE expires_at < now()');
  await postgres.query("DELETE FROM sign_in_tries WHERE at < now() - interval '1 day'");
}
