-- Sums by prompt and engine: what intervals and comparisons by engine are computed from, and what reports by engine read
-- that leave out archived prompts or ask for intents. On a brand with 945,000 answers (500 prompts, 7 engines, 3 countries,
-- 90 days, 21 brands named) the weeks have 960,000 rows, where those that keep countries apart, too, have 3 million.
-- Weeks alone: months would save little of what is left, and each table is one more that every INSERT fills.
-- Each brand is rewritten after this file (src/ingest/rollup-changes.ts).

CREATE TABLE mentions_engine_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String) CODEC(ZSTD(1)),
  competitor_no UInt32 CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_engine_week_of_answers TO mentions_engine_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, competitor_no;
