import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashKey, isWellFormedKey } from '../../keys/api-key.ts';
import type { Caller } from '../../keys/caller.ts';
import { activeKeys, type KeyUse, useKey } from '../../keys/use.ts';
import { createFairQueue } from '../../reports/fair-queue.ts';
import type { Postgres } from '../../stores/postgres.ts';
import { type ConcurrencyBounds, createConcurrencyLimit } from '../limits/concurrency-limits.ts';
import { createInvalidKeyThrottle, networkOf } from '../limits/invalid-key-throttle.ts';
import { Problem } from '../problems.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** Requests waiting for authentication: of a brand, as many as its limit allows in a minute. */
const ASKING: ConcurrencyBounds = { brand: 256, address: 1_024, all: 2_048 };

/**
 * Requests of a brand that query Postgres at once, and milliseconds that another waits. There are ten
 * connections, and requests of a brand wait for each other there, as they count in one row: a brand that
 * sends thousands of requests leaves most connections to the others. The brand is known by a key that was
 * valid here before; others are counted by address.
 */
const AT_ONCE = { atOnce: 4, patience: 3_000 };

/**
 * Milliseconds that the turn of a request over the rate limit lasts beyond its response, since otherwise a
 * persistent sender costs Postgres 80 statements a second.
 */
const REFUSED_MS = 50;

/** The key in an Authorization header; null where that is of another form. */
const keyFrom = (header: string): string | null => /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null;

/** Problem of a missing or malformed key. It never reveals whether a well-formed key was ever issued. */
function invalidKey(key: string | null): Problem {
  const headers = CHALLENGE;
  if (key === null) {
    const detail = 'The Authorization header must be "Bearer <API key>".';
    return new Problem('api_key_invalid', { detail, headers });
  }
  if (!isWellFormedKey(key)) {
    const detail =
      'The API key is malformed: it must be avk_ and 40 letters and digits. It may have been copied in part.';
    return new Problem('api_key_invalid', { detail, headers });
  }
  return new Problem('api_key_invalid', { headers });
}

/**
 * Authenticates a request by its key, in this order: key, plan, permission, rate limit. The headers
 * RateLimit-* are set for every valid key, also where an error follows.
 * @param rateLimit requests of one brand in any 60 seconds, over all its keys and all API processes.
 * @throws Problem 401, 403 or 429.
 */
export function createAuthentication(postgres: Postgres, rateLimit: number) {
  const strangers = createInvalidKeyThrottle((hashes) => activeKeys(postgres, hashes));
  const place = createConcurrencyLimit(ASKING, 'waiting');
  const waitForTurn = createFairQueue(AT_ONCE);

  /** Looks a key up and counts its request, when its brand's turn comes. */
  async function use(hash: Buffer, address: string): Promise<KeyUse | null> {
    const fairnessKey = strangers.brandOf(hash) ?? networkOf(address);
    const freePlace = place(fairnessKey, address);
    try {
      const endTurn = await waitForTurn(fairnessKey);
      let used: KeyUse | null = null;
      try {
        used = await useKey(postgres, hash, rateLimit);
        return used;
      } finally {
        if (used?.allowed === false) setTimeout(endTurn, REFUSED_MS);
        else endTurn();
      }
    } finally {
      freePlace();
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const header = request.headers.authorization;
    if (header === undefined) throw new Problem('api_key_missing', { headers: CHALLENGE });
    const key = keyFrom(header);
    const hash = key !== null && isWellFormedKey(key) ? hashKey(key) : null;
    const used =
      hash !== null && (await strangers.mayBeGood(request.ip, hash)) ? await use(hash, request.ip) : null;
    if (used === null || hash === null) {
      await strangers.bad(request.ip, hash ?? undefined);
      throw invalidKey(key);
    }
    strangers.good(hash, used.brand_id);
    reply.headers({
      'ratelimit-limit': rateLimit,
      'ratelimit-remaining': Math.max(0, rateLimit - used.requests),
      'ratelimit-reset': used.reset,
    });
    if (!used.api_access) throw new Problem('plan_upgrade_required');
    const { permission = 'read' } = request.routeOptions.config;
    if (permission === 'read-and-write' && used.permission !== 'read-and-write') {
      throw new Problem('insufficient_permission');
    }
    if (!used.allowed) {
      throw new Problem('rate_limit_exceeded', { retryAfter: used.retry });
    }
    return {
      brandId: used.brand_id,
      brandNo: used.brand_no,
      epoch: used.epoch,
      key: { id: used.key_id, name: used.key_name, permission: used.permission },
      author: { kind: 'key', name: used.key_name },
      fairnessKey: used.brand_id,
      hasArchived: used.has_archived,
      isRereading: used.is_rereading,
      revision: used.revision,
    };
  };
}
