-- What an answer says for and against a name being a brand, as bits (src/extraction/names/evidence.ts). From now on
-- `unknown` holds whatever may be a brand, named or ranked; the sums of these bits over a brand's answers decide.
-- Rows from before say nothing until the brand is read again, which an upgrade makes due.
ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS `unknown.evidence` Array(UInt16) CODEC(ZSTD(1)) AFTER `unknown.domain`;
