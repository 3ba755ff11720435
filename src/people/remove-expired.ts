import type { Postgres } from '../stores/postgres.ts';

/** Removes expired sessions and links, and counted tries that are old enough. */
export async function removeExpired(postgres: Postgres): Promise<void> {
  await postgres.query('DELETE FROM sessions WHERE expires_at < now()');
  await postgres.query('DELETE FROM links WHERE expires_at < now()');
  await postgres.query("DELETE FROM sign_in_tries WHERE at < now() - interval '1 day'");
}
