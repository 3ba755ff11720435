-- What an engine searched for before it answered, in its order. No array is null: searches_told parts an answer for
-- which nothing was searched from one of an engine that does not tell, as all answers from before are.
ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS search_queries Array(String) CODEC(ZSTD(3)),
  ADD COLUMN IF NOT EXISTS searches_told Bool DEFAULT false CODEC(ZSTD(1));
