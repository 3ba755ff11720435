import { LRUCache } from 'lru-cache';

/** Cached response with status 200, without the headers of its request alone. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed, where it was sent so. */
  readonly body: Buffer;
  /** Number of rows; null where the response has none. */
  readonly rows: number | null;
}

/** Response cache of this process, by entity tag. */
export interface ResponseCache {
  get(etag: string): CachedResponse | undefined;
  set(etag: string, response: CachedResponse): void;
  /** Bytes of all entries. */
  bytes(): number;
}

/** Longest cached body, in bytes. */
export const LARGEST = 1_048_576;

/** Maximum bytes of the cache per process; the least recently used entries are evicted. */
const ALL = 64 * LARGEST;

/** Bytes that an entry takes beside its body: its tag, headers and place. */
const ENTRY = 1_024;

/**
 * Copies bytes into memory of their own: small buffers are slices of larger ones and would keep all of those
 * alive.
 */
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
