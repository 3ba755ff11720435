-- What the numbered files make together, written by "npm run -s schema". Nothing runs this file.

CREATE TABLE answers
(
    `brand_no` UInt32 CODEC(Delta(4), LZ4),
    `epoch` UInt16 CODEC(Delta(2), LZ4),
    `answered_at` DateTime64(3, 'UTC') CODEC(Delta(8), LZ4),
    `answer_id` UUID,
    `prompt_no` UInt32 CODEC(LZ4),
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `prompt_text` String CODEC(ZSTD(3)),
    `text` String CODEC(ZSTD(3)),
    `text_format` LowCardinality(String),
    `brand_mentioned` Bool CODEC(LZ4),
    `brand_position` UInt16 CODEC(LZ4),
    `brand_sentiment` Int16 CODEC(LZ4),
    `brands_ranked` UInt16 CODEC(ZSTD(1)),
    `citation_count` UInt16 CODEC(ZSTD(1)),
    `own_citations` UInt16 CODEC(LZ4),
    `mentions.competitor_no` Array(UInt32) CODEC(LZ4),
    `mentions.position` Array(UInt16) CODEC(LZ4),
    `mentions.sentiment` Array(Int16) CODEC(ZSTD(1)),
    `citations.url` Array(String) CODEC(ZSTD(1)),
    `citations.domain` Array(String) CODEC(ZSTD(1)),
    `citations.domain_no` Array(UInt32) DEFAULT arrayMap(domain -> toUInt32(0), `citations.domain`) CODEC(ZSTD(1)),
    `citations.title` Array(String) CODEC(ZSTD(1)),
    `citations.position` Array(UInt16) CODEC(ZSTD(1)),
    `citations.kind` Array(Enum8('linked' = 1, 'listed' = 2)) CODEC(ZSTD(1)),
    `citations.first_of_domain` Array(Bool) CODEC(ZSTD(1)),
    `citations.first_of_url` Array(Bool) CODEC(ZSTD(1)),
    `mentions_given` Bool DEFAULT false CODEC(ZSTD(1)),
    `unknown.key` Array(String) CODEC(ZSTD(1)),
    `unknown.name` Array(String) CODEC(ZSTD(1)),
    `unknown.domain` Array(String) CODEC(ZSTD(1)),
    `unknown.evidence` Array(UInt16) CODEC(ZSTD(1)),
    `sentiment_by` LowCardinality(String) DEFAULT if(mentions_given, 'given', 'lexicon'),
    `search_queries` Array(String) CODEC(ZSTD(3)),
    `searches_told` Bool DEFAULT false CODEC(ZSTD(1)),
    `sequence` UInt64 DEFAULT 0 CODEC(Delta(8), ZSTD(1)),
    INDEX by_answer_id answer_id TYPE bloom_filter GRANULARITY 1,
    INDEX by_sequence sequence TYPE minmax GRANULARITY 1
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE answers_day
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
    `positive` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `negative` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `own_citations` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mention_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `citation_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE answers_month
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
    `positive` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `negative` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `own_citations` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mention_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `citation_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE answers_prompt_day
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(LZ4),
    `answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(T64, LZ4),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64, LZ4),
    `positive` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `negative` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `own_citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `mention_rows` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `citation_rows` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4)
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE answers_total_day
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
    `positive` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `negative` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `own_citations` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mention_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `citation_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE answers_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(1)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(ZSTD(1)),
    `positive` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `negative` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `own_citations` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `mention_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1)),
    `citation_rows` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations
(
    `brand_no` UInt32 CODEC(Delta(4), LZ4),
    `epoch` UInt16 CODEC(Delta(2), LZ4),
    `answered_at` DateTime64(3, 'UTC') CODEC(Delta(8), LZ4),
    `answer_id` UUID CODEC(ZSTD(1)),
    `position` UInt16 CODEC(ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(1)),
    `country` LowCardinality(String) CODEC(ZSTD(1)),
    `url` String CODEC(ZSTD(6)),
    `domain_no` UInt32 CODEC(T64, LZ4),
    `title` String CODEC(ZSTD(6)),
    `kind` Enum8('linked' = 1, 'listed' = 2) CODEC(ZSTD(1)),
    `first_of_domain` Bool CODEC(LZ4),
    `first_of_url` Bool CODEC(ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, position)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_domain_day
(
    `brand_no` UInt32 CODEC(Delta(4), LZ4),
    `epoch` UInt16 CODEC(Delta(2), LZ4),
    `period` Date CODEC(Delta(2), LZ4),
    `domain_no` UInt32 CODEC(T64, LZ4),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4)
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_domain_month
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `domain_no` UInt32 CODEC(T64('bit'), ZSTD(1)),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_domain_week
(
    `brand_no` UInt32 CODEC(Delta(4), LZ4),
    `epoch` UInt16 CODEC(Delta(2), LZ4),
    `period` Date CODEC(Delta(2), LZ4),
    `domain_no` UInt32 CODEC(T64, LZ4),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(T64, LZ4)
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_month
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(1)),
    `country` LowCardinality(String) CODEC(ZSTD(1)),
    `domain_no` UInt32 CODEC(T64('bit'), ZSTD(1)),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_total_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(1)),
    `country` LowCardinality(String) CODEC(ZSTD(1)),
    `domain_no` UInt32 CODEC(T64('bit'), ZSTD(1)),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE citations_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(1)),
    `country` LowCardinality(String) CODEC(ZSTD(1)),
    `domain_no` UInt32 CODEC(T64('bit'), ZSTD(1)),
    `citations` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `cited_answers` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `last_cited_at` SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, domain_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `answered_at` DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
    `answer_id` UUID CODEC(ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(3)),
    `country` LowCardinality(String) CODEC(ZSTD(3)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `position` UInt16 CODEC(ZSTD(6)),
    `sentiment` Int16 CODEC(T64('bit'), ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(answered_at)
ORDER BY (brand_no, epoch, answered_at, answer_id, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_engine_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(3)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_month
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(3)),
    `country` LowCardinality(String) CODEC(ZSTD(3)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_prompt_day
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_prompt_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, LZ4),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_total_day
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(3)),
    `country` LowCardinality(String) CODEC(ZSTD(3)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE mentions_week
(
    `brand_no` UInt32 CODEC(Delta(4), ZSTD(1)),
    `epoch` UInt16 CODEC(Delta(2), ZSTD(1)),
    `period` Date CODEC(Delta(2), ZSTD(1)),
    `prompt_no` UInt32 CODEC(ZSTD(1)),
    `engine` LowCardinality(String) CODEC(ZSTD(3)),
    `country` LowCardinality(String) CODEC(ZSTD(3)),
    `competitor_no` UInt32 CODEC(ZSTD(9)),
    `mentions` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `ranked` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `position_sum` SimpleAggregateFunction(sum, UInt64) CODEC(T64, ZSTD(1)),
    `best` SimpleAggregateFunction(min, UInt16) CODEC(ZSTD(9)),
    `weight_sum` SimpleAggregateFunction(sum, UInt64) CODEC(ZSTD(9)),
    `weight_rest` SimpleAggregateFunction(sum, UInt64) DEFAULT toUInt64(((weight_sum + (369070246 * position_sum)) - (1269070246 * ranked)) - (100000000 * mentions)) CODEC(ZSTD(9)),
    `sentiment_sum` SimpleAggregateFunction(sum, Int64) CODEC(T64('bit'), ZSTD(1))
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(period)
ORDER BY (brand_no, epoch, period, prompt_no, engine, country, competitor_no)
SETTINGS non_replicated_deduplication_window = 10000, index_granularity = 8192;

CREATE TABLE schema_migrations
(
    `name` String,
    `statement` UInt16,
    `applied_at` DateTime('UTC') DEFAULT now()
)
ENGINE = MergeTree
ORDER BY (name, statement)
SETTINGS index_granularity = 8192;

CREATE MATERIALIZED VIEW answers_day_of_answers TO answers_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` UInt64,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_sum` UInt64,
    `sentiment_sum` Int64,
    `positive` UInt64,
    `negative` UInt64,
    `own_citations` UInt64,
    `mention_rows` UInt64,
    `citation_rows` UInt64
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    prompt_no,
    engine,
    country,
    sum(1) AS answers,
    sum(brand_mentioned) AS mentions,
    sum(brand_position > 0) AS ranked,
    sum(brand_position) AS position_sum,
    min(if(brand_position = 0, 65535, brand_position)) AS best,
    sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
    sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
    sum(brand_mentioned AND (brand_sentiment >= 2500)) AS positive,
    sum(brand_mentioned AND (brand_sentiment <= -2500)) AS negative,
    sum(t.own_citations) AS own_citations,
    sum(length(`mentions.competitor_no`)) AS mention_rows,
    sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country;

CREATE MATERIALIZED VIEW answers_month_of_answers TO answers_month
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` UInt64,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_sum` UInt64,
    `sentiment_sum` Int64,
    `positive` UInt64,
    `negative` UInt64,
    `own_citations` UInt64,
    `mention_rows` UInt64,
    `citation_rows` UInt64
)
AS SELECT
    brand_no,
    epoch,
    toStartOfMonth(answered_at) AS period,
    prompt_no,
    engine,
    country,
    sum(1) AS answers,
    sum(brand_mentioned) AS mentions,
    sum(brand_position > 0) AS ranked,
    sum(brand_position) AS position_sum,
    min(if(brand_position = 0, 65535, brand_position)) AS best,
    sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
    sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
    sum(brand_mentioned AND (brand_sentiment >= 2500)) AS positive,
    sum(brand_mentioned AND (brand_sentiment <= -2500)) AS negative,
    sum(t.own_citations) AS own_citations,
    sum(length(`mentions.competitor_no`)) AS mention_rows,
    sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country;

CREATE MATERIALIZED VIEW answers_prompt_day_of_answers TO answers_prompt_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `answers` UInt64,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_sum` UInt64,
    `sentiment_sum` Int64,
    `positive` UInt64,
    `negative` UInt64,
    `own_citations` UInt64,
    `mention_rows` UInt64,
    `citation_rows` UInt64
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    prompt_no,
    sum(1) AS answers,
    sum(brand_mentioned) AS mentions,
    sum(brand_position > 0) AS ranked,
    sum(brand_position) AS position_sum,
    min(if(brand_position = 0, 65535, brand_position)) AS best,
    sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
    sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
    sum(brand_mentioned AND (brand_sentiment >= 2500)) AS positive,
    sum(brand_mentioned AND (brand_sentiment <= -2500)) AS negative,
    sum(t.own_citations) AS own_citations,
    sum(length(`mentions.competitor_no`)) AS mention_rows,
    sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no;

CREATE MATERIALIZED VIEW answers_total_day_of_answers TO answers_total_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` UInt64,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_sum` UInt64,
    `sentiment_sum` Int64,
    `positive` UInt64,
    `negative` UInt64,
    `own_citations` UInt64,
    `mention_rows` UInt64,
    `citation_rows` UInt64
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    engine,
    country,
    sum(1) AS answers,
    sum(brand_mentioned) AS mentions,
    sum(brand_position > 0) AS ranked,
    sum(brand_position) AS position_sum,
    min(if(brand_position = 0, 65535, brand_position)) AS best,
    sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
    sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
    sum(brand_mentioned AND (brand_sentiment >= 2500)) AS positive,
    sum(brand_mentioned AND (brand_sentiment <= -2500)) AS negative,
    sum(t.own_citations) AS own_citations,
    sum(length(`mentions.competitor_no`)) AS mention_rows,
    sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY
    brand_no,
    epoch,
    period,
    engine,
    country;

CREATE MATERIALIZED VIEW answers_week_of_answers TO answers_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `answers` UInt64,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_sum` UInt64,
    `sentiment_sum` Int64,
    `positive` UInt64,
    `negative` UInt64,
    `own_citations` UInt64,
    `mention_rows` UInt64,
    `citation_rows` UInt64
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    prompt_no,
    engine,
    country,
    sum(1) AS answers,
    sum(brand_mentioned) AS mentions,
    sum(brand_position > 0) AS ranked,
    sum(brand_position) AS position_sum,
    min(if(brand_position = 0, 65535, brand_position)) AS best,
    sum(if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0)) AS weight_sum,
    sum(if(brand_mentioned, brand_sentiment, 0)) AS sentiment_sum,
    sum(brand_mentioned AND (brand_sentiment >= 2500)) AS positive,
    sum(brand_mentioned AND (brand_sentiment <= -2500)) AS negative,
    sum(t.own_citations) AS own_citations,
    sum(length(`mentions.competitor_no`)) AS mention_rows,
    sum(citation_count) AS citation_rows
FROM answers AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country;

CREATE MATERIALIZED VIEW citations_domain_day_of_answers TO citations_domain_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    domain_no;

CREATE MATERIALIZED VIEW citations_domain_month_of_answers TO citations_domain_month
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toStartOfMonth(answered_at) AS period,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    domain_no;

CREATE MATERIALIZED VIEW citations_domain_week_of_answers TO citations_domain_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    domain_no;

CREATE MATERIALIZED VIEW citations_month_of_answers TO citations_month
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toStartOfMonth(answered_at) AS period,
    prompt_no,
    engine,
    country,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        engine,
        country,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country,
    domain_no;

CREATE MATERIALIZED VIEW citations_of_answers TO citations
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `answered_at` DateTime64(3, 'UTC'),
    `answer_id` UUID,
    `position` UInt16,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `url` String,
    `domain_no` UInt32,
    `title` String,
    `kind` Enum8('linked' = 1, 'listed' = 2),
    `first_of_domain` Bool,
    `first_of_url` Bool
)
AS SELECT
    brand_no,
    epoch,
    answered_at,
    answer_id,
    citation.4 AS position,
    prompt_no,
    engine,
    country,
    citation.1 AS url,
    citation.2 AS domain_no,
    citation.3 AS title,
    citation.5 AS kind,
    citation.6 AS first_of_domain,
    citation.7 AS first_of_url
FROM answers
ARRAY JOIN arrayZip(`citations.url`, `citations.domain_no`, `citations.title`, `citations.position`, `citations.kind`, `citations.first_of_domain`, `citations.first_of_url`) AS citation;

CREATE MATERIALIZED VIEW citations_total_week_of_answers TO citations_total_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    engine,
    country,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        engine,
        country,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    engine,
    country,
    domain_no;

CREATE MATERIALIZED VIEW citations_week_of_answers TO citations_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `domain_no` UInt32,
    `citations` UInt64,
    `cited_answers` UInt64,
    `last_cited_at` DateTime64(3, 'UTC')
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    prompt_no,
    engine,
    country,
    domain_no,
    sum(1) AS citations,
    sum(first_of_domain) AS cited_answers,
    max(answered_at) AS last_cited_at
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        engine,
        country,
        item.1 AS domain_no,
        item.2 AS first_of_domain
    FROM answers
    ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country,
    domain_no;

CREATE MATERIALIZED VIEW mentions_engine_week_of_answers TO mentions_engine_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    prompt_no,
    engine,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        engine,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    competitor_no;

CREATE MATERIALIZED VIEW mentions_month_of_answers TO mentions_month
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toStartOfMonth(answered_at) AS period,
    prompt_no,
    engine,
    country,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        engine,
        country,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country,
    competitor_no;

CREATE MATERIALIZED VIEW mentions_of_answers TO mentions
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `answered_at` DateTime64(3, 'UTC'),
    `answer_id` UUID,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `competitor_no` UInt32,
    `position` UInt16,
    `sentiment` Int16
)
AS SELECT
    brand_no,
    epoch,
    answered_at,
    answer_id,
    prompt_no,
    engine,
    country,
    mention.1 AS competitor_no,
    mention.2 AS position,
    mention.3 AS sentiment
FROM answers
ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS mention;

CREATE MATERIALIZED VIEW mentions_prompt_day_of_answers TO mentions_prompt_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    prompt_no,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    competitor_no;

CREATE MATERIALIZED VIEW mentions_prompt_week_of_answers TO mentions_prompt_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    prompt_no,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    competitor_no;

CREATE MATERIALIZED VIEW mentions_total_day_of_answers TO mentions_total_day
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toDate(answered_at) AS period,
    engine,
    country,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        engine,
        country,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    engine,
    country,
    competitor_no;

CREATE MATERIALIZED VIEW mentions_week_of_answers TO mentions_week
(
    `brand_no` UInt32,
    `epoch` UInt16,
    `period` Date,
    `prompt_no` UInt32,
    `engine` LowCardinality(String),
    `country` LowCardinality(String),
    `competitor_no` UInt32,
    `mentions` UInt64,
    `ranked` UInt64,
    `position_sum` UInt64,
    `best` UInt16,
    `weight_rest` UInt64,
    `sentiment_sum` Int64
)
AS SELECT
    brand_no,
    epoch,
    toMonday(answered_at) AS period,
    prompt_no,
    engine,
    country,
    competitor_no,
    sum(1) AS mentions,
    sum(position > 0) AS ranked,
    sum(position) AS position_sum,
    min(if(position = 0, 65535, position)) AS best,
    sum(toUInt64((round(1000000000 / log2(greatest(position, 1) + 1)) + (369070246 * greatest(position, 1))) - 1369070246)) AS weight_rest,
    sum(sentiment) AS sentiment_sum
FROM
(
    SELECT
        brand_no,
        epoch,
        answered_at,
        prompt_no,
        engine,
        country,
        item.1 AS competitor_no,
        item.2 AS position,
        item.3 AS sentiment
    FROM answers
    ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY
    brand_no,
    epoch,
    period,
    prompt_no,
    engine,
    country,
    competitor_no;

CREATE DICTIONARY brand_config
(
    `brand_no` UInt32,
    `competitor_id` String,
    `name` String,
    `archived_prompts` Array(UInt32),
    `prompt_nos` Array(UInt32),
    `prompt_ids` Array(String),
    `prompt_intents` Array(String),
    `tracked_nos` Array(UInt32),
    `competitor_nos` Array(UInt32),
    `competitor_ids` Array(String),
    `competitor_names` Array(String),
    `brand_domains` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'brand_config'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY brand_rows
(
    `brand_no` UInt32,
    `prompts` String,
    `competitors` String
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'brand_rows'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY competitor_names
(
    `competitor_no` UInt64,
    `id` String,
    `name` String
)
PRIMARY KEY competitor_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT competitor_no, id, name FROM (\n    SELECT no AS competitor_no, id::text AS id, name FROM competitors\n  ) AS competitor WHERE {condition}'))
LAYOUT(DIRECT());

CREATE DICTIONARY domain_facts
(
    `domain` String,
    `content_type` Nullable(String),
    `rating` Nullable(Float64),
    `well_known` Nullable(String)
)
PRIMARY KEY domain
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'domain_facts'))
LIFETIME(MIN 30 MAX 60)
LAYOUT(COMPLEX_KEY_HASHED());

CREATE DICTIONARY domain_names
(
    `domain_no` UInt64,
    `domain` String
)
PRIMARY KEY domain_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT domain_no, domain FROM (\n    SELECT no AS domain_no, domain FROM cited_domains\n  ) AS cited WHERE {condition}'))
LIFETIME(MIN 0 MAX 0)
LAYOUT(CACHE(SIZE_IN_CELLS 1000000));

CREATE DICTIONARY own_brand
(
    `brand_no` UInt32,
    `competitor_id` String,
    `name` String,
    `by_name` Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT brand_no, competitor_id, name, by_name FROM (\n    SELECT no AS brand_no, competitor_id::text AS competitor_id, name, ARRAY(\n      SELECT named.no FROM (\n        SELECT 0 AS no, brands.name, brands.competitor_id AS id\n        UNION ALL\n        SELECT no, name, id FROM competitors WHERE brand_id = brands.id\n      ) AS named\n      ORDER BY lower(named.name COLLATE "pg_c_utf8"), named.name COLLATE "C", named.id\n    ) AS by_name\n    FROM brands\n  ) AS own_brand WHERE {condition}'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY own_domains
(
    `brand_no` UInt32,
    `domains` Array(String),
    `nos` Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'own_domains'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY prompt_ids
(
    `prompt_no` UInt64,
    `id` String
)
PRIMARY KEY prompt_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT prompt_no, id FROM (\n    SELECT no AS prompt_no, id::text AS id FROM prompts\n  ) AS prompt WHERE {condition}'))
LAYOUT(DIRECT());

CREATE DICTIONARY prompt_tags
(
    `brand_no` UInt32,
    `nos` Array(UInt32),
    `tags` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT brand_no, nos, tags FROM (\n    SELECT\n      brands.no AS brand_no,\n      array_agg(tagged.no ORDER BY tagged.no, tagged.tag) AS nos,\n      array_agg(tagged.tag ORDER BY tagged.no, tagged.tag) AS tags\n    FROM brands\n    JOIN (SELECT brand_id, no, unnest(tags) AS tag FROM prompts) AS tagged ON tagged.brand_id = brands.id\n    GROUP BY brands.no\n  ) AS prompt_tags WHERE {condition}'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY prompt_texts
(
    `brand_no` UInt32,
    `nos` Array(UInt32),
    `texts` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT brand_no, nos, texts FROM (\n    SELECT\n      brands.no AS brand_no,\n      array_agg(prompts.no ORDER BY prompts.no) AS nos,\n      array_agg(prompts.text ORDER BY prompts.no) AS texts\n    FROM brands\n    JOIN prompts ON prompts.brand_id = brands.id\n    GROUP BY brands.no\n  ) AS prompt_texts WHERE {condition}'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY prompt_topics
(
    `brand_no` UInt32,
    `nos` Array(UInt32),
    `topics` Array(String),
    `languages` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT brand_no, nos, topics, languages FROM (\n    SELECT\n      brands.no AS brand_no,\n      array_agg(prompts.no ORDER BY prompts.no) AS nos,\n      array_agg(coalesce(prompts.topic, \'\') ORDER BY prompts.no) AS topics,\n      array_agg(coalesce(prompts.language, \'\') ORDER BY prompts.no) AS languages\n    FROM brands\n    JOIN prompts ON prompts.brand_id = brands.id\n    GROUP BY brands.no\n  ) AS prompt_topics WHERE {condition}'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY roster
(
    `brand_no` UInt32,
    `nos` Array(UInt32),
    `ids` Array(String),
    `names` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} QUERY 'SELECT brand_no, nos, ids, names FROM (\n    SELECT brands.no AS brand_no, compared.nos, compared.ids, compared.names\n    FROM brands\n    CROSS JOIN LATERAL (\n      SELECT\n        array_agg(one.no ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS nos,\n        array_agg(one.id::text ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS ids,\n        array_agg(one.name ORDER BY lower(one.name COLLATE "pg_c_utf8"), one.name COLLATE "C", one.id) AS names\n      FROM (\n        SELECT 0 AS no, brands.competitor_id AS id, brands.name\n        UNION ALL\n        SELECT no, id, name FROM competitors WHERE brand_id = brands.id AND status = \'tracked\'\n      ) AS one\n    ) AS compared\n  ) AS roster WHERE {condition}'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY site_owners
(
    `brand_no` UInt32,
    `nos` Array(UInt32),
    `owners` Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'site_owners'))
LAYOUT(COMPLEX_KEY_DIRECT());

CREATE DICTIONARY site_types
(
    `brand_no` UInt32,
    `domains` Array(String),
    `types` Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(HOST {host} PORT {port} USER {user} PASSWORD {password} DB {db} SCHEMA 'public' TABLE 'site_types'))
LAYOUT(COMPLEX_KEY_DIRECT());
