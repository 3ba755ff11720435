import { z } from 'zod';
import { OPEN_BRAND, OpenBrandRow } from '../people/access.ts';
import type { Postgres } from '../stores/postgres.ts';
import { maybeRow, rowsOf } from '../stores/rows.ts';

const KeyUse = z.object({
  key_id: z.string(),
  key_name: z.string(),
  permission: z.enum(['read', 'read-and-write']),
  api_access: z.boolean(),
  ...OpenBrandRow.shape,
  /** True where the rate limit admits this request. */
  allowed: z.boolean(),
  /** Requests of the brand that were admitted in the last minute, this one included. */
  requests: z.number(),
  /** Seconds, rounded up, until another request is admitted where this one was not. */
  retry: z.number(),
  /** Seconds, rounded up, until the whole limit is available again if nothing else is sent. */
  reset: z.number(),
});

/** Valid key of a request, its brand and plan, and the state of the rate limit. */
export type KeyUse = Readonly<z.output<typeof KeyUse>>;

const KeyHash = z.object({ sha256: z.instanceof(Buffer) });

// One statement for the caller, its plan and permission, the rate limit of the brand, and the last use of the
// key (at most once a minute, as that write is the only one that waits for the disk).
//
// The limit is a sliding log: over any 60 seconds no more than the limit is admitted, and all of it at once
// where nothing was sent for a minute. (A weighted previous window and GCRA with such a burst both admit
// nearly twice the limit within 60 seconds: all of it at once, and then as much as trickles back.) Requests
// of the same second are one entry with the time of the last, so a steady caller has the limit in every 61
// seconds. Refused requests are not counted: after Retry-After a caller is admitted, however often it has
// tried. The row's lock serializes all processes; times are taken under it (clock_timestamp), so they are in
// order. Entries in the future, left by a clock that was set back by more than a minute, are dropped. "OFFSET
// 0" keeps each step computed once: without it, Postgres inlines each into the next, 0.3 ms of a statement of
// 0.6.
const USE = `
WITH used AS MATERIALIZED (
  SELECT
    k.id AS key_id, k.name AS key_name, k.permission,
    k.last_used_at IS NULL OR k.last_used_at <= now() - interval '1 minute' AS stale,
    p.api_access, ${OPEN_BRAND}
  FROM api_keys k
  JOIN brands b ON b.id = k.brand_id
  JOIN organizations o ON o.id = b.organization_id
  JOIN plans p ON p.id = o.plan
  WHERE k.sha256 = $1 AND (k.revoked_at IS NULL OR k.revoked_at > now())
), counted AS (
  INSERT INTO request_log AS l (brand_id, at, sums, base, allowed)
  SELECT brand_id, ARRAY[clock_timestamp()], ARRAY[1], 0, true FROM used
  ON CONFLICT (brand_id) DO UPDATE SET (at, sums, base, allowed) = (
    SELECT
      CASE WHEN open THEN l.at[gone + 1 : last - same] || now ELSE l.at[gone + 1 :] END,
      CASE WHEN open THEN l.sums[gone + 1 : last - same] || l.sums[last] + 1 ELSE l.sums[gone + 1 :] END,
      before,
      open
    FROM (SELECT cardinality(l.at) AS last, clock_timestamp() AS clock OFFSET 0) AS a
    CROSS JOIN LATERAL (
      SELECT CASE WHEN l.at[last] >= clock + interval '1 minute' THEN clock ELSE greatest(clock, l.at[last]) END AS now
      OFFSET 0
    ) AS b
    CROSS JOIN LATERAL (
      SELECT CASE WHEN l.at[last] > now THEN last ELSE width_bucket(now - interval '1 minute', l.at) END AS gone
      OFFSET 0
    ) AS c
    CROSS JOIN LATERAL (
      SELECT
        CASE WHEN gone = 0 THEN l.base ELSE l.sums[gone] END AS before,
        l.sums[last] - CASE WHEN gone = 0 THEN l.base ELSE l.sums[gone] END < $2 AS open,
        (gone < last AND date_trunc('second', l.at[last]) = date_trunc('second', now))::int AS same
      OFFSET 0
    ) AS d
  )
  RETURNING
    allowed,
    (sums[cardinality(sums)] - base)::int AS requests,
    extract(epoch FROM at[1] + interval '1 minute' - clock_timestamp()) AS retry,
    extract(epoch FROM at[cardinality(at)] + interval '1 minute' - clock_timestamp()) AS reset
), touched AS (
  UPDATE api_keys k SET last_used_at = now()
  FROM used
  WHERE used.stale AND k.id = used.key_id
    AND (k.last_used_at IS NULL OR k.last_used_at <= now() - interval '1 minute')
)
SELECT
  key_id, key_name, permission, brand_id, brand_no, epoch, api_access, has_archived, is_rereading, revision, allowed,
  requests,
  greatest(1, ceil(retry))::int AS retry, greatest(1, ceil(reset))::int AS reset
FROM used, counted`;

/**
 * Looks up a key by its hash and counts a request of its brand, where `limit` (requests a minute) admits it;
 * null for an unknown or revoked key.
 */
export async function useKey(postgres: Postgres, sha256: Buffer, limit: number): Promise<KeyUse | null> {
  return maybeRow(KeyUse, await postgres.query({ name: 'use-key', text: USE, values: [sha256, limit] }));
}

/** Selects the hashes, in hexadecimal, that belong to active keys. */
export async function activeKeys(postgres: Postgres, hashes: readonly Buffer[]): Promise<Set<string>> {
  const result = await postgres.query({
    name: 'active-keys',
    text: `SELECT sha256 FROM api_keys
           WHERE sha256 = ANY($1::bytea[]) AND (revoked_at IS NULL OR revoked_at > now())`,
    values: [hashes],
  });
  return new Set(rowsOf(KeyHash, result).map(({ sha256 }) => sha256.toString('hex')));
}
