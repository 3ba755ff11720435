-- The versions that have migrated these stores: an older one, which finds files applied that it does not know, tells by
-- the last of them what they are of (src/stores/applied.ts).
CREATE TABLE versions (
  version text PRIMARY KEY,
  migrated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
