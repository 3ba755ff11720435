-- When readers were moved to the brand's current epoch: rows of older ones go only when no request that began
-- before can still read them.
ALTER TABLE brands ADD COLUMN epoch_since timestamptz NOT NULL DEFAULT now();
