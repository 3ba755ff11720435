-- Mentions summed per day, week (Monday) and month and brand named, in whole numbers.
-- The expressions are those of src/catalogue/measures.ts.

CREATE TABLE mentions_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  competitor_no UInt32 CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_day_of_answers TO mentions_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

CREATE TABLE mentions_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  competitor_no UInt32 CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_week_of_answers TO mentions_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

CREATE TABLE mentions_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  competitor_no UInt32 CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_month_of_answers TO mentions_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;
