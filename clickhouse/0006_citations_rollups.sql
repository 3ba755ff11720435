-- Citations summed per day, week (Monday) and month and cited domain, in whole numbers.
-- The expressions are those of src/catalogue/measures.ts.

CREATE TABLE citations_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_day_of_answers TO citations_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

CREATE TABLE citations_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_week_of_answers TO citations_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

CREATE TABLE citations_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_month_of_answers TO citations_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;
