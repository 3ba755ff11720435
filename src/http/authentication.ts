import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashKey, isWellFormedKey } from '../keys/api-key.ts';
import { activeKeys, useKey } from '../keys/use.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problems.ts';
import { createStrangers } from './strangers.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** The hash of the key in an Authorization header; null where that holds nothing that could be a key. */
function hashFrom(header: string): Buffer | null {
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  return key && isWellFormedKey(key) ? hashKey(key) : null;
}

/**
 * Tells who sends a request, from its key alone, in the order the decisions name: key, plan, permission,
 * rate limit. The headers RateLimit-* are set for every key that is valid, also where an error follows.
 * @param rateLimit requests of one brand in any 60 seconds, over all its keys and all API processes.
 * @throws Problem 401, 403 or 429.
 */
export function createAuthentication(postgres: Postgres, rateLimit: number) {
  const strangers = createStrangers((hashes) => activeKeys(postgres, hashes));

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const header = request.headers.authorization;
    if (header === undefined) throw new Problem('api_key_missing', { headers: CHALLENGE });
    const hash = hashFrom(header);
    const use =
      hash !== null && (await strangers.mayBeGood(request.ip, hash))
        ? await useKey(postgres, hash, rateLimit)
        : null;
    if (use === null || hash === null) {
      await strangers.bad(request.ip, hash ?? undefined);
      throw new Problem('api_key_invalid', { headers: CHALLENGE });
    }
    strangers.good(hash);
    reply.headers({
      'ratelimit-limit': rateLimit,
      'ratelimit-remaining': Math.max(0, rateLimit - use.requests),
      'ratelimit-reset': use.reset,
    });
    if (!use.api_access) throw new Problem('plan_upgrade_required');
    const { permission = 'read' } = request.routeOptions.config;
    if (permission === 'read-and-write' && use.permission !== 'read-and-write') {
      throw new Problem('insufficient_permission');
    }
    if (!use.allowed) {
      throw new Problem('rate_limit_exceeded', { headers: { 'retry-after': String(use.retry) } });
    }
    return {
      brandId: use.brand_id,
      brandNo: use.brand_no,
      epoch: use.epoch,
      keyId: use.key_id,
      keyName: use.key_name,
      permission: use.permission,
      hasArchived: use.has_archived,
      revision: use.revision,
    };
  };
}
