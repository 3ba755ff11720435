import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { SourceLine } from './importer.ts';

/** Longest line, in characters; anything longer is cut off there and fails as a line. */
const MAX_LINE = 8_000_000;

/** Some editors and spreadsheets put it before the first line. */
const BYTE_ORDER_MARK = '\ufeff';

/** The content of an input, unpacked where it is gzip, which its first two bytes tell. */
async function* contentOf(input: Readable, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const chunks = input[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  })();
  const counted = (async function* () {
    for await (const chunk of all) {
      onBytes(chunk.length);
      yield chunk;
    }
  })();
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* counted;
  const unpacked = createGunzip();
  const feed = new PassThrough();
  feed.on('error', (error) => unpacked.destroy(error));
  feed.pipe(unpacked);
  (async () => {
    for await (const chunk of counted)
      if (!feed.write(chunk)) await new Promise((resolve) => feed.once('drain', resolve));
    feed.end();
  })().catch((error) => feed.destroy(error));
  yield* unpacked as AsyncIterable<Buffer>;
}

/** Sizes of the inputs that are files, together; null where one is standard input. */
export async function totalBytes(inputs: readonly string[]): Promise<number | null> {
  if (inputs.includes('-')) return null;
  const sizes = await Promise.all(inputs.map(async (input) => (await stat(input)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The lines of files, one after the other; "-" is standard input. Memory does not grow with their size. */
export async function* readSourceLines(
  inputs: readonly string[],
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<SourceLine> {
  for (const source of inputs) {
    const input = source === '-' ? process.stdin : createReadStream(source);
    const decoder = new StringDecoder('utf8');
    let number = 0;
    let rest = '';
    for await (const chunk of contentOf(input, onBytes)) {
      const parts = (rest + decoder.write(chunk)).split('\n');
      if (number === 0 && parts[0]?.startsWith(BYTE_ORDER_MARK)) parts[0] = parts[0].slice(1);
      rest = (parts.pop() ?? '').slice(0, MAX_LINE);
      for (const text of parts) yield { source, number: ++number, text };
    }
    rest += decoder.end();
    if (rest !== '') yield { source, number: ++number, text: rest };
  }
}
