import type { Postgres } from '../stores/postgres.ts';

/** A key that is in use right now, its brand and plan, and the requests of the brand's current minute. */
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
  /** Requests of the brand in the current window, this one included. */
  readonly requests: number;
  /** Seconds, rounded up, until the window ends. */
  readonly reset: number;
}

// One statement: who calls, with which plan and permission, how many requests the brand has made, and when
// the key was last used (at most once a minute, as that write is the only one that waits for the disk).
// The window of a minute starts with a brand's first request, so that a caller who waits for its end has
// the whole limit again. A clock that was set back starts a new window, too.
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
  INSERT INTO request_counts AS c (brand_id, started_at, requests)
  SELECT brand_id, now(), 1 FROM used
  ON CONFLICT (brand_id) DO UPDATE SET (started_at, requests) = (
    SELECT
      CASE WHEN same THEN c.started_at ELSE excluded.started_at END,
      CASE WHEN same THEN c.requests + 1 ELSE 1 END
    FROM (
      SELECT c.started_at > now() - interval '1 minute' AND c.started_at < now() + interval '1 minute' AS same
    ) AS current
  )
  RETURNING started_at, requests
), touched AS (
  UPDATE api_keys k SET last_used_at = now()
  FROM used
  WHERE used.stale AND k.id = used.key_id
    AND (k.last_used_at IS NULL OR k.last_used_at <= now() - interval '1 minute')
)
SELECT
  key_id, key_name, permission, brand_id, brand_no, epoch, api_access, has_archived, revision, requests,
  least(60, ceil(extract(epoch FROM started_at + interval '1 minute' - now())))::int AS reset
FROM used, counted`;

/** Looks up a key by its hash and counts a request of its brand; null for an unknown or revoked one. */
export async function useKey(postgres: Postgres, sha256: Buffer): Promise<KeyUse | null> {
  const { rows } = await postgres.query<KeyUse>({ name: 'use-key', text: USE, values: [sha256] });
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
