import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ByteSource, gunzip, isGzip, TrailingBytes } from './gunzip.ts';

/** Longest line, in characters: several times the longest answer with all its sources. */
export const MAX_LINE = 8_000_000;

/** More bytes than so many characters can have. */
const MAX_BYTES = 3 * MAX_LINE;

const LINE_FEED = 0x0a;

/** Some editors and spreadsheets put it before the first line. */
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** A line of an input, with where it stands: its text, or why it has none. */
export type SourceLine = { readonly source: string; readonly number: number } & (
  | { readonly text: string }
  | { readonly fault: string }
);

/** The bytes of a line that comes in several chunks. */
class LongLine {
  #bytes = Buffer.allocUnsafe(65_536);
  /** All its bytes, those beyond the bound too, which are not kept. */
  length = 0;

  add(part: Buffer): void {
    const end = this.length + part.length;
    if (end > this.#bytes.length && end <= MAX_BYTES) {
      const larger = Buffer.allocUnsafe(Math.min(MAX_BYTES, 2 * end));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    if (end <= MAX_BYTES) part.copy(this.#bytes, this.length);
    this.length = end;
  }

  /** The whole line with its last part, and an empty line afterwards. */
  end(last: Buffer): Buffer | null {
    if (this.length === 0) return last.length <= MAX_BYTES ? last : null;
    this.add(last);
    const whole = this.length <= MAX_BYTES ? this.#bytes.subarray(0, this.length) : null;
    this.length = 0;
    return whole;
  }
}

/** Fault of a line in another encoding. */
export const NO_UTF8 = 'is not UTF-8';

/** The text of a line, or why it has none. `bytes` is null where there are more than are kept. */
function textOf(bytes: Buffer | null): { text: string } | { fault: string } {
  if (bytes !== null && !isUtf8(bytes)) return { fault: NO_UTF8 };
  const text = bytes?.toString() ?? null;
  return text === null || text.length > MAX_LINE
    ? { fault: `has more than ${MAX_LINE} characters` }
    : { text };
}

/**
 * The lines of some bytes. Linear in time; no more is kept than a line may have. A last line without an end is one
 * where the bytes end, and none where they break off.
 */
async function* splitLines(
  content: AsyncIterable<Buffer>,
): AsyncGenerator<{ text: string } | { fault: string }> {
  const line = new LongLine();
  let first = true;
  const read = (last: Buffer) => {
    const bytes = line.end(last);
    const begin = first && bytes?.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
    first = false;
    return textOf(bytes?.subarray(begin) ?? null);
  };
  let garbage: TrailingBytes | null = null;
  try {
    for await (const chunk of content) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        yield read(chunk.subarray(start, end));
        start = end + 1;
      }
      line.add(chunk.subarray(start));
    }
  } catch (error) {
    if (!(error instanceof TrailingBytes)) throw error;
    garbage = error;
  }
  if (line.length > 0) yield read(Buffer.alloc(0));
  if (garbage !== null) throw garbage;
}

/** The content of an input, unpacked where it is gzip, which its first two bytes tell. */
async function* contentOf(input: Readable, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const counted = (async function* () {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      onBytes(chunk.length);
      yield chunk;
    }
  })();
  try {
    const source = new ByteSource(counted);
    const start = await source.take(2);
    source.putBack(start);
    if (isGzip(start)) return yield* gunzip(source);
    for (let chunk = await source.next(); chunk !== null; chunk = await source.next()) yield chunk;
  } finally {
    input.destroy();
  }
}

/** The lines of some content, numbered from `first`. @throws what the content throws. */
export async function* linesOfContent(
  source: string,
  content: AsyncIterable<Buffer>,
  first = 1,
): AsyncGenerator<SourceLine> {
  let number = first;
  for await (const line of splitLines(content)) yield { source, number: number++, ...line };
}

/** The lines of bytes that are there, numbered from `first`. */
export const linesIn = (source: string, bytes: Buffer, first: number): AsyncGenerator<SourceLine> =>
  linesOfContent(source, Readable.from([bytes]), first);

/**
 * Sizes of the inputs that are files, together; null where one is standard input.
 * @throws Error that names an input that is not there, may not be read or is a folder
 */
export async function totalBytes(inputs: readonly string[]): Promise<number | null> {
  const files = inputs.filter((input) => input !== '-');
  const sizes = await Promise.all(
    files.map(async (file) => {
      const found = await stat(file);
      if (found.isDirectory()) throw new Error(`${file} is a folder: name its files`);
      await access(file, constants.R_OK);
      return found.size;
    }),
  );
  return files.length < inputs.length ? null : sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The lines of files, one after the other; "-" is standard input. Memory does not grow with their size, nor with
 * that of a line. Where the rest of an input cannot be read, the lines before are given, then one that says why.
 */
export async function* readSourceLines(
  inputs: readonly string[],
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<SourceLine> {
  for (const source of inputs) {
    const input = source === '-' ? process.stdin : createReadStream(source);
    let number = 0;
    try {
      for await (const line of splitLines(contentOf(input, onBytes))) {
        number += 1;
        yield { source, number, ...line };
      }
    } catch (error) {
      yield { source, number: number + 1, fault: `cannot be read: ${(error as Error).message}` };
    }
  }
}
