import { Readable, Transform } from 'node:stream';
import type { CompiledQuery } from './brand-scope.ts';
import type { ClickHouse } from './clickhouse.ts';
import { literal } from './literal.ts';

/** Rows as ClickHouse formats them, and how many there are of how many. */
export interface JsonRows {
  /** The bytes of a JSON array, objects separated by ",\n". */
  readonly stream: Readable;
  /** Known once the stream has ended: rows in the array, and rows there would be without LIMIT and OFFSET. */
  readonly counts: () => { readonly rows: number; readonly total: number };
}

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

/** What one read may take of ClickHouse; its time is bound by the client's settings. */
export const READ_LIMITS = {
  max_memory_usage: '4000000000',
  max_rows_to_read: '2000000000',
  max_result_rows: '10000',
} as const;

/** Passes everything on but the last line, which it keeps. */
export class TrailerSplit extends Transform {
  trailer = '';
  #held: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    if (chunk.length < TRAILER_BYTES) {
      const all = Buffer.concat([this.#held, chunk]);
      const cut = Math.max(0, all.length - TRAILER_BYTES);
      if (cut > 0) this.push(all.subarray(0, cut));
      this.#held = all.subarray(cut);
    } else {
      // Most of a response: passed on as it is, not copied.
      if (this.#held.length > 0) this.push(this.#held);
      this.push(chunk.subarray(0, chunk.length - TRAILER_BYTES));
      this.#held = chunk.subarray(chunk.length - TRAILER_BYTES);
    }
    done();
  }

  override _flush(done: (error?: Error | null) => void) {
    // JSON escapes line ends, so the last one parts the array from the counts.
    const end = this.#held.lastIndexOf(10);
    this.trailer = this.#held.subarray(end + 1).toString('latin1');
    if (!/^\d+ \d+$/.test(this.trailer)) return done(new Error('the rows of a query were cut short'));
    this.push(this.#held.subarray(0, end));
    done();
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
  const split = new TrailerSplit();
  stream.on('error', (error) => split.destroy(error));
  split.on('close', () => stream.destroy());
  // Whoever reads it is told; nobody may be reading yet.
  split.on('error', () => {});
  stream.pipe(split);
  return {
    stream: split,
    counts: () => {
      const [rows = 0, total = 0] = split.trailer.split(' ').map(Number);
      return { rows, total };
    },
  };
}

/** No rows, without asking ClickHouse. */
export const noRows = (): JsonRows => ({
  stream: Readable.from([Buffer.from('[]')]),
  counts: () => ({ rows: 0, total: 0 }),
});
