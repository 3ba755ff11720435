import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Postgres } from '../stores/postgres.ts';

/*
 * graphile-worker frees the jobs of a killed process after four hours. Here each pool of workers holds an
 * advisory lock on a connection of its own for as long as its process lives: where that lock can be had, the
 * process is gone, and its jobs are free at once.
 */

const LOCK = `pg_advisory_lock(hashtext('collector'), hashtext($1))`;
/** Tells Postgres within a minute that a machine is gone, rather than after two hours. */
const KEEPALIVES = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

const RECONNECT_MS = 1_000;

async function connect(databaseUrl: string, poolId: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'answer-visibility',
    keepAlive: true,
    options: KEEPALIVES,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`SELECT ${LOCK}`, [poolId]);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  // Only now: one that never came about ends too, and whoever waits to try it again must be the only one to do so.
  client.once('end', onEnd);
  return client;
}

export interface Lifeline {
  /** Resolves once the pool is known to live. */
  readonly held: Promise<void>;
  /** Lets go: what the pool has not finished is free for others. */
  release(): Promise<void>;
}

/**
 * Holds the lock of a pool until it is released, on another connection where one breaks. While it is not held,
 * others may take over the pool's jobs, which costs a question at most.
 */
export function holdLifeline(databaseUrl: string, poolId: string): Lifeline {
  const releasing = new AbortController();
  let client: pg.Client | null = null;
  const holdLock = async (): Promise<void> => {
    while (!releasing.signal.aborted) {
      try {
        client = await connect(databaseUrl, poolId, () => {
          if (!releasing.signal.aborted) holdLock();
        });
        // It was let go meanwhile: nobody else would end it, and the pool's jobs would be free with the process only.
        if (releasing.signal.aborted) await client.end();
        return;
      } catch {
        await sleep(RECONNECT_MS, undefined, { signal: releasing.signal }).catch(() => {});
      }
    }
  };
  return {
    held: holdLock(),
    async release() {
      releasing.abort();
      await client?.end();
    },
  };
}

const FREE_JOBS = `
WITH holders AS MATERIALIZED (
  SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL
), dead AS MATERIALIZED (
  SELECT id FROM holders WHERE pg_try_advisory_xact_lock(hashtext('collector'), hashtext(id))
)
SELECT graphile_worker.force_unlock_workers(array_agg(id)) FROM dead HAVING count(*) > 0`;

/** Frees the jobs of processes that are gone. */
export const freeJobsOfTheDead = async (postgres: Postgres): Promise<void> => {
  await postgres.query(FREE_JOBS);
};
