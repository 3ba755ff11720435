import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { CommandError } from './command.ts';

/** A line of a CSV file that holds something: its number, from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The text of a file. @throws CommandError `invalid_file` where it cannot be read, or is not UTF-8. */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is UTF-8 with zeros.
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new CommandError('invalid_file', `${file}: must be in UTF-8`);
}

/**
 * What is between the cells: spreadsheets write semicolons where commas are in numbers, and tabs into text. Told by the
 * head alone, as other lines may have either in their texts.
 */
const delimiterOf = (text: string): string => /^"?(?:text|domain)"? *([;\t])/i.exec(text)?.[1] ?? ',';

/**
 * The lines of a CSV file (RFC 4180), of any number of cells.
 * @throws CommandError `invalid_file` where it cannot be read, or is no CSV from some line on.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvLine> {
  const text = await textOf(file);
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  try {
    for await (const { info, record } of parser) yield { number: info.lines, cells: record };
  } catch (error) {
    throw new CommandError('invalid_file', `${file}: ${(error as Error).message}`);
  }
}
