import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { shownSql } from './shown-sql.ts';
import { limitStatements } from './statement-time.ts';
import { type TracedStatement, traceStatements } from './statement-trace.ts';

export type Postgres = pg.Pool;
export type PostgresClient = pg.PoolClient;

/** Longest time that is waited for a free connection, and a statement for its result, in milliseconds. */
const CONNECT_TIMEOUT = 3_000;
const STATEMENT_TIMEOUT = 10_000;

/**
 * A pool of connections to the database of prompts, competitors and keys. Sessions use UTC.
 * `connections` bounds how many statements run at once from this process. A server that does not answer costs a
 * statement as long as it may take (statement-time.ts) and its connection.
 */
export function openPostgres(databaseUrl: string, { connections = 10 } = {}): Postgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    // Detects a dead peer of a statement without a time limit.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    options: '-c timezone=UTC',
    application_name: 'answer-visibility',
  });
  // An idle connection that breaks (a restart of the server) is replaced at its next use; without a
  // listener the error would end the process.
  pool.on('error', () => {});
  // Likewise for a connection that breaks in use: its statement fails, and the caller sees that.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    limitStatements(client, STATEMENT_TIMEOUT);
    traceStatements(client, (statement) => (pool as EventEmitter).emit(STATEMENT, statement));
  });
  // A waiter continues in its own context, not in that of the request that returned the connection.
  const connect = pool.connect.bind(pool) as (callback?: () => void) => unknown;
  pool.connect = ((callback?: () => void) =>
    connect(callback && AsyncLocalStorage.bind(callback))) as typeof pool.connect;
  return pool;
}

const STATEMENT = 'traced-statement';

/** A statement that took long, as it is logged. */
export interface SlowStatement extends Pick<TracedStatement, 'request_id' | 'ms'> {
  readonly sql: string;
}

/** Reports statements of requests that took so many milliseconds or longer; 0 for none. */
export function onSlowStatement(
  pool: Postgres,
  from: number,
  onSlow: (statement: SlowStatement) => void,
): void {
  if (from === 0) return;
  (pool as EventEmitter).on(STATEMENT, ({ request_id, ms, text }: TracedStatement) => {
    if (ms >= from) onSlow({ request_id, ms, sql: shownSql(text) });
  });
}

/** True where a Postgres server reacts within so many milliseconds, even by refusing the connection. */
export async function says(databaseUrl: string, patience: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  try {
    await client.connect();
    client.end().catch(() => {});
    return true;
  } catch (error) {
    // Only a timeout has no code.
    return (error as { code?: string }).code !== undefined;
  }
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function transaction<T>(
  pool: Postgres,
  work: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
