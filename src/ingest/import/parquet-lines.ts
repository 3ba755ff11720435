import { readFile } from 'node:fs/promises';
import type { ClickHouseSettings } from '@clickhouse/client';
import { EXPORT_LIMITS } from '../../exports/target.ts';
import type { ClickHouse } from '../../stores/clickhouse.ts';
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

/**
 * The rows of a Parquet file of at most MAX_PARQUET bytes as lines of JSON, in their order. ClickHouse, which has
 * written them, reads them: the service has no other reader. Its format() forgets the columns of a file that has no rows, those
 * it is told as well, and fails for want of them: such a file is not to be asked for.
 * @throws Error that names the file where it is not Parquet.
 */
export async function* parquetLines(
  clickhouse: ClickHouse,
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SourceLine> {
  const content = await readFile(file);
  const sql = `SELECT * FROM format(Parquet, base64Decode('${content.toString('base64')}')) FORMAT JSONEachRow`;
  const reading = clickhouse.read({ sql, params: {} }, SETTINGS, new AbortController().signal);
  const { stream } = await reading.catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message.slice(0, 200)}`);
  });
  onBytes(content.length);
  yield* linesOfContent(file, stream);
}
