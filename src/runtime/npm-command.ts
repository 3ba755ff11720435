import path from 'node:path';
import type { Config } from './config.ts';

const DEFAULT_DATA_DIR = '.data';

/** Characters of a path that a shell takes as they are. */
const PLAIN = /^[\w./:@%+,=-]+$/;

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/**
 * A command line for another terminal, with DATA_DIR where this process has another one than the default: without it
 * the command would look into other stores. Where both stores are servers, DATA_DIR has none.
 * @param line script and arguments, e.g. `admin -- user list`.
 */
export function npmCommand(
  { DATA_DIR, DATABASE_URL, CLICKHOUSE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'CLICKHOUSE_URL'>,
  line: string,
): string {
  const isEmbedded = DATABASE_URL === undefined || CLICKHOUSE_URL === undefined;
  const isOther = isEmbedded && DATA_DIR !== path.resolve(DEFAULT_DATA_DIR);
  return `${isOther ? `DATA_DIR=${quoted(DATA_DIR)} ` : ''}npm run -s ${line}`;
}
