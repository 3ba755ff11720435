CREATE TABLE IF NOT EXISTS av.schema_migrations ON CLUSTER main (
  name String,
  statement UInt16,
  applied_at DateTime('UTC') DEFAULT now()
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/all/{database}/{table}', '{shard}-{replica}')
ORDER BY (name, statement);

CREATE TABLE IF NOT EXISTS av.answers_local ON CLUSTER main (
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers ON CLUSTER main AS av.answers_local
ENGINE = Distributed(main, av, answers_local, brand_no);

CREATE TABLE IF NOT EXISTS av.mentions_local ON CLUSTER main (
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions ON CLUSTER main AS av.mentions_local
ENGINE = Distributed(main, av, mentions_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_of_answers ON CLUSTER main TO av.mentions_local AS
SELECT
  brand_no, epoch, answered_at, answer_id, prompt_no, engine, country,
  mention.1 AS competitor_no,
  mention.2 AS position,
  mention.3 AS sentiment
FROM av.answers_local
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention;

CREATE TABLE IF NOT EXISTS av.citations_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  answered_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  answer_id UUID CODEC(ZSTD(1)),
  position UInt16 CODEC(ZSTD(1)),
  prompt_no UInt32 CODEC(ZSTD(1)),
  engine LowCardinality(String),
  country LowCardinality(String),
  url String CODEC(ZSTD(3)),
  domain LowCardinality(String),
  title String CODEC(ZSTD(3)),
  kind Enum8('linked' = 1, 'listed' = 2),
  is_own_domain Bool CODEC(ZSTD(1)),
  first_of_domain Bool CODEC(ZSTD(1)),
  first_of_url Bool CODEC(ZSTD(1))
)
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, position)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations ON CLUSTER main AS av.citations_local
ENGINE = Distributed(main, av, citations_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_of_answers ON CLUSTER main TO av.citations_local AS
SELECT
  brand_no, epoch, answered_at, answer_id,
  citation.4 AS position,
  prompt_no, engine, country,
  citation.1 AS url,
  citation.2 AS domain,
  citation.3 AS title,
  citation.5 AS kind,
  citation.6 AS is_own_domain,
  citation.7 AS first_of_domain,
  citation.8 AS first_of_url
FROM av.answers_local
ARRAY JOIN arrayZip(
  `citations.url`, `citations.domain`, `citations.title`, `citations.position`, `citations.kind`,
  `citations.is_own_domain`, `citations.first_of_domain`, `citations.first_of_url`
) AS citation;

CREATE TABLE IF NOT EXISTS av.answers_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers_day ON CLUSTER main AS av.answers_day_local
ENGINE = Distributed(main, av, answers_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.answers_day_of_answers ON CLUSTER main TO av.answers_day_local AS
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
FROM av.answers_local AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

CREATE TABLE IF NOT EXISTS av.answers_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers_week ON CLUSTER main AS av.answers_week_local
ENGINE = Distributed(main, av, answers_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.answers_week_of_answers ON CLUSTER main TO av.answers_week_local AS
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
FROM av.answers_local AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

CREATE TABLE IF NOT EXISTS av.answers_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers_month ON CLUSTER main AS av.answers_month_local
ENGINE = Distributed(main, av, answers_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.answers_month_of_answers ON CLUSTER main TO av.answers_month_local AS
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
FROM av.answers_local AS a
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

CREATE TABLE IF NOT EXISTS av.mentions_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_day ON CLUSTER main AS av.mentions_day_local
ENGINE = Distributed(main, av, mentions_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_day_of_answers ON CLUSTER main TO av.mentions_day_local AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM av.answers_local
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

CREATE TABLE IF NOT EXISTS av.mentions_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_week ON CLUSTER main AS av.mentions_week_local
ENGINE = Distributed(main, av, mentions_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_week_of_answers ON CLUSTER main TO av.mentions_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM av.answers_local
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

CREATE TABLE IF NOT EXISTS av.mentions_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_month ON CLUSTER main AS av.mentions_month_local
ENGINE = Distributed(main, av, mentions_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_month_of_answers ON CLUSTER main TO av.mentions_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM av.answers_local
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

CREATE TABLE IF NOT EXISTS av.citations_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_day ON CLUSTER main AS av.citations_day_local
ENGINE = Distributed(main, av, citations_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_day_of_answers ON CLUSTER main TO av.citations_day_local AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

CREATE TABLE IF NOT EXISTS av.citations_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_week ON CLUSTER main AS av.citations_week_local
ENGINE = Distributed(main, av, citations_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_week_of_answers ON CLUSTER main TO av.citations_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

CREATE TABLE IF NOT EXISTS av.citations_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_month ON CLUSTER main AS av.citations_month_local
ENGINE = Distributed(main, av, citations_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_month_of_answers ON CLUSTER main TO av.citations_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

CREATE TABLE IF NOT EXISTS av.answers_total_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers_total_day ON CLUSTER main AS av.answers_total_day_local
ENGINE = Distributed(main, av, answers_total_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.answers_total_day_of_answers ON CLUSTER main TO av.answers_total_day_local AS
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
FROM av.answers_local AS a
GROUP BY brand_no, epoch, period, engine, country;

CREATE TABLE IF NOT EXISTS av.mentions_total_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_total_day ON CLUSTER main AS av.mentions_total_day_local
ENGINE = Distributed(main, av, mentions_total_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_total_day_of_answers ON CLUSTER main TO av.mentions_total_day_local AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country, mention.1 AS competitor_no,
  sum(toUInt64(1)) AS mentions,
  sum(toUInt64(mention.2 > 0)) AS ranked,
  sum(toUInt64(mention.2)) AS position_sum,
  min(if(mention.2 = 0, 65535, mention.2)) AS best,
  sum(if(mention.2 = 0, 100000000, toUInt64(round(1000000000 / log2(mention.2 + 1))))) AS weight_sum,
  sum(toInt64(mention.3)) AS sentiment_sum
FROM av.answers_local
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention
GROUP BY brand_no, epoch, period, engine, country, competitor_no;

CREATE TABLE IF NOT EXISTS av.citations_total_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_total_week ON CLUSTER main AS av.citations_total_week_local
ENGINE = Distributed(main, av, citations_total_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_total_week_of_answers ON CLUSTER main TO av.citations_total_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, engine, country, domain;

CREATE TABLE IF NOT EXISTS av.citations_total_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_total_month ON CLUSTER main AS av.citations_total_month_local
ENGINE = Distributed(main, av, citations_total_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_total_month_of_answers ON CLUSTER main TO av.citations_total_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, engine, country, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, engine, country, domain;

CREATE TABLE IF NOT EXISTS av.citations_domain_day_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_day ON CLUSTER main AS av.citations_domain_day_local
ENGINE = Distributed(main, av, citations_domain_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_day_of_answers ON CLUSTER main TO av.citations_domain_day_local AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;

CREATE TABLE IF NOT EXISTS av.citations_domain_week_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_week ON CLUSTER main AS av.citations_domain_week_local
ENGINE = Distributed(main, av, citations_domain_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_week_of_answers ON CLUSTER main TO av.citations_domain_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;

CREATE TABLE IF NOT EXISTS av.citations_domain_month_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain LowCardinality(String),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1)),
  own SimpleAggregateFunction(max, UInt8) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_month ON CLUSTER main AS av.citations_domain_month_local
ENGINE = Distributed(main, av, citations_domain_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_month_of_answers ON CLUSTER main TO av.citations_domain_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, citation.1 AS domain,
  sum(toUInt64(1)) AS citations,
  sum(toUInt64(citation.2)) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(citation.3)) AS own
FROM av.answers_local
ARRAY JOIN arrayZip(`citations.domain`, `citations.first_of_domain`, `citations.is_own_domain`) AS citation
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS mentions_given Bool DEFAULT false CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS unknown Nested (key String, name String, domain String) CODEC(ZSTD(1));

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS mentions_given Bool DEFAULT false CODEC(ZSTD(1)),
  ADD COLUMN IF NOT EXISTS unknown Nested (key String, name String, domain String) CODEC(ZSTD(1));

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS sentiment_by LowCardinality(String) DEFAULT if(mentions_given, 'given', 'lexicon');

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS sentiment_by LowCardinality(String) DEFAULT if(mentions_given, 'given', 'lexicon');

DROP VIEW IF EXISTS av.mentions_day_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_day_of_answers ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.mentions_day ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.mentions_day_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_day ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_day_local ON CLUSTER main SYNC;

ALTER TABLE av.citations_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations_week_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations_week ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations_month_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations_month ON CLUSTER main
  MODIFY COLUMN domain String CODEC(ZSTD(1));

ALTER TABLE av.citations_total_week_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_total_week ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_total_month_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_total_month ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_day_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_day ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_week_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_week ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_month_local ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_month ON CLUSTER main
  MODIFY COLUMN domain String CODEC(LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.answers_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, engine, country,
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
FROM av.answers_local AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE av.answers_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country,
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
FROM av.answers_local AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE av.answers_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country,
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
FROM av.answers_local AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE av.answers_total_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country,
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
FROM av.answers_local AS t
GROUP BY brand_no, epoch, period, engine, country;

ALTER TABLE av.mentions_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE av.mentions_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE av.mentions_total_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(if(position = 0, 100000000, toUInt64(round(1000000000 / log2(position + 1))))) AS weight_sum,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, competitor_no;

ALTER TABLE av.citations_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

ALTER TABLE av.citations_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

ALTER TABLE av.citations_total_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain;

ALTER TABLE av.citations_total_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain;

ALTER TABLE av.citations_domain_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE av.citations_domain_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE av.citations_domain_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS `unknown.evidence` Array(UInt16) CODEC(ZSTD(1)) AFTER `unknown.domain`;

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS `unknown.evidence` Array(UInt16) CODEC(ZSTD(1)) AFTER `unknown.domain`;

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS search_queries Array(String) CODEC(ZSTD(3)),
  ADD COLUMN IF NOT EXISTS searches_told Bool DEFAULT false CODEC(ZSTD(1));

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS search_queries Array(String) CODEC(ZSTD(3)),
  ADD COLUMN IF NOT EXISTS searches_told Bool DEFAULT false CODEC(ZSTD(1));

CREATE TABLE IF NOT EXISTS av.answers_prompt_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.answers_prompt_day ON CLUSTER main AS av.answers_prompt_day_local
ENGINE = Distributed(main, av, answers_prompt_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.answers_prompt_day_of_answers ON CLUSTER main TO av.answers_prompt_day_local AS
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
FROM av.answers_local AS t
GROUP BY brand_no, epoch, period, prompt_no;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_day_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_day ON CLUSTER main AS av.mentions_prompt_day_local
ENGINE = Distributed(main, av, mentions_prompt_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_prompt_day_of_answers ON CLUSTER main TO av.mentions_prompt_day_local AS
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
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_week ON CLUSTER main AS av.mentions_prompt_week_local
ENGINE = Distributed(main, av, mentions_prompt_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_prompt_week_of_answers ON CLUSTER main TO av.mentions_prompt_week_local AS
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
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_prompt_month ON CLUSTER main AS av.mentions_prompt_month_local
ENGINE = Distributed(main, av, mentions_prompt_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_prompt_month_of_answers ON CLUSTER main TO av.mentions_prompt_month_local AS
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
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE av.mentions_week_local ON CLUSTER main
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));

ALTER TABLE av.mentions_week ON CLUSTER main
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));

ALTER TABLE av.mentions_month_local ON CLUSTER main
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));

ALTER TABLE av.mentions_month ON CLUSTER main
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64, ZSTD(1));

DROP VIEW IF EXISTS av.citations_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_week_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_month_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_total_week_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_total_month_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_domain_day_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_domain_week_of_answers ON CLUSTER main SYNC;

DROP VIEW IF EXISTS av.citations_domain_month_of_answers ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_week ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_week_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_month ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_month_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_total_week ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_total_week_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_total_month ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_total_month_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_day ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_day_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_week ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_week_local ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_month ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.citations_domain_month_local ON CLUSTER main SYNC;

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS `citations.domain_no` Array(UInt32)
    DEFAULT arrayMap(domain -> toUInt32(0), `citations.domain`) CODEC(ZSTD(1)) AFTER `citations.domain`;

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS `citations.domain_no` Array(UInt32)
    DEFAULT arrayMap(domain -> toUInt32(0), `citations.domain`) CODEC(ZSTD(1)) AFTER `citations.domain`;

ALTER TABLE av.answers_local ON CLUSTER main
  DROP COLUMN IF EXISTS `citations.is_own_domain`;

ALTER TABLE av.answers ON CLUSTER main
  DROP COLUMN IF EXISTS `citations.is_own_domain`;

CREATE TABLE IF NOT EXISTS av.citations_local ON CLUSTER main (
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
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, position)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations ON CLUSTER main AS av.citations_local
ENGINE = Distributed(main, av, citations_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_of_answers ON CLUSTER main TO av.citations_local AS
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
FROM av.answers_local
ARRAY JOIN arrayZip(
  `citations.url`, `citations.domain_no`, `citations.title`, `citations.position`, `citations.kind`,
  `citations.first_of_domain`, `citations.first_of_url`
) AS citation;

CREATE TABLE IF NOT EXISTS av.citations_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_week ON CLUSTER main AS av.citations_week_local
ENGINE = Distributed(main, av, citations_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_week_of_answers ON CLUSTER main TO av.citations_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain_no;

CREATE TABLE IF NOT EXISTS av.citations_month_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_month ON CLUSTER main AS av.citations_month_local
ENGINE = Distributed(main, av, citations_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_month_of_answers ON CLUSTER main TO av.citations_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain_no;

CREATE TABLE IF NOT EXISTS av.citations_total_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_total_week ON CLUSTER main AS av.citations_total_week_local
ENGINE = Distributed(main, av, citations_total_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_total_week_of_answers ON CLUSTER main TO av.citations_total_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain_no;

CREATE TABLE IF NOT EXISTS av.citations_domain_day_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_day ON CLUSTER main AS av.citations_domain_day_local
ENGINE = Distributed(main, av, citations_domain_day_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_day_of_answers ON CLUSTER main TO av.citations_domain_day_local AS
SELECT
  brand_no, epoch, toDate(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;

CREATE TABLE IF NOT EXISTS av.citations_domain_week_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_week ON CLUSTER main AS av.citations_domain_week_local
ENGINE = Distributed(main, av, citations_domain_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_week_of_answers ON CLUSTER main TO av.citations_domain_week_local AS
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;

CREATE TABLE IF NOT EXISTS av.citations_domain_month_local ON CLUSTER main (
  brand_no UInt32 CODEC(Delta, ZSTD(1)),
  epoch UInt16 CODEC(Delta, ZSTD(1)),
  period Date CODEC(Delta, ZSTD(1)),
  domain_no UInt32 CODEC(T64('bit'), ZSTD(1)),
  citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.citations_domain_month ON CLUSTER main AS av.citations_domain_month_local
ENGINE = Distributed(main, av, citations_domain_month_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.citations_domain_month_of_answers ON CLUSTER main TO av.citations_domain_month_local AS
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, domain_no,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain_no, item.2 AS first_of_domain
FROM av.answers_local ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain_no;

CREATE TABLE IF NOT EXISTS av.mentions_engine_week_local ON CLUSTER main (
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
ENGINE = ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/{database}/{table}', '{replica}')
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, competitor_no)
SETTINGS replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800;

CREATE TABLE IF NOT EXISTS av.mentions_engine_week ON CLUSTER main AS av.mentions_engine_week_local
ENGINE = Distributed(main, av, mentions_engine_week_local, brand_no);

CREATE MATERIALIZED VIEW IF NOT EXISTS av.mentions_engine_week_of_answers ON CLUSTER main TO av.mentions_engine_week_local AS
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
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, competitor_no;

ALTER TABLE av.answers_local ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN answered_at DateTime64(3, 'UTC') CODEC(Delta, LZ4),
  MODIFY COLUMN prompt_no UInt32 CODEC(LZ4),
  MODIFY COLUMN brand_mentioned Bool CODEC(LZ4),
  MODIFY COLUMN brand_position UInt16 CODEC(LZ4),
  MODIFY COLUMN brand_sentiment Int16 CODEC(LZ4),
  MODIFY COLUMN own_citations UInt16 CODEC(LZ4),
  MODIFY COLUMN `mentions.competitor_no` Array(UInt32) CODEC(LZ4),
  MODIFY COLUMN `mentions.position` Array(UInt16) CODEC(LZ4);

ALTER TABLE av.answers ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN answered_at DateTime64(3, 'UTC') CODEC(Delta, LZ4),
  MODIFY COLUMN prompt_no UInt32 CODEC(LZ4),
  MODIFY COLUMN brand_mentioned Bool CODEC(LZ4),
  MODIFY COLUMN brand_position UInt16 CODEC(LZ4),
  MODIFY COLUMN brand_sentiment Int16 CODEC(LZ4),
  MODIFY COLUMN own_citations UInt16 CODEC(LZ4),
  MODIFY COLUMN `mentions.competitor_no` Array(UInt32) CODEC(LZ4),
  MODIFY COLUMN `mentions.position` Array(UInt16) CODEC(LZ4);

ALTER TABLE av.citations_local ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN answered_at DateTime64(3, 'UTC') CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN first_of_domain Bool CODEC(LZ4);

ALTER TABLE av.citations ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN answered_at DateTime64(3, 'UTC') CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN first_of_domain Bool CODEC(LZ4);

ALTER TABLE av.citations_domain_week_local ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN period Date CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_week ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN period Date CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_day_local ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN period Date CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.citations_domain_day ON CLUSTER main
  MODIFY COLUMN brand_no UInt32 CODEC(Delta, LZ4),
  MODIFY COLUMN epoch UInt16 CODEC(Delta, LZ4),
  MODIFY COLUMN period Date CODEC(Delta, LZ4),
  MODIFY COLUMN domain_no UInt32 CODEC(T64, LZ4),
  MODIFY COLUMN citations SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN cited_answers SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
  MODIFY COLUMN last_cited_at SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4);

ALTER TABLE av.mentions_local ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN position UInt16 CODEC(ZSTD(6)),
  MODIFY COLUMN sentiment Int16 CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN position UInt16 CODEC(ZSTD(6)),
  MODIFY COLUMN sentiment Int16 CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_week_local ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_week ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_month_local ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_month ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_engine_week_local ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_engine_week ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_day_local ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_day ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_week_local ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_week ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_month_local ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_prompt_month ON CLUSTER main
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_total_day_local ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_total_day ON CLUSTER main
  MODIFY COLUMN engine LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN country LowCardinality(String) CODEC(ZSTD(3)),
  MODIFY COLUMN competitor_no UInt32 CODEC(ZSTD(9)),
  MODIFY COLUMN mentions SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN ranked SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN position_sum SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
  MODIFY COLUMN best SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
  MODIFY COLUMN weight_sum SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
  MODIFY COLUMN sentiment_sum SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1));

ALTER TABLE av.mentions_week_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_week ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE av.mentions_month_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_month ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_month_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE av.mentions_prompt_day_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_prompt_day ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_prompt_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE av.mentions_prompt_week_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_prompt_week ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_prompt_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE av.mentions_engine_week_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_engine_week ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_engine_week_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, competitor_no;

ALTER TABLE av.mentions_total_day_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_total_day ON CLUSTER main
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE av.mentions_total_day_of_answers ON CLUSTER main MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM av.answers_local ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, competitor_no;

DROP VIEW IF EXISTS av.mentions_prompt_month_of_answers ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.mentions_prompt_month ON CLUSTER main SYNC;

DROP TABLE IF EXISTS av.mentions_prompt_month_local ON CLUSTER main SYNC;

ALTER TABLE av.answers_local ON CLUSTER main
  ADD COLUMN IF NOT EXISTS sequence UInt64 DEFAULT 0 CODEC(Delta(8), ZSTD(1));

ALTER TABLE av.answers ON CLUSTER main
  ADD COLUMN IF NOT EXISTS sequence UInt64 DEFAULT 0 CODEC(Delta(8), ZSTD(1));

ALTER TABLE av.answers_local ON CLUSTER main
  ADD INDEX IF NOT EXISTS by_sequence sequence TYPE minmax GRANULARITY 1;

CREATE OR REPLACE DICTIONARY av.brand_config ON CLUSTER main (
  brand_no UInt32,
  competitor_id String,
  name String,
  archived_prompts Array(UInt32),
  prompt_nos Array(UInt32),
  prompt_ids Array(String),
  prompt_intents Array(String),
  tracked_nos Array(UInt32),
  competitor_nos Array(UInt32),
  competitor_ids Array(String),
  competitor_names Array(String),
  brand_domains Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'brand_config'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.brand_rows ON CLUSTER main (
  brand_no UInt32,
  prompts String,
  competitors String
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'brand_rows'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.competitor_names ON CLUSTER main (
  competitor_no UInt64,
  id String,
  name String
)
PRIMARY KEY competitor_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT competitor_no, id, name FROM (
    SELECT no AS competitor_no, id::text AS id, name FROM competitors
  ) AS competitor WHERE {condition}'
))
LAYOUT(DIRECT());

CREATE OR REPLACE DICTIONARY av.domain_facts ON CLUSTER main (
  domain String,
  content_type Nullable(String),
  rating Nullable(Float64),
  well_known Nullable(String)
)
PRIMARY KEY domain
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'domain_facts'
))
LAYOUT(COMPLEX_KEY_HASHED())
LIFETIME(MIN 30 MAX 60);

CREATE OR REPLACE DICTIONARY av.domain_names ON CLUSTER main (
  domain_no UInt64,
  domain String
)
PRIMARY KEY domain_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT domain_no, domain FROM (
    SELECT no AS domain_no, domain FROM cited_domains
  ) AS cited WHERE {condition}'
))
LAYOUT(CACHE(SIZE_IN_CELLS 1000000))
LIFETIME(0);

CREATE OR REPLACE DICTIONARY av.own_brand ON CLUSTER main (
  brand_no UInt32,
  competitor_id String,
  name String,
  by_name Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, competitor_id, name, by_name FROM (
    SELECT no AS brand_no, competitor_id::text AS competitor_id, name, ARRAY(
      SELECT named.no FROM (
        SELECT 0 AS no, brands.name, brands.competitor_id AS id
        UNION ALL
        SELECT no, name, id FROM competitors WHERE brand_id = brands.id
      ) AS named
      ORDER BY lower(named.name COLLATE "pg_c_utf8"), named.name COLLATE "C", named.id
    ) AS by_name
    FROM brands
  ) AS own_brand WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.own_domains ON CLUSTER main (
  brand_no UInt32,
  domains Array(String),
  nos Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'own_domains'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.prompt_ids ON CLUSTER main (
  prompt_no UInt64,
  id String
)
PRIMARY KEY prompt_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT prompt_no, id FROM (
    SELECT no AS prompt_no, id::text AS id FROM prompts
  ) AS prompt WHERE {condition}'
))
LAYOUT(DIRECT());

CREATE OR REPLACE DICTIONARY av.prompt_tags ON CLUSTER main (
  brand_no UInt32,
  nos Array(UInt32),
  tags Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, tags FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(tagged.no ORDER BY tagged.no, tagged.tag) AS nos,
      array_agg(tagged.tag ORDER BY tagged.no, tagged.tag) AS tags
    FROM brands
    JOIN (SELECT brand_id, no, unnest(tags) AS tag FROM prompts) AS tagged ON tagged.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_tags WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.prompt_texts ON CLUSTER main (
  brand_no UInt32,
  nos Array(UInt32),
  texts Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, texts FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(prompts.no ORDER BY prompts.no) AS nos,
      array_agg(prompts.text ORDER BY prompts.no) AS texts
    FROM brands
    JOIN prompts ON prompts.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_texts WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.prompt_topics ON CLUSTER main (
  brand_no UInt32,
  nos Array(UInt32),
  topics Array(String),
  languages Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, topics, languages FROM (
    SELECT
      brands.no AS brand_no,
      array_agg(prompts.no ORDER BY prompts.no) AS nos,
      array_agg(coalesce(prompts.topic, '''') ORDER BY prompts.no) AS topics,
      array_agg(coalesce(prompts.language, '''') ORDER BY prompts.no) AS languages
    FROM brands
    JOIN prompts ON prompts.brand_id = brands.id
    GROUP BY brands.no
  ) AS prompt_topics WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.roster ON CLUSTER main (
  brand_no UInt32,
  nos Array(UInt32),
  ids Array(String),
  names Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT brand_no, nos, ids, names FROM (
    SELECT brands.no AS brand_no, compared.nos, compared.ids, compared.names
    FROM brands
    CROSS JOIN LATERAL (
      SELECT
        array_agg(one.no ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS nos,
        array_agg(one.id::text ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS ids,
        array_agg(one.name ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS names
      FROM (
        SELECT 0 AS no, brands.competitor_id AS id, brands.name
        UNION ALL
        SELECT no, id, name FROM competitors WHERE brand_id = brands.id AND status = ''tracked''
      ) AS one
    ) AS compared
  ) AS roster WHERE {condition}'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.site_owners ON CLUSTER main (
  brand_no UInt32,
  nos Array(UInt32),
  owners Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'site_owners'
))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE OR REPLACE DICTIONARY av.site_types ON CLUSTER main (
  brand_no UInt32,
  domains Array(String),
  types Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'site_types'
))
LAYOUT(COMPLEX_KEY_DIRECT());
