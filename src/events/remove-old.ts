import type { Postgres } from '../stores/postgres.ts';

/** Days for which events are kept. */
export const EVENT_DAYS = 30;

/** Removes events that are older than EVENT_DAYS. */
export async function removeOldEvents(postgres: Postgres): Promise<void> {
  await postgres.query('DELETE FROM events WHERE at < now() - make_interval(days => $1)', [EVENT_DAYS]);
}
