-- Pieces of files that people drop on the dashboard. The API takes them in and may write nothing else of what they
-- hold; the worker imports them, oldest first. A piece that is imported twice adds nothing twice.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  -- Lines of NDJSON as they were sent, until they are imported; the number of the first in its file.
  lines bytea,
  first_line bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  -- What became of it (src/ingest/pieces.ts).
  result jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX imports_waiting ON imports (created_at) WHERE state = 'waiting';
