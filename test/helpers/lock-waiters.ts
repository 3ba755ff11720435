import type { Postgres } from '../../src/stores/postgres.ts';

/** Number of sessions of a database that wait for a lock. */
export async function lockWaiters(postgres: Postgres): Promise<number | null> {
  const { rowCount } = await postgres.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount;
}
