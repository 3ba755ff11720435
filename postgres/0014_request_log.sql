-- When the requests of a brand that were let through in the last minute came, over all its keys and all API
-- processes: one entry per second that had any, with the time of its last one and how many came until then
-- (src/keys/use.ts). At most 61 entries, so a row stays small enough for Postgres to leave it in the table.
-- In place of request_counts, which API processes of the version before go on counting in while this is applied and
-- until they are replaced; nothing reads it any more.
-- Unlogged: a request writes here, and what a crash of the server loses starts anew.
CREATE UNLOGGED TABLE request_log (
  brand_id uuid PRIMARY KEY,
  -- In order.
  at timestamptz[] NOT NULL,
  -- How many came until the end of each entry, and before the first, since counting began: what is in between is one
  -- subtraction, however many entries there are.
  sums bigint[] NOT NULL,
  base bigint NOT NULL,
  -- Whether the last request was let through.
  allowed boolean NOT NULL
) WITH (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
