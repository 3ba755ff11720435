import type { Postgres } from '../stores/postgres.ts';

/** A key that is in use right now, its brand and plan, and where the brand stands with its rate limit. */
export interface KeyUse {
  readonly key_id: string;
  readonly key_name: string;
  readonly permission: 'read' | 'read-and-write';
  readonly brand_id: string;
  readonly brand_no: number;
  readonly epoch: number;
  readonly api_access: boolean;
  /** Whether the brand has archived prompts. */
  readonly has_archived: boolean;
  /** The brand's revision; null while answers of it are on their way to ClickHouse. */
  readonly revision: string | null;
  /** Whether the rate limit lets this request through. */
  readonly allowed: boolean;
  /** Requests of the brand that were let through in the last minute, this one included. */
  readonly requests: number;
  /** Seconds, rounded up, until another request is let through where this one was not. */
  readonly retry: number;
  /** Seconds, rounded up, until the whole limit is there again where nothing else is sent. */
  readonly reset: number;
}

// One statement: who calls, with which plan and permission, whether the brand may make one more request, and when
// the key was last used (at most once a minute, as that write is the only one that waits for the disk).
//
// The limit is a sliding log: over any 60 seconds no more than the limit is let through, and all of it at once where
// nothing was sent for a minute. (A weighted previous window and GCRA with such a burst both let nearly twice the
// limit through within 60 seconds: all of it at once, and then as much as trickles back.) Requests of the same half
// second are kept as one entry with the time of the last, so a steady caller has the limit in every 60.5 seconds. What
// is refused is not counted: who waits for Retry-After is let through, however often it has tried. The row's lock
// makes all processes take turns; times are of after it is had (clock_timestamp), so they are in order.
// Entries of a future that a clock set back has made are forgotten when they are more than a minute away.
const USE = `
WITH used AS MATERIALIZED (
  SELECT
    k.id AS key_id, k.name AS key_name, k.permission,
    k.last_used_at IS NULL OR k.last_used_at <= now() - interval '1 minute' AS stale,
    b.id AS brand_id, b.no AS brand_no, b.epoch, p.api_access,
    EXISTS (SELECT FROM prompts WHERE brand_id = b.id AND status = 'archived') AS has_archived,
    CASE WHEN NOT EXISTS (SELECT FROM outbox WHERE brand_id = b.id)
      THEN coalesce((SELECT revision FROM brand_revisions WHERE brand_id = b.id), 0) END AS revision
  FROM api_keys k
  JOIN brands b ON b.id = k.brand_id
  JOIN organizations o ON o.id = b.organization_id
  JOIN plans p ON p.id = o.plan
  WHERE k.sha256 = $1 AND k.revoked_at IS NULL
), counted AS (
  INSERT INTO request_log AS l (brand_id, at, requests, allowed)
  SELECT brand_id, ARRAY[clock_timestamp()], ARRAY[1], true FROM used
  ON CONFLICT (brand_id) DO UPDATE SET (at, requests, allowed) = (
    WITH kept AS MATERIALIZED (
      SELECT at, requests FROM unnest(l.at, l.requests) AS e (at, requests)
      WHERE at > clock_timestamp() - interval '1 minute' AND at < clock_timestamp() + interval '1 minute'
    ), open AS MATERIALIZED (
      SELECT coalesce(sum(requests), 0) < $2 AS allowed FROM kept
    ), merged AS (
      SELECT max(at) AS at, sum(requests)::int AS requests
      FROM (
        SELECT at, requests FROM kept UNION ALL SELECT clock_timestamp(), 1 FROM open WHERE allowed
      ) AS each
      GROUP BY date_bin('0.5 seconds', at, '2000-01-01')
    )
    SELECT array_agg(at ORDER BY at), array_agg(requests ORDER BY at), (SELECT allowed FROM open) FROM merged
  )
  RETURNING
    allowed,
    (SELECT sum(n) FROM unnest(requests) AS n)::int AS requests,
    extract(epoch FROM at[1] + interval '1 minute' - clock_timestamp()) AS retry,
    extract(epoch FROM at[cardinality(at)] + interval '1 minute' - clock_timestamp()) AS reset
), touched AS (
  UPDATE api_keys k SET last_used_at = now()
  FROM used
  WHERE used.stale AND k.id = used.key_id
    AND (k.last_used_at IS NULL OR k.last_used_at <= now() - interval '1 minute')
)
SELECT
  key_id, key_name, permission, brand_id, brand_no, epoch, api_access, has_archived, revision, allowed, requests,
  greatest(1, ceil(retry))::int AS retry, greatest(1, ceil(reset))::int AS reset
FROM used, counted`;

/**
 * Looks up a key by its hash and counts a request of its brand, where `limit` (requests a minute) lets it through;
 * null for an unknown or revoked key.
 */
export async function useKey(postgres: Postgres, sha256: Buffer, limit: number): Promise<KeyUse | null> {
  const { rows } = await postgres.query<KeyUse>({ name: 'use-key', text: USE, values: [sha256, limit] });
  return rows[0] ?? null;
}

/** Which of some hashes belong to active keys, in hexadecimal. */
export async function activeKeys(postgres: Postgres, hashes: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await postgres.query<{ sha256: Buffer }>({
    name: 'active-keys',
    text: 'SELECT sha256 FROM api_keys WHERE sha256 = ANY($1::bytea[]) AND revoked_at IS NULL',
    values: [hashes],
  });
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
}
