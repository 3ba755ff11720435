import { createRequire } from 'node:module';
import manifest from '../../../package.json' with { type: 'json' };

/*
 * chdb's native module, used directly instead of through the JavaScript `Session` of the package chdb, for two
 * reasons measured with chdb 3.4.0:
 * - `Session.close()` keeps a connection until every operation that runs anywhere in the process has ended.
 *   With a connection per query, one query of 12 s beside 200 small ones a second took 1 GB.
 * - `Session.insert()` lets through neither SETTINGS, nor `(* EXCEPT (…))`, nor VALUES.
 * The native module counts the operations of each connection itself.
 */

/** A connection to the one chdb of this process. It runs one query at a time. */
export type ChdbConnection = object;

/** Result of a query. */
export interface ReadResult {
  readonly bytes: Buffer;
  /** Rows and bytes of the result, despite their names: chdb 3.4.0 does not report those that it read. */
  readonly rowsRead: number;
  readonly bytesRead: number;
}

/** Rows that a statement wrote, including those of materialized views, as a server counts. */
export interface WriteResult {
  readonly rowsWritten: number;
  readonly bytesWritten: number;
}

/** The functions of the native module that are used. Those ending in Async run on a thread of libuv's pool. */
interface Native {
  /** @param connectionArgs in the form of clickhouse-local's command line; the first connection's count. */
  CreateConnection(folder: string, connectionArgs: readonly string[]): ChdbConnection;
  CloseConnection(connection: ChdbConnection): void;
  QueryAsyncConnection(connection: ChdbConnection, query: string, format: string): Promise<ReadResult>;
  /** Runs `prefix`, a line end and `rows` as one statement. Only text formats: others are cut short. */
  InsertRawAsyncConnection(
    connection: ChdbConnection,
    prefix: string,
    rows: Buffer,
    countLines: boolean,
  ): Promise<WriteResult>;
}

/** ClickHouse over one data directory; a process has one. */
export interface Chdb {
  open(): ChdbConnection;
  close(connection: ChdbConnection): void;
  read(connection: ChdbConnection, query: string, format: string): Promise<ReadResult>;
  /** @param rows in a text format; kept by the caller until the promise settles. */
  write(connection: ChdbConnection, statement: string, rows: Buffer): Promise<WriteResult>;
}

/** Its packages by platform. The lock holds those whose integrity it knows; another can be installed by hand. */
const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@chdb/lib-linux-x64-gnu',
  'linux-arm64': '@chdb/lib-linux-arm64-gnu',
  'darwin-x64': '@chdb/lib-darwin-x64',
  'darwin-arm64': '@chdb/lib-darwin-arm64',
};

/**
 * Loads chdb for a data directory.
 * @throws Error when there is no chdb for this platform, or it is not installed: with what to do.
 */
export function loadChdb(folder: string, connectionArgs: readonly string[]): Chdb {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new Error(
      `there is no embedded ClickHouse for ${platform}; set CLICKHOUSE_URL to a ClickHouse server`,
    );
  }
  const version = manifest.optionalDependencies['@chdb/lib-linux-x64-gnu'];
  let native: Native;
  try {
    native = createRequire(import.meta.url)(name);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new Error(
      `the embedded ClickHouse (npm package ${name}) is not installed (${reason}); run "npm install --no-save ${name}@${version}" or set CLICKHOUSE_URL to a ClickHouse server`,
    );
  }
  return {
    open: () => native.CreateConnection(folder, connectionArgs),
    close: (connection) => native.CloseConnection(connection),
    read: (connection, query, format) => native.QueryAsyncConnection(connection, query, format),
    write: (connection, statement, rows) =>
      native.InsertRawAsyncConnection(connection, statement, rows, false),
  };
}
