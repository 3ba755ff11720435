import { type Readable, Transform } from 'node:stream';
import type { CompiledQuery } from './brand-scope.ts';
import type { ClickHouse } from './clickhouse.ts';
import { literal } from './literal.ts';
import { readBounded } from './read-bounded.ts';

/** Rows in an array, and rows there would be without LIMIT and OFFSET. */
export interface RowCounts {
  readonly rows: number;
  readonly total: number;
}

/** Rows as ClickHouse formats them, and how many there are of how many. */
export interface JsonRows {
  /** The bytes of a JSON array, objects separated by ",\n": all of them where they are few, else as they come. */
  readonly bytes: Buffer | Readable;
  /** Available once all bytes have arrived. */
  readonly counts: () => RowCounts;
}

/** Maximum bytes of results that are collected: streaming them costs more than they do. */
const SMALL = 65_536;

/** The longest last line: two 64-bit numbers, a space and the line end before them. */
const TRAILER_BYTES = 48;

/** A placeholder of the Template format. */
const hole = (name: string) => `\${${name}}`;

/**
 * The format clause that makes ClickHouse write rows as JSON objects of the given columns, in an array,
 * followed by one line "rows total". Column names are constants of ours.
 */
export function templateFormat(columns: readonly string[]): string {
  const row = `\n{${columns.map((name) => `"${name}":${hole(`${name}:JSON`)}`).join(',')}}`;
  const result = `[${hole('data')}\n]\n${hole('rows:JSON')} ${hole('rows_before_limit:JSON')}`;
  return `FORMAT Template SETTINGS
  exact_rows_before_limit = 1,
  format_template_resultset_format = ${literal(result)},
  format_template_row_format = ${literal(row)},
  format_template_rows_between_delimiter = ','`;
}

/** The format clause for rows of JSON values, parted by tabs, which JSON escapes; then the same last line. */
const valuesFormat = (columns: readonly string[]): string => `FORMAT Template SETTINGS
  exact_rows_before_limit = 1,
  format_template_resultset_format = ${literal(`${hole('data')}\n${hole('rows:JSON')} ${hole('rows_before_limit:JSON')}`)},
  format_template_row_format = ${literal(columns.map((name) => hole(`${name}:JSON`)).join('\t'))},
  format_template_rows_between_delimiter = '\n'`;

/** ClickHouse limits of one read; the client's settings limit its time. */
export const READ_LIMITS = {
  max_memory_usage: '4000000000',
  max_rows_to_read: '2000000000',
  max_result_rows: '10000',
} as const;

/**
 * Parts rows from their counts, the last line.
 * @throws Error where that is missing.
 */
function splitTrailer(bytes: Buffer): { readonly rows: Buffer; readonly counts: RowCounts } {
  // JSON escapes line ends, so the last one parts the array from the counts.
  const end = bytes.lastIndexOf(10);
  const trailer = bytes.subarray(end + 1).toString('latin1');
  if (!/^\d+ \d+$/.test(trailer)) throw new Error('the rows of a query were cut short');
  const [rows = 0, total = 0] = trailer.split(' ').map(Number);
  return { rows: bytes.subarray(0, end), counts: { rows, total } };
}

/** Passes everything on but the last line, which it keeps. */
export class TrailerSplit extends Transform {
  counts: RowCounts = { rows: 0, total: 0 };
  #held: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    if (chunk.length < TRAILER_BYTES) {
      const all = Buffer.concat([this.#held, chunk]);
      const cut = Math.max(0, all.length - TRAILER_BYTES);
      if (cut > 0) this.push(all.subarray(0, cut));
      this.#held = all.subarray(cut);
    } else {
      // Most of a response is passed on without copying.
      if (this.#held.length > 0) this.push(this.#held);
      this.push(chunk.subarray(0, chunk.length - TRAILER_BYTES));
      this.#held = chunk.subarray(chunk.length - TRAILER_BYTES);
    }
    done();
  }

  override _flush(done: (error?: Error | null) => void) {
    try {
      const { rows, counts } = splitTrailer(this.#held);
      this.counts = counts;
      this.push(rows);
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/**
 * Runs a query and gives its rows as the bytes of a JSON array, formatted by ClickHouse and never parsed
 * here. The query is stopped in ClickHouse when `signal` aborts.
 * @param query without FORMAT; its LIMIT and OFFSET are the page, `total` counts the rows without them.
 */
export async function queryJsonRows(
  clickhouse: ClickHouse,
  query: CompiledQuery,
  columns: readonly string[],
  signal: AbortSignal,
): Promise<JsonRows> {
  const sql = `${query.sql}\n${templateFormat(columns)}`;
  const { stream } = await clickhouse.read({ sql, params: query.params }, READ_LIMITS, signal);
  const whole = await readBounded(stream, SMALL);
  if (whole !== null) {
    const { rows, counts } = splitTrailer(whole);
    return { bytes: rows, counts: () => counts };
  }
  const split = new TrailerSplit();
  stream.on('error', (error) => split.destroy(error));
  split.on('close', () => stream.destroy());
  // The error reaches the reader of the stream; there may be none yet.
  split.on('error', () => {});
  stream.pipe(split);
  return { bytes: split, counts: () => split.counts };
}

/** Values of a row by column: JSON as ClickHouse writes it, one character a byte. */
export type JsonValues = Readonly<Record<string, string>>;

/** Maximum number of rows whose values are read: they take 4 ms of the processor. */
const MOST_VALUES = '3000';

/** ClickHouse says that a result has more rows than it may. */
const TOO_MANY_ROWS = '396';

export const hasTooManyRows = (error: unknown) => (error as { code?: unknown }).code === TOO_MANY_ROWS;

/**
 * Runs a query of few rows and gives the values of its columns.
 * @param query as for `queryJsonRows`.
 * @throws an error for which `hasTooManyRows` holds where there are more than 3,000.
 */
export async function queryValues(
  clickhouse: ClickHouse,
  query: CompiledQuery,
  columns: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly rows: readonly JsonValues[]; readonly counts: RowCounts }> {
  const sql = `${query.sql}\n${valuesFormat(columns)}`;
  const limits = { ...READ_LIMITS, max_result_rows: MOST_VALUES };
  const { stream } = await clickhouse.read({ sql, params: query.params }, limits, signal);
  const whole = await readBounded(stream, Number.POSITIVE_INFINITY);
  const { rows, counts } = splitTrailer(whole ?? Buffer.alloc(0));
  const lines = counts.rows === 0 ? [] : rows.toString('latin1').split('\n');
  const valuesOf = (line: string): JsonValues => {
    const values = line.split('\t');
    const row: Record<string, string> = {};
    for (const [index, name] of columns.entries()) row[name] = values[index] ?? '';
    return row;
  };
  return { rows: lines.map(valuesOf), counts };
}

/** Rows as the bytes that `queryJsonRows` gives, from the JSON of their values by name, one character a byte. */
export function jsonRowsOf(
  rows: readonly (readonly (readonly [name: string, json: string])[])[],
  counts: RowCounts,
): JsonRows {
  let text = '[';
  for (const row of rows) {
    let before = text === '[' ? '\n{' : ',\n{';
    for (const [name, json] of row) {
      text += `${before}"${name}":${json}`;
      before = ',';
    }
    text += '}';
  }
  return { bytes: Buffer.from(`${text}\n]`, 'latin1'), counts: () => counts };
}

/** No rows, without asking ClickHouse. */
export const noRows = (): JsonRows => ({ bytes: Buffer.from('[]'), counts: () => ({ rows: 0, total: 0 }) });
