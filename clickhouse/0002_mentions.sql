-- One row per brand that an answer ranks or names, in the order the list of mentions is read.
CREATE TABLE mentions (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  answered_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  answer_id UUID CODEC(ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  competitor_no UInt32 CODEC(ZSTD(1)),
  position UInt16 CODEC(ZSTD(1)),
  sentiment Int16 CODEC(ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_of_answers TO mentions AS
SELECT
  brand_no, epoch, answered_at, answer_id, prompt_no, engine, country,
  mention.1 AS competitor_no,
  mention.2 AS position,
  mention.3 AS sentiment
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention;
