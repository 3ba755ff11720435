import pg from 'pg';

export type Postgres = pg.Pool;
export type PostgresClient = pg.PoolClient;

/** Longest time a request waits for a free connection, and a statement for its result, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 10_000;

/**
 * A pool of connections to the database of prompts, competitors and keys. Sessions use UTC.
 * `connections` bounds how many statements run at once from this process.
 */
export function openPostgres(databaseUrl: string, { connections = 10 } = {}): Postgres {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    options: '-c timezone=UTC',
    application_name: 'answer-visibility',
  });
  // An idle connection that breaks (a restart of the server) is replaced at its next use; without a
  // listener the error would end the process.
  pool.on('error', () => {});
  // The same for one that breaks while it is used: its statement fails, which is what the caller sees.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
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
