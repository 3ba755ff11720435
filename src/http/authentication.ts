import type { FastifyRequest } from 'fastify';
import { hashKey, isWellFormedKey } from '../keys/api-key.ts';
import type { Postgres } from '../stores/postgres.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problems.ts';

interface KeyRow {
  key_id: string;
  key_name: string;
  permission: 'read' | 'read-and-write';
  revoked: boolean;
  brand_id: string;
  brand_no: number;
  epoch: number;
  api_access: boolean;
}

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** The key in an Authorization header. */
function keyFrom(header: string | undefined): string {
  if (header === undefined) throw new Problem('api_key_missing', { headers: CHALLENGE });
  const [, key] = /^Bearer +(\S+) *$/i.exec(header) ?? [];
  if (!key || !isWellFormedKey(key)) throw new Problem('api_key_invalid', { headers: CHALLENGE });
  return key;
}

/** Whether the matched route changes data. */
const isWrite = (request: FastifyRequest) => request.routeOptions.config.permission === 'read-and-write';

/**
 * Tells who sends a request, from its key alone, in the order the decisions name: key, plan, permission.
 * @throws Problem 401 or 403.
 */
export function createAuthentication(postgres: Postgres) {
  return async (request: FastifyRequest): Promise<Caller> => {
    const key = keyFrom(request.headers.authorization);
    const { rows } = await postgres.query<KeyRow>({
      name: 'authenticate',
      text: `SELECT k.id AS key_id, k.name AS key_name, k.permission, k.revoked_at IS NOT NULL AS revoked,
                    b.id AS brand_id, b.no AS brand_no, b.epoch, p.api_access
             FROM api_keys k
             JOIN brands b ON b.id = k.brand_id
             JOIN organizations o ON o.id = b.organization_id
             JOIN plans p ON p.id = o.plan
             WHERE k.sha256 = $1`,
      values: [hashKey(key)],
    });
    const row = rows[0];
    if (!row || row.revoked) throw new Problem('api_key_invalid', { headers: CHALLENGE });
    if (!row.api_access) throw new Problem('plan_upgrade_required');
    if (isWrite(request) && row.permission !== 'read-and-write') throw new Problem('insufficient_permission');
    return {
      brandId: row.brand_id,
      brandNo: row.brand_no,
      epoch: row.epoch,
      keyId: row.key_id,
      keyName: row.key_name,
      permission: row.permission,
    };
  };
}
