import { type Postgres, transaction } from '../stores/postgres.ts';
import { requireName } from '../words/names.ts';
import { invalid, missing, Refusal } from '../words/refusal.ts';
import { generateKey, hashKey, shownCharacters } from './api-key.ts';

const MAX_ACTIVE_KEYS = 10;

const PERMISSIONS = ['read', 'read-and-write'] as const;

function requirePermission(permission: string): void {
  if (!(PERMISSIONS as readonly string[]).includes(permission)) {
    throw invalid(
      'permission',
      `must be one of ${PERMISSIONS.join(', ')}, not ${JSON.stringify(permission)}`,
    );
  }
}

/** Creates a key of a brand. The key itself is in the result and nowhere else: only its SHA-256 is kept. */
export async function createKey(
  postgres: Postgres,
  {
    brandId,
    name,
    permission,
    createdBy,
  }: { brandId: string; name: string; permission: string; createdBy?: string | undefined },
) {
  requirePermission(permission);
  const title = requireName('name', name);
  const key = generateKey();
  const { first, last } = shownCharacters(key);
  return transaction(postgres, async (client) => {
    // The lock on the brand's row makes counting and inserting one step for all creators at once.
    const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
    if (rowCount === 0) throw missing(`brand ${brandId}`);
    const { rows: counted } = await client.query<{ active: number }>(
      'SELECT count(*)::int AS active FROM api_keys WHERE brand_id = $1 AND revoked_at IS NULL',
      [brandId],
    );
    if ((counted[0]?.active ?? 0) >= MAX_ACTIVE_KEYS) {
      throw new Refusal('key_limit_reached', {
        detail: `the brand already has ${MAX_ACTIVE_KEYS} active keys; revoke one first`,
      });
    }
    const { rows } = await client.query<{ id: string; created_at: Date }>(
      `INSERT INTO api_keys (brand_id, name, permission, sha256, first_characters, last_characters, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, created_at`,
      [brandId, title, permission, hashKey(key), first, last, createdBy ?? null],
    );
    return { id: rows[0]?.id, key, name: title, permission, created_at: rows[0]?.created_at };
  });
}

const LISTED = `id, name, first_characters, last_characters, permission, created_by, created_at, last_used_at, revoked_at`;

/** A brand's keys, oldest first, revoked ones included; of each only what may be shown. */
export async function listKeys(postgres: Postgres, brandId: string) {
  const { rows } = await postgres.query(
    `SELECT ${LISTED} FROM api_keys WHERE brand_id = $1 ORDER BY created_at, id`,
    [brandId],
  );
  if (rows.length === 0) {
    const { rowCount } = await postgres.query('SELECT FROM brands WHERE id = $1', [brandId]);
    if (rowCount === 0) throw missing(`brand ${brandId}`);
  }
  return rows;
}

/** Ends a key for good, from its next request. Revoking it again changes nothing. */
export const revokeKey = (postgres: Postgres, keyId: string) =>
  updateKey(postgres, 'UPDATE api_keys SET revoked_at = coalesce(revoked_at, now())', keyId, []);

/** Changes what a key may do, from its next request. */
export async function setPermission(postgres: Postgres, keyId: string, permission: string) {
  requirePermission(permission);
  return updateKey(postgres, 'UPDATE api_keys SET permission = $2', keyId, [permission]);
}

async function updateKey(postgres: Postgres, update: string, keyId: string, values: readonly string[]) {
  const { rows } = await postgres.query(`${update} WHERE id = $1 RETURNING ${LISTED}`, [keyId, ...values]);
  if (!rows[0]) throw missing(`key ${keyId}`);
  return rows[0];
}
