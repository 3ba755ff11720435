import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Bad keys an address may send at once, and how many more each second. */
const BURST = 60;
const PER_SECOND = 5;
/**
 * Milliseconds that the response to an invalid key waits once they are used up, and the number that may wait
 * at once.
 */
const PENALTY = 1_000;
const MAX_WAITING = 1_000;
const MAX_ADDRESSES = 10_000;
const MAX_KNOWN_KEYS = 10_000;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * Network of an address: the first 64 bits of an IPv6 address, however it is written, since the owner of one
 * address owns them all. Fastify's `request.ip` is undefined, despite its type, where the caller has hung up
 * meanwhile.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':')) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Batches look-ups into one query at a time: those that arrive during a query share the next one. */
function inBatches(lookUp: (hashes: readonly Buffer[]) => Promise<Set<string>>) {
  let next: { hashes: Map<string, Buffer>; result: Promise<Set<string>> } | null = null;
  let running: Promise<unknown> = Promise.resolve();
  return async (id: string, hash: Buffer): Promise<boolean> => {
    if (next === null) {
      const hashes = new Map<string, Buffer>();
      const result = running.then(() => {
        next = null;
        return lookUp([...hashes.values()]);
      });
      running = result.catch(() => {});
      next = { hashes, result };
    }
    next.hashes.set(id, hash);
    return (await next.result).has(id);
  };
}

/**
 * Slows down an address that sends invalid keys, in this process. Keys that have been valid here are never
 * slowed. Others from such an address are looked up together, one query at a time however many come, and only
 * responses to invalid ones wait: a valid key that comes from there for the first time works at once.
 * @param lookUp returns those of some hashes, in hexadecimal, that belong to active keys.
 */
export function createInvalidKeyThrottle(lookUp: (hashes: readonly Buffer[]) => Promise<Set<string>>) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_ADDRESSES });
  const known = new LRUCache<string, string>({ max: MAX_KNOWN_KEYS });
  const isActive = inBatches(lookUp);
  let waiting = 0;

  const tokensOf = (address: string, now: number): number => {
    const bucket = buckets.get(networkOf(address));
    return bucket ? Math.min(BURST, bucket.tokens + ((now - bucket.at) / 1000) * PER_SECOND) : BURST;
  };

  return {
    /** True where a key is worth a look-up of its own. */
    async mayBeGood(address: string, hash: Buffer): Promise<boolean> {
      const id = hash.toString('hex');
      if (known.has(id) || tokensOf(address, performance.now()) >= 1) return true;
      return isActive(id, hash);
    },
    /** Brand of a key that was valid here last time. */
    brandOf: (hash: Buffer): string | undefined => known.get(hash.toString('hex')),
    /** Records that a key was valid. */
    good(hash: Buffer, brandId: string): void {
      known.set(hash.toString('hex'), brandId);
    },
    /** Records an invalid key (by its hash where it had the form of one), and delays its response. */
    async bad(address: string, hash?: Buffer): Promise<void> {
      if (hash) known.delete(hash.toString('hex'));
      const now = performance.now();
      const tokens = tokensOf(address, now);
      buckets.set(networkOf(address), { tokens: Math.max(0, tokens - 1), at: now });
      if (tokens >= 1 || waiting >= MAX_WAITING) return;
      waiting += 1;
      await sleep(PENALTY).finally(() => {
        waiting -= 1;
      });
    },
  };
}
