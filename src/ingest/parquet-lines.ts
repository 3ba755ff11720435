import { readFile } from 'node:fs/promises';
import type { ClickHouseSettings } from '@clickhouse/client';
import { z } from 'zod';
import { EXPORT_LIMITS } from '../exports/target.ts';
import type { ClickHouse } from '../stores/clickhouse.ts';
import { queryRows } from '../stores/rows.ts';
import { linesOfContent, type SourceLine } from './source-lines.ts';

/**
 * Most bytes of a file: it is one statement, of which ClickHouse and this process have copies. A day of 10,500 answers
 * of five kilobytes each takes a quarter of that.
 */
export const MAX_PARQUET = 64_000_000;

const SETTINGS: ClickHouseSettings & Record<string, string | number> = {
  ...EXPORT_LIMITS,
  max_query_size: '200000000',
  // The order of rows is what tells whose they are.
  max_threads: 1,
  input_format_parquet_preserve_order: 1,
};

const Metadata = z.object({ num_rows: z.number() });

/**
 * The rows of a Parquet file of at most MAX_PARQUET bytes as lines of JSON, in their order. ClickHouse, which has
 * written them, reads them: the service has no other reader.
 * @throws Error that names the file where it is not Parquet.
 */
export async function* parquetLines(
  clickhouse: ClickHouse,
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SourceLine> {
  const content = await readFile(file);
  const data = `base64Decode('${content.toString('base64')}')`;
  const refuse = (error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message.slice(0, 200)}`);
  };
  // format() forgets the columns of a file that has no rows, those it is told as well, and fails for want of them.
  const sql = `SELECT num_rows FROM format(ParquetMetadata, ${data})`;
  const reading = queryRows(clickhouse, Metadata, { sql, params: {} }, { settings: SETTINGS });
  const [metadata] = await reading.catch(refuse);
  if (metadata?.num_rows !== 0) {
    const select = { sql: `SELECT * FROM format(Parquet, ${data}) FORMAT JSONEachRow`, params: {} };
    const rows = await clickhouse.read(select, SETTINGS, new AbortController().signal).catch(refuse);
    yield* linesOfContent(file, rows.stream);
  }
  onBytes(content.length);
}
