import { z } from 'zod';
import { type Author, enterOfBrand } from '../people/audit-log.ts';
import { requireName } from '../shared/names.ts';
import { invalid, missing, Refusal } from '../shared/refusal.ts';
import { isDeleted } from '../stores/current-brand.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { maybeRow, oneRow, rowsOf } from '../stores/rows.ts';
import { generateKey, hashKey, shownCharacters } from './api-key.ts';

const MAX_ACTIVE_KEYS = 10;

/** Longest time for which a rotated key goes on working: a year. For longer, a second key does. */
export const MAX_GRACE_HOURS = 8_760;

export const PERMISSIONS = ['read', 'read-and-write'] as const;

function requirePermission(permission: string): void {
  if (!(PERMISSIONS as readonly string[]).includes(permission)) {
    throw invalid(
      'permission',
      `must be one of ${PERMISSIONS.join(', ')}, not ${JSON.stringify(permission)}`,
    );
  }
}

const AnsweringKey = z.object({ revoked_at: z.date().nullable() });
const CreatedKey = z.object({ id: z.string(), created_at: z.date() });

interface NewKey {
  readonly brandId: string;
  readonly name: string;
  readonly permission: string;
  readonly createdBy?: string | null | undefined;
  /** Account of the creator, where it is not that of the author. */
  readonly createdByUser?: string | null | undefined;
  readonly author?: Author | undefined;
}

/**
 * Locking the brand's row makes counting its keys and inserting one a single step for all concurrent
 * creators.
 */
async function lockKeys(client: PostgresClient, brandId: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
  if (rowCount === 0) throw missing(`brand ${brandId}`);
}

/** Ends of the keys that still work, soonest first and null for an active one. */
async function endsOfAnswering(client: PostgresClient, brandId: string): Promise<(Date | null)[]> {
  // Uses clock_timestamp(): the transaction may have begun before it waited for the lock, and now() would
  // count keys that have ended meanwhile.
  const result = await client.query(
    `SELECT revoked_at FROM api_keys
     WHERE brand_id = $1 AND (revoked_at IS NULL OR revoked_at > clock_timestamp()) ORDER BY revoked_at`,
    [brandId],
  );
  return rowsOf(AnsweringKey, result).map(({ revoked_at }) => revoked_at);
}

/**
 * Lets one more key work beside the maximum of active keys, as a rotation needs it; if keys in their last
 * hours were not counted at all, rotations could add any number of them.
 */
function requireOneInGrace(ends: readonly (Date | null)[]): void {
  const excess = ends.length - MAX_ACTIVE_KEYS;
  if (excess <= 0) return;
  const end = ends[excess - 1];
  const inGrace = ends.filter((one) => one !== null).length;
  throw new Refusal('key_limit_reached', {
    detail: `${ends.length} keys of the brand still work, ${inGrace} of them rotated and about to end; a new one requires that at most ${MAX_ACTIVE_KEYS} do: revoke one${end ? `, or wait until ${end.toISOString()}` : ''}`,
  });
}

/** Adds a key to a brand whose keys are locked and that has room for it. */
async function insertKey(client: PostgresClient, given: NewKey) {
  const { brandId, name, permission, createdBy, author } = given;
  const user = given.createdByUser ?? (author?.kind === 'person' ? author.id : null);
  const key = generateKey();
  const { first, last } = shownCharacters(key);
  const created = await client.query(
    `INSERT INTO api_keys (brand_id, name, permission, sha256, first_characters, last_characters, created_by, created_by_user)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id, created_at`,
    [brandId, name, permission, hashKey(key), first, last, createdBy ?? null, user ?? null],
  );
  const { id, created_at } = oneRow(CreatedKey, created);
  const changes = { permission };
  await enterOfBrand(client, { brandId, author }, { action: 'key.created', subject: name, changes });
  return { id, key, name, permission, created_at };
}

/**
 * Creates a key of a brand. The key itself is in the result and nowhere else: only its SHA-256 is kept.
 * @throws Refusal `key_limit_reached` where the brand has as many active keys as it may have, or as many that work.
 */
export async function createKey(postgres: Postgres, key: NewKey) {
  requirePermission(key.permission);
  const name = requireName('name', key.name);
  return transaction(postgres, async (client) => {
    await lockKeys(client, key.brandId);
    const ends = await endsOfAnswering(client, key.brandId);
    if (ends.filter((end) => end === null).length >= MAX_ACTIVE_KEYS) {
      throw new Refusal('key_limit_reached', {
        detail: `the brand already has ${MAX_ACTIVE_KEYS} active keys; revoke one first`,
      });
    }
    requireOneInGrace(ends);
    return insertKey(client, { ...key, name });
  });
}

const Ending = z.object({ ends_at: z.date() });
const Rotated = Ending.extend({
  name: z.string(),
  permission: z.string(),
  created_by: z.string().nullable(),
  created_by_user: z.string().nullable(),
});
const OfBrand = z.object({ brand_id: z.string() });

/** Refusal for a key that cannot be rotated: it does not exist, or has an end already. */
async function noActive(client: PostgresClient, keyId: string): Promise<Refusal> {
  const found = await client.query('SELECT revoked_at AS ends_at FROM api_keys WHERE id = $1', [keyId]);
  const ended = maybeRow(Ending, found);
  if (ended === null) return missing(`key ${keyId}`);
  const end = ended.ends_at.toISOString();
  return new Refusal('not_found', {
    detail: `key ${keyId} is revoked as of ${end}; only an active key can be rotated`,
  });
}

/**
 * Gives a key a successor of the same name and permission, and ends the old one after some hours: until then
 * both work, so that its users can change over. A key that is about to end does not count among the active
 * keys, but only one may work beside the maximum of active keys. With zero hours no key is added, so a leaked
 * one can always be replaced.
 * @returns the new key, as `createKey` does, and the end of the old one.
 * @throws Refusal `not_found` for a key that does not exist, is of another brand, or has an end already;
 * `key_limit_reached`.
 */
export async function rotateKey(postgres: Postgres, changed: ChangedKey, graceHours: number) {
  const { id: keyId, author } = changed;
  return transaction(postgres, async (client) => {
    const found = await client.query(
      'SELECT brand_id FROM api_keys WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2)',
      [keyId, changed.brandId ?? null],
    );
    const owner = maybeRow(OfBrand, found);
    if (!owner) throw missing(`key ${keyId}`);
    const brandId = owner.brand_id;
    await lockKeys(client, brandId);
    const ends = await endsOfAnswering(client, brandId);
    // Reads the permission in the statement that ends the key: it may have been reduced meanwhile.
    const ended = await client.query(
      `UPDATE api_keys SET revoked_at = now() + make_interval(secs => $2 * 3600)
       WHERE id = $1 AND revoked_at IS NULL RETURNING revoked_at AS ends_at, name, permission, created_by, created_by_user`,
      [keyId, graceHours],
    );
    const rotated = maybeRow(Rotated, ended);
    if (!rotated) throw await noActive(client, keyId);
    if (graceHours > 0) requireOneInGrace(ends);
    const { ends_at, name, permission } = rotated;
    const change = { action: 'key.revoked', subject: name, changes: { revoked_at: ends_at } } as const;
    await enterOfBrand(client, { brandId, author }, change);
    // A person who rotates it has the new key; a command changes nothing of whose it is.
    const creator =
      author === undefined
        ? { createdBy: rotated.created_by, createdByUser: rotated.created_by_user }
        : { createdBy: author.name };
    const key = await insertKey(client, { brandId, name, permission, author, ...creator });
    return { ...key, replaces: keyId, replaced_ends_at: ends_at };
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
    if (await isDeleted(postgres, { brandId })) throw missing(`brand ${brandId}`);
  }
  return rowsOf(ListedKey, result);
}

/**
 * Key to change. With a brand, only that brand's keys; without an author, the change is recorded as a
 * command's.
 */
export interface ChangedKey {
  readonly id: string;
  readonly brandId?: string;
  readonly author?: Author | undefined;
}

const OwnedKey = ListedKey.extend({ brand_id: z.string(), has_ended: z.boolean() });

/**
 * A key of the brand, if one is given, whose row is held until the transaction ends; and whether it has ended, by the
 * clock that requests go by.
 */
async function holdKey(client: PostgresClient, { id, brandId }: ChangedKey) {
  const found = maybeRow(
    OwnedKey,
    await client.query(
      `SELECT ${LISTED}, brand_id, coalesce(revoked_at <= clock_timestamp(), false) AS has_ended FROM api_keys
       WHERE id = $1 AND ($2::uuid IS NULL OR brand_id = $2) FOR NO KEY UPDATE`,
      [id, brandId ?? null],
    ),
  );
  if (!found) throw missing(`key ${id}`);
  const { brand_id, has_ended, ...key } = found;
  return { key, hasEnded: has_ended, brandId: brand_id };
}

const updateKey = async (client: PostgresClient, set: string, values: readonly string[]) =>
  oneRow(
    ListedKey,
    await client.query(`UPDATE api_keys SET ${set} WHERE id = $1 RETURNING ${LISTED}`, [...values]),
  );

/**
 * Ends a key for good, from its next request, also one that was to end later. Revoking it again changes nothing.
 * @throws Refusal `not_found`, also for a key of another brand.
 */
export const revokeKey = (postgres: Postgres, changed: ChangedKey) =>
  transaction(postgres, async (client) => {
    const { key, hasEnded, brandId } = await holdKey(client, changed);
    if (hasEnded) return key;
    await enterOfBrand(client, { ...changed, brandId }, { action: 'key.revoked', subject: key.name });
    return updateKey(client, 'revoked_at = least(revoked_at, now())', [key.id]);
  });

/** Changes the permission of a key, from its next request. @throws Refusal as `revokeKey`; `invalid_value`. */
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
