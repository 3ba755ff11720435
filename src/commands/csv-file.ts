import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { CommandError } from './command.ts';

/** A line of a CSV file that holds something: its number, from 1, and its cells, trimmed. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * The lines of a CSV file (RFC 4180), of any number of cells.
 * @throws CommandError `invalid_file` where it cannot be read, or is no CSV from some line on.
 */
export async function* readCsv(file: string): AsyncGenerator<CsvLine> {
  const unreadable = (error: Error): never => {
    throw new CommandError('invalid_file', error.message);
  };
  const input = (await open(file).catch(unreadable)).createReadStream();
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  pipeline(input, parser, () => {});
  try {
    for await (const { info, record } of parser) yield { number: info.lines, cells: record };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError('invalid_file', `${file}: ${(error as Error).message}`);
  }
}
