import { LRUCache } from 'lru-cache';

/** A response with status 200 as it was sent, less what is of its request alone. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** Packed, where it was sent so. */
  readonly body: Buffer;
  /** How many rows it has, where it has rows. */
  readonly rows: number | null;
}

/** The responses that this process remembers, by entity tag. */
export interface ResponseCache {
  get(etag: string): CachedResponse | undefined;
  set(etag: string, response: CachedResponse): void;
  /** What they take, in bytes. */
  bytes(): number;
}

/** The longest body that is remembered, in bytes. */
export const LARGEST = 1_048_576;

/** Bytes of all that one process remembers; those that were not asked for longest give way. */
const ALL = 64 * LARGEST;

/** Bytes that an entry takes beside its body: its tag, headers and place. */
const ENTRY = 1_024;

/** The same bytes in memory of their own: small buffers are pieces of larger ones, all of which they would keep. */
function ownCopy(body: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  copy.set(body);
  return copy;
}

export function createResponseCache(): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: ALL,
    maxEntrySize: LARGEST + ENTRY,
    sizeCalculation: ({ body }) => body.length + ENTRY,
  });
  return {
    get: (etag) => responses.get(etag),
    set: (etag, response) => {
      responses.set(etag, { ...response, body: ownCopy(response.body) });
    },
    bytes: () => responses.calculatedSize,
  };
}
