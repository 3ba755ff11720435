-- Answers summed per day, week (Monday) and month, with what each says of the own brand, in whole numbers.
-- The expressions are those of src/catalogue/measures.ts; mention_rows and citation_rows count the
-- rows of the lists.

CREATE TABLE answers_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
  positive SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  negative SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  own_citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mention_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  citation_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW answers_day_of_answers TO answers_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country,
  sum(toUInt64(1)) AS answers,
  sum(toUInt64(brand_mentioned)) AS mentions,
  sum(toUInt64(brand_position > 0)) AS ranked,
  sum(toUInt64(brand_position)) AS position_sum,
  min(if(brand_position = 0, 65535, brand_position)) AS best,
  sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
  sum(toInt64(if(brand_mentioned, brand_sentiment, 0))) AS sentiment_sum,
  sum(toUInt64(brand_mentioned AND brand_sentiment >= 2500)) AS positive,
  sum(toUInt64(brand_mentioned AND brand_sentiment <= -2500)) AS negative,
  sum(toUInt64(a.own_citations)) AS own_citations,
  sum(length(`mentions.competitor_no`)) AS mention_rows,
  sum(length(`citations.url`)) AS citation_rows
FROM answers AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

CREATE TABLE answers_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
  positive SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  negative SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  own_citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mention_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  citation_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW answers_week_of_answers TO answers_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country,
  sum(toUInt64(1)) AS answers,
  sum(toUInt64(brand_mentioned)) AS mentions,
  sum(toUInt64(brand_position > 0)) AS ranked,
  sum(toUInt64(brand_position)) AS position_sum,
  min(if(brand_position = 0, 65535, brand_position)) AS best,
  sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
  sum(toInt64(if(brand_mentioned, brand_sentiment, 0))) AS sentiment_sum,
  sum(toUInt64(brand_mentioned AND brand_sentiment >= 2500)) AS positive,
  sum(toUInt64(brand_mentioned AND brand_sentiment <= -2500)) AS negative,
  sum(toUInt64(a.own_citations)) AS own_citations,
  sum(length(`mentions.competitor_no`)) AS mention_rows,
  sum(length(`citations.url`)) AS citation_rows
FROM answers AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

CREATE TABLE answers_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mentions SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  ranked SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  position_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
  weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
  positive SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  negative SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  own_citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  mention_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  citation_rows SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW answers_month_of_answers TO answers_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country,
  sum(toUInt64(1)) AS answers,
  sum(toUInt64(brand_mentioned)) AS mentions,
  sum(toUInt64(brand_position > 0)) AS ranked,
  sum(toUInt64(brand_position)) AS position_sum,
  min(if(brand_position = 0, 65535, brand_position)) AS best,
  sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
  sum(toInt64(if(brand_mentioned, brand_sentiment, 0))) AS sentiment_sum,
  sum(toUInt64(brand_mentioned AND brand_sentiment >= 2500)) AS positive,
  sum(toUInt64(brand_mentioned AND brand_sentiment <= -2500)) AS negative,
  sum(toUInt64(a.own_citations)) AS own_citations,
  sum(length(`mentions.competitor_no`)) AS mention_rows,
  sum(length(`citations.url`)) AS citation_rows
FROM answers AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;
