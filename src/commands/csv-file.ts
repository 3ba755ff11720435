import { parse } from 'csv-parse';
import { CommandError } from './command.ts';
import { textOfFile } from './text-file.ts';

/** A line of a CSV file that holds something: its number, from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
  /** The names in the header row, in small letters; null where there is none. */
  readonly head: readonly string[] | null;
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
  const text = await textOfFile(file);
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
