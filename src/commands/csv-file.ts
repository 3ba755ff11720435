import { parse } from 'csv-parse';
import { CommandError } from './command.ts';
import { textOfFile } from './text-file.ts';

/** A line of a CSV file that holds something: its number, from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
  /** True where the file begins with a header row. */
  readonly hasHead: boolean;
}

/** First line that names the delimiter for spreadsheets. */
const SEPARATOR = /^sep=([,;\t])\r?\n/i;

/**
 * Delimiter of the cells: spreadsheets write semicolons where numbers have commas, and tabs into text. Only
 * the header row, or a `sep=` line before it, decides, as other lines may have either character in their
 * texts.
 */
const delimiterOf = (text: string, first: string): string =>
  (SEPARATOR.exec(text) ?? new RegExp(`^\\s*"?${first}"? *([;\\t])`, 'i').exec(text))?.[1] ?? ',';

/**
 * The lines of a CSV file (RFC 4180), of any number of cells, without the head.
 * @param first the name of the first column, by which a head is known.
 * @throws CommandError `invalid_file` where it cannot be read, or is no CSV from some line on.
 */
export async function* readCsv(file: string, first: string): AsyncGenerator<CsvLine> {
  const text = await textOfFile(file);
  const parser = parse(text, {
    delimiter: delimiterOf(text, first),
    from_line: SEPARATOR.test(text) ? 2 : 1,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  let hasHead: boolean | undefined;
  try {
    for await (const { info, record } of parser) {
      const isFirst = hasHead === undefined;
      hasHead ??= record[0].toLowerCase() === first;
      if (!(isFirst && hasHead)) yield { number: info.lines, cells: record, hasHead };
    }
  } catch (error) {
    throw new CommandError('invalid_file', `${file}: ${(error as Error).message}`);
  }
}
