import { z } from 'zod';
import { type Author, COMMAND_LINE, enterOfBrand } from '../people/journal.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { requireName } from '../words/names.ts';
import { invalid, missing, Refusal } from '../words/refusal.ts';
import { generateKey, hashKey, shownCharacters } from './api-key.ts';

const MAX_ACTIVE_KEYS = 10;

export const PERMISSIONS = ['read', 'read-and-write'] as const;

function requirePermission(permission: string): void {
  if (!(PERMISSIONS as readonly string[]).includes(permission)) {
    throw invalid(
      'permission',
      `must be one of ${PERMISSIONS.join(', ')}, not ${JSON.stringify(permission)}`,
    );
  }
}

const ActiveKeys = z.object({ active: z.number() });
const CreatedKey = z.object({ id: z.string(), created_at: z.date() });

/** Creates a key of a brand. The key itself is in the result and nowhere else: only its SHA-256 is kept. */
export async function createKey(
  postgres: Postgres,
  {
    brandId,
    name,
    permission,
    createdBy,
    author = COMMAND_LINE,
  }: {
    readonly brandId: string;
    readonly name: string;
    readonly permission: string;
    readonly createdBy?: string | undefined;
    readonly author?: Author;
  },
) {
  requirePermission(permission);
  const title = requireName('name', name);
  const key = generateKey();
  const { first, last } = shownCharacters(key);
  return transaction(postgres, async (client) => {
    // The lock on the brand's row makes counting and inserting one step for all creators at once.
    const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
    if (rowCount === 0) throw missing(`brand ${brandId}`);
    const counted = await client.query(
      'SELECT count(*)::int AS active FROM api_keys WHERE brand_id = $1 AND revoked_at IS NULL',
      [brandId],
    );
    if (oneRow(ActiveKeys, counted).active >= MAX_ACTIVE_KEYS) {
      throw new Refusal('key_limit_reached', {
        detail: `the brand already has ${MAX_ACTIVE_KEYS} active keys; revoke one first`,
      });
    }
    const created = await client.query(
      `INSERT INTO api_keys (brand_id, name, permission, sha256, first_characters, last_characters, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, created_at`,
      [brandId, title, permission, hashKey(key), first, last, createdBy ?? null],
    );
    const { id, created_at } = oneRow(CreatedKey, created);
    const changes = { permission };
    await enterOfBrand(client, { brandId, author }, { action: 'key.created', subject: title, changes });
    return { id, key, name: title, permission, created_at };
  });
}

const ListedKey = z.object({
  id: z.string(),
  name: z.string(),
  first_characters: z.string(),
  last_characters: z.string(),
  permission: z.string(),
  created_by: z.string().nullable(),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
});

const LISTED = Object.keys(ListedKey.shape).join(', ');

/** A brand's keys, oldest first, revoked ones included; of each only what may be shown. */
export async function listKeys(postgres: Postgres, brandId: string) {
  const result = await postgres.query(
    `SELECT ${LISTED} FROM api_keys WHERE brand_id = $1 ORDER BY created_at, id`,
    [brandId],
  );
  if (result.rows.length === 0) {
    const { rowCount } = await postgres.query('SELECT FROM brands WHERE id = $1', [brandId]);
    if (rowCount === 0) throw missing(`brand ${brandId}`);
  }
  return rowsOf(ListedKey, result);
}

/** A key that is changed: of a brand, where only its keys may be; by whoever runs commands where it says nothing. */
export interface ChangedKey {
  readonly id: string;
  readonly brandId?: string;
  readonly author?: Author;
}

const OwnedKey = ListedKey.extend({ brand_id: z.string() });

/** A key of the brand, if one is given, whose row is held until the transaction ends. */
async function holdKey(client: PostgresClient, { id, brandId }: ChangedKey) {
  const found = maybeRow(
    OwnedKey,
    await client.query(
      `SELECT ${LISTED}, brand_id FROM api_keys
       WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2) FOR NO KEY UPDATE`,
      [id, brandId ?? null],
    ),
  );
  if (!found) throw missing(`key ${id}`);
  const { brand_id, ...key } = found;
  return { key, brandId: brand_id };
}

const updateKey = async (client: PostgresClient, set: string, values: readonly string[]) =>
  oneRow(
    ListedKey,
    await client.query(`UPDATE api_keys SET ${set} WHERE id = $1 RETURNING ${LISTED}`, [...values]),
  );

/**
 * Ends a key for good, from its next request. Revoking it again changes nothing.
 * @throws Refusal `not_found`, also for a key of another brand.
 */
export const revokeKey = (postgres: Postgres, changed: ChangedKey) =>
  transaction(postgres, async (client) => {
    const { key, brandId } = await holdKey(client, changed);
    if (key.revoked_at !== null) return key;
    await enterOfBrand(client, { ...changed, brandId }, { action: 'key.revoked', subject: key.name });
    return updateKey(client, 'revoked_at = now()', [key.id]);
  });

/** Changes what a key may do, from its next request. @throws Refusal as `revokeKey`; `invalid_value`. */
export async function setPermission(postgres: Postgres, changed: ChangedKey, permission: string) {
  requirePermission(permission);
  return transaction(postgres, async (client) => {
    const { key, brandId } = await holdKey(client, changed);
    if (key.permission === permission) return key;
    const change = { action: 'key.changed', subject: key.name, changes: { permission } } as const;
    await enterOfBrand(client, { ...changed, brandId }, change);
    return updateKey(client, 'permission = $2', [key.id, permission]);
  });
}
