import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

const LINE_FEED = 10;

/** Number of the first line that is not UTF-8; null where all are. UTF-16 without a byte order mark is UTF-8 with zeros. */
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
 * Reads the text of a file, `-` for standard input, without a byte order mark.
 * @throws CommandError `invalid_file` where it cannot be read, or is not UTF-8.
 */
export async function textOfFile(file: string): Promise<string> {
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch((error: Error) => {
    throw new CommandError('invalid_file', error.message);
  });
  const line = foreignLine(bytes);
  if (line === null) return new TextDecoder().decode(bytes);
  throw new CommandError('invalid_file', `${file}:${line}: must be in UTF-8`);
}
