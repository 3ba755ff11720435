-- Sums by prompt alone: prompts are what is sampled, so intervals and comparisons need the figures of each prompt, but not
-- of engines and countries, unless these are asked for; so do reports that leave out archived prompts. On a brand with
-- 945,000 answers (500 prompts, 7 engines, 3 countries, 90 days, 21 brands named) the days have 45,000 rows of answers
-- and 945,000 of mentions, where prompts, engines and countries have 945,000 and, by week, 3.1 million.
-- Each brand is rewritten after this file (src/ingest/rollup-changes.ts).
--
-- T64 keeps the bits that are used: a row of mentions_prompt_day takes 7.4 bytes, with ZSTD(1) alone 8.5. Counts are read
-- most, and with LZ4 they are hardly larger. The sums by engine and country get T64, too, those of before once they are
-- merged: a row of mentions_week takes 6.2 bytes instead of 7.3.

CREATE TABLE answers_prompt_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(LZ4),
  answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  best SimpleAggregateFunction(min, UInt16) CODEC(T64, LZ4),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, LZ4),
  positive SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  negative SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  own_citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  mention_rows SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  citation_rows SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4)
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW answers_prompt_day_of_answers TO answers_prompt_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no,
  sum(1) AS answers,
  sum(brand_mentioned) AS mentions,
  sum(brand_position > 0) AS ranked,
  sum(brand_position) AS position_sum,
  min(if(brand_position = 0, 65535, brand_position)) AS best,
  sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
  sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
  sum(brand_mentioned AND brand_sentiment >= 2500) AS positive,
  sum(brand_mentioned AND brand_sentiment <= -2500) AS negative,
  sum(t.own_citations) AS own_citations,
  sum(length(`mentions.competitor_no`)) AS mention_rows,
  sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY brand_no, epoch, period, prompt_no;

CREATE TABLE mentions_prompt_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_prompt_day_of_answers TO mentions_prompt_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

CREATE TABLE mentions_prompt_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_prompt_week_of_answers TO mentions_prompt_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

CREATE TABLE mentions_prompt_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_prompt_month_of_answers TO mentions_prompt_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE mentions_week
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));

ALTER TABLE mentions_month
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));
