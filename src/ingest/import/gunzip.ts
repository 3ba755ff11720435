import { crc32, createInflateRaw } from 'node:zlib';

/*
 * Node's own createGunzip gives up what a piece of input unpacked to where something is wrong later in that piece,
 * so the lines before the end of a file that was cut off would be lost. Here the members of a gzip file (RFC 1952)
 * are told apart, and everything before a fault is given first.
 */

/** A stream of bytes of which some can be put back. Ends with null. */
export class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #back: Buffer[] = [];

  constructor(chunks: AsyncIterator<Buffer>) {
    this.#chunks = chunks;
  }

  /** The next bytes, at least one; null at the end. */
  async next(): Promise<Buffer | null> {
    const back = this.#back.pop();
    if (back !== undefined) return back;
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) return null;
      if (value.length > 0) return value;
    }
  }

  putBack(bytes: Buffer): void {
    if (bytes.length > 0) this.#back.push(bytes);
  }

  /** The next `count` bytes, or all there are until the end. */
  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    let missing = count;
    while (missing > 0) {
      const chunk = await this.next();
      if (chunk === null) break;
      taken.push(chunk.subarray(0, missing));
      this.putBack(chunk.subarray(missing));
      missing -= Math.min(missing, chunk.length);
    }
    return Buffer.concat(taken);
  }

  /** Leaves out all bytes up to the first that fits. @returns false where none does. */
  async skipTo(fits: (byte: number) => boolean): Promise<boolean> {
    for (let chunk = await this.next(); chunk !== null; chunk = await this.next()) {
      const at = chunk.findIndex(fits);
      if (at === -1) continue;
      this.putBack(chunk.subarray(at));
      return true;
    }
    return false;
  }
}

const CUT_OFF = 'unexpected end of file: the gzip data is cut off';

/** @throws Error where the end comes first */
async function exactly(source: ByteSource, count: number): Promise<Buffer> {
  const bytes = await source.take(count);
  if (bytes.length < count) throw new Error(CUT_OFF);
  return bytes;
}

/** True where bytes begin as gzip does. */
export const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const HAS_HEADER_CHECKSUM = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;

/** Fault of bytes after the end of gzip data that are no gzip data. */
export class TrailingBytes extends Error {}

/** @throws TrailingBytes, and Error where the header is cut off or of another method */
async function skipHeader(source: ByteSource): Promise<void> {
  const magic = await source.take(2);
  if (!isGzip(magic)) throw new TrailingBytes('there is something else after the end of the gzip data');
  const [method, flags = 0] = await exactly(source, 8);
  if (method !== 8) throw new Error('the gzip data is packed in an unknown way');
  if (flags & HAS_EXTRA) await exactly(source, (await exactly(source, 2)).readUInt16LE());
  for (const flag of [HAS_NAME, HAS_COMMENT]) {
    if (!(flags & flag)) continue;
    if (!(await source.skipTo((byte) => byte === 0))) throw new Error(CUT_OFF);
    await source.take(1);
  }
  if (flags & HAS_HEADER_CHECKSUM) await exactly(source, 2);
}

/** Of packed and unpacked bytes alike: what is unpacked at once, however well it was packed. */
const PIECE = 65_536;

/** Unpacks one deflate stream; what follows it is left in the source. */
async function* inflate(source: ByteSource): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw({ chunkSize: PIECE });
  let wake = () => {};
  let failed: Error | null = null;
  inflater.on('readable', () => wake());
  inflater.on('error', (error) => {
    failed = error;
    wake();
  });
  try {
    for (;;) {
      const packed = await source.next();
      if (packed === null) throw new Error(CUT_OFF);
      const before = inflater.bytesWritten;
      let read = false;
      const isRead = () => {
        read = true;
        wake();
      };
      inflater.once('end', isRead);
      inflater.write(packed, isRead);
      for (;;) {
        const unpacked: Buffer | null = inflater.read();
        if (unpacked !== null) yield unpacked;
        else if (failed !== null) throw new Error(`the gzip data is damaged: ${(failed as Error).message}`);
        else if (read) break;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
      inflater.off('end', isRead);
      const left = packed.subarray(inflater.bytesWritten - before);
      if (left.length === 0) continue;
      // It takes no more than its own.
      source.putBack(left);
      return;
    }
  } finally {
    inflater.destroy();
  }
}

/**
 * Unpacks gzip data of one or more members, in pieces of bounded size. Zeros between and after members are padding.
 * @throws Error that says what is wrong, after everything before it was given
 */
export async function* gunzip(source: ByteSource): AsyncGenerator<Buffer> {
  do {
    await skipHeader(source);
    let checksum = 0;
    let size = 0;
    for await (const unpacked of inflate(source)) {
      checksum = crc32(unpacked, checksum);
      size += unpacked.length;
      yield unpacked;
    }
    const trailer = await exactly(source, 8);
    if (trailer.readUInt32LE(0) !== checksum || trailer.readUInt32LE(4) !== size % 2 ** 32) {
      throw new Error('the gzip data is damaged: its checksum is another');
    }
  } while (await source.skipTo((byte) => byte !== 0));
}
