import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { type DatabaseUptime, isJustThere } from './database-uptime.ts';
import { HOLD_ENGINES } from './engines-of-other-workers.ts';

/*
 * graphile-worker frees the jobs of a killed process after four hours. Here each pool of workers holds an
 * advisory lock on a connection of its own for as long as its process lives: where that lock can be had, the
 * process is gone, and its jobs are free at once.
 *
 * Where Postgres itself was away, all locks are gone and all processes alive: what they ask would be paid for twice.
 * Whoever has lost its own lock meanwhile, or finds that Postgres has only just started, gives the others the time to
 * take theirs again.
 */

const LOCK = `pg_advisory_lock(hashtext('collector'), hashtext($1))`;
/** Tells Postgres within a minute that a machine is gone, rather than after two hours. */
const KEEPALIVES = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** For a server to hear that a connection ends; one that hangs never does. */
const END_MS = 1_000;

/** The lock may be waited for, as long as another session has it or the server hangs: `signal` ends that. */
async function connect(
  databaseUrl: string,
  poolId: string,
  engines: readonly string[],
  signal: AbortSignal,
  onEnd: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'answer-visibility',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: KEEPALIVES,
  });
  client.on('error', () => {});
  const lock = async () => {
    await client.connect();
    await client.query(HOLD_ENGINES, [engines]);
    await client.query(`SELECT ${LOCK}`, [poolId]);
  };
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    // One that is ended while it connects never says so (pg 8.23.1), so it is not waited for.
    await Promise.race([lock(), aborted]);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  // Only now: one that never came about ends too, and whoever waits to try it again must be the only one to do so.
  client.once('end', onEnd);
  return client;
}

export interface WorkerLiveness {
  /** Whether the pool is known to live, once it is; false where it was let go before. */
  readonly held: Promise<boolean>;
  /** Lets go: what the pool has not finished is free for others. */
  release(): Promise<void>;
}

interface WorkerLivenessOptions {
  /** Told when it breaks and when it is held. */
  readonly uptime?: DatabaseUptime;
  /** Those that the pool has a key of, for others to know. */
  readonly engines?: readonly string[];
}

/**
 * Holds the lock of a pool until it is released, on another connection where one breaks. While it is not held,
 * others may take over the pool's jobs, which costs asking them once more.
 */
export function holdWorkerLiveness(
  databaseUrl: string,
  poolId: string,
  { uptime, engines = [] }: WorkerLivenessOptions = {},
): WorkerLiveness {
  const releasing = new AbortController();
  let client: pg.Client | null = null;
  const holdLock = async (): Promise<boolean> => {
    while (!releasing.signal.aborted) {
      try {
        client = await connect(databaseUrl, poolId, engines, releasing.signal, () => {
          if (releasing.signal.aborted) return;
          uptime?.broke();
          holdLock();
        });
        uptime?.held();
        // It was let go meanwhile: nobody else would end it, and the pool's jobs would be free with the process only.
        if (releasing.signal.aborted) await client.end();
        return true;
      } catch {
        await sleep(RECONNECT_MS, undefined, { signal: releasing.signal }).catch(() => {});
      }
    }
    return false;
  };
  return {
    held: holdLock(),
    async release() {
      releasing.abort();
      await Promise.race([client?.end(), sleep(END_MS, undefined, { ref: false })]);
    },
  };
}

const FREE_JOBS = `
WITH holders AS MATERIALIZED (
  SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
  WHERE locked_by IS NOT NULL AND NOT ${isJustThere('$1')}
), dead AS MATERIALIZED (
  SELECT id FROM holders WHERE pg_try_advisory_xact_lock(hashtext('collector'), hashtext(id))
), freed AS MATERIALIZED (
  SELECT graphile_worker.force_unlock_workers(array_agg(id)) FROM dead WHERE id = ANY($2) HAVING count(*) > 0
)
SELECT id FROM dead WHERE (SELECT count(*) FROM freed) >= 0`;

const Dead = z.object({ id: z.string() });

/**
 * Frees the jobs of processes that are gone, once Postgres is there for long enough and they were gone at the look before:
 * where Postgres ends connections one after the other, a process that lives may seem gone to one that is not told yet.
 * @param comeback how long that is, in milliseconds.
 * @param suspected those that were gone at the look before.
 * @returns those that are gone now.
 */
export async function freeJobsOfDeadWorkers(
  postgres: Postgres,
  comeback: number,
  suspected: readonly string[],
): Promise<readonly string[]> {
  const found = await postgres.query(FREE_JOBS, [comeback / 1000, suspected]);
  return rowsOf(Dead, found).map(({ id }) => id);
}
