import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Postgres } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { type DatabaseUptime, isJustThere } from './database-uptime.ts';

/* Liveness of worker processes. graphile-worker frees the jobs of a killed process after four hours. Here
   each pool of workers holds an advisory lock on a connection of its own for as long as its process lives:
   a lock that can be taken belongs to a dead process, and its jobs are free at once. After an outage of
   Postgres all locks are gone although all processes live, and freeing their jobs would pay for their
   questions twice. A process that lost its own lock, or finds that Postgres has only just started,
   therefore gives the others time to take theirs again. */

const LOCK = `pg_advisory_lock(hashtext('collector'), hashtext($1))`;
/** Lets Postgres detect a dead machine within a minute, rather than after two hours. */
const KEEPALIVES = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** Milliseconds for a server to close a connection; one that hangs never does. */
const END_MS = 1_000;

/** Waits for the lock, as long as another session has it or the server hangs; `signal` ends that. */
async function connect(
  databaseUrl: string,
  poolId: string,
  introduction: pg.QueryConfig | undefined,
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
    if (introduction) await client.query(introduction);
    await client.query(`SELECT ${LOCK}`, [poolId]);
  };
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    // A client that is ended while it connects never settles (pg 8.23.1), so it is not waited for.
    await Promise.race([lock(), aborted]);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
  // Registered last: a connection that failed ends as well, and only the caller may then try again.
  client.once('end', onEnd);
  return client;
}

export interface WorkerLiveness {
  /** True once the pool is known to live; false where it was let go before. */
  readonly held: Promise<boolean>;
  /** Releases the lock: the pool's unfinished jobs are free for others. */
  release(): Promise<void>;
}

interface WorkerLivenessOptions {
  /** Called when it breaks and when it is held. */
  readonly uptime?: DatabaseUptime;
  /** Statement by which its connection tells others of the pool. */
  readonly introduction?: pg.QueryConfig;
}

/**
 * Holds the lock of a pool until it is released, on another connection where one breaks. While it is not held,
 * others may take over the pool's jobs, which costs asking them once more.
 */
export function holdWorkerLiveness(
  databaseUrl: string,
  poolId: string,
  { uptime, introduction }: WorkerLivenessOptions = {},
): WorkerLiveness {
  const releasing = new AbortController();
  let client: pg.Client | null = null;
  const holdLock = async (): Promise<boolean> => {
    while (!releasing.signal.aborted) {
      try {
        client = await connect(databaseUrl, poolId, introduction, releasing.signal, () => {
          if (releasing.signal.aborted) return;
          uptime?.broke();
          holdLock();
        });
        uptime?.held();
        // It was released meanwhile: nobody else would end the connection, and the pool's jobs would be free
        // only with the process.
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
 * Frees the jobs of processes that are gone, once Postgres has been up for long enough and they were missing
 * at the previous look as well: while Postgres closes connections one after the other, a living process may
 * seem gone.
 * @param comeback that time, in milliseconds.
 * @param suspected processes that were missing at the previous look.
 * @returns processes that are missing now.
 */
export async function freeJobsOfDeadWorkers(
  postgres: Postgres,
  comeback: number,
  suspected: readonly string[],
): Promise<readonly string[]> {
  const found = await postgres.query(FREE_JOBS, [comeback / 1000, suspected]);
  return rowsOf(Dead, found).map(({ id }) => id);
}
