-- Domains of citations by number (postgres/0041_cited_domains.sql): what they are called, and whether they are the
-- brand's own, is looked up for the rows of a report. A citation took 67 bytes with its sums and takes 35.
-- answers keeps the texts too: from them every number can be told anew. Rows from before get theirs when their brand is
-- rewritten, which an upgrade does, and until then these tables have nothing of it. 0 stands for a number that is yet
-- to come: of answers that waited in the outbox.
-- Sums by engine, country and month are not kept any more: those that keep prompts apart tell the same, and those of
-- weeks and domains what is asked most.
-- Numbers within a group ascend, so T64 leaves few bits of each; the times of many are of one answer, which ZSTD finds.

DROP VIEW IF EXISTS citations_of_answers;
DROP VIEW IF EXISTS citations_week_of_answers;
DROP VIEW IF EXISTS citations_month_of_answers;
DROP VIEW IF EXISTS citations_total_week_of_answers;
DROP VIEW IF EXISTS citations_total_month_of_answers;
DROP VIEW IF EXISTS citations_domain_day_of_answers;
DROP VIEW IF EXISTS citations_domain_week_of_answers;
DROP VIEW IF EXISTS citations_domain_month_of_answers;
DROP TABLE IF EXISTS citations;
DROP TABLE IF EXISTS citations_week;
DROP TABLE IF EXISTS citations_month;
DROP TABLE IF EXISTS citations_total_week;
DROP TABLE IF EXISTS citations_total_month;
DROP TABLE IF EXISTS citations_domain_day;
DROP TABLE IF EXISTS citations_domain_week;
DROP TABLE IF EXISTS citations_domain_month;

ALTER TABLE answers
  ADD COLUMN IF NOT EXISTS `citations.domain_no` Array(UInt32)
    DEFAULT arrayMap(domain -> toUInt32(0), `citations.domain`) CODEC(ZSTD(1)) AFTER `citations.domain`;
ALTER TABLE answers DROP COLUMN IF EXISTS `citations.is_own_domain`;

CREATE TABLE citations (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  answered_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  answer_id UUID CODEC(ZSTD(1)),
  position UInt16 CODEC(ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String) CODEC(ZSTD(1)),
  country LowCardinality(String) CODEC(ZSTD(1)),
  url String CODEC(ZSTD(6)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  title String CODEC(ZSTD(6)),
  kind Enum8('linked' = 1, 'listed' = 2) CODEC(ZSTD(1)),
  first_of_domain Bool CODEC(ZSTD(1)),
  first_of_url Bool CODEC(ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, position)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_of_answers TO citations AS
SELECT
  brand_no, epoch, answered_at, answer_id,
  citation.4 AS position,
  prompt_no, engine, country,
  citation.1 AS url,
  citation.2 AS domain_no,
  citation.3 AS title,
  citation.5 AS kind,
  citation.6 AS first_of_domain,
  citation.7 AS first_of_url
FROM answers
ARRAY JOIN arrayZip(
  `citations.url`, `citations.domain_no`, `citations.title`, `citations.position`, `citations.kind`,
  `citations.first_of_domain`, `citations.first_of_url`
) AS citation;

CREATE TABLE citations_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String) CODEC(ZSTD(1)),
  country LowCardinality(String) CODEC(ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_week_of_answers TO citations_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain_no;

CREATE TABLE citations_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String) CODEC(ZSTD(1)),
  country LowCardinality(String) CODEC(ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_month_of_answers TO citations_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain_no;

CREATE TABLE citations_total_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  engine LowCardinality(String) CODEC(ZSTD(1)),
  country LowCardinality(String) CODEC(ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_total_week_of_answers TO citations_total_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain_no;

CREATE TABLE citations_domain_day (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_day_of_answers TO citations_domain_day AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;

CREATE TABLE citations_domain_week (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_week_of_answers TO citations_domain_week AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;

CREATE TABLE citations_domain_month (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000;

CREATE MATERIALIZED VIEW citations_domain_month_of_answers TO citations_domain_month AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;
