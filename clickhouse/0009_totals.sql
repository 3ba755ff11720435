-- Sums over all prompts: what most reports ask, in a few thousand rows. Reports that filter by prompt or
-- intent, group by prompt, or must leave out archived prompts read the tables that keep prompts apart.
-- On a brand with 945,000 answers (500 prompts, 7 engines, 3 countries, 90 days, 21 brands named, 20,000
-- domains) the days have 1,890 rows of answers and 39,690 of mentions, so weeks and months are not kept.
-- Its 4.7 million citations shrink less: by engine, country and domain to 3.7 million a day (not kept), 2.4
-- million a week, 1.3 million a month; by domain alone to 1.4 million, 260,000 and 80,000.

CREATE TABLE answers_total_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, engine, country)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW answers_total_day_of_answers TO answers_total_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country,
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
GROUP BY brand_no, epoch, period, engine, country;

CREATE TABLE mentions_total_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW mentions_total_day_of_answers TO mentions_total_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, engine, country, competitor_no;

CREATE TABLE citations_total_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, engine, country, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_total_week_of_answers TO citations_total_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, engine, country, domain;

CREATE TABLE citations_total_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
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
ORDER BY (brand_no, epoch, period, engine, country, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_total_month_of_answers TO citations_total_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, engine, country, domain;

CREATE TABLE citations_domain_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_day_of_answers TO citations_domain_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;

CREATE TABLE citations_domain_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_week_of_answers TO citations_domain_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;

CREATE TABLE citations_domain_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_month_of_answers TO citations_domain_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM answers
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;
