-- The only table anything is inserted into: one row is one complete answer with its mentions and
-- citations, so that all three, and every rollup, hold an answer or none does.
--
-- ORDER BY (brand_no, epoch, answered_at, answer_id): each request reads one brand and one range of time,
-- and the lists page in exactly this order. brand_no, prompt_no and competitor_no are the 4-byte numbers of
-- Postgres: grouping by 16-byte ids was most of what a report over raw rows cost.
-- epoch: a correction (another extraction, a repair) writes the brand's rows anew under the next epoch, and
-- one UPDATE in Postgres then moves every reader over; the rows of the old epoch go afterwards. So a brand
-- changes as a whole, while reads go on, and a correction cut short is never seen.
-- PARTITION BY month: 90 days touch four partitions at most.
-- Positions count from 1, 0 means "named only in the text". Sentiments are ten-thousandths, so that
-- sums are exact. competitor_no 0 is the own brand.
CREATE TABLE answers (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  answered_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  answer_id UUID,
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  prompt_text String CODEC(ZSTD(3)),
  text String CODEC(ZSTD(3)),
  text_format LowCardinality(String),
  brand_mentioned Bool CODEC(ZSTD(1)),
  brand_position UInt16 CODEC(ZSTD(1)),
  brand_sentiment Int16 CODEC(ZSTD(1)),
  brands_ranked UInt16 CODEC(ZSTD(1)),
  citation_count UInt16 CODEC(ZSTD(1)),
  own_citations UInt16 CODEC(ZSTD(1)),
  mentions Nested (
    competitor_no UInt32,
    position UInt16,
    sentiment Int16
  ) CODEC(ZSTD(1)),
  citations Nested (
    url String,
    domain String,
    title String,
    position UInt16,
    kind Enum8('linked' = 1, 'listed' = 2),
    is_own_domain Bool,
    first_of_domain Bool,
    first_of_url Bool
  ) CODEC(ZSTD(1)),
  INDEX by_answer_id answer_id TYPE bloom_filter GRANULARITY 1
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id)
SETTINGS non_replicated_deduplication_window = 10000;
