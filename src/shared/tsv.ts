import { readFileSync } from 'node:fs';

/** The rows of a file of tab-separated values below its head; lines that begin with # are comments. */
export function readTsv(file: URL): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
