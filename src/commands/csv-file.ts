import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { CommandError } from './command.ts';

/** A line of a CSV file that holds something: its number, from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
  /** The names in the header row, in small letters; null where there is none. */
  readonly head: readonly string[] | null;
}

const LINE_FEED = 10;

/** The number of the first line that is not UTF-8; null where all are. UTF-16 without a byte order mark is UTF-8 with zeros. */
function foreignLine(bytes: Buffer): number | null {
  for (let number = 1, start = 0; start < bytes.length; number += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(line) || line.includes(0)) return number;
    start += line.length + 1;
  }
  return null;
}

/**
 * The text of a file.
 * @throws CommandError `invalid_file` where it cannot be read, or is not UTF-8.
 */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  const line = foreignLine(bytes);
  if (line === null) return new TextDecoder().decode(bytes);
  throw new CommandError('invalid_file', `${file}:${line}: must be in UTF-8`);
}

/** First line that names the delimiter for spreadsheets. */
const SEPARATOR = /^sep=([,;\t])\r?\n/i;

/**
 * Delimiter of the cells: spreadsheets write semicolons where numbers have commas, and tabs into text. Only
 * the header row, or a `sep=` line before it, decides, as other lines may have either character in their
 * texts.
 */
const delimiterOf = (text: string, column: string): string =>
  (SEPARATOR.exec(text) ??
    new RegExp(`^(?:[^,;\\t\\n]*[;\\t])*\\s*"?${column}"? *([;\\t])`, 'i').exec(text))?.[1] ?? ',';

/**
 * The lines of a CSV file (RFC 4180), of any number of cells, without the head.
 * @param column the name of a column by which a header row is known.
 * @throws CommandError `invalid_file` where it cannot be read, or is no CSV from some line on.
 */
export async function* readCsv(file: string, column: string): AsyncGenerator<CsvLine> {
  const text = await textOf(file);
  const parser = parse(text, {
    delimiter: delimiterOf(text, column),
    from_line: SEPARATOR.test(text) ? 2 : 1,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  let head: readonly string[] | null | undefined;
  try {
    for await (const { info, record } of parser) {
      if (head === undefined) {
        const names = record.map((name: string) => name.toLowerCase());
        head = names.includes(column) ? (names as readonly string[]) : null;
        if (head) continue;
      }
      yield { number: info.lines, cells: record, head };
    }
  } catch (error) {
    throw new CommandError('invalid_file', `${file}: ${(error as Error).message}`);
  }
}
