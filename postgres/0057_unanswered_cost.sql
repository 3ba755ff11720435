-- What attempts took that brought no answer, in millionths of a US dollar; null where that is not known. Of earlier ones nobody kept it.
ALTER TABLE questions ADD COLUMN unanswered_micros bigint DEFAULT 0;
