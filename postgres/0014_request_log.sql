-- When the requests of a brand that were let through in the last minute came, over all its keys and all API
-- processes: one entry per half second that had any, with the time of its last one and how many they were
-- (src/keys/use.ts). At most 122 entries, so a row stays below what Postgres moves out of the table.
-- In place of request_counts, which API processes of the version before go on counting in while this is applied and
-- until they are replaced; nothing reads it any more.
-- Unlogged: a request writes here, and what a crash of the server loses starts anew.
CREATE UNLOGGED TABLE request_log (
  brand_id uuid PRIMARY KEY,
  at timestamptz[] NOT NULL,
  requests integer[] NOT NULL,
  -- Whether the last request was let through.
  allowed boolean NOT NULL
) WITH (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
