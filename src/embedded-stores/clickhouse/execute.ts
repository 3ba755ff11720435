import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { literal } from '../../stores/literal.ts';
import type { Chdb, ChdbConnection, ReadResult, WriteResult } from './chdb.ts';
import type { Connections } from './connections.ts';
import { exception } from './exception.ts';
import type { QueryRequest } from './request.ts';
import { fromFile, intoFile, isUnbounded, readStatement, type Statement } from './statement.ts';

/** Counts of X-ClickHouse-Summary, as far as chdb knows them. */
export interface Summary {
  readonly result_rows: number;
  readonly result_bytes: number;
  readonly written_rows: number;
  readonly written_bytes: number;
  readonly elapsed_ns: number;
}

export interface QueryResult {
  /** A file is unlinked already; the reader closes it. */
  readonly body: Buffer | FileHandle;
  readonly format: string;
  readonly summary: Summary;
}

export interface StatementContext {
  readonly chdb: Chdb;
  readonly connections: Connections;
  readonly temporaryDir: string;
}

/** Formats whose rows chdb takes in as part of the statement. It cuts others short, so they go through a file. */
const TEXT = /^(?:JSON|CSV|TSV|TabSeparated|Values$)/i;

/** Milliseconds after which KILL is repeated for a query that still runs: it may just have begun. */
const KILL_INTERVAL = 250;

const NOTHING = Buffer.alloc(0);

/** Line end: no row, but some text, without which chdb reports that there is nothing to insert. */
const NO_ROWS = Buffer.from('\n');

const none: ReadResult & WriteResult = {
  bytes: NOTHING,
  rowsRead: 0,
  bytesRead: 0,
  rowsWritten: 0,
  bytesWritten: 0,
};

/** Runs `work` and stops the query that begins with `mark` when the signal aborts. */
async function stoppable<T>({ chdb }: StatementContext, mark: string, signal: AbortSignal, work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined;
  const kill = async () => {
    const connection = chdb.open();
    // ASYNC: with SYNC chdb waits for a query that waits for this very thread, and hangs.
    await chdb
      .read(connection, `KILL QUERY WHERE startsWith(query, ${literal(mark)}) ASYNC`, 'Null')
      .catch(() => {});
    chdb.close(connection);
  };
  const stop = () => {
    kill();
    timer = setInterval(kill, KILL_INTERVAL);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work;
  } finally {
    signal.removeEventListener('abort', stop);
    clearInterval(timer);
  }
}

async function insertRows(
  context: StatementContext,
  connection: ChdbConnection,
  request: QueryRequest,
  format: string,
) {
  const { query, data } = request;
  if (TEXT.test(format)) return context.chdb.write(connection, query, data.length > 0 ? data : NO_ROWS);
  const file = path.join(context.temporaryDir, `${randomUUID()}.rows`);
  try {
    await writeFile(file, data, { mode: 0o600 });
    return await context.chdb.write(connection, fromFile(query, literal(file)), NOTHING);
  } finally {
    await rm(file, { force: true });
  }
}

/** Bytes that must be left on the disk behind a result: more than chdb writes at its end. */
const ROOM = 16 * 1_048_576;

/**
 * Detects a full disk: chdb 3.4.0 reports nothing where the last piece of a result does not fit, so a report
 * had no rows, and migrations seemed not to have been applied.
 * @throws ClickHouseException as a server without room.
 */
function requireDiskRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= ROOM) return;
  throw exception(243, 'NOT_ENOUGH_SPACE', `Less than ${ROOM} bytes are left on the disk of results`);
}

/** Bytes up to which a result that has just been written, and so is in memory, is read at once. */
const SMALL = 65_536;

/**
 * Lets chdb write a result of any size into a file and opens that. A small one is read by this very thread, in a twentieth
 * of a millisecond: the trips of a stream to other threads took 1.5 ms of processor time.
 */
async function readIntoFile(
  context: StatementContext,
  query: (file: string) => Promise<ReadResult>,
): Promise<ReadResult & { body: FileHandle | Buffer }> {
  const file = path.join(context.temporaryDir, `${randomUUID()}.result`);
  try {
    const result = await query(file);
    requireDiskRoom(context.temporaryDir);
    return { ...result, body: statSync(file).size <= SMALL ? readFileSync(file) : await open(file) };
  } finally {
    rmSync(file, { force: true });
  }
}

function run(
  context: StatementContext,
  connection: ChdbConnection,
  request: QueryRequest,
  statement: Statement,
  signal: AbortSignal,
): Promise<Partial<ReadResult & WriteResult> & { body?: FileHandle | Buffer }> {
  const { chdb } = context;
  const rowsFollow = statement.format ?? (/\bVALUES\s*$/i.test(request.query) ? 'Values' : null);
  if (statement.kind === 'insert' && request.queryInUrl && rowsFollow !== null) {
    return insertRows(context, connection, request, rowsFollow);
  }
  const mark = `/* ${randomUUID()} */ `;
  const stopped = <T>(work: Promise<T>) => stoppable(context, mark, signal, work);
  if (statement.kind === 'insert') return stopped(chdb.write(connection, mark + request.query, NOTHING));
  const format = statement.format ?? request.defaultFormat;
  if (!isUnbounded(statement) || format === 'Null') {
    return stopped(chdb.read(connection, mark + request.query, format));
  }
  return readIntoFile(context, (file) =>
    stopped(chdb.read(connection, mark + intoFile(request.query, statement, literal(file), format), format)),
  );
}

/**
 * Runs a request on a connection of its own. A read without LIMIT, which may give any number of rows, has its
 * result in a file (0.5 ms more), any other in memory. chdb can also stream, but begins a stream on the thread
 * that asks, with every scalar subquery, which stopped this whole process meanwhile; and it repeats the header
 * of a format in each piece. `signal` stops the query.
 */
export async function execute(
  context: StatementContext,
  request: QueryRequest,
  signal: AbortSignal,
): Promise<QueryResult | null> {
  const statement = readStatement(request.query);
  return context.connections.use(request, async (connection) => {
    if (signal.aborted) return null;
    const started = process.hrtime.bigint();
    const result = { ...none, ...(await run(context, connection, request, statement, signal)) };
    return {
      body: result.body ?? result.bytes,
      format:
        statement.kind === 'insert' ? request.defaultFormat : (statement.format ?? request.defaultFormat),
      summary: {
        result_rows: result.rowsRead,
        result_bytes: result.bytesRead,
        written_rows: result.rowsWritten,
        written_bytes: result.bytesWritten,
        elapsed_ns: Number(process.hrtime.bigint() - started),
      },
    };
  });
}
