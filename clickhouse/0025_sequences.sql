-- Place of an answer in the change feed. 0 is an answer from before, which the upgrade numbers by writing every brand anew
-- (a file named NNNN_sequences is one of those, src/ingest/reprocess/rollup-changes.ts). From 2^52 on it is provisional: the count of
-- an answer within the rewrite that made the epoch, whose first number is feeds.rewrite_base in Postgres
-- (src/ingest/outbox/sequences.ts). Delta leaves one byte of the eight, as numbers follow each other where times do.
ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS sequence UInt64 DEFAULT 0 CODEC(Delta(8), ZSTD(1));

-- Granules whose numbers are all outside of a page are not read.
ALTER TABLE answers
  ADD INDEX IF NOT EXISTS by_sequence sequence TYPE minmax GRANULARITY 1;
