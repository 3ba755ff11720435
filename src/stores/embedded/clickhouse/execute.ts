import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RawInsertFormat, Session } from 'chdb';
import { engineError } from './engine-error.ts';
import { literal } from './literal.ts';
import type { EngineRequest } from './request.ts';
import type { Sessions } from './sessions.ts';

/** Counts as ClickHouse tells them in X-ClickHouse-Summary. */
export interface Summary {
  readonly read_rows: number;
  readonly read_bytes: number;
  readonly written_rows: number;
  readonly written_bytes: number;
  readonly elapsed_ns: number;
}

export interface EngineResult {
  readonly chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[];
  readonly format: string;
  readonly summary: Summary;
}

export interface EngineContext {
  readonly sessions: Sessions;
  /** Always open: it keeps the engine up, and stops queries while all others are at work. */
  readonly control: Session;
  readonly temporaryDir: string;
}

/** Formats whose pieces may be sent one after the other as they are: no header, no trailer. */
const STREAMED = new Set(['JSONEachRow', 'JSONCompactEachRow', 'TabSeparated', 'TSV', 'CSV', 'RowBinary']);

/** Formats chdb takes the rows of an INSERT in directly; any other goes through a file. */
const INSERT_FORMATS: readonly string[] = [
  'JSONEachRow',
  'JSONCompactEachRow',
  'CSV',
  'CSVWithNames',
  'TSV',
  'TabSeparated',
];

const INSERT =
  /^\s*INSERT\s+INTO\s+(?:TABLE\s+)?([\w.`"]+)\s*(\([^)]*\))?\s*(?:SETTINGS\s+[\s\S]*?)?\s*FORMAT\s+(\w+)\s*;?\s*$/i;

/** chdb streams reads only. */
const READ = /^[\s(]*(SELECT|WITH)\b/i;

/** The FORMAT at the end of a query, behind it only SETTINGS. */
const FORMAT = /\bFORMAT\s+(\w+)\s*(?:SETTINGS\b[\s\S]*)?;?\s*$/i;

const summary = (counts: Partial<Summary>, started: bigint): Summary => ({
  read_rows: 0,
  read_bytes: 0,
  written_rows: 0,
  written_bytes: 0,
  ...counts,
  elapsed_ns: Number(process.hrtime.bigint() - started),
});

async function insertRows(session: Session, request: EngineRequest, context: EngineContext, started: bigint) {
  const [, target = '', columns = '', format = ''] = INSERT.exec(request.query) ?? [];
  if (target === '') {
    throw engineError(
      62,
      'SYNTAX_ERROR',
      'A query with rows in the body must be INSERT INTO table (columns) FORMAT name',
    );
  }
  const names = columns
    .replace(/[()`"\s]/g, '')
    .split(',')
    .filter((name) => name !== '');
  if (INSERT_FORMATS.includes(format) && /SETTINGS/i.test(request.query) === false) {
    const written = await session.insert({
      table: target.replace(/[`"]/g, ''),
      values: request.data,
      format: format as RawInsertFormat,
      ...(names.length > 0 ? { columns: names } : {}),
    });
    return summary({ written_rows: written.rowsWritten, written_bytes: written.bytesWritten }, started);
  }
  const file = path.join(context.temporaryDir, `${randomUUID()}.rows`);
  try {
    await writeFile(file, request.data, { mode: 0o600 });
    await session.queryAsync(
      `INSERT INTO ${target} ${columns} SELECT * FROM file(${literal(file)}, ${literal(format)})`,
    );
    return summary({}, started);
  } finally {
    await rm(file, { force: true });
  }
}

async function* streamed(session: Session, query: string, format: string) {
  for await (const chunk of session.queryStream(query, { format })) yield chunk.raw();
}

/** Reads the first piece before anything is sent, so that an error can still become a status. */
async function primed(chunks: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await chunks.next();
  return (async function* () {
    if (!first.done) {
      yield first.value;
      yield* chunks;
    }
  })();
}

/**
 * Runs a request on a connection of its own and hands the result to `send`, which returns when the result is
 * sent: only then does the connection close. `signal` stops the query.
 */
export async function execute(
  context: EngineContext,
  request: EngineRequest,
  signal: AbortSignal,
  send: (result: EngineResult) => Promise<void>,
): Promise<void> {
  await context.sessions.use(request, async (session) => {
    if (signal.aborted) return;
    const started = process.hrtime.bigint();
    if (request.data.length > 0) {
      const written = await insertRows(session, request, context, started);
      return send({ chunks: [], format: 'TabSeparated', summary: written });
    }
    const mark = `/* ${randomUUID()} */`;
    const query = `${mark} ${request.query}`;
    const stop = () => {
      // ASYNC: with SYNC the engine waits for a query that waits for this very thread, and hangs.
      context.control
        .queryAsync(`KILL QUERY WHERE startsWith(query, ${literal(mark)}) ASYNC`)
        .catch(() => {});
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      const format = FORMAT.exec(request.query)?.[1] ?? request.defaultFormat;
      if (STREAMED.has(format) && READ.test(request.query)) {
        const chunks = await primed(streamed(session, query, format));
        return await send({ chunks, format, summary: summary({}, started) });
      }
      const result = await session.queryAsync(query, { format });
      const counts = { read_rows: result.rowsRead, read_bytes: result.bytesRead };
      return await send({ chunks: [result.bytes()], format, summary: summary(counts, started) });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  });
}
