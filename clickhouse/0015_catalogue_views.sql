-- What fills the rollups, as src/catalogue has it: the sums are what they were, written with its expressions, so that
-- a later change of them can be told (npm run -s rollups).
ALTER TABLE answers_day_of_answers MODIFY QUERY
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
FROM answers AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE answers_week_of_answers MODIFY QUERY
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
FROM answers AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE answers_month_of_answers MODIFY QUERY
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
FROM answers AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country;

ALTER TABLE answers_total_day_of_answers MODIFY QUERY
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
FROM answers AS t
GROUP BY brand_no, epoch, period, engine, country;

ALTER TABLE mentions_week_of_answers MODIFY QUERY
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
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE mentions_month_of_answers MODIFY QUERY
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
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE mentions_total_day_of_answers MODIFY QUERY
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
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, competitor_no;

ALTER TABLE citations_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

ALTER TABLE citations_month_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, domain;

ALTER TABLE citations_total_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain;

ALTER TABLE citations_total_month_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, engine, country, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, domain;

ALTER TABLE citations_domain_day_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE citations_domain_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;

ALTER TABLE citations_domain_month_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at,
  max(toUInt8(is_own_domain)) AS own
FROM (
SELECT brand_no, epoch, answered_at, item.1 AS domain, item.2 AS is_own_domain, item.3 AS first_of_domain
FROM answers ARRAY JOIN arrayZip(`citations.domain`, `citations.is_own_domain`, `citations.first_of_domain`) AS item
) AS t
GROUP BY brand_no, epoch, period, domain;
