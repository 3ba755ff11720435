-- Brands that an answer ranks and that were neither the own brand nor a competitor when it was read: counted
-- over a brand's answers they become suggested competitors. As columns of the answer they are written exactly
-- once with it, and another extraction replaces them with it. Each key (a folded name) is there once.
-- mentions_given: the mentions came with the answer, so another extraction leaves them alone.
ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS mentions_given Bool DEFAULT false CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS unknown Nested (key String, name String, domain String) CODEC(ZSTD(1));
