import { readSourceLines } from '../../src/ingest/import/source-lines.ts';

/*
 * Reads the lines of inputs and prints how many there are, the last one, and the most memory it took, in bytes. Tells
 * a parent that listens of each piece that it has read.
 */
const tell = (bytes: number) => process.send?.(bytes);
let lines = 0;
let last: unknown = null;
for await (const { source: _, ...line } of readSourceLines(process.argv.slice(2), tell)) {
  lines += 1;
  last = 'text' in line ? { ...line, text: line.text.slice(0, 20) } : line;
}
process.stdout.write(
  `${JSON.stringify({ lines, last, memory: process.resourceUsage().maxRSS * 1024, cpu: process.cpuUsage().user / 1000 })}\n`,
);
process.disconnect?.();
