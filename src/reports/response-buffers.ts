import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Refusal } from '../shared/refusal.ts';

const MIB = 1_048_576;

/** Bytes of unread responses: of one brand, and of all. The largest report is about 4 MB. */
const PER_BRAND = 32 * MIB;
const IN_ALL = 256 * MIB;

/** Exceeds any response, so that none waits for its reader inside ClickHouse. */
const LARGEST = 1_024 * MIB;

/** Milliseconds for reading a response. */
const READING_TIME = 300_000;

/**
 * Buffers responses that clients have not read yet, so that a ClickHouse query ends as soon as its rows are
 * computed: a client that reads one byte a second holds no ClickHouse connection. The buffers are bounded; a
 * request beyond the bound is refused with Retry-After before ClickHouse is queried. A response that is not
 * read in time is cut off.
 */
export function createResponseBuffers({
  perBrand = PER_BRAND,
  inAll = IN_ALL,
  readingTime = READING_TIME,
} = {}) {
  const held = new Map<string, Set<PassThrough>>();

  const bytesOf = (streams: Iterable<PassThrough>) => {
    let bytes = 0;
    for (const stream of streams) bytes += stream.readableLength + stream.writableLength;
    return bytes;
  };

  const full = (detail: string) => new Refusal('unavailable', { detail, retryAfter: 5 });

  return {
    readingTime,

    /** Number of unread bytes. */
    bytes: () => [...held.values()].reduce((sum, streams) => sum + bytesOf(streams), 0),

    /** @throws Refusal `unavailable`, with the seconds after which to come back, where the brand or everybody leaves too much unread. */
    admit(fairnessKey: string): void {
      if (bytesOf(held.get(fairnessKey) ?? []) >= perBrand) {
        throw full('Earlier responses of this brand have not been read yet; read them first.');
      }
      if (this.bytes() >= inAll) throw full('Too many responses have not been read yet; try again shortly.');
    },

    /**
     * Buffered response that takes everything its source gives at once, and waits for its reader.
     * @param done called when the source has given everything, or has failed.
     */
    keepUnread(fairnessKey: string, source: Readable, done: () => void): Readable {
      const stream = new PassThrough({ readableHighWaterMark: LARGEST, writableHighWaterMark: MIB });
      const streams = held.get(fairnessKey) ?? new Set();
      held.set(fairnessKey, streams.add(stream));
      const timer = setTimeout(
        () => stream.destroy(new Error('the response was not read in time')),
        readingTime,
      );
      stream.once('close', () => {
        clearTimeout(timer);
        streams.delete(stream);
        if (streams.size === 0) held.delete(fairnessKey);
      });
      // An error of either ends both; the source's error cuts off the reader's connection, and there may be
      // no reader yet.
      source.once('close', done);
      stream.on('error', () => {});
      pipeline(source, stream, () => {});
      return stream;
    },
  };
}

export type ResponseBuffers = ReturnType<typeof createResponseBuffers>;
