-- One row per cited source, in the order of the sources in the answer. first_of_domain and first_of_url
-- mark the first citation of its domain, of its url, in its answer: their sums are the cited answers.
CREATE TABLE citations (
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
  citation.2 AS domain,
  citation.3 AS title,
  citation.5 AS kind,
  citation.6 AS is_own_domain,
  citation.7 AS first_of_domain,
  citation.8 AS first_of_url
FROM answers
ARRAY JOIN arrayZip(
  `citations.url`, `citations.domain`, `citations.title`, `citations.position`, `citations.kind`,
  `citations.is_own_domain`, `citations.first_of_domain`, `citations.first_of_url`
) AS citation;
