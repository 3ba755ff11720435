-- Requests of a brand in its current window of one minute, over all its keys and all API processes.
-- Unlogged: a request writes here, and counts that a crash of the server loses start anew.
-- fillfactor: a count is updated in place (HOT) while its page has room.
CREATE UNLOGGED TABLE request_counts (
  brand_id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  requests integer NOT NULL
) WITH (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- The prompt limit counts active prompts per brand at every change.
CREATE INDEX prompts_active ON prompts (brand_id) WHERE status = 'active';
